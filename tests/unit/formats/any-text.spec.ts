import { parse } from 'csv-parse/sync';
import { csvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyHeader, anyTable, asUtf8, HEADERS, TABLES } from '../../fixtures/any-text.ts';
import { openPostgres, openSqlite, sorted } from '../../fixtures/databases.ts';
import { dialogWriters } from '../../fixtures/dialogs.ts';
import { type CreateWriter, writeBatches } from '../../fixtures/tables.ts';

interface Content {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Ten thousand values in tables of ten columns, and as many names, for which a database needs seconds to create the tables. */
const contents = [
  { kind: 'values', any: anyTable, tables: TABLES },
  { kind: 'names', any: anyHeader, tables: HEADERS },
];

function file(createWriter: CreateWriter, { names, rows }: Content): string {
  const half = Math.ceil(rows.length / 2);
  const batches = [rows.slice(0, half), rows.slice(half)].filter((batch) => batch.length > 0);
  return writeBatches(createWriter, names, batches);
}

describe.each(contents)('10,000 $kind of any text', ({ any, tables }) => {
  it('are read back from CSV by two parsers', () => {
    fc.assert(
      fc.property(any, (content) => {
        const written = file(dialogWriters.csv, content);
        const records = [content.names, ...content.rows];
        const saved = records.map((record) => record.map(asUtf8));
        expect(parse(Buffer.from(written), { record_delimiter: '\r\n', relax_quotes: false })).toEqual(saved);
        expect(csvParseRows(written)).toEqual(records);
      }),
      { seed: 1, numRuns: tables },
    );
  });

  it('are what JSON.stringify prints, and read back by JSON.parse', () => {
    fc.assert(
      fc.property(any, (content) => {
        const { names, rows } = content;
        const records = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
        const written = file(dialogWriters.json, content);
        expect(JSON.parse(written)).toEqual(records);
        // Names that are whole numbers come first in an object, but not in a file.
        if (!names.some((name) => /^\d+$/.test(name)))
          expect(written).toBe(`${JSON.stringify(records, null, 2)}\n`);
      }),
      { seed: 2, numRuns: tables },
    );
  });

  it.each([
    { name: 'PostgreSQL', open: openPostgres, namesCut: true },
    { name: 'SQLite', open: openSqlite, namesCut: false },
  ])(
    'are held by $name, all but NUL, in columns that stay apart',
    { tags: ['deep'] },
    async ({ open, namesCut }) => {
      const database = await open();
      onTestFinished(() => database.close());
      const stored = (text: string) => asUtf8(text.replaceAll('\0', ''));
      await fc.assert(
        fc.asyncProperty(any, async (content) => {
          const loaded = await database.load(file(dialogWriters.sql, content), 'custom_data');
          expect(sorted(loaded.rows)).toEqual(sorted(content.rows.map((row) => row.map(stored))));
          expect(loaded.columns).toHaveLength(content.names.length);
          expect(new Set(loaded.columns).size).toBe(content.names.length);
          for (const [i, name] of content.names.entries()) {
            const isLetters = /^[a-zA-Z ]{1,60}$/.test(name);
            const alone = content.names.every(
              (other, j) => i === j || other.toLowerCase() !== name.toLowerCase(),
            );
            if (isLetters && alone) expect(loaded.columns[i]).toBe(name);
            if (namesCut) expect(Buffer.byteLength(loaded.columns[i] ?? '')).toBeLessThanOrEqual(63);
          }
        }),
        { seed: 3, numRuns: tables },
      );
    },
  );
});
