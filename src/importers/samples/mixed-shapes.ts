import {
  addRuns,
  commonRuns,
  DIGIT,
  escaped,
  LOWER,
  openRun,
  PLAIN_TEXT,
  type Run,
  runsOf,
  UPPER,
} from './text-shape.ts';

const LENGTH_MAX = 40;
/** Columns of more shapes are free text, unless few texts have the others. */
const SHAPES_MAX = 12;
const OTHERS_MAX = 20;
const OTHERS_PERCENT = 5;
/** Units of sizes, weights, lengths and times say nothing about a row. */
const UNITS: ReadonlySet<string> = new Set(
  'B KB MB GB TB kB KiB MiB GiB k K M kg g mg lb lbs oz t m cm mm km mi ft in s ms min h hr hrs d l ml W kW V A Hz MHz GHz C F x px am pm AM PM'.split(
    ' ',
  ),
);
/** In percent of many texts: fewer are exceptions. */
const RARE_PERCENT = 1;
const MANY = 100;
/** Fewer texts can have the same letters by chance. */
const SAME_MIN = 3;

interface Shape {
  readonly runs: readonly Run[];
  /** The texts of each run, while there are few. */
  readonly texts: readonly Set<string>[];
  readonly hasWords: boolean;
  /** How many different texts there are. */
  count: number;
  rows: number;
}

/** A form of some texts of a column, with how many rows have it. */
export interface PatternForm {
  readonly pattern: string;
  readonly count: number;
}

/** Finds the forms of codes and measures that have several, such as 10 KB beside 1.5 MB, or SW1A 1AA beside M1 1AE. */
export class MixedShapes {
  #shapes: Shape[] | undefined = [];
  #count = 0;
  #rows = 0;
  /** Texts of other shapes. */
  #others = 0;

  /** @param rows that have the text */
  add(text: string, rows: number): void {
    if (this.#shapes === undefined) return;
    const runs = text.length > LENGTH_MAX || !PLAIN_TEXT.test(text) ? [] : runsOf(text);
    this.#count++;
    this.#rows += rows;
    const words = runs.map(isWord);
    const hasWords = words.includes(true);
    const isAlike = (shape: Shape) =>
      !hasWords || runs.every((run, i) => !words[i] || run.text === shape.runs[i]?.text);
    const shape = this.#shapes.find((each) => isAlike(each) && addRuns(each.runs, runs));
    if (shape) {
      shape.count++;
      shape.rows += rows;
      for (const [i, { text: part = '' }] of runs.entries()) addText(shape.texts[i], part);
    } else if (runs.length > 0 && this.#shapes.length < SHAPES_MAX) {
      const texts = runs.map(({ text: part = '' }) => new Set([part]));
      this.#shapes.push({ runs: commonRuns(runs), texts, hasWords, count: 1, rows });
    } else this.#addOther();
  }

  #addOther(): void {
    this.#others++;
    if (this.#others > OTHERS_MAX && !this.#areFew(this.#others)) this.#shapes = undefined;
  }

  #areFew(others: number, all = this.#count): boolean {
    return others * 100 <= OTHERS_PERCENT * all;
  }

  /** The forms, with how many rows have each. Undefined if the texts have too many, or no digits. */
  forms(isCoarse: boolean): readonly PatternForm[] | undefined {
    const least = this.#rows < MANY ? 1 : (RARE_PERCENT * this.#rows) / 100;
    const shapes = (this.#shapes ?? []).filter(
      ({ rows, hasWords }) => rows >= (hasWords ? Math.max(SAME_MIN, least) : least),
    );
    const rows = shapes.reduce((sum, shape) => sum + shape.rows, 0);
    const hasDigits = shapes.every(({ runs }) => runs.some(({ kind }) => kind === DIGIT));
    const [main] = shapes.toSorted((one, other) => other.rows - one.rows);
    const hasNames = shapes.some(({ runs }) => runs.some(isName));
    const isWhole = this.#areFew(this.#rows - rows, this.#rows);
    if (this.#count < 3 || main === undefined || !hasDigits || hasNames || !isWhole) return undefined;
    return shapes.map((shape) => ({ pattern: patternOf(shape, main, isCoarse), count: shape.rows }));
  }
}

/** A regular expression for all forms, without `^` and `$`. */
export const patternOfForms = (forms: readonly PatternForm[]) =>
  forms.length === 1 ? forms[0]?.pattern : `(${forms.map(({ pattern }) => pattern).join('|')})`;

/** Most texts have the first form of several. */
export const haveMainForm = (forms: readonly PatternForm[]) =>
  Math.max(...forms.map(({ count }) => count)) * 5 >= 4 * forms.reduce((sum, { count }) => sum + count, 0);

/** More different texts than there are units are not all units. */
function addText(texts: Set<string> | undefined, text: string): void {
  if (texts !== undefined && texts.size <= UNITS.size) texts.add(text);
}

/** So many small letters are a word, even next to digits. */
const WORD_MIN = 4;

/** Small letters that are more than a unit: behind a capital, or a few that no digit is next to. */
function isWord({ kind, min, text = '' }: Run, i: number, runs: readonly Run[]): boolean {
  if (kind !== LOWER || UNITS.has(text)) return false;
  const around = [runs[i - 1]?.kind, runs[i + 1]?.kind];
  return around[0] === UPPER || min > WORD_MIN || (min > 2 && !around.includes(DIGIT));
}

/** Small letters of several lengths next to digits are names, as in `paris12`. */
function isName({ kind, min, max, text }: Run): boolean {
  return (
    text === undefined &&
    min !== max &&
    ((kind === LOWER && max > 3) || (kind === UPPER && max > CODE_LENGTH_MAX))
  );
}

/** Longer runs of capitals of several lengths are words. */
const CODE_LENGTH_MAX = 5;

/** The digits behind the plus sign at the start of a phone number, which all numbers of a country have. */
function isCallingCode({ min }: Run, i: number, [first]: readonly Run[]): boolean {
  return i === 1 && first?.text === '+' && min <= 3;
}

/** @param main the shape of most texts, whose digits show which digits there are in shapes of a few texts */
function patternOf({ runs, texts, rows, count }: Shape, main: Shape, isCoarse: boolean): string {
  const parts = runs.map((run, i) => {
    const units = [...(texts[i] ?? [])];
    const canStay = run.kind !== DIGIT || isCallingCode(run, i, runs);
    const isSame = run.text !== undefined && canStay && rows >= SAME_MIN;
    if (run.kind === 0 || isSame) return escaped(run.text ?? '');
    const isLast = i > 0 && i === runs.length - 1;
    if (isLast && run.kind !== DIGIT && units.every((unit) => UNITS.has(unit))) {
      return units.length === 1 ? escaped(units[0] ?? '') : `(${units.join('|')})`;
    }
    const isLike = (one: Run) => one.kind === run.kind && one.min === run.min && one.max === run.max;
    const shown = count < main.count && run.kind === DIGIT ? main.runs.find(isLike) : undefined;
    // Texts of this form can begin with zeros that those of the main one have not.
    const isZero = run.isZero || shown?.isZero === true;
    const isPadded = run.isPadded || shown?.isPadded === true;
    return openRun({ ...(shown ?? run), text: undefined, isZero, isPadded }, isCoarse, runs[i - 1]);
  });
  return parts.join('');
}
