import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { madeWith, madeWithOther } from '../../../src/schema/made-with.ts';
import { validateSchema } from '../../../src/schema/parse.ts';

const versionIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')).version;

it('a document can say which versions of Rowloom and of faker it was made with', () => {
  expect(madeWith).toEqual({
    rowloom: versionIn('package.json'),
    faker: versionIn('node_modules/@faker-js/faker/package.json'),
  });
  expect(validateSchema({ version: 1, tables: [], madeWith }).ok).toBe(true);
});

it('a document that was made with other versions is known by it', () => {
  const other = { madeWith: { ...madeWith, rowloom: '0.0.1' } };
  expect(madeWithOther(other)).toMatch(/rowloom 0\.0\.1, not \d/);
  for (const same of [
    { madeWith },
    {},
    null,
    { madeWith: 5 },
    { madeWith: null },
    { madeWith: { x: '1' } },
  ]) {
    expect(madeWithOther(same)).toBeUndefined();
  }
});
