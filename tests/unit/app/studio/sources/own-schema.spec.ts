import { describe, expect, it } from 'vitest';
import { readOwnSchema } from '../../../../../src/app/studio/sources/own-schema.ts';
import { fileSource } from '../../../../../src/app/studio/sources/source.ts';
import { encodings } from '../../../../fixtures/encodings.ts';

const document = JSON.stringify({
  version: 1,
  name: 'Größe 😀',
  tables: [{ name: 't', rows: 5, columns: [{ name: 'a', field: 'number' }] }],
});

describe('a schema of Rowloom in a file that is imported', () => {
  it.each(Object.entries(encodings))('is read in %s', (_, encode) => {
    const read = readOwnSchema(fileSource('schema.json', encode(document)));
    expect(read).toMatchObject({ ok: true, value: { name: 'Größe 😀' } });
  });
});
