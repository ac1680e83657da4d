import { expect, it } from 'vitest';
import { readSchema } from '../../../../src/schema/parse.ts';
import { valueTypesOf } from '../../../../src/schema/value-types.ts';

it('the type of given cells depends on whether they are texts, also where the cells were read before', () => {
  const values = ['1', '2'];
  const typeOf = (rest: object) => {
    const given = { cells: [{ name: 'n', values }], ...rest };
    const { schema } = readSchema({ version: 1, tables: [{ name: 'plans', given }] });
    return [...valueTypesOf(schema).values()].map(({ type }) => type);
  };
  expect([typeOf({ areTexts: true }), typeOf({}), typeOf({ areTexts: true })]).toEqual([
    ['integer'],
    ['text'],
    ['integer'],
  ]);
});
