import { describe, expect, it } from 'vitest';
import { decodeParts } from '../../../src/importers/decode-parts.ts';
import { importSchema } from '../../../src/library/import-schema.ts';
import { problemsOf } from '../../fixtures/library.ts';

async function* partsOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, undefined> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function decoded(bytes: Uint8Array, size: number) {
  const notes: string[] = [];
  let text = '';
  for await (const part of decodeParts(partsOf(bytes, size), notes)) text += part;
  return { text, notes };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from([...text].map((character) => character.charCodeAt(0)));

describe('bytes in parts are read as', () => {
  it.each([1, 2, 3, 7, 1000])('UTF-8, whose characters can be cut, in parts of %i bytes', async (size) => {
    const text = 'CREATE TABLE straße (id int); -- ✓ 😀';
    expect(await decoded(utf8(`\ufeff${text}`), size)).toEqual({ text, notes: [] });
  });

  it('Windows-1252 if only ASCII comes before the first byte that is not UTF-8', async () => {
    const { text, notes } = await decoded(latin1('CREATE TABLE a; -- M\xfcller, M\xe4rz'), 8);
    expect(text).toBe('CREATE TABLE a; -- Müller, März');
    expect(notes).toEqual([expect.stringContaining('Windows-1252')]);
  });

  it('UTF-8 with replacements if other characters come before it', async () => {
    const bytes = Uint8Array.from([...utf8('-- ü ✓ and much text \n'), 0xff, ...utf8(' ü')]);
    const { text, notes } = await decoded(bytes, 8);
    expect(text).toBe('-- ü ✓ and much text \n\ufffd ü');
    expect(notes).toHaveLength(1);
  });
});

describe('a source in parts', () => {
  const rows = `id,name\n${Array.from({ length: 100_000 }, (_, i) => `${i},name ${i % 7}`).join('\n')}`;

  it('is read like a whole one, whatever its kind', async () => {
    const sql = `CREATE TABLE t (id int, name text);\nINSERT INTO t VALUES ${Array.from({ length: 60_000 }, (_, i) => `(${i}, 'name ${i % 7}')`).join(',\n')};`;
    for (const [text, fileName] of [
      [rows, 'rows.csv'],
      [sql, 'dump.sql'],
      ['{"a": 1}', 'a.json'],
    ] as const) {
      const whole = await importSchema(text, { fileName });
      expect(await importSchema(partsOf(utf8(text), 65_536), { fileName })).toEqual(whole);
      expect(whole.schema.tables).not.toEqual([]);
    }
  });

  it.each([
    ['PGDMP\x01', 'not-text'],
    ['', 'no-tables'],
  ])('is refused like a whole one: %j', async (text, code) => {
    const problems = await problemsOf(() => importSchema(partsOf(utf8(text), 10), { kind: 'sql' }));
    expect(problems).toMatchObject([{ code }]);
  });
});
