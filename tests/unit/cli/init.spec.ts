import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, it } from 'vitest';
import { documentSchema } from '../../../scripts/docs/json-schema.ts';
import { jsonText } from '../../../src/cli/json-text.ts';
import { starterSchema } from '../../../src/cli/starter-schema.ts';
import { check } from '../../../src/library/index.ts';
import { localeNames } from '../../../src/locales/locale-names.ts';
import { type Claims, centsOf, claimedRows, expectEach, isHistory, isMailOf } from '../../fixtures/claims.ts';
import { createFolder, runProgram } from '../../fixtures/commands.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const rowloom = (...args: readonly string[]) => runProgram(args, { cwd: folder.path });

it('the schema to start from has no problems, neither for the check nor for editors', async () => {
  const document = starterSchema('./schema.schema.json');
  expect(await check(document)).toEqual([]);
  const isOfShape = new Ajv2020({ strict: false }).compile(documentSchema());
  expect(isOfShape(document) || isOfShape.errors).toBe(true);
});

it('its text is the same JSON, in lines of at most 100 characters', () => {
  const document = starterSchema('./schema.schema.json');
  const text = jsonText(document);
  expect(JSON.parse(text)).toEqual(document);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

/** The descriptions of its tables, by their sentences. */
const CLAIMS: Claims = {
  'The parts of one person agree: the email contains the name.': ({ rows }) =>
    expectEach(rows('customers'), ({ name, email }) => isMailOf(email, name)),
  'Each order refers to a customer.': ({ rows, parent }) =>
    expectEach(rows('orders'), (order) => parent(order, 'customer_id', 'customers', 'id') !== undefined),
  'A few customers have most orders.': ({ rows }) => {
    const orders = new Map<unknown, number>();
    for (const { customer_id } of rows('orders')) orders.set(customer_id, (orders.get(customer_id) ?? 0) + 1);
    const few = [...orders.values()].toSorted((a, b) => b - a).slice(0, rows('customers').length / 10);
    expect(few.reduce((a, b) => a + b)).toBeGreaterThan(rows('orders').length / 2);
  },
};

it('its tables are as their descriptions say, and the status, the dates and the amounts of an order agree', async () => {
  const { $schema, ...document } = Object(starterSchema('./schema.schema.json'));
  const descriptions: string[] = document.tables.map(
    ({ description }: { description: string }) => description,
  );
  expect(Object.keys(CLAIMS).join(' ')).toBe(descriptions.join(' '));
  const tables = await claimedRows(document);
  for (const check of Object.values(CLAIMS)) check(tables);
  expectEach(
    tables.rows('orders'),
    ({ status, ordered_at, shipped_at, net, gross }) =>
      (status === 'shipped') === (shipped_at !== null) &&
      isHistory([ordered_at, shipped_at], tables.now) &&
      centsOf(gross) === Math.round((centsOf(net) * 119) / 100),
  );
});

it('init writes a file, and replaces one only with --force', { tags: ['deep'] }, async () => {
  const written = await rowloom('init', 'shop.json');
  expect(written).toMatchObject({ status: 0, error: '' });
  expect(written.output).toContain('rowloom rows shop.json ');
  folder.write('shop.json', 'precious');
  expect(await rowloom('init', 'shop.json')).toMatchObject({
    status: 2,
    output: '',
    error: expect.stringMatching(/“shop\.json” exists already\.\nAdd --force /),
  });
  expect(folder.read('shop.json')).toBe('precious');
  expect(await rowloom('init', 'shop.json', '--force')).toMatchObject({ status: 0 });
  expect(await rowloom('check', 'shop.json')).toMatchObject({ status: 0, error: '' });
});

it('init names the JSON Schema of an installed package, and else that of this version', {
  tags: ['deep'],
}, async () => {
  const schemaOf = async () => JSON.parse((await rowloom('init', '-')).output).$schema;
  expect(await schemaOf()).toMatch(/^https:\/\/unpkg\.com\/rowloom@\d+\.\d+\.\d+\/schema\.schema\.json$/);
  mkdirSync(join(folder.path, 'node_modules/rowloom'), { recursive: true });
  folder.write('node_modules/rowloom/schema.schema.json', {});
  expect(await schemaOf()).toBe('./node_modules/rowloom/schema.schema.json');
});

it.each(localeNames)('the schema to start from has no problem in the locale %s', async (locale) => {
  const document = starterSchema('./schema.schema.json', locale);
  expect(document).toHaveProperty('locale', locale);
  expect(await check(document)).toEqual([]);
});

it('init writes the locale that --locale names, and answers another name with those that exist', async () => {
  const written = await rowloom('init', '-', '--locale', 'de');
  expect(written).toMatchObject({ status: 0, error: '' });
  expect(JSON.parse(written.output)).toEqual({
    ...starterSchema('', 'de'),
    $schema: expect.stringMatching(/schema\.schema\.json$/),
  });
  expect(await rowloom('init', '-', '--locale', 'en_UK')).toMatchObject({
    status: 64,
    output: '',
    error: expect.stringContaining(
      'There is no locale “en_UK”. Did you mean en_US? The locales are de, en_GB, en_US, fr.',
    ),
  });
});
