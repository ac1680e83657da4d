/** @module-tag deep */
import { expect, it } from 'vitest';
import { fields } from '../../../src/catalogue/fields.ts';
import { runProgram } from '../../fixtures/commands.ts';

const search = async (...args: readonly string[]) => {
  const { status, output, error } = await runProgram(['fields', ...args]);
  expect({ status, error }).toEqual({ status: 0, error: '' });
  return output;
};

it('words find fields, the best match first', async () => {
  expect(await search('zip')).toMatch(/^ {2}location\.zipCode +Zip Code +text\n/);
  expect(await search('product', 'name')).toMatch(/^ {2}commerce\.productName /);
});

it('without words, every field is listed under its module', async () => {
  const listed = await search();
  for (const id of Object.keys(fields)) expect(listed).toContain(`  ${id} `);
  expect(listed).toMatch(/^Structure\n {2}sequence /);
  expect(listed).toMatch(/^Person\n {2}person\./m);
});

it('an id shows the options of the field and some of its values', async () => {
  const shown = await search('location.zipcode');
  expect(shown).toMatch(/^location\.zipCode: Zip Code\n/);
  expect(shown).toMatch(/^ {2}format {2}.*default "any"/m);
  expect(shown.match(/^ {2}"\d{5}(?:-\d{4})?"$/gm)).toHaveLength(3);
});

it('an id shows the types that the options allow, and the forms of an option that is no plain value', async () => {
  expect(await search('number')).toMatch(/^Values of type integer or decimal\.$/m);
  expect(await search('finance.iban')).toMatch(/^Values of type text\. /m);
  const shown = await search('reference');
  for (const form of ['uniform', 'zipf', 'one-to-one', 'each', 'min']) expect(shown).toContain(`"${form}"`);
});

it('with --json, fields are lines of JSON with the catalogue’s options', async () => {
  const lines = (await search('--json')).trimEnd().split('\n');
  const listed = lines.map((line) => JSON.parse(line));
  expect(listed.map(({ id }) => id).sort()).toEqual(Object.keys(fields).sort());
  const number = listed.find(({ id }) => id === 'number');
  expect(number.options).toEqual(JSON.parse(JSON.stringify(fields.number.options)));
  const [one = ''] = (await search('--json', 'number')).split('\n');
  expect(JSON.parse(one)).toMatchObject({
    id: 'number',
    values: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
});
