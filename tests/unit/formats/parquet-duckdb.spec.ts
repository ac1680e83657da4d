/** @module-tag deep */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBBlobValue, DuckDBDateValue, DuckDBInstance, DuckDBTimestampTZValue } from '@duckdb/node-api';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { openDocument } from '../../fixtures/code.ts';
import { parquetOf, tableWith, wellFormed } from '../../fixtures/parquet.ts';
import { columnOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf } from '../../fixtures/typed-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-parquet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const connection = await (await DuckDBInstance.create(':memory:')).connect();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const { schema } = openDocument({
  version: 1,
  tables: [{ name: 'any', rows: 1, columns: [{ name: 'id', field: 'sequence' }] }],
});

const DUCKDB_TYPES: Readonly<Record<ValueType, string>> = {
  text: 'VARCHAR',
  integer: 'BIGINT',
  decimal: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMP WITH TIME ZONE',
  json: 'JSON',
};

const MS_PER_DAY = 86_400_000;

let files = 0;

/**
 * Reads a file. Each file has a name of its own: DuckDB keeps the bytes of a file that has had the same name, time and size. Texts are
 * selected as bytes, because the package for Node drops a byte order mark from texts.
 */
async function query(file: Buffer, select: string) {
  files++;
  const path = join(folder, `${files}.parquet`);
  writeFileSync(path, file);
  const read = await connection.runAndReadAll(`${select} FROM read_parquet('${path}')`);
  rmSync(path);
  return read;
}

function cellOf(value: unknown): unknown {
  if (value instanceof DuckDBBlobValue) return decoder.decode(value.bytes);
  if (value instanceof DuckDBDateValue) return value.days;
  return value instanceof DuckDBTimestampTZValue ? value.micros : value;
}

function expected(type: ValueType, cell: Cell): unknown {
  if (cell === null) return null;
  if (type === 'text') return asUtf8(String(cell));
  if (type === 'json') return wellFormed(JSON.parse(String(cell)));
  if (type === 'integer') return BigInt(cell);
  if (type === 'decimal') return Number(cell) + 0;
  if (type === 'date') return Number(cell) / MS_PER_DAY;
  return type === 'timestamp' ? BigInt(Number(cell)) * 1000n : cell;
}

describe('DuckDB', () => {
  it('reads any table with its types and values', async () => {
    await fc.assert(
      fc.asyncProperty(anyTypedTable, async (typed) => {
        // DuckDB compares the names of columns without their case.
        const columns = typed.map((column, i) => ({ ...column, name: `c${i}` }));
        const table = tableWith(
          headOf(columns).columns,
          columns.map(({ cells }) => cells),
        );
        const file = await parquetOf(table, schema);
        const types = await query(file, 'SELECT *');
        expect(types.columnTypes().map((type) => type.alias ?? String(type))).toEqual(
          columns.map(({ type }) => DUCKDB_TYPES[type]),
        );
        const bytes = columns.map(({ name, type }) =>
          type === 'text' || type === 'json' ? `encode(${name}::VARCHAR)` : name,
        );
        const read = await query(file, `SELECT ${bytes.join()}`);
        const rows = read
          .getRows()
          .map((row) =>
            row.map((value, i) =>
              columns[i]?.type === 'json' && value !== null
                ? JSON.parse(String(cellOf(value)))
                : cellOf(value),
            ),
          );
        expect(rows).toEqual(
          rowsOf(columns).map((row) => row.map(([{ type }, cell]) => expected(type, cell))),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('reads decimals with all their digits', async () => {
    const cells = [
      ['-99999.99', '0.01', 12.5],
      ['-999999999999999.999', '0.001', 1.005],
      ['123456789012345678901234567890.12345678', '-0.00000001', 1e21],
    ];
    const numerics = [
      { precision: 7, scale: 2 },
      { precision: 18, scale: 3 },
      { precision: 38, scale: 8 },
    ];
    const columns = numerics.map((numeric, i) => columnOf(`c${i}`, 'decimal', { numeric }));
    const read = await query(await parquetOf(tableWith(columns, cells), schema), 'SELECT *');
    expect(read.columnTypes().map(String)).toEqual(['DECIMAL(7,2)', 'DECIMAL(18,3)', 'DECIMAL(38,8)']);
    expect(read.getRows().map((row) => row.map(String))).toEqual([
      ['-99999.99', '-999999999999999.999', '123456789012345678901234567890.12345678'],
      ['0.01', '0.001', '-0.00000001'],
      ['12.50', '1.005', '1000000000000000000000.00000000'],
    ]);
  });

  it('finds rows by the statistics of row groups', async () => {
    const text = 'x'.repeat(100_000);
    const numbers = Array.from({ length: 700 }, (_, i) => i);
    const columns = [columnOf('n', 'integer', { longest: () => 3 }), columnOf('t')];
    const cells = [numbers, numbers.map((n) => `${n % 2 ? '😀' : '\uffee'}${text}`)];
    const file = await parquetOf(tableWith(columns, cells), schema);
    const counted = await query(file, "SELECT count(*) FILTER (n > 650), count(*) FILTER (t > '\uffef')");
    expect(counted.getRows()).toEqual([[49n, 350n]]);
  });
});
