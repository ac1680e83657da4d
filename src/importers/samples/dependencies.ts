import type { SourceDependency } from '../source-tables.ts';
import type { TextsOfColumn } from './null-states.ts';

/** Columns of more different values have no list that a formula could compare. */
const VALUES_MAX = 100;
/** Values of the deciding column occur so often on average. */
const COUNT_MIN = 5;
/** The natural logarithm of a chance of one in a million. */
const LOG_CHANCE_MAX = Math.log(1e-6);
/** All pairs of so many columns are compared in each row. */
const COLUMNS_MAX = 30;
const NUMBERS_MAX = 15;
/** Fewer rows could be in ranges by chance. */
const RANGE_ROWS_MIN = 30;
/** The code of no value. */
const NONE = -1;

/** A column of few different texts, numbered in the order of their first rows. An empty text is null. */
class FewTexts {
  readonly name: string;
  readonly index: number;
  readonly codes = new Map<string, number>();
  readonly counts: number[] = [];

  constructor({ name, index }: TextsOfColumn) {
    this.name = name;
    this.index = index;
  }

  get isFew(): boolean {
    return this.counts.length <= VALUES_MAX;
  }

  codeOf(text: string): number {
    const code = this.codes.get(text) ?? this.counts.push(0) - 1;
    this.codes.set(text, code);
    this.counts[code] = (this.counts[code] ?? 0) + 1;
    return code;
  }
}

interface Pair {
  readonly source: number;
  readonly target: number;
  /** The value of the target for each value of the source. */
  readonly map: number[];
}

/** A target whose values belong to ranges of numbers. */
interface RangePair {
  readonly source: TextsOfColumn;
  readonly target: number;
  /** The least and the greatest number of each value of the target. */
  readonly ranges: (readonly [number, number])[];
  /** The value of the target in rows without a number. */
  ofNull: number;
}

/** Finds columns that another one decides: the label of a code, the country of a city, the group of an age. */
export class Dependencies {
  readonly #columns: readonly FewTexts[];
  readonly #codes: number[];
  #pairs: readonly Pair[];
  #ranges: readonly RangePair[];
  #rows = 0;

  /** @param numbers the columns that hold numbers alone */
  constructor(columns: readonly TextsOfColumn[], numbers: readonly TextsOfColumn[]) {
    const few = columns.filter(({ texts }) => new Set(texts).size <= VALUES_MAX).slice(0, COLUMNS_MAX);
    this.#columns = few.map((column) => new FewTexts(column));
    this.#codes = few.map(() => NONE);
    this.#pairs = few.flatMap((_, source) =>
      few.flatMap((__, target) => (source === target ? [] : [{ source, target, map: [] }])),
    );
    this.#ranges = numbers
      .slice(0, NUMBERS_MAX)
      .flatMap((source) =>
        few.flatMap(({ index }, target) =>
          index === source.index ? [] : [{ source, target, ranges: [], ofNull: NONE }],
        ),
      );
    const [{ texts } = { texts: [] }] = columns;
    for (const row of texts.keys()) this.add((index) => columns[index]?.texts[row] ?? '');
  }

  /** @param textOf the text of the row's cell in a column; empty for null */
  add(textOf: (index: number) => string): void {
    if (this.#pairs.length === 0 && this.#ranges.length === 0) return;
    this.#rows++;
    let isSame = true;
    for (const [i, column] of this.#columns.entries()) {
      const code = column.isFew ? column.codeOf(textOf(column.index)) : NONE;
      isSame &&= code === this.#codes[i];
      this.#codes[i] = code;
    }
    const isFew = (i: number) => this.#columns[i]?.isFew === true;
    const codeOf = (i: number) => this.#codes[i] ?? NONE;
    if (!isSame) {
      this.#pairs = kept(
        this.#pairs,
        (pair) => isFew(pair.source) && isFew(pair.target) && agrees(pair, codeOf),
      );
    }
    this.#ranges = kept(
      this.#ranges,
      (pair) => isFew(pair.target) && isApart(pair, codeOf(pair.target), textOf(pair.source.index)),
    );
  }

  /** Those with the fewest values of the deciding column come first. */
  result(): readonly SourceDependency[] {
    const ofValues = this.#pairs
      .filter((pair) => this.#isSure(pair))
      .map(({ source, target, map }) => {
        const [own, other] = [this.#columns[target], this.#columns[source]];
        const values = [...(other?.codes ?? [])].map(
          ([text, code]) => [text, textsOf(own)[map[code] ?? NONE] ?? ''] as const,
        );
        return { columns: [own?.name ?? '', other?.name ?? ''], values };
      });
    const ofRanges = this.#ranges.filter((pair) => this.#areRanges(pair)).map((pair) => this.#rangesOf(pair));
    return [...ofValues.sort((one, other) => one.values.length - other.values.length), ...ofRanges];
  }

  #areRanges({ target, ranges }: RangePair): boolean {
    const { counts = [] } = this.#columns[target] ?? {};
    const inRanges = counts.filter((_, code) => ranges[code] !== undefined);
    return (
      inRanges.length > 1 && this.#rows >= RANGE_ROWS_MIN && inRanges.every((count) => count >= COUNT_MIN)
    );
  }

  #rangesOf({ source, target, ranges, ofNull }: RangePair): SourceDependency {
    const own = this.#columns[target];
    const texts = textsOf(own);
    const starts = ranges.flatMap((range, code) => (range ? [[range[0], texts[code] ?? ''] as const] : []));
    return {
      columns: [own?.name ?? '', source.name],
      values: ofNull === NONE ? [] : [['', texts[ofNull] ?? '']],
      starts: starts.sort(([one], [other]) => one - other),
    };
  }

  /** Whether chance would hardly show the pair. */
  #isSure({ source, target }: Pair): boolean {
    const { counts = [] } = this.#columns[source] ?? {};
    const { counts: ofTarget = [] } = this.#columns[target] ?? {};
    if (ofTarget.length < 2 || ofTarget.length > counts.length || this.#rows < COUNT_MIN * counts.length)
      return false;
    const shares = ofTarget.map((count) => count / this.#rows);
    const chance = counts.reduce(
      (sum, count) => sum + Math.log(shares.reduce((all, share) => all + share ** count, 0)),
      0,
    );
    return chance <= LOG_CHANCE_MAX;
  }
}

/** The parts that pass a test, in the same list if all do. Each part is tested once: tests learn. */
function kept<T>(parts: readonly T[], test: (part: T) => boolean): readonly T[] {
  const failed = parts.filter((part) => !test(part));
  return failed.length === 0 ? parts : parts.filter((part) => !failed.includes(part));
}

const textsOf = (column: FewTexts | undefined): readonly string[] => [...(column?.codes.keys() ?? [])];

function agrees({ source, target, map }: Pair, codeOf: (column: number) => number): boolean {
  const code = codeOf(source);
  map[code] ??= codeOf(target);
  return map[code] === codeOf(target);
}

/** Whether the numbers of a value are still outside the ranges of all others. */
function isApart(pair: RangePair, code: number, text: string): boolean {
  const { ranges } = pair;
  if (text === '') {
    if (pair.ofNull === NONE) pair.ofNull = code;
    return pair.ofNull === code;
  }
  const value = Number(text);
  const [min, max] = ranges[code] ?? [value, value];
  if (ranges[code] && value >= min && value <= max) return true;
  const own = [Math.min(min, value), Math.max(max, value)] as const;
  ranges[code] = own;
  return ranges.every(
    (other, i) => i === code || other === undefined || other[1] < own[0] || other[0] > own[1],
  );
}
