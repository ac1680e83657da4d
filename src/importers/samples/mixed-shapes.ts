import { addRuns, DIGIT, escaped, LOWER, openRun, type Run, runsOf, UPPER } from './text-shape.ts';

const LENGTH_MAX = 40;
/** Columns of more shapes are free text. */
const SHAPES_MAX = 12;
/** Units of sizes, weights, lengths and times say nothing about a row. */
const UNITS: ReadonlySet<string> = new Set(
  'B KB MB GB TB kB KiB MiB GiB k K M kg g mg lb lbs oz t m cm mm km mi ft in s ms min h hr hrs d l ml W kW V A Hz MHz GHz C F x px am pm AM PM'.split(
    ' ',
  ),
);
/** In percent of many texts: a pattern draws each shape equally often, so it leaves out shapes that fewer texts have. */
const RARE_PERCENT = 5;
const MANY = 100;
/** Fewer texts can have the same letters by chance. */
const SAME_MIN = 3;

interface Shape {
  readonly runs: readonly Run[];
  /** The texts of each run, while there are few. */
  readonly texts: readonly Set<string>[];
  count: number;
}

/** Finds the forms of codes and measures that have several, such as 10 KB beside 1.5 MB, or SW1A 1AA beside M1 1AE. */
export class MixedShapes {
  #shapes: Shape[] | undefined = [];
  #count = 0;

  add(text: string): void {
    if (this.#shapes === undefined) return;
    const runs = text.length > LENGTH_MAX || !/^[\x20-\x7e]*$/.test(text) ? [] : runsOf(text);
    this.#count++;
    if (runs.length === 0 || runs.some(isWord)) {
      this.#shapes = undefined;
      return;
    }
    const shape = this.#shapes.find((each) => addRuns(each.runs, runs));
    if (shape) {
      shape.count++;
      for (const [i, { text: part = '' }] of runs.entries()) addText(shape.texts[i], part);
    } else this.#shapes.push({ runs, texts: runs.map(({ text: part = '' }) => new Set([part])), count: 1 });
    if (this.#shapes.length > SHAPES_MAX) this.#shapes = undefined;
  }

  #commonShapes(): readonly Shape[] {
    const shapes = this.#shapes ?? [];
    return this.#count < MANY
      ? shapes
      : shapes.filter(({ count }) => count * 100 >= RARE_PERCENT * this.#count);
  }

  /** A regular expression without `^` and `$`. Undefined if the texts have too many forms, or no digits. */
  found(): string | undefined {
    const shapes = this.#commonShapes();
    const hasDigits = shapes.every(({ runs }) => runs.some(({ kind }) => kind === DIGIT));
    if (this.#count < 3 || shapes.length === 0 || !hasDigits) return undefined;
    const patterns = shapes.map(patternOf);
    return patterns.length === 1 ? patterns[0] : `(${patterns.join('|')})`;
  }
}

/** More different texts than there are units are not all units. */
function addText(texts: Set<string> | undefined, text: string): void {
  if (texts !== undefined && texts.size <= UNITS.size) texts.add(text);
}

/** Small letters that are more than a unit: behind a capital, or a few that no digit is next to. */
function isWord({ kind, min, text = '' }: Run, i: number, runs: readonly Run[]): boolean {
  if (kind !== LOWER || UNITS.has(text)) return false;
  const around = [runs[i - 1]?.kind, runs[i + 1]?.kind];
  return around[0] === UPPER || (min > 2 && !around.includes(DIGIT));
}

/** The digits behind the plus sign at the start of a phone number, which all numbers of a country have. */
function isCallingCode({ min }: Run, i: number, [first]: readonly Run[]): boolean {
  return i === 1 && first?.text === '+' && min <= 3;
}

function patternOf({ runs, texts, count }: Shape): string {
  const parts = runs.map((run, i) => {
    const units = [...(texts[i] ?? [])];
    const canStay = run.kind !== DIGIT || isCallingCode(run, i, runs);
    const isSame = run.text !== undefined && canStay && count >= SAME_MIN;
    if (run.kind === 0 || isSame) return escaped(run.text ?? '');
    const isLast = i > 0 && i === runs.length - 1;
    if (isLast && run.kind !== DIGIT && units.every((unit) => UNITS.has(unit))) {
      return units.length === 1 ? escaped(units[0] ?? '') : `(${units.join('|')})`;
    }
    return openRun({ ...run, text: undefined });
  });
  return parts.join('');
}
