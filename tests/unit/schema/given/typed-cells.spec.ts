import { expect, it } from 'vitest';
import { FileCells } from '../../../../src/schema/given/file-cells.ts';
import { readSchema } from '../../../../src/schema/parse.ts';
import { valueTypesOf } from '../../../../src/schema/value-types.ts';

it('the type of given cells depends on whether they are texts, also where the cells were read before', () => {
  const values = ['1', '2'];
  const columns = [{ name: 'n', values }];
  const typeOf = (cells: unknown) => {
    const given = { cells };
    const { schema } = readSchema({ version: 1, tables: [{ name: 'plans', given }] });
    return [...valueTypesOf(schema).values()].map(({ type }) => type);
  };
  const texts = new FileCells({ columns, areTexts: true });
  expect([typeOf(texts), typeOf(columns), typeOf(texts)]).toEqual([['integer'], ['text'], ['integer']]);
});
