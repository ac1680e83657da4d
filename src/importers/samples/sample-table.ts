import { NESTING_MAX } from '../../schema/schema.ts';
import type { SkippedPart, SourceColumn, SourcePlace, SourceTable } from '../source-tables.ts';
import { isArrayCell, isObjectCell, type SampleCell, type SampleRow } from './cell.ts';
import { ColumnFacts, type SampleBudget } from './column-facts.ts';
import { DerivedFinder } from './derived.ts';

/** Cells that are read together. */
const PENDING_CELLS = 200_000;

const START: SourcePlace = { line: 1, column: 1 };

/** A sentence about what was read, without text of the sample. */
export function note(reason: string, place = START, matters = false): SkippedPart {
  return { place, text: '', reason, matters };
}

/** Everything that occurs in one column, in one kind of item or in one property. */
class ValueFacts {
  readonly #name: string;
  readonly #budget: SampleBudget;
  readonly #depth: number;
  readonly #scalars: ColumnFacts;
  #objects: RecordFacts | undefined;
  #items: ValueFacts | undefined;
  #arrays = 0;
  #itemCount = 0;
  #fewestItems = Number.POSITIVE_INFINITY;
  #mostItems = 0;
  #deep = 0;

  constructor(name: string, budget: SampleBudget, depth: number) {
    this.#name = name;
    this.#budget = budget;
    this.#depth = depth;
    this.#scalars = new ColumnFacts(name, budget);
  }

  /** @param row the row's number, from 0. Rows that are left out are null. */
  addWritten(text: string, row: number): void {
    this.#scalars.addWritten(text, row);
  }

  add(cell: SampleCell, row: number): void {
    if (cell === null) return;
    if (typeof cell === 'string') this.#scalars.addText(cell, row);
    else if (typeof cell === 'boolean') this.#scalars.addBoolean(cell, row);
    else if (isArrayCell(cell)) this.#addArray(cell);
    else if (isObjectCell(cell)) this.#addObject(cell);
    else if ('digits' in cell) this.#scalars.addNumber(cell.digits, row);
  }

  #addObject(object: ReadonlyMap<string, SampleCell>): void {
    if (this.#depth >= NESTING_MAX) {
      this.#deep++;
      return;
    }
    this.#objects ??= new RecordFacts(this.#budget, this.#depth + 1);
    this.#objects.add(object);
  }

  #addArray(items: readonly SampleCell[]): void {
    if (this.#depth >= NESTING_MAX) {
      this.#deep++;
      return;
    }
    this.#arrays++;
    this.#fewestItems = Math.min(this.#fewestItems, items.length);
    this.#mostItems = Math.max(this.#mostItems, items.length);
    this.#items ??= new ValueFacts('item', this.#budget, this.#depth + 1);
    for (const item of items) this.#items.add(item, this.#itemCount++);
  }

  /** @param rows of the table, or how many objects or items there were */
  result(rows: number, notes: string[]): SourceColumn {
    const { type, facts, notes: own } = this.#scalars.result(rows);
    const name = this.#name;
    notes.push(...own.map((text) => `“${name}” ${text}.`));
    const objects = this.#objects?.rows ?? 0;
    const kinds = [facts.rows - facts.nulls, objects, this.#arrays, this.#deep].filter((count) => count > 0);
    const nulls = facts.nulls - objects - this.#arrays - this.#deep;
    const nullable = rows === 0 || nulls > 0;
    const sample = rows === 0 ? {} : { sample: { ...facts, nulls } };
    if (kinds.length > 1 || this.#deep > 0) {
      const why = this.#deep > 0 ? 'is nested too deeply' : 'holds values of different kinds';
      notes.push(`“${name}” ${why}: it was read as JSON of any form.`);
      return { name, type: { value: 'json' }, nullable, sample: emptyFacts(rows, nulls) };
    }
    if (this.#objects && objects > 0) {
      const columns = this.#objects.columns(notes);
      return { name, type: { value: 'object' }, nullable, columns, sample: emptyFacts(rows, nulls) };
    }
    if (this.#items && this.#arrays > 0) {
      const column = this.#items.result(this.#itemCount, notes);
      const items = { column, min: this.#fewestItems, max: this.#mostItems };
      return { name, type: { value: 'array' }, nullable, items, sample: emptyFacts(rows, nulls) };
    }
    return { name, type: { value: type }, nullable, ...sample };
  }
}

/** The facts of objects and arrays, whose own values are not counted. */
function emptyFacts(rows: number, nulls: number) {
  return { rows, nulls, distinct: 0, isDistinctCapped: true, isUnique: false };
}

/** The properties of objects that lie at one place. */
class RecordFacts {
  rows = 0;
  readonly #budget: SampleBudget;
  readonly #depth: number;
  readonly #columns = new Map<string, ValueFacts>();

  constructor(budget: SampleBudget, depth: number) {
    this.#budget = budget;
    this.#depth = depth;
  }

  add(object: ReadonlyMap<string, SampleCell>): void {
    for (const [name, cell] of object) {
      let column = this.#columns.get(name);
      if (column === undefined) {
        if (this.#budget.columns <= 0) continue;
        this.#budget.columns--;
        column = new ValueFacts(name, this.#budget, this.#depth);
        this.#columns.set(name, column);
      }
      column.add(cell, this.rows);
    }
    this.rows++;
  }

  columns(notes: string[]): readonly SourceColumn[] {
    return [...this.#columns.values()].map((column) => column.result(this.rows, notes));
  }
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
  result(
    name: string,
    place: SourcePlace = START,
  ): { readonly table: SourceTable; readonly notes: readonly SkippedPart[] } {
    this.#flush();
    const notes: string[] = [];
    const rules = this.#derived.rules();
    const columns = this.#columns.map((column, i) => {
      const read = column.result(this.#rows, notes);
      const derived = rules.get(i);
      if (!read.sample || derived === undefined || read.sample.order) return read;
      const { few: _, ...sample } = read.sample;
      return { ...read, sample: { ...sample, derived } };
    });
    if (this.#refusedColumns > 0) {
      notes.push(`A schema has at most 10,000 columns: ${this.#refusedColumns} more were left out.`);
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
      },
      notes: notes.map((text) => note(text, place, true)),
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
