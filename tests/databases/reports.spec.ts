import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/dataset/engine.ts';
import { enUs } from '../../src/locales/en-us.ts';
import {
  ALBUM_KEY,
  CIRCLE_COUNT,
  CIRCLE_COUNTED,
  CIRCLE_TABLES,
  circleDocument,
  NESTED_COUNT,
  NESTED_COUNTED,
  nestedCirclesDocument,
  nestedCirclesTables,
} from '../fixtures/reports/circle.ts';
import { schemaFile } from '../fixtures/writers.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

const removed = {
  postgresql: 'TRUNCATE album, photo, print;\n',
  mysql:
    'SET FOREIGN_KEY_CHECKS = 0;\nTRUNCATE print;\nTRUNCATE photo;\nTRUNCATE album;\nSET FOREIGN_KEY_CHECKS = 1;\n',
} as const;

const engine = createEngine(enUs, {});

function fileOf(document: unknown, format: string, options: object): string {
  const schema = engine.check(document);
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  const dataset = engine.open(schema.value);
  const tables = schema.value.tables.flatMap(({ name }) => dataset.table(name) ?? []);
  return schemaFile(format, tables, options);
}

/** A key that starts at 0, a text with a backslash, and JSON that has one. */
const modesDocument = {
  version: 1,
  tables: [
    {
      name: 't',
      rows: 3,
      columns: [
        { name: 'id', field: 'sequence', options: { start: 0 }, primaryKey: true },
        { name: 's', field: 'list', options: { values: ['a\\b'] } },
        {
          name: 'j',
          field: 'json',
          options: { columns: [{ name: 's', field: 'constant', options: { value: 'a\\b"' } }] },
        },
      ],
    },
  ],
};

const ROWS = `SELECT id, HEX(s), JSON_UNQUOTE(JSON_EXTRACT(j, '$.s')) = CONCAT('a', CHAR(92), 'b"') FROM t ORDER BY id;\n`;

/** What a session may have set before, and the options of the file. */
const MODES = [
  ['', {}],
  ["SET SESSION sql_mode = 'NO_BACKSLASH_ESCAPES';", {}],
  ["SET SESSION sql_mode = 'NO_BACKSLASH_ESCAPES,STRICT_ALL_TABLES';", { create: false }],
  ['', { create: false }],
] as const;

for (const product of [postgresql, mariadb]) {
  const missing = product.installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`reported files in ${product.name}${missing}`, () => {
    let server: Server;
    beforeAll(async () => {
      server = await product.start();
    });
    afterAll(() => server?.stop());

    const { dialect } = product;
    const circles = [
      ['sql', { dialect, create: false }],
      ['sql', { dialect, create: false, rowsPerInsert: 3 }],
      ...(dialect === 'postgresql' ? [['sql-copy', { create: false }] as const] : []),
    ] as const;

    it.each(circles)(
      'the rows of a circle load into tables that exist, by %s with %o',
      async (format, options) => {
        await server.run(`DROP DATABASE IF EXISTS circle;\nCREATE DATABASE circle;\n`);
        const use = dialect === 'postgresql' ? '\\connect circle\n' : 'USE circle;\n';
        for (const nulls of [0, 20]) {
          const empty = nulls === 0 ? '' : removed[dialect];
          const tables = nulls === 0 ? CIRCLE_TABLES + ALBUM_KEY : '';
          const file = fileOf(circleDocument(nulls), format, options);
          expect(await server.run(use + tables + empty + file + CIRCLE_COUNT)).toBe(`${CIRCLE_COUNTED}\n`);
        }
        await expect(server.run(`${use}UPDATE album SET cover_id = 1000;\n`)).rejects.toThrow(/foreign key/);
      },
    );

    it.each(circles)('a circle loads within another, by %s with %o', async (format, options) => {
      await server.run(`DROP DATABASE IF EXISTS nested;\nCREATE DATABASE nested;\n`);
      const use = dialect === 'postgresql' ? '\\connect nested\n' : 'USE nested;\n';
      const file = fileOf(nestedCirclesDocument, format, options);
      expect(await server.run(use + nestedCirclesTables(dialect) + file + NESTED_COUNT)).toBe(
        `${NESTED_COUNTED}\n`,
      );
    });

    it.each(dialect === 'mysql' ? MODES : [])(
      'texts and keys are stored as they are, after “%s” with %o',
      async (mode, options) => {
        const table =
          'DROP TABLE IF EXISTS t;\nCREATE TABLE t (id bigint AUTO_INCREMENT PRIMARY KEY, s text, j json);\n';
        const file = fileOf(modesDocument, 'sql', { dialect, drop: !('create' in options), ...options });
        const rows = [0, 1, 2].map((id) => `${id}\t615C62\t1\n`).join('');
        expect(
          await server.run(
            `CREATE DATABASE IF NOT EXISTS modes;\nUSE modes;\n${table}${mode}\n${file}${ROWS}`,
          ),
        ).toBe(rows);
      },
    );
  });
}
