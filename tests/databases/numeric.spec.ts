import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyDecimals, decimalOf, decimalsIn } from '../fixtures/any-decimals.ts';
import { openDocument } from '../fixtures/code.ts';
import { integerTexts, largeIntegers } from '../fixtures/large-integers.ts';
import { schemaFile } from '../fixtures/writers.ts';
import { readers } from './dialects.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

for (const { name, dialect, installed, start } of [postgresql, mariadb]) {
  const missing = installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`${name}${missing}`, () => {
    const { identifier, jsonArray, values } = readers[dialect];
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    it('holds every digit of any decimals whose bounds and decimals are known', async () => {
      await fc.assert(
        fc.asyncProperty(anyDecimals, async (document) => {
          const { tables } = openDocument(document);
          const found = tables.map(decimalsIn);
          const queries = found.map((table) => {
            const texts = table.names.map((column) => values.decimal(identifier(column)));
            return `SELECT ${jsonArray}(${texts}) FROM ${identifier(table.name)};`;
          });
          const file = schemaFile('sql', tables, { dialect, drop: true });
          const output = await server.run([file, ...queries].join('\n'));
          const read = output
            .split('\n')
            .flatMap((line): unknown[][] => (line === '' ? [] : [JSON.parse(line)]));
          const written = found.flatMap(({ rows }) => rows);
          expect(read.map((row) => row.map(decimalOf))).toEqual(written.map((row) => row.map(decimalOf)));
        }),
        { seed: 30, numRuns: 60 },
      );
    });

    it('holds every digit of integers beyond 64 bits', async () => {
      const { tables } = openDocument(largeIntegers);
      const queries = tables.map(({ name, columns }) => {
        const texts = columns.map((column) => values.integer(identifier(column.name)));
        return `SELECT ${jsonArray}(${texts}) FROM ${identifier(name)};`;
      });
      const output = await server.run(
        [schemaFile('sql', tables, { dialect, drop: true }), ...queries].join('\n'),
      );
      const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
      const lines = output.split('\n').filter((line) => line !== '');
      expect(sorted(lines.map((line): unknown => JSON.parse(line)))).toEqual(
        sorted(tables.flatMap(integerTexts)),
      );
    });

    it('loads a schema whose tables have no columns', async () => {
      const { tables } = openDocument({
        version: 1,
        tables: [
          { name: "no'columns\n; $(x)", rows: 3, columns: [] },
          { name: 'last', rows: 2, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
        ],
      });
      expect(await server.run(schemaFile('sql', tables, { dialect, drop: true }))).toBe('');
      expect(await server.run(schemaFile('sql', tables.slice(0, 1), { dialect, drop: true }))).toBe('');
      expect(await server.run(`SELECT count(*) FROM ${identifier('last')};\n`)).toBe('2\n');
    });
  });
}
