import { createEngine } from '../src/dataset/engine.ts';
import type { Table } from '../src/dataset/table.ts';
import { enUs } from '../src/locales/en-us.ts';
import type { ColumnDocument, TableDocument } from '../tests/fixtures/documents.ts';
import { largeTables } from '../tests/fixtures/large-tables.ts';
import { type GroupTimes, groupsText, measureGroups } from './groups.ts';
import { median, NOW, openTable, requestOf } from './measure.ts';
import { measureReferences, type ReferenceTimes, referencesText } from './references.ts';

const DOCUMENT_ROWS = 50_000;
const UNIQUE_ROWS = 100_000;
/** The size of the batches in which the page and the command write files. */
const BATCH_CELLS = 1024;

const engine = createEngine(enUs, largeTables);

const customers: TableDocument = {
  name: 'customers',
  rows: 1000,
  columns: [{ name: 'id', field: 'sequence', primaryKey: true }],
};

const orders: readonly ColumnDocument[] = [
  { name: 'id', field: 'sequence', primaryKey: true },
  {
    name: 'customer_id',
    field: 'reference',
    options: { table: 'customers', column: 'id', children: 'zipf' },
  },
  { name: 'contact', field: 'person.fullName', options: { sex: 'female' } },
  { name: 'email', field: 'internet.email', nulls: 10 },
  {
    name: 'status',
    field: 'list',
    options: { values: ['paid', 'shipped', 'returned'], weights: [6, 3, 1] },
  },
  {
    name: 'price',
    field: 'number',
    options: { min: 1, max: 500, decimals: 2, distribution: 'log-normal' },
  },
  { name: 'quantity', field: 'number', options: { min: 1, max: 9 } },
  { name: 'total', field: 'formula', options: { expression: 'quantity * price' } },
  {
    name: 'ordered',
    field: 'timestamp',
    options: { from: '2025-01-01', to: '2025-12-31' },
    nulls: 5,
  },
  { name: 'sku', field: 'regex', options: { pattern: String.raw`[A-Z]{3}-\d{4}` }, nulls: 20 },
  { name: 'token', field: 'string.uuid' },
  { name: 'gift', field: 'boolean', options: { percent: 20 } },
];

const uniqueColumns: Readonly<Record<string, Omit<ColumnDocument, 'name'>>> = {
  integers: { field: 'number', options: { min: 1, max: UNIQUE_ROWS } },
  patterns: { field: 'regex', options: { pattern: String.raw`[A-Z]{3}\d{3}` } },
  'e-mails': { field: 'internet.email' },
};

function tableOf(rows: number, columns: readonly ColumnDocument[]): Table {
  const tables: TableDocument[] = [customers, { name: 'orders', rows, columns }];
  const schema = engine.check({ version: 1, seed: '1', now: new Date(NOW).toISOString(), tables });
  if (!schema.ok) throw new Error(schema.error[0]?.message);
  const table = engine.open(schema.value).table('orders');
  if (!table) throw new Error('the dataset has no table');
  return table;
}

/** Nanoseconds. */
function timePerCell(table: Table, rows: number): number {
  const { length: columns } = table.columns;
  const batchRows = Math.ceil(BATCH_CELLS / columns);
  const start = performance.now();
  for (let row = 0; row < rows; row += batchRows) table.read(row, Math.min(row + batchRows, rows));
  return ((performance.now() - start) * 1e6) / (rows * columns);
}

/** Medians of tables measured in turn, after a warm-up round. */
function measureInTurn(tables: readonly Table[], rows: number, rounds: number): readonly number[] {
  const times = tables.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, table] of tables.entries()) {
      const time = timePerCell(table, rows);
      if (round > 0) times[i]?.push(time);
    }
  }
  return times.map(median);
}

/** Nanoseconds per cell. */
interface UniqueTimes {
  readonly name: string;
  readonly unique: number;
  /** The same column without `unique`. */
  readonly sampled: number;
}

export interface DocumentTimes {
  /** Nanoseconds per cell: twelve columns with options, nulls and a reference, and Person's twelve fields. */
  readonly document: number;
  readonly person: number;
  readonly unique: readonly UniqueTimes[];
  readonly references: readonly ReferenceTimes[];
  readonly groups: GroupTimes;
}

export function measureDocuments(rounds: number): DocumentTimes {
  const request = requestOf('person');
  const person = openTable({ request, seed: 1, now: NOW, rows: 1 });
  const [document = Number.NaN, ofPerson = Number.NaN] = measureInTurn(
    [tableOf(DOCUMENT_ROWS, orders), person],
    DOCUMENT_ROWS,
    rounds,
  );
  const unique = Object.entries(uniqueColumns).map(([name, column]) => {
    const tables = [true, false].map((isUnique) =>
      tableOf(UNIQUE_ROWS, [{ ...column, name, unique: isUnique }]),
    );
    const [distinct = Number.NaN, sampled = Number.NaN] = measureInTurn(tables, UNIQUE_ROWS, rounds);
    return { name, unique: distinct, sampled };
  });
  return {
    document,
    person: ofPerson,
    unique,
    references: measureReferences(rounds),
    groups: measureGroups(rounds),
  };
}

export function documentsText({ document, person, unique, references, groups }: DocumentTimes): string {
  const cells = ({ name, unique: distinct, sampled }: UniqueTimes) =>
    `unique ${name}: ${distinct.toFixed(0)} ns per cell, ${sampled.toFixed(0)} without unique`;
  return [
    `twelve columns of a document: ${document.toFixed(0)} ns per cell, ${(person / document).toFixed(2)} times Person's cells per second`,
    ...unique.map(cells),
    referencesText(references),
    groupsText(groups),
  ].join('\n');
}
