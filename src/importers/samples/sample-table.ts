import type { SkippedPart, SourceColumn, SourcePlace, SourceTable } from '../source-tables.ts';
import type { SampleCell, SampleRow } from './cell.ts';
import type { SampleBudget } from './column-facts.ts';
import { DerivedFinder } from './derived.ts';
import { type ColumnNotes, note, START } from './note.ts';
import { ValueFacts } from './value-facts.ts';

/** Cells that are read together. */
const PENDING_CELLS = 200_000;

export interface ReadSampleTable {
  readonly table: SourceTable;
  /** What is missing, or may be wrong. */
  readonly skipped: readonly SkippedPart[];
  /** How values are written, as sentences. */
  readonly notes: readonly string[];
  readonly hasDecimalComma: boolean;
}

/** Reads the rows of one table, one after the other. */
export class SampleTable {
  readonly #budget: SampleBudget;
  readonly #names: string[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #columns: ValueFacts[] = [];
  readonly #derived: DerivedFinder;
  #pending: (readonly string[])[] = [];
  #rows = 0;
  #refusedColumns = 0;

  constructor(budget: SampleBudget) {
    this.#budget = budget;
    this.#derived = new DerivedFinder(this.#names);
  }

  /** Adds a column, whose cells in earlier rows are null. Undefined if there are too many. */
  addColumn(name: string): number | undefined {
    if (this.#budget.columns <= 0) {
      this.#refusedColumns++;
      return undefined;
    }
    this.#budget.columns--;
    this.#names.push(name);
    this.#indexes.set(name, this.#columns.length);
    return this.#columns.push(new ValueFacts(name, this.#budget, 0)) - 1;
  }

  /** Adds a row of a file without types. Cells beyond the columns are left out. */
  addWritten(cells: readonly string[]): void {
    this.#derived.add(cells);
    this.#pending.push(cells);
    if (this.#pending.length * this.#columns.length >= PENDING_CELLS) this.#flush();
  }

  /** Reads rows column by column: each column's facts are in the processor's cache once a batch, not once a row. */
  #flush(): void {
    for (const [i, column] of this.#columns.entries()) {
      for (const [row, cells] of this.#pending.entries()) {
        const cell = cells[i];
        if (cell !== undefined) column.addWritten(cell, this.#rows + row);
      }
    }
    this.#rows += this.#pending.length;
    this.#pending = [];
  }

  addObject(object: ReadonlyMap<string, SampleCell>): void {
    const row: (SampleCell | undefined)[] = [];
    for (const [name, cell] of object) {
      const index = this.#indexes.get(name) ?? this.addColumn(name);
      if (index === undefined) continue;
      row[index] = cell;
      this.#columns[index]?.add(cell, this.#rows);
    }
    this.#addedRow(row);
  }

  #addedRow(row: SampleRow): void {
    this.#derived.add(row);
    this.#rows++;
  }

  /** The table, and what people should know about it. */
  result(name: string, place: SourcePlace = START): ReadSampleTable {
    this.#flush();
    const notes: ColumnNotes = { doubts: [], styles: [], hasDecimalComma: false };
    const rules = this.#derived.rules();
    const columns = this.#columns.map((column, i) => {
      const read = column.result(this.#rows, notes);
      const derived = rules.get(i);
      if (!read.sample || derived === undefined || read.sample.order) return read;
      const { few: _, ...sample } = read.sample;
      return { ...read, sample: { ...sample, derived } };
    });
    if (this.#refusedColumns > 0) {
      notes.doubts.push(`A schema has at most 10,000 columns: ${this.#refusedColumns} more were left out.`);
    }
    return {
      table: {
        name,
        place,
        rowCount: this.#rows,
        columns,
        primaryKey: primaryKeyOf(name, columns),
        uniqueKeys: [],
        foreignKeys: [],
        comparisons: this.#derived.comparisons(),
        nullStates: this.#derived.nullStates(),
      },
      skipped: notes.doubts.map((text) => note(text, place, true)),
      notes: notes.styles,
      hasDecimalComma: notes.hasDecimalComma,
    };
  }
}

/** The column that numbers the rows, if its name says so too. */
function primaryKeyOf(table: string, columns: readonly SourceColumn[]): readonly string[] {
  const own = table.toLowerCase().replace(/[^a-z0-9]/g, '');
  const isKeyName = (name: string) => {
    const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
    const [, before] = /^(.*)(?:id|uuid|guid)$/.exec(plain) ?? [];
    return (
      before !== undefined &&
      (before === '' || own === before || own === `${before}s` || own === `${before}es`)
    );
  };
  const key = columns.find(
    ({ name, nullable, sample }) => sample?.isUnique && !nullable && sample.rows > 1 && isKeyName(name),
  );
  return key === undefined ? [] : [key.name];
}
