import { CALENDAR, DAY_MS } from '../../expression/dates.ts';
import { createIsoTexts } from '../../expression/iso-time.ts';
import { numberOnCircle } from '../../random/circle.ts';

/** What can follow the beginning of a name, by an index from 0 to below `count`. */
export interface Endings {
  readonly count: number;
  readonly at: (index: number) => string;
}

/** How far back the dates in names reach. */
const DAYS_BACK = 730;
/** From 7 in the morning on, 16 hours. */
const FIRST_SECOND = 7 * 3600;
const SECONDS = 16 * 3600;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function timeAt(second: number): string {
  return [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(twoDigits).join('');
}

const entriesOf = (list: readonly string[]): Endings => ({
  count: list.length,
  at: (index) => list[index] ?? '',
});

/** A text that each day has, such as its month. */
function spans(days: readonly string[], spanOf: (day: string) => string): Endings {
  return { count: days.length, at: (index) => `-${spanOf(days[index] ?? '')}` };
}

const quarterOf = (day: string) => `q${Math.ceil(Number(day.slice(5, 7)) / 3)}-${day.slice(0, 4)}`;

export const SERIES = Array.from({ length: 24 }, (_, number) => `-${twoDigits(number + 1)}`);
export const VERSIONS = ['-v2', '-v3', '-v4', '-draft', '-final'];

/** By the letters that stand for them in the table. `days` are the last ones, as YYYY-MM-DD. */
const ENDINGS = {
  '0': () => entriesOf(['']),
  c: () => ({ count: 9999, at: (index) => String(index + 1).padStart(4, '0') }),
  d: (days) => spans(days, (day) => day),
  m: (days) => spans(days, (day) => day.slice(0, 7)),
  n: () => ({ count: 8999, at: (index) => `-${index + 1001}` }),
  q: (days) => spans(days, quarterOf),
  s: () => entriesOf(SERIES),
  t: (days) => ({
    count: days.length * SECONDS,
    at(index) {
      const day = days[Math.floor(index / SECONDS)] ?? '';
      return `${day.replaceAll('-', '')}_${timeAt(FIRST_SECOND + (index % SECONDS))}`;
    },
  }),
  v: () => entriesOf(VERSIONS),
  y: (days) => spans(days, (day) => day.slice(0, 4)),
} satisfies Record<string, (days: readonly string[]) => Endings>;

export type Letter = keyof typeof ENDINGS;

export const isLetter = (letter: string): letter is Letter => Object.hasOwn(ENDINGS, letter);

/** The last days. A day keeps its place as long as it is one of them. */
function daysBefore(now: number): readonly string[] {
  const { date } = createIsoTexts();
  const first = Math.floor(now / DAY_MS) - DAYS_BACK;
  return Array.from({ length: DAYS_BACK }, (_, place) =>
    date(Math.max(CALENDAR.min, numberOnCircle(first, DAYS_BACK, place) * DAY_MS)),
  );
}

/** The endings of names by letter. Dates in them are before `now`, in milliseconds since 1970 UTC. */
export function endingsAt(now: number): (letter: Letter) => Endings {
  const days = daysBefore(now);
  const known = new Map<Letter, Endings>();
  return (letter) => {
    const found = known.get(letter) ?? ENDINGS[letter](days);
    known.set(letter, found);
    return found;
  };
}
