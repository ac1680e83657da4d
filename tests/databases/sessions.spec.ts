import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from '../fixtures/code.ts';
import { schemaFile } from '../fixtures/writers.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Product, Server } from './server.ts';

const list = (...values: readonly string[]) => ({ field: 'list', options: { values } });
const item = (field: string, options: object = {}) => ({
  field: 'array',
  options: { field, options, minItems: 0, maxItems: 4 },
});

const inTable = (columns: readonly object[], rows: number, keys: object = {}) =>
  openDocument({ version: 1, tables: [{ name: 't', rows, columns, ...keys }] }).tables;

/** One row for each text. */
const texts = (...values: readonly string[]) =>
  inTable([{ name: 's', ...list(...values), unique: true }], values.length);

function inServer({ name, installed, start }: Product, test: (server: () => Server) => void): void {
  const missing = installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`${name}${missing}`, () => {
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());
    test(() => server);
  });
}

const lines = (output: string) => output.split('\n').filter((line) => line !== '');

inServer(mariadb, (server) => {
  const file = (tables: ReturnType<typeof inTable>, options: object = {}) =>
    schemaFile('sql', tables, { dialect: 'mysql', drop: true, ...options });

  const MODES = [
    '',
    'NO_BACKSLASH_ESCAPES',
    'ANSI',
    'ORACLE',
    'EMPTY_STRING_IS_NULL',
    'PIPES_AS_CONCAT,ANSI_QUOTES,NO_BACKSLASH_ESCAPES',
    'TRADITIONAL',
  ];
  const values = ['a\\b', '', "it's", '"quoted"', 'a||b', '\\', '\\n', 'line\nend', '`'];
  const stored = values.map((value) => Buffer.from(value).toString('hex').toUpperCase()).sort();

  it.each(MODES)(
    'stores each text as it is, and keeps the session as it was, with the modes “%s”',
    async (mode) => {
      const tables = inTable(
        [
          { name: 's', ...list(...values), unique: true },
          { name: 'j', ...item('list', { values }) },
        ],
        9,
      );
      const output = await server().run(
        `SET SQL_MODE = '${mode}', TIME_ZONE = '+05:00';
SELECT @@SQL_MODE; SELECT @@TIME_ZONE;
${file(tables)}
SELECT @@SQL_MODE; SELECT @@TIME_ZONE;
SELECT HEX(s) FROM t; SELECT COUNT(*) FROM t WHERE JSON_VALID(j);`,
      );
      const [modes, zone, modesAfter, zoneAfter, ...rest] = output.split('\n');
      expect([modesAfter, zoneAfter]).toEqual([modes, zone]);
      expect(rest.slice(0, 9).sort()).toEqual(stored);
      expect(rest[9]).toBe('9');
    },
  );

  it('keeps a 0 in a column that counts its rows', async () => {
    const tables = inTable([{ name: 'id', field: 'sequence', options: { start: 0 }, primaryKey: true }], 3);
    const output = await server().run(
      `DROP TABLE IF EXISTS t; CREATE TABLE t (id bigint AUTO_INCREMENT PRIMARY KEY);
${file(tables, { create: false, drop: false })}SELECT id FROM t ORDER BY id;`,
    );
    expect(lines(output)).toEqual(['0', '1', '2']);
  });

  it('refuses a text that is longer than the column', async () => {
    const load = server().run(
      `SET SQL_MODE = ''; DROP TABLE IF EXISTS t; CREATE TABLE t (s varchar(2));
${file(texts('abc'), { create: false, drop: false })}`,
    );
    await expect(load).rejects.toThrow('Data too long');
  });

  it('stores the moment of a timestamp in any time zone', async () => {
    const columns = [{ name: 'at', type: 'timestamp(3)', ...list('2026-03-29 02:30:00.000') }];
    const output = await server().run(
      `SET TIME_ZONE = '-05:00';
${file(inTable(columns, 1))}SET TIME_ZONE = '+00:00'; SELECT at FROM t;`,
    );
    expect(lines(output)).toEqual(['2026-03-29 02:30:00.000']);
  });

  it('has keys for texts that differ only in case, accents or spaces at the start', async () => {
    const different = ['a', 'A', ' a', '  a', 'e', 'é', 'É', 'aa', 'ß', 'ss'];
    const output = await server().run(`${file(texts(...different))}SELECT COUNT(DISTINCT HEX(s)) FROM t;`);
    expect(lines(output)).toEqual(['10']);
  });

  it('says of a key that the database ignores spaces at the end, as it does', async () => {
    const script = file(texts('a', 'a '));
    expect(script).toMatch(/^-- “t\.s” .* MySQL ignores such spaces/m);
    await expect(server().run(script)).rejects.toThrow('Duplicate entry');
  });

  it('has keys for texts of the greatest length that a key holds, also with a table that refers to them', async () => {
    for (const length of [300, 700, 768]) {
      const tables = openDocument({
        version: 1,
        tables: [
          {
            name: 't',
            rows: 9,
            columns: [{ name: 's', field: 'string.alpha', options: { length }, unique: true }],
          },
          {
            name: 'u',
            rows: 9,
            columns: [{ name: 's', field: 'reference', options: { table: 't', column: 's' } }],
          },
        ],
      }).tables;
      const output = await server().run(`${file(tables)}SELECT SUM(LENGTH(s)) FROM t; DROP TABLE u;`);
      expect(lines(output)).toEqual([String(9 * length)]);
    }
  });

  it('has a row for many texts in keys', async () => {
    const columns = Array.from({ length: 40 }, (_, i) => ({
      name: `c${i}`,
      field: 'string.alpha',
      options: { length: 90 },
      unique: true,
    }));
    const output = await server().run(`${file(inTable(columns, 5))}SELECT COUNT(*) FROM t;`);
    expect(lines(output)).toEqual(['5']);
  });
});

inServer(postgresql, (server) => {
  it.each(['on', 'off'])('stores backslashes with standard_conforming_strings %s', async (setting) => {
    const file = schemaFile('sql', texts('a\\b', "\\'", '\\n', '\\\\'), { drop: true });
    const output = await server().run(
      `SET standard_conforming_strings = ${setting}; SET escape_string_warning = off;
${file}SELECT s FROM t ORDER BY length(s), s COLLATE "C";`,
    );
    expect(lines(output)).toEqual(["\\'", '\\\\', '\\n', 'a\\b']);
  });

  it.each(['sql', 'sql-copy'])('reads arrays from the format %s', async (format) => {
    const columns = [
      { name: 'id', field: 'sequence' },
      {
        name: 'texts',
        type: 'text[]',
        ...item('list', { values: ['a,b', '"', '\\', '{}', 'NULL', '', "'"] }),
      },
      { name: 'codes', type: 'varchar(10)[]', ...item('string.alpha') },
      { name: 'numbers', type: 'int[]', ...item('number.int') },
      { name: 'amounts', type: 'numeric(9,2)[]', ...item('number.float') },
      { name: 'large', type: '_int8', ...item('number.bigInt') },
      { name: 'flags', type: 'BOOLEAN ARRAY', ...item('boolean') },
      { name: 'times', type: 'timestamptz[]', ...item('timestamp') },
      { name: 'days', type: 'date[]', ...item('date') },
      { name: 'ids', type: 'uuid[]', ...item('string.uuid') },
      {
        name: 'objects',
        type: 'jsonb[]',
        ...item('json', { columns: [{ name: 'a', field: 'person.firstName' }] }),
      },
    ];
    const tables = inTable(columns, 40);
    const file = schemaFile(format, tables, format === 'sql' ? { drop: true } : {});
    const output = await server().run(
      `DROP TABLE IF EXISTS t;\n${file}SELECT to_jsonb(t)::text FROM t ORDER BY id;`,
    );
    const read = lines(output).map((line) => JSON.parse(line));
    const written = lines(schemaFile('ndjson', tables)).map((line) => JSON.parse(line));
    const moments = (times: readonly string[]) => times.map((time) => new Date(time).getTime());
    expect(read.map(({ times, ...row }) => ({ ...row, times: moments(times) }))).toEqual(
      written.map(({ times, large, ...row }) => ({
        ...row,
        large: large.map(Number),
        times: moments(times),
      })),
    );
  });
});
