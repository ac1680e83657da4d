import type { RowRange, RowSource } from './row-source.ts';
import { TRIAL_ROWS, TRIAL_ROWS_MAX, type TrialTable } from './steps.ts';

/** The rows of a table in a trial, as ranges in the order of their numbers. */
export interface TrialRanges {
  readonly all: readonly RowRange[];
  /** The first rows for which all rows are there to which they refer, also by keys that are null for now. */
  readonly first: readonly RowRange[];
}

interface Place {
  readonly table: string;
  readonly row: number;
}

/** Successive numbers as one range. The first rows of a table stay a range of their own. */
function rangesOf(rows: Iterable<number>, firstEnd: number): readonly RowRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const row of [...rows].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last.to === row && row !== firstEnd) last.to++;
    else ranges.push({ from: row, to: row + 1 });
  }
  return ranges;
}

class RowCollection {
  readonly #tables: ReadonlyMap<string, TrialTable>;
  readonly #source: RowSource;
  readonly #rows = new Map<string, Set<number>>();
  readonly #first = new Map<string, number[]>();
  #count = 0;

  constructor(tables: readonly TrialTable[], source: RowSource) {
    this.#tables = new Map(tables.map((table) => [table.table, table]));
    this.#source = source;
  }

  has({ table, row }: Place): boolean {
    return this.#rows.get(table)?.has(row) === true;
  }

  /** The rows to which a row refers and that are not in the database. Keys that are null for now count for the first rows alone. */
  #missingParents({ table, row }: Place, isFirst: boolean): readonly Place[] {
    const nulled = this.#tables.get(table)?.nulled ?? [];
    return this.#source.parentRows(table, row).filter((parent) => {
      const target = this.#tables.get(parent.table);
      const isNeeded = isFirst || !nulled.includes(parent.column);
      return isNeeded && target !== undefined && parent.row >= target.from && !this.has(parent);
    });
  }

  /** Adds one of the first rows and all rows that it needs, or nothing if they would be too many. */
  add(first: Place): void {
    const added = new Map<string, Place>();
    const waiting = [first];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const id = JSON.stringify([place.table, place.row]);
      if (added.has(id)) continue;
      added.set(id, place);
      if (this.#count + added.size > TRIAL_ROWS_MAX.written) return;
      waiting.push(...this.#missingParents(place, place === first));
    }
    this.#first.set(first.table, [...(this.#first.get(first.table) ?? []), first.row]);
    for (const place of added.values()) {
      if (this.has(place)) continue;
      this.#rows.set(place.table, (this.#rows.get(place.table) ?? new Set()).add(place.row));
      this.#count++;
    }
  }

  rangesOf(table: string): TrialRanges {
    const { from = 0 } = this.#tables.get(table) ?? {};
    return {
      all: rangesOf(this.#rows.get(table) ?? [], from + TRIAL_ROWS),
      first: rangesOf(this.#first.get(table) ?? [], from + TRIAL_ROWS),
    };
  }
}

/** The first rows of each table, with all rows to which those refer. Up to `TRIAL_ROWS_MAX.written` rows. */
export function trialRows(tables: readonly TrialTable[], source: RowSource): (table: string) => TrialRanges {
  const collection = new RowCollection(tables, source);
  for (const { table, from, to } of tables)
    for (let row = from; row < Math.min(to, from + TRIAL_ROWS); row++) collection.add({ table, row });
  return (table) => collection.rangesOf(table);
}
