import { ColumnFacts, SampleBudget } from '../../samples/column-facts.ts';
import type {
  SampleFacts,
  SkippedPart,
  SourceColumn,
  SourcePlace,
  SourceTable,
} from '../../source-tables.ts';
import type { QualifiedName } from '../cursor.ts';
import { constantAs } from '../values.ts';
import type { RowSink, RowWriter } from './dump-filter.ts';

/** Values that are kept of all tables together. */
const VALUES_MAX = 200_000;
/** Columns of all tables together. */
const COLUMNS_MAX = 100_000;

/** The rows of a table, by the columns that the statements name or by their places. */
class RowTable {
  readonly names: QualifiedName;
  readonly place: SourcePlace;
  rows = 0;
  readonly named = new Map<string, CellFacts>();
  readonly placed: CellFacts[] = [];

  constructor(names: QualifiedName, place: SourcePlace) {
    this.names = names;
    this.place = place;
  }

  /** The facts of a column. Those by place are of tables whose rows name no columns. */
  factsOf({ name }: SourceColumn, index: number): CellFacts | undefined {
    const named = this.named.get(name) ?? this.named.get(name.toLowerCase());
    const placed = this.placed[index];
    return (placed?.rows ?? 0) > (named?.rows ?? 0) ? placed : named;
  }
}

/** The cells of one column. */
class CellFacts {
  readonly #facts: ColumnFacts;
  rows = 0;
  #nulls = 0;
  #unknown = 0;

  constructor(name: string, budget: SampleBudget) {
    this.#facts = new ColumnFacts(name, budget);
  }

  add(cell: string | null | undefined): void {
    if (cell === null) this.#nulls++;
    else if (cell === undefined) this.#unknown++;
    else this.#facts.addCell(cell, this.rows);
    this.rows++;
  }

  /** Undefined if no value is known, or only that of one row, which shows no range and no share. */
  result({ type, items }: SourceColumn): SampleFacts | undefined {
    const { rows } = this;
    if (rows < 2 || (this.#unknown > 0 && this.#unknown + this.#nulls === rows)) return undefined;
    const nulls = this.#nulls;
    if (items || !SCALARS.has(type.value)) {
      return { rows, nulls, distinct: 0, isDistinctCapped: true, isUnique: false };
    }
    const { few, ...facts } = this.#facts.result(rows, type.value).facts;
    return {
      ...facts,
      nulls,
      ...(few && { few: few.map(({ value, count }) => ({ value: constantAs(value, type), count })) }),
    };
  }
}

const SCALARS: ReadonlySet<string> = new Set([
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'timestamp',
  'time',
  'uuid',
]);

/** Facts of a dump's rows about its tables. Memory does not grow with the number of rows. */
export class RowSamples implements RowSink {
  readonly #tables = new Map<string, RowTable>();
  readonly #budget = new SampleBudget();
  readonly #namespace: string;
  readonly #skipped: SkippedPart[] = [];
  #columns = 0;

  /** @param namespace of names that have none */
  constructor(namespace: string) {
    this.#namespace = namespace;
    this.#budget.distinct = VALUES_MAX;
  }

  begin(names: QualifiedName, columns: readonly string[] | undefined, place: SourcePlace): RowWriter {
    const key = (names.length > 1 ? names.slice(-2) : [this.#namespace, ...names]).join('\0');
    const table = this.#tables.get(key) ?? new RowTable(names, place);
    this.#tables.set(key, table);
    const facts = columns?.map((name) => {
      const known = table.named.get(name) ?? this.#newColumn(name);
      if (known) table.named.set(name, known);
      return known;
    });
    if (facts) {
      return (cells) => {
        table.rows++;
        for (let i = 0; i < facts.length; i++) facts[i]?.add(cells[i]);
      };
    }
    return (cells) => {
      table.rows++;
      for (let i = 0; i < cells.length; i++) {
        const known = table.placed[i] ?? this.#newColumn('');
        if (!known) return;
        table.placed[i] = known;
        known.add(cells[i]);
      }
    };
  }

  skip(part: SkippedPart): void {
    this.#skipped.push(part);
  }

  #newColumn(name: string): CellFacts | undefined {
    if (this.#columns >= COLUMNS_MAX) return undefined;
    this.#columns++;
    return new CellFacts(name, this.#budget);
  }

  /** The tables with their samples. @param find the table that a name means */
  attach(
    tables: readonly SourceTable[],
    find: (names: QualifiedName) => SourceTable | undefined,
  ): { readonly tables: readonly SourceTable[]; readonly skipped: readonly SkippedPart[] } {
    const samples = new Map<SourceTable, RowTable[]>();
    const skipped = [...this.#skipped];
    for (const sample of this.#tables.values()) {
      const table = find(sample.names);
      if (table) samples.set(table, [...(samples.get(table) ?? []), sample]);
      else if (sample.rows > 0) skipped.push(withoutTable(sample));
    }
    return {
      tables: tables.map((table) => withRows(table, samples.get(table) ?? [])),
      skipped,
    };
  }
}

function withoutTable({ names, rows, place }: RowTable): SkippedPart {
  const count = rows === 1 ? '1 row is' : `${rows.toLocaleString('en-US')} rows are`;
  const reason = `${count} of “${names.at(-1)}”, which is not in the source.`;
  return { place, text: '', reason, matters: true, isLeftOut: true };
}

/** The rows of partitions are those of their table: the partition with the most rows is its sample. */
function withRows(table: SourceTable, samples: readonly RowTable[]): SourceTable {
  const [most] = samples.toSorted((one, other) => other.rows - one.rows);
  if (!most || most.rows === 0) return table;
  const written = table.columns.filter(({ generated }) => generated === undefined);
  const isWhole = most.placed.length > written.length;
  return {
    ...table,
    rowCount: samples.reduce((sum, { rows }) => sum + rows, 0),
    columns: table.columns.map((column, i) => {
      const sample = most.factsOf(column, isWhole ? i : written.indexOf(column))?.result(column);
      return sample ? { ...column, sample } : column;
    }),
  };
}
