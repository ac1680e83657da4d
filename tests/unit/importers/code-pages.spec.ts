import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codePageOf } from '../../../src/importers/code-pages.ts';
import { decode } from '../../../src/importers/decode.ts';

/** Files that GNU iconv wrote. Their names begin with its name of the code page. */
const FOLDER = 'tests/fixtures/import/code-pages';
const files = readdirSync(FOLDER);
const bytesOf = (file: string): Uint8Array => Uint8Array.from(readFileSync(`${FOLDER}/${file}`));
const isWestern = (file: string) => file.startsWith('1252-');

describe('a text in another code page is refused with the command that converts it', () => {
  it.each(files.filter((file) => !isWestern(file)))('%s', (file) => {
    const page = file
      .slice(0, file.lastIndexOf('-'))
      .replace(/-chinese$/, '')
      .toUpperCase();
    const message = expect.stringContaining(`\`iconv -f ${page} -t UTF-8 FILE\``);
    expect(decode(bytesOf(file))).toEqual({ ok: false, error: [{ path: [], code: 'not-text', message }] });
  });
});

describe('a text in Windows-1252 is read', () => {
  it.each(files.filter(isWestern))('%s', (file) => {
    expect(decode(bytesOf(file))).toMatchObject({
      ok: true,
      value: { notes: [expect.stringContaining('Windows-1252')] },
    });
    expect(codePageOf(bytesOf(file))).toBeUndefined();
  });
});
