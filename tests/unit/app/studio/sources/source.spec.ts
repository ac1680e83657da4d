import { describe, expect, it } from 'vitest';
import {
  describeSource,
  EDITABLE_LENGTH_MAX,
  fileRefusal,
  fileSource,
  isCut,
  isEmpty,
  textSource,
} from '../../../../../src/app/studio/sources/source.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the source of an import', () => {
  it('is edited in the text box as long as it is short', () => {
    const text = 'x'.repeat(EDITABLE_LENGTH_MAX);
    expect(textSource(text)).toMatchObject({ content: text, shown: text, isEditable: true });
  });

  it('is kept whole if it is long, and shown by its beginning', () => {
    const text = `CREATE TABLE t (${'x'.repeat(5_000_000)}`;
    const source = textSource(text);
    expect(source).toMatchObject({ content: text, isEditable: false });
    expect(text.startsWith(source.shown)).toBe(true);
    expect(source.shown.length).toBeLessThan(20_000);
    expect(describeSource(source)).toBe('Pasted text, 5.0 MB');
    expect(isCut(source)).toBe(true);
  });

  it.each([
    ['UTF-8', bytesOf('Größe,Preis\n1,2\n')],
    ['UTF-16 with the low byte first', new Uint8Array(Buffer.from('\ufeffGröße,Preis\n1,2\n', 'utf16le'))],
    [
      'UTF-16 with the high byte first',
      new Uint8Array(Buffer.from('\ufeffGröße,Preis\n1,2\n', 'utf16le').swap16()),
    ],
  ])('shows the beginning of a file in %s, and keeps its bytes', (_, content) => {
    const source = fileSource('sizes.csv', content);
    expect(source).toMatchObject({ content, shown: 'Größe,Preis\n1,2\n', isEditable: false });
    expect(isCut(source)).toBe(false);
  });

  it('shows nothing of a binary file', () => {
    const source = fileSource('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
    expect(source.shown).toBe('');
    expect(describeSource(source)).toBe('a.png, 8 bytes');
  });

  it.each([
    ['no text', textSource(''), true],
    ['white space', textSource(' \n\t'), true],
    ['an empty file', fileSource('a.sql', new Uint8Array()), true],
    ['a text', textSource('a'), false],
    ['a file', fileSource('a.sql', bytesOf('a')), false],
  ])('is empty or not: %s', (_, source, empty) => {
    expect(isEmpty(source)).toBe(empty);
  });

  it('refuses a file that is too large with both figures, and says what to do', () => {
    expect(fileRefusal({ name: 'dump.sql', size: 50_000_000 })).toBeUndefined();
    expect(fileRefusal({ name: 'dump.sql', size: 240_000_000 })).toMatch(
      /^dump\.sql has 240 MB\. The limit is 50 MB\. Export the schema without rows/,
    );
  });
});
