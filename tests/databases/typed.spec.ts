import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../src/formats/sql-dialects.ts';
import { sqlNames } from '../../src/formats/sql-names.ts';
import { createWriter } from '../../src/formats/writers.ts';
import { readCell, storedCell } from '../fixtures/stored-cells.ts';
import { anyTypedTable, headOf, rowsOf, writeTyped } from '../fixtures/typed-tables.ts';
import { readers } from './dialects.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

const TABLE = 'any';

for (const { name, dialect, installed, start } of [postgresql, mariadb]) {
  const missing = installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`${name}${missing}`, () => {
    const { types, values, identifier, jsonArray, hexText, ownTables } = readers[dialect];
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    it('returns any table as it was written, with its types', async () => {
      await fc.assert(
        fc.asyncProperty(anyTypedTable, fc.integer({ min: 1, max: 9 }), async (columns, rowsPerInsert) => {
          const writer = createWriter('sql', headOf(columns, TABLE), { dialect, rowsPerInsert, drop: true });
          if (!writer.ok) throw new Error(JSON.stringify(writer.error));
          const numbered = columns.map((_, i) => `c${i}`);
          const cells = numbered.map((column, i) => values[columns[i]?.type ?? 'text'](column));
          const output = await server.run(
            [
              writeTyped(writer.value, columns),
              `SELECT ${jsonArray}(${hexText('column_name')}, data_type) FROM information_schema.columns WHERE ${ownTables} ORDER BY ordinal_position;`,
              `WITH t(${numbered}) AS (SELECT * FROM ${identifier(TABLE)}) SELECT ${jsonArray}(${cells}) FROM t;`,
            ].join('\n'),
          );
          const lines = output.trimEnd().split('\n');
          const read = lines.map((line): unknown[] => JSON.parse(line));
          const rules = dialects[dialect].names;
          const written = sqlNames(
            columns.map((column) => column.name),
            rules,
          );
          // PostgreSQL cuts a name itself.
          const names = written.map((column) => rules.cut(column, 0));
          expect(
            read.slice(0, columns.length).map(([column, type]) => [readCell('text', column), type]),
          ).toEqual(columns.map(({ type }, i) => [names[i], types[type]]));
          const rows = read.slice(columns.length);
          expect(rows.map((row) => row.map((cell, i) => readCell(columns[i]?.type ?? 'text', cell)))).toEqual(
            rowsOf(columns).map((row) => row.map(([{ type }, cell]) => storedCell(type, cell))),
          );
        }),
        { seed: 21, numRuns: 200 },
      );
    });
  });
}
