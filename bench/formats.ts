import type { Cell, ValueType } from '../src/catalogue/field.ts';
import { createEngine } from '../src/dataset/engine.ts';
import type { Batch, Table } from '../src/dataset/table.ts';
import { createPlan } from '../src/formats/create-plan.ts';
import { type FormatId, formats, isFormatId, isTextFormat } from '../src/formats/formats.ts';
import { createByteSink } from '../src/formats/sinks/byte-sink.ts';
import { yieldToEventLoop } from '../src/formats/sinks/event-loop.ts';
import { createLocalWorker } from '../src/formats/sinks/local-worker.ts';
import { writeRanges } from '../src/formats/write-ranges.ts';
import { createWriter } from '../src/formats/writers.ts';
import { enUs } from '../src/locales/en-us.ts';
import type { Schema } from '../src/schema/schema.ts';
import { largeTables } from '../tests/fixtures/large-tables.ts';
import { openDuckDbCopy } from './duckdb-copy.ts';
import { type Content, libraries, type Value } from './format-libraries.ts';
import { median } from './measure.ts';

const ROWS = 10_000;
/** About as many rows as are written to a file at a time. */
const BATCH_ROWS = 64;
/** As large as the parts of files that the product writes. */
const PART_BYTES = 262_144;

const document = {
  version: 1,
  seed: 'formats',
  now: '2026-11-21T00:00:00.000Z',
  tables: [
    {
      name: 'customers',
      rows: ROWS,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'name', field: 'person.fullName' },
        { name: 'email', field: 'internet.email' },
        { name: 'city', field: 'location.city' },
        { name: 'note', field: 'lorem.sentence', nulls: 10 },
        { name: 'net', field: 'number', options: { min: 5, max: 500, decimals: 2 } },
        { name: 'vip', field: 'boolean' },
        { name: 'born', field: 'date' },
        { name: 'created_at', field: 'timestamp' },
      ],
    },
  ],
};

/** Options that a format requires or that make it comparable. */
const OPTIONS: Readonly<Partial<Record<FormatId, object>>> = {
  // sqlstring writes only MySQL's dialect.
  sql: { dialect: 'mysql', create: false },
  template: { row: '{id}; {name}; {email}; {city}; {note}; {net}; {vip}; {born}; {created_at}' },
};

interface Customers {
  readonly schema: Schema;
  readonly table: Table;
}

function openCustomers(): Customers {
  const engine = createEngine(enUs, largeTables);
  const schema = engine.check(document);
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  const table = engine.open(schema.value).table('customers');
  if (!table) throw new Error('the dataset has no table');
  return { schema: schema.value, table };
}

/** JavaScript has no type for a date without a time, so it is a text. */
function valueFrom(type: ValueType, cell: Cell): Value {
  if (cell === null || typeof cell === 'boolean' || typeof cell === 'string') return cell;
  if (type === 'date') return new Date(Number(cell)).toISOString().slice(0, 10);
  return type === 'timestamp' ? new Date(Number(cell)) : Number(cell);
}

function contentOf({ columns }: Table, { columns: cells, rowCount }: Batch): Content {
  const names = columns.map(({ name }) => name);
  const rows = Array.from({ length: rowCount }, (_, row) =>
    columns.map(({ type }, i) => valueFrom(type, cells[i]?.[row] ?? null)),
  );
  return {
    names,
    rows,
    records: rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? null]))),
  };
}

export interface FormatSpeed {
  readonly format: FormatId;
  readonly by: string;
  /** The size of the file. */
  readonly megabytes: number;
  /** Per second of processor time, which other programs do not affect. */
  readonly milliseconds: number;
}

const encoder = new TextEncoder();

/** Processor time in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const bytesOf = (content: string | number) =>
  typeof content === 'number' ? content : encoder.encode(content).length;

interface Contender {
  readonly by: string;
  /** Writes a file and returns its size in bytes. */
  readonly write: () => number | Promise<number>;
}

function ours(format: FormatId, table: Table, batches: readonly Batch[]): Contender {
  return {
    by: 'rowloom',
    write() {
      const writer = createWriter(format, table, OPTIONS[format]);
      if (!writer.ok) throw new Error(JSON.stringify(writer.error));
      let bytes = encoder.encode(writer.value.head()).length;
      for (const [i, batch] of batches.entries()) {
        bytes += encoder.encode(writer.value.rows(batch, i * BATCH_ROWS)).length;
      }
      return bytes + encoder.encode(writer.value.tail()).length;
    },
  };
}

/** Writes the same rows to bytes as one thread of the product does. */
function ourBytes(format: FormatId, { table, schema }: Customers): Contender {
  const { columns } = table.read(0, ROWS);
  const read: Table['read'] = (from, to) => ({
    rowCount: to - from,
    columns: columns.map((cells) => cells.slice(from, to)),
  });
  return {
    by: 'rowloom',
    async write() {
      const plan = createPlan(format, [{ ...table, read }], schema, OPTIONS[format]);
      if (!plan.ok) throw new Error(JSON.stringify(plan.error));
      let bytes = 0;
      const sink = createByteSink((part) => {
        bytes += part.length;
      }, PART_BYTES);
      const worker = createLocalWorker(plan.value, () => performance.now(), yieldToEventLoop);
      await writeRanges(plan.value, sink, [() => worker], { from: 0, to: ROWS });
      await sink.close();
      return bytes;
    },
  };
}

async function compare(
  format: FormatId,
  contenders: readonly Contender[],
  rounds: number,
): Promise<readonly FormatSpeed[]> {
  const times = contenders.map((): number[] => []);
  const bytes = contenders.map(() => 0);
  // After a warm-up round.
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { write }] of contenders.entries()) {
      const start = processorTime();
      bytes[i] = await write();
      const time = processorTime() - start;
      if (round > 0) times[i]?.push(time);
    }
  }
  return contenders.map(({ by }, i) => ({
    format,
    by,
    megabytes: (bytes[i] ?? 0) / 1e6,
    milliseconds: median(times[i] ?? []),
  }));
}

/** Every format's writer compared with the alternatives, and DuckDB for information. */
export async function* measureFormats(
  chosen: readonly string[],
  rounds: number,
): AsyncGenerator<readonly FormatSpeed[]> {
  const customers = openCustomers();
  const { table } = customers;
  const content = contentOf(table, table.read(0, ROWS));
  // V8 stores a joined text in pieces until something reads it. The warm-up round reads the texts of the libraries'
  // records, and the copies made here have texts in one piece too.
  const batches = Array.from({ length: Math.ceil(ROWS / BATCH_ROWS) }, (_, i) =>
    structuredClone(table.read(i * BATCH_ROWS, Math.min(ROWS, (i + 1) * BATCH_ROWS))),
  );
  const duckdb = await openDuckDbCopy(content);
  for (const format of Object.keys(formats).filter(isFormatId)) {
    if (chosen.length > 0 && !chosen.includes(format)) continue;
    const copy = duckdb.copies(format);
    yield await compare(
      format,
      [
        isTextFormat(format) ? ours(format, table, batches) : ourBytes(format, customers),
        ...libraries[format].map(({ name, write }) => ({
          by: name,
          write: async () => bytesOf(await write(content)),
        })),
        ...(copy ? [{ by: 'DuckDB', write: copy }] : []),
      ],
      rounds,
    );
  }
  duckdb.close();
}

export function formatTableHead(): string {
  return ['| 10,000 rows | by | MB | MB/s | × |', '| --- | --- | --: | --: | --: |'].join('\n');
}

/** × is how many times as long as Rowloom the other one takes for the same rows. */
export function formatTableRows(speeds: readonly FormatSpeed[]): string {
  const own = speeds[0]?.milliseconds ?? Number.NaN;
  return speeds
    .map(({ format, by, megabytes, milliseconds }) => {
      const speed = (megabytes / milliseconds) * 1000;
      const cells = [format, by, megabytes.toFixed(2), speed.toFixed(1), (milliseconds / own).toFixed(1)];
      return `| ${cells.join(' | ')} |`;
    })
    .join('\n');
}
