import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { madeWith } from '../../../src/schema/made-with.ts';
import { madeWithOther } from '../../../src/schema/made-with-other.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';

const versionIn = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;
const rowloom = versionIn('package.json');
const faker = versionIn('node_modules/@faker-js/faker/package.json');

it('a document can say which versions of Rowloom and of faker it was made with', () => {
  expect(madeWith).toEqual({ rowloom, faker });
  expect(validateSchema({ version: 1, tables: [], madeWith }).ok).toBe(true);
});

describe('a document says that it was made with', () => {
  const MAY_DIFFER = 'Some values may differ.';

  it.each([
    [
      'a version before those that are compared',
      { rowloom: '0.0.9' },
      `an older version, Rowloom 0.0.9. This is Rowloom ${rowloom}. ${MAY_DIFFER} Rowloom 0.0.9 generates the old rows.`,
    ],
    [
      'an older faker',
      { rowloom, faker: '9.10.2' },
      `an older version, faker 9.10.2. This is faker ${faker}. ${MAY_DIFFER}`,
    ],
    [
      'a newer version',
      { rowloom: '99.0.0', faker },
      `a newer version, Rowloom 99.0.0. This is Rowloom ${rowloom}. ${MAY_DIFFER}`,
    ],
    [
      'a newer faker',
      { faker: '100.1' },
      `a newer version, faker 100.1. This is faker ${faker}. ${MAY_DIFFER}`,
    ],
    [
      'both older',
      { faker: '9.0.0', rowloom: '0.1.0' },
      `an older version, Rowloom 0.1.0 and faker 9.0.0. This is Rowloom ${rowloom} and faker ${faker}. ${MAY_DIFFER} Rowloom 0.1.0 generates the old rows.`,
    ],
  ])('%s', (_, said, message) => {
    expect(madeWithOther({ madeWith: said })).toBe(`This schema was made with ${message}`);
  });

  describe('version 0.3.0, of which version 0.4.0', () => {
    const notice = (columns: readonly object[], present = '0.4.0') =>
      madeWithOther(
        { version: 1, madeWith: { rowloom: '0.3.0', faker }, tables: [{ name: 'orders', rows: 5, columns }] },
        { rowloom: present, faker },
      );
    const START = 'This schema was made with an older version, Rowloom 0.3.0. This is Rowloom 0.4.0. ';
    const REST = 'In the other columns, fewer than one value in a thousand can differ.';
    const OLD_ROWS = 'Rowloom 0.3.0 generates the old rows.';
    const id = { name: 'id', field: 'sequence' };
    const reference = (name: string) => ({
      name,
      field: 'reference',
      options: { table: 'orders', column: 'id' },
    });

    it('names the columns with other values', () => {
      expect(notice([id, reference('a')])).toBe(
        `${START}The changelog says why these columns can have other values: orders.a. ${REST} ${OLD_ROWS}`,
      );
      expect(notice([id, reference('a'), reference('b'), reference('c')])).toBe(
        `${START}The changelog says why these columns can have other values: orders.a, orders.b and orders.c. ${REST} ${OLD_ROWS}`,
      );
    });

    it('names the first ten of many, and shortens long names', () => {
      const many = Array.from({ length: 12 }, (_, i) => reference(`c${i}`));
      expect(notice([id, ...many])).toContain('orders.c8, orders.c9 and 2 more. ');
      const long = notice([id, reference('x'.repeat(900))]) ?? '';
      expect(long.length).toBeLessThan(400);
    });

    it('says how few cells differ if it lists no column', () => {
      expect(notice([id])).toBe(`${START}Fewer than one value in a thousand can differ. ${OLD_ROWS}`);
    });

    it('says nothing of what later versions change', () => {
      expect(notice([id, reference('a')], '0.3.1')).toContain('No column of this schema has other values.');
    });
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
