import { charactersOf } from '../../expression/character-set.ts';
import { CALENDAR, DAY_MS } from '../../expression/dates.ts';
import { DIGITS } from '../characters.ts';
import type { TextEntries } from '../text-combinations.ts';
import { knownFacts, type TextPart } from '../text-facts.ts';

/** How far back the dates in names reach. */
const DAYS_BACK = 730;
/** From 7 in the morning on, 16 hours. */
const FIRST_SECOND = 7 * 3600;
const SECONDS = 16 * 3600;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function timeAt(second: number): string {
  return [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(twoDigits).join('');
}

const entriesOf = (list: readonly string[]): TextEntries => ({
  count: list.length,
  at: (index) => list[index] ?? '',
});

/** The different texts that days have, such as their months. */
function spans(days: readonly string[], spanOf: (day: string) => string): TextEntries {
  return entriesOf([...new Set(days.map((day) => `-${spanOf(day)}`))]);
}

const quarterOf = (day: string) => `q${Math.ceil(Number(day.slice(5, 7)) / 3)}-${day.slice(0, 4)}`;

interface Ending {
  readonly facts: TextPart;
  /** @param days the last ones, as YYYY-MM-DD */
  readonly entries: (days: readonly string[]) => TextEntries;
}

const digitsWith = (signs: string, length: number) => knownFacts(length, charactersOf([...DIGITS, ...signs]));
const listed = (list: readonly string[]): Ending => ({ facts: list, entries: () => entriesOf(list) });

/** By the letters that stand for them in the table. */
export const ENDINGS = {
  '0': listed(['']),
  c: {
    facts: digitsWith('', 4),
    entries: () => ({ count: 9999, at: (index) => String(index + 1).padStart(4, '0') }),
  },
  d: { facts: digitsWith('-', '-2026-03-14'.length), entries: (days) => spans(days, (day) => day) },
  m: { facts: digitsWith('-', '-2026-03'.length), entries: (days) => spans(days, (day) => day.slice(0, 7)) },
  n: {
    facts: digitsWith('-', '-1001'.length),
    entries: () => ({ count: 8999, at: (index) => `-${index + 1001}` }),
  },
  q: { facts: digitsWith('-q', '-q1-2026'.length), entries: (days) => spans(days, quarterOf) },
  s: listed(Array.from({ length: 24 }, (_, number) => `-${twoDigits(number + 1)}`)),
  t: {
    facts: digitsWith('_', '20260314_181502'.length),
    entries: (days) => ({
      count: days.length * SECONDS,
      at(index) {
        const day = days[Math.floor(index / SECONDS)] ?? '';
        return `${day.replaceAll('-', '')}_${timeAt(FIRST_SECOND + (index % SECONDS))}`;
      },
    }),
  },
  v: listed(['-v2', '-v3', '-v4', '-draft', '-final']),
  y: { facts: digitsWith('-', '-2026'.length), entries: (days) => spans(days, (day) => day.slice(0, 4)) },
} satisfies Record<string, Ending>;

export type Letter = keyof typeof ENDINGS;

export const isLetter = (letter: string): letter is Letter => Object.hasOwn(ENDINGS, letter);

/** The last days, the latest first. */
export function daysBefore(now: number): readonly string[] {
  return Array.from({ length: DAYS_BACK }, (_, back) =>
    new Date(Math.max(CALENDAR.min, now - back * DAY_MS)).toISOString().slice(0, 10),
  );
}
