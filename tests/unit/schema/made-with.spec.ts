import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { madeWith, madeWithOther } from '../../../src/schema/made-with.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';

const versionIn = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;
const rowloom = versionIn('package.json');
const faker = versionIn('node_modules/@faker-js/faker/package.json');

it('a document can say which versions of Rowloom and of faker it was made with', () => {
  expect(madeWith).toEqual({ rowloom, faker });
  expect(validateSchema({ version: 1, tables: [], madeWith }).ok).toBe(true);
});

describe('a document says that it was made with', () => {
  it.each([
    [
      'an older version',
      { rowloom: '0.0.9' },
      `an older version, Rowloom 0.0.9. This is Rowloom ${rowloom}.`,
    ],
    [
      'an older faker',
      { rowloom, faker: '9.10.2' },
      `an older version, faker 9.10.2. This is faker ${faker}.`,
    ],
    [
      'a newer version',
      { rowloom: '99.0.0', faker },
      `a newer version, Rowloom 99.0.0. This is Rowloom ${rowloom}.`,
    ],
    ['a newer faker', { faker: '100.1' }, `a newer version, faker 100.1. This is faker ${faker}.`],
    [
      'both older',
      { faker: '9.0.0', rowloom: '0.1.0' },
      `an older version, Rowloom 0.1.0 and faker 9.0.0. This is Rowloom ${rowloom} and faker ${faker}.`,
    ],
  ])('%s', (_, said, message) => {
    expect(madeWithOther({ madeWith: said })).toBe(
      `This schema was made with ${message} Some values may differ.`,
    );
  });

  it.each([
    [{ madeWith }],
    [{}],
    [null],
    [{ madeWith: 5 }],
    [{ madeWith: null }],
    [{ madeWith: { x: '1' } }],
    [{ madeWith: { rowloom: 0.1 } }],
    [{ madeWith: { rowloom: 'x'.repeat(100_000) } }],
    [{ madeWith: { rowloom: '<b>1</b>' } }],
  ])('nothing of the kind: %j', (document) => {
    expect(madeWithOther(document)).toBeUndefined();
  });
});
