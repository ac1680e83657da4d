import { createEngine } from '../src/dataset/engine.ts';
import type { Table } from '../src/dataset/table.ts';
import { enUs } from '../src/locales/en-us.ts';
import type { ColumnDocument } from '../tests/fixtures/documents.ts';
import { largeTables } from '../tests/fixtures/large-tables.ts';
import { median } from './measure.ts';

const ORDERS = 20_000;
/** Four on average. */
const GROUPS = { from: 1, to: 7 };
const ROWS = 4 * ORDERS;
/** The longest groups that totals can read, with about as many rows. */
const LONG_ORDERS = 8;
const LONG_GROUPS = { each: 10_000 };
/** With six columns, a batch has about as many cells as the page and the command write at once. */
const BATCH_ROWS = 170;

const engine = createEngine(enUs, largeTables);

/** Nanoseconds per row of six columns. */
export interface GroupTimes {
  /** With a group of four rows on average, a total and a state. */
  readonly grouped: number;
  /** The same in groups of 10,000 rows. */
  readonly long: number;
  /** With a uniform reference, a sum and a list. */
  readonly plain: number;
}

const orderOf = (children: object | string): ColumnDocument => ({
  name: 'order_id',
  field: 'reference',
  options: { table: 'orders', column: 'id', children },
});
const formula = (expression: string): ColumnDocument => ({
  name: 'total',
  field: 'formula',
  options: { expression },
});
const shared: readonly ColumnDocument[] = [
  { name: 'id', field: 'sequence' },
  { name: 'product', field: 'commerce.productName' },
  { name: 'price', field: 'number', options: { min: 1, max: 500, decimals: 2 } },
];
const state: ColumnDocument = {
  name: 'state',
  field: 'state',
  options: {
    initial: 'new',
    transitions: { new: { paid: 8, cancelled: 1 }, paid: { shipped: 3, returned: 1 } },
  },
};
const list: ColumnDocument = {
  name: 'state',
  field: 'list',
  options: { values: ['new', 'paid', 'shipped', 'returned'], weights: [8, 3, 1, 1] },
};

function tableOf(columns: readonly ColumnDocument[], orderCount = ORDERS, rows?: number): Table {
  const orders = {
    name: 'orders',
    rows: orderCount,
    columns: [{ name: 'id', field: 'sequence', unique: true }],
  };
  const lines = { name: 'lines', ...(rows === undefined ? {} : { rows }), columns };
  const schema = engine.check({ version: 1, tables: [orders, lines] });
  if (!schema.ok) throw new Error(schema.error[0]?.message);
  const table = engine.open(schema.value).table('lines');
  if (!table) throw new Error('the dataset has no table');
  return table;
}

function timePerRow(table: Table): number {
  const start = performance.now();
  for (let row = 0; row < table.rowCount; row += BATCH_ROWS) {
    table.read(row, Math.min(row + BATCH_ROWS, table.rowCount));
  }
  return ((performance.now() - start) * 1e6) / table.rowCount;
}

export function measureGroups(rounds: number): GroupTimes {
  const ofGroups = (children: object) => [orderOf(children), ...shared, formula('total(price)'), state];
  const tables = {
    grouped: tableOf(ofGroups(GROUPS)),
    long: tableOf(ofGroups(LONG_GROUPS), LONG_ORDERS),
    plain: tableOf([orderOf('uniform'), ...shared, formula('price + 1'), list], ORDERS, ROWS),
  };
  const times = { grouped: [] as number[], long: [] as number[], plain: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    for (const name of ['grouped', 'long', 'plain'] as const) {
      const time = timePerRow(tables[name]);
      if (round > 0) times[name].push(time);
    }
  }
  return { grouped: median(times.grouped), long: median(times.long), plain: median(times.plain) };
}

export function groupsText({ grouped, long, plain }: GroupTimes): string {
  const times = (time: number) =>
    `${time.toFixed(0)} ns per row, ${(time / plain).toFixed(2)} times those without`;
  return `six columns with a group, a total and a state: ${times(grouped)}; in groups of 10,000 rows: ${times(long)}`;
}
