import type { SourceAgreement } from '../source-tables.ts';
import type { SampleCell, SampleRow } from './cell.ts';

/** A column of a sample's first rows. Empty texts are nulls. */
interface TextsOfColumn {
  readonly index: number;
  readonly name: string;
  readonly texts: readonly string[];
  readonly isText: boolean;
}

interface Pair {
  readonly left: TextsOfColumn;
  readonly right: TextsOfColumn;
  readonly isApart: boolean;
  equal: number;
}

/** In fewer rows, columns differ or agree by chance. */
const ROWS_MIN = 30;
/** By chance, so many rows would have equal texts in columns that are apart. */
const EXPECTED_MIN = 10;
/** Columns of fewer texts, such as yes and no, are opposites, and columns of more have no list. */
const APART_MIN = 3;
const APART_MAX = 250;
/** Columns that mostly agree do so in such a part of the rows, and have so many different texts. */
const MOSTLY_MIN = 0.8;
const MOSTLY_DISTINCT_MIN = 20;

/** Finds pairs of columns that have the same text in no row, such as two teams, or in most rows, such as old and new codes. */
export class Agreements {
  readonly #pairs: readonly Pair[];
  #rows: number;

  constructor(columns: readonly TextsOfColumn[]) {
    this.#rows = columns[0]?.texts.length ?? 0;
    const counted =
      this.#rows < ROWS_MIN ? [] : columns.map((column) => ({ column, counts: countsOf(column) }));
    this.#pairs = counted.flatMap((right, i) => {
      const pairs = counted.slice(0, i).flatMap((left) => pairOf(left, right, this.#rows));
      return pairs.slice(0, 1);
    });
  }

  add(row: SampleRow, textOf: (cell: SampleCell | undefined) => string): void {
    this.#rows++;
    for (const pair of this.#pairs) {
      const [left, right] = [row[pair.left.index], row[pair.right.index]];
      // Texts of files are compared as they are.
      if (typeof left === 'string' && left !== right) continue;
      const text = textOf(right);
      if (text !== '' && text === textOf(left)) pair.equal++;
    }
  }

  result(): readonly SourceAgreement[] {
    return this.#pairs.flatMap(({ left, right, isApart, equal }) => {
      const part = equal / this.#rows;
      return (isApart ? equal === 0 : part >= MOSTLY_MIN) ? [{ columns: [left.name, right.name], part }] : [];
    });
  }
}

interface Counted {
  readonly column: TextsOfColumn;
  readonly counts: ReadonlyMap<string, number>;
}

function countsOf({ texts }: TextsOfColumn): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function pairOf(left: Counted, right: Counted, rows: number): readonly Pair[] {
  const [one, other] = [left.column, right.column];
  const canBeApart =
    one.isText &&
    other.isText &&
    [left, right].every(({ counts }) => counts.size >= APART_MIN && counts.size <= APART_MAX);
  const canAgree = [left, right].every(({ counts }) => counts.size >= MOSTLY_DISTINCT_MIN);
  const differMax = rows * (1 - MOSTLY_MIN);
  let equal = 0;
  for (const [row, text] of other.texts.entries()) {
    if (text !== '' && text === one.texts[row]) equal++;
    const differing = row + 1 - equal;
    if ((!canBeApart || equal > 0) && (!canAgree || differing > differMax)) return [];
  }
  if (equal > 0) return [{ left: one, right: other, isApart: false, equal }];
  let expected = 0;
  for (const [text, count] of right.counts) expected += ((left.counts.get(text) ?? 0) * count) / rows;
  return expected >= EXPECTED_MIN ? [{ left: one, right: other, isApart: true, equal }] : [];
}
