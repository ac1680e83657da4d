import type { SkippedPart, SourceColumn, SourcePlace, SourceTable, SourceThing } from '../source-tables.ts';
import type { SampleCell, SampleRow } from './cell.ts';
import { SampleBudget } from './column-facts.ts';
import { DerivedFinder, textOf } from './derived.ts';
import { type ColumnNotes, note, START } from './note.ts';
import { withTableLanguage } from './table-language.ts';
import { canTell, repeatedThing } from './thing-columns.ts';
import { type FoundThings, ThingFinder } from './things.ts';
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
  readonly #things: ThingFinder;
  #areWritten = false;
  #pending: (readonly string[])[] = [];
  #rows = 0;
  #refusedColumns = 0;

  constructor(budget: SampleBudget) {
    this.#budget = budget;
    this.#derived = new DerivedFinder(this.#names);
    this.#things = new ThingFinder(this.#names);
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
    this.#areWritten = true;
    this.#derived.add(cells);
    this.#things.add(cells);
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
    this.#things.add(row);
    this.#rows++;
  }

  #thingsAmong(columns: readonly SourceColumn[]): readonly SourceThing[] {
    const isPart = (i: number) => {
      const { sample, type } = columns[i] ?? {};
      return sample !== undefined && !sample.derived && !sample.order && type?.value !== 'json';
    };
    const isKey = (i: number) => isPart(i) && canTell(columns[i]);
    const found = this.#things.result(isKey, isPart);
    const joined = new Set(found.flatMap((things) => things.columns));
    const repeated = columns.flatMap((column, i) => {
      if (joined.has(i) || !isKey(i)) return [];
      const values = this.#columns[i]?.values();
      const things = values && repeatedThing(column, values);
      return things ? [{ key: i, columns: [i], things }] : [];
    });
    return [...found, ...repeated].map((things) => this.#thingOf(things));
  }

  /** Reads things as rows of a table of their own. */
  #thingOf({ key, columns, things }: FoundThings): SourceThing {
    const names = columns.map((index) => this.#names[index] ?? '');
    const table = new SampleTable(new SampleBudget());
    for (const name of names) table.addColumn(name);
    for (const { cells } of things) {
      if (this.#areWritten) table.addWritten(cells.map(textOf));
      else table.addObject(new Map(cells.map((cell, i) => [names[i] ?? '', cell])));
    }
    const texts = names.map((_, i) => things.map(({ cells }) => textOf(cells[i])));
    const byName = <T>(lists: readonly T[]) => new Map(lists.map((list, i) => [names[i] ?? '', list]));
    const { things: inner = [], ...read } = table.result('').table;
    return {
      key: this.#names[key] ?? '',
      columns: names,
      table: {
        ...read,
        ...(inner.length > 0 && { things: inner.map((thing) => withRows(thing, byName(texts))) }),
      },
      counts: things.map(({ count }) => count),
      places: things.map(({ place }) => place),
      texts: byName(texts),
      nulls: byName(texts.map((list) => list.map((text) => text === ''))),
    };
  }

  /** The table, and what people should know about it. */
  result(name: string, place: SourcePlace = START): ReadSampleTable {
    this.#flush();
    const notes: ColumnNotes = { doubts: [], styles: [], hasDecimalComma: false };
    const rules = this.#derived.rules();
    const dates = this.#derived.dates();
    const read = this.#columns.map((column, i) => {
      const found = column.result(this.#rows, notes);
      const derived = rules.get(i);
      if (!found.sample || found.sample.order || (derived === undefined && !dates.has(i))) return found;
      const { few: _, ...sample } = found.sample;
      return { ...found, sample: { ...sample, ...(derived && { derived }) } };
    });
    const columns = withTableLanguage(read);
    const things = this.#thingsAmong(columns);
    const agreements = this.#derived.agreements();
    const correlations = this.#derived.correlations();
    const ratios = this.#derived.ratios();
    const affixes = this.#derived.affixes();
    const bounds = this.#derived.bounds();
    const dependences = this.#derived.dependences();
    const boxes = this.#derived.boxes();
    const valueStates = this.#derived.valueStates();
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
        ...(valueStates.length > 0 && { valueStates }),
        ...(agreements.length > 0 && { agreements }),
        ...(correlations.length > 0 && { correlations }),
        ...(ratios.length > 0 && { ratios }),
        ...(affixes.length > 0 && { affixes }),
        ...(bounds.length > 0 && { bounds }),
        ...(dependences.length > 0 && { dependences }),
        ...(boxes && { boxes }),
        ...(things.length > 0 && { things }),
      },
      skipped: notes.doubts.map((text) => note(text, place, true)),
      notes: notes.styles,
      hasDecimalComma: notes.hasDecimalComma,
    };
  }
}

/** Things among things. @param texts of the things around, by the names of columns */
function withRows(thing: SourceThing, texts: ReadonlyMap<string, readonly string[]>): SourceThing {
  const numbers = new Map(thing.texts.get(thing.key)?.map((text, i) => [text, i]));
  return { ...thing, rows: texts.get(thing.key)?.map((text) => numbers.get(text) ?? -1) ?? [] };
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
