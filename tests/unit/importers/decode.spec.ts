import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/importers/decode.ts';

const SQL = 'CREATE TABLE straße (id int); -- ✓ 😀\n';
const utf8 = (text: string) => new TextEncoder().encode(text);

/** UTF-16 by definition: two bytes for each unit. */
function utf16(text: string, order: 'low first' | 'high first'): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) =>
      Array.from({ length: character.length }, (_, i) => character.charCodeAt(i)).flatMap((unit) =>
        order === 'low first' ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
      ),
    ),
  );
}

const asText = (bytes: Uint8Array) => {
  const decoded = decode(bytes);
  if (!decoded.ok) throw new Error(decoded.error[0]?.message);
  return decoded.value;
};

describe('bytes are read as', () => {
  it.each([
    ['UTF-8', utf8(SQL), 0],
    ['UTF-8 with a mark', utf8(`\ufeff${SQL}`), 0],
    ['UTF-16, low byte first', utf16(`\ufeff${SQL}`, 'low first'), 1],
    ['UTF-16, high byte first', utf16(`\ufeff${SQL}`, 'high first'), 1],
    ['UTF-16 without a mark', utf16('CREATE TABLE t (id int);\n', 'low first'), 1],
  ])('%s', (_, bytes, notes) => {
    const decoded = asText(bytes);
    expect([SQL, 'CREATE TABLE t (id int);\n']).toContain(decoded.text);
    expect(decoded.notes).toHaveLength(notes);
  });

  it('Windows-1252 if they are not UTF-8, with the first place to look at', () => {
    const bytes = Uint8Array.from([...'a,b\nM\xfcller,\x80'].map((character) => character.charCodeAt(0)));
    expect(asText(bytes)).toEqual({
      text: 'a,b\nMüller,€',
      notes: [expect.stringContaining('line 2, column 2')],
    });
  });
});

describe('bytes are refused if they are', () => {
  it.each([
    ['a database', utf8('SQLite format 3\0'), /SQLite database.*\.schema/],
    ['a custom dump', utf8('PGDMP\x01'), /pg_restore/],
    ['a spreadsheet', utf8('PK\x03\x04'), /CSV/],
    ['compressed', Uint8Array.of(0x1f, 0x8b, 8, 0), /gzip/],
    ['a file of Avro', utf8('Obj\x01\x04\x16avro.schema'), /Avro.*avro-tools tojson/],
    ['a file of Parquet', utf8('PAR1\x15\0'), /Parquet.*CSV/],
    ['a sheet of an old version', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /Excel.*CSV UTF-8/],
    ['compressed by xz', Uint8Array.of(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0), /xz/],
    ['other bytes', Uint8Array.of(1, 2, 0, 4, 5, 6, 7, 8, 9), /byte 3 is zero/],
    ['odd UTF-16', utf16('\ufeffa\0b', 'low first'), /NUL/],
  ])('%s', (_, bytes, message) => {
    expect(decode(bytes)).toEqual({
      ok: false,
      error: [{ path: [], code: 'not-text', message: expect.stringMatching(message) }],
    });
  });

  it('too many', () => {
    expect(decode(new Uint8Array(2 ** 28 + 1))).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
  });
});
