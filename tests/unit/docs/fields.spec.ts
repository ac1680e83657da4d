import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { profiledFields } from '../../../scripts/docs/field-profile.ts';

const RENEW = '`npm run docs` writes the table in docs/fields.md';
const page = readFileSync('docs/fields.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const cells = rows.map((row) => row.slice(2, -2).split(/(?<!\\) \| /));

it('the table of fields has a line for each field that needs no option, in their order', () => {
  expect(
    cells.map(([field]) => field),
    RENEW,
  ).toEqual(profiledFields().map((id) => `\`${id}\``));
});

it('the table of fields has a share and a number of values in every line', () => {
  const empty = cells.filter(
    ([, distinct = '', share = '']) => !/^[\d,]+$/.test(distinct) || !/^[\d.]+ %$/.test(share),
  );
  expect(empty, RENEW).toEqual([]);
});
