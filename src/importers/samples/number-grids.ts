import { decimalsOf } from './cell.ts';
import { endsOf } from './ends.ts';

type Entry = readonly [value: number, count: number];

/** Numbers that are multiples of a step from the least one on. */
export interface GridNumbers {
  readonly step: number;
  readonly decimals: number;
  readonly entries: readonly Entry[];
}

/** Steps that people count in, as multiples of a power of ten. */
const STEPS = [1, 2.5, 5];
const POWERS = 18;
/** So many rows of 100 have the step of a column. Numbers of the others are moved to it. */
const WHOLE_PERCENT = 95;
/** Rows that show a step, and different numbers. */
const ROWS_MIN = 20;
const DISTINCT_MIN = 4;
/** A part of the numbers with a longer step of their own has so many percent of the rows beyond those that are there by chance. */
const PART_PERCENT = 20;
const PARTS_MAX = 3;
/** So many different numbers show the steps of all. */
const SHOWN_MAX = 5000;
/** Decimals of prices, and in how many ways they can end. */
const CENTS = 2;
const ENDINGS_MAX = 5;

/** Divides numbers by the steps they have: prices of 95 % are multiples of 50, and of 60 % of 1,000. At least one part. */
export function numberGrids(entries: readonly Entry[], decimals: number): readonly GridNumbers[] {
  const byLength = decimals >= LONG_DECIMALS_MIN ? gridsByLength(entries, decimals) : undefined;
  if (byLength) return byLength;
  const scale = Number(`1e${decimals}`);
  const all = entries.map(([value, count]): Entry => [Math.round(value * scale), count]);
  const values = all.map(([value]) => value);
  const endings = decimals === CENTS ? partsByEnding(all) : undefined;
  if (endings)
    return endings.map((own) => ({
      step: 1,
      decimals,
      entries: own.map(([value, count]) => [value / scale, count]),
    }));
  const isExact = values.every((value) => Number.isSafeInteger(value));
  const [least, most] = endsOf(values);
  const hasSteps = isExact && rowsIn(all) >= ROWS_MIN && all.length >= DISTINCT_MIN;
  const longer = hasSteps ? stepsUpTo((most - least) / 3) : [];
  return dividedBy(longer, all, 1, PARTS_MAX).map(({ step, entries: own }) => ({
    ...writtenIn(step, decimals),
    entries: own.map(([value, count]): Entry => [value / scale, count]),
  }));
}

/** Quotients such as 1.3333333333333333 have so many digits after the point, and written numbers have fewer. */
const LONG_DECIMALS_MIN = 6;
const SHORT_DECIMALS_MAX = 3;
const SHORT_PERCENT_MIN = 20;
/** A quotient of so many rows tells about none of them. So many quotients can be values of their own. */
const QUOTIENT_COUNT_MIN = 3;
const QUOTIENTS_MAX = 12;

/** Numbers of a few digits after the point beside quotients of many digits. Undefined unless there are both, and nothing between. */
function gridsByLength(entries: readonly Entry[], decimals: number): readonly GridNumbers[] | undefined {
  const digitsOf = ([value]: Entry) => decimalsOf(String(value));
  const short = entries.filter((entry) => digitsOf(entry) <= SHORT_DECIMALS_MAX);
  const long = entries.filter((entry) => digitsOf(entry) >= LONG_DECIMALS_MIN);
  const [rows, shortRows, longRows] = [entries, short, long].map(rowsIn);
  if (rows === undefined || shortRows === undefined || longRows === undefined) return undefined;
  const areBoth = shortRows * 100 >= SHORT_PERCENT_MIN * rows && long.length > 0;
  if (!areBoth || (rows - shortRows - longRows) * 100 > (100 - WHOLE_PERCENT) * rows) return undefined;
  const repeated = long
    .filter(([, count]) => count >= QUOTIENT_COUNT_MIN)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, QUOTIENTS_MAX);
  const areRepeated = 2 * rowsIn(repeated) >= longRows;
  const quotients = areRepeated ? repeated.map((entry) => [entry]) : [long];
  const most = Math.max(0, ...short.map(digitsOf));
  return [
    ...numberGrids(short, most),
    ...quotients.map((own) => ({ step: Number(`1e-${decimals}`), decimals, entries: own })),
  ];
}

/** Prices that end in a few ways, such as .99, .95 and .00, by their ends. Undefined if they end in others or in one digit. */
function partsByEnding(entries: readonly Entry[]): readonly (readonly Entry[])[] | undefined {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const end = entry[0] % 100;
    const group = groups.get(end);
    if (group) group.push(entry);
    else groups.set(end, [entry]);
    if (groups.size > ENDINGS_MAX * DISTINCT_MIN) return undefined;
  }
  const rows = rowsIn(entries);
  const frequent = [...groups].filter(([, own]) => rowsIn(own) * 100 >= (100 - WHOLE_PERCENT) * rows);
  const parts = frequent.map(([, own]) => own);
  const isPrice = frequent.some(([end]) => end % 10 !== 0) || frequent.some(([end]) => end === 90);
  const isWhole = rowsIn(parts.flat()) * 100 >= WHOLE_PERCENT * rows;
  return rows >= ROWS_MIN && isPrice && isWhole && parts.length <= ENDINGS_MAX ? parts : undefined;
}

/** Three integers for each power of ten. */
function stepsUpTo(longest: number): readonly number[] {
  return Array.from({ length: POWERS }, (_, power) => STEPS.map((step) => Number(`${step}e${power}`)))
    .flat()
    .filter((step) => Number.isInteger(step) && step > 1 && step <= longest);
}

interface UnitNumbers {
  readonly step: number;
  readonly entries: readonly Entry[];
}

function dividedBy(
  longer: readonly number[],
  entries: readonly Entry[],
  shortest: number,
  partsMax: number,
): readonly UnitNumbers[] {
  const each = Math.ceil(entries.length / SHOWN_MAX);
  const shown = each > 1 ? entries.filter((_, i) => mixed(i) % each === 0) : entries;
  const rows = rowsIn(shown);
  const counts = new Map(longer.map((step) => [step, rowsIn(shown.filter(([value]) => value % step === 0))]));
  const on = (step: number) => counts.get(step) ?? rows;
  const whole = longer.findLast((step) => step % shortest === 0 && on(step) * 100 >= WHOLE_PERCENT * rows);
  const step = whole ?? shortest;
  const excess = (other: number) => 1 - (1 - on(other) / rows) / (1 - step / other);
  const coarse = longer.filter((other) => other > step && other % step === 0);
  const most = Math.max(0, ...coarse.map(excess));
  const part = coarse.findLast((other) => excess(other) >= 0.8 * most);
  if (part === undefined || most * 100 < PART_PERCENT || partsMax === 1) {
    return [{ step, entries: moved(entries, step) }];
  }
  const isOn = ([value]: Entry) => value % part === 0;
  const inside = entries.filter(isOn);
  return [
    {
      step,
      entries: moved(
        entries.filter((entry) => !isOn(entry)),
        step,
      ),
    },
    ...dividedBy(longer, inside, part, partsMax - 1),
  ];
}

/** Spreads integers by a multiple of 2^32 / 1.618: each tenth of successive numbers would have a step of 10. */
const mixed = (i: number) => Math.imul(i, 0x9e3779b1) >>> 16;

const rowsIn = (entries: readonly Entry[]) => entries.reduce((sum, [, count]) => sum + count, 0);

const moved = (entries: readonly Entry[], step: number) =>
  step === 1 ? entries : entries.map(([value, count]): Entry => [Math.round(value / step) * step, count]);

/** A step in units of the last decimal as a number, with the digits after its point. */
function writtenIn(step: number, decimals: number): Pick<GridNumbers, 'step' | 'decimals'> {
  let [digits, units] = [decimals, step];
  for (; digits > 0 && units % 10 === 0; digits--) units /= 10;
  return { step: units / Number(`1e${digits}`), decimals: digits };
}
