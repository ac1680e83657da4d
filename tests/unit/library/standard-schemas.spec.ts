import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { importSchema, open } from '../../../src/library/index.ts';
import type { StandardJsonSchema } from '../../../src/library/standard-schema.ts';

const ROWS = 50;

const nested = <T>(line: string): T => JSON.parse(line);

/** The rows of a schema, as a file has them, and the properties that the report names. */
async function importedRows(schema: StandardJsonSchema) {
  const imported = await importSchema(schema, { name: 'things', rows: ROWS });
  const dataset = await open(imported.schema);
  const file = dataset.table('things').stream('ndjson', { options: { nested: true } });
  const lines = (await new Response(file).text()).trimEnd().split('\n');
  const named = imported.report.skipped.filter(({ matters }) => matters);
  return { rows: lines.map((line) => nested<object>(line)), named };
}

const ofArkType = {
  account: type({ id: 'string.uuid', mail: 'string.email', 'nick?': '2 <= string <= 20', active: 'boolean' }),
  numbers: type({ age: '0 < number.integer <= 120', share: '0 <= number <= 1', even: 'number.integer % 2' }),
  unions: type({ state: "'new' | 'paid' | 'sent'", note: 'string | null', value: 'string | number' }),
  lists: type({ tags: 'string[] >= 1', sizes: '(1 | 2 | 3)[] <= 4', pair: ['number', 'string'] }),
  nested: type({
    size: { width: 'number.integer > 0', unit: "'cm' | 'in'" },
    lines: [{ sku: /^[A-Z]{3}-\d{4}$/ }, '[]'],
  }),
  addresses: type({ site: 'string.url', ip: 'string.ip.v4', host: 'string.hex' }),
  moments: type({ at: 'string.date.iso', unix: 'string.integer' }),
  strict: type({ '+': 'reject', id: 'number.integer >= 1', name: 'string >= 1' }),
  record: type({ counts: 'Record<string, number.integer>', id: 'number.integer' }),
  alternatives: type({
    payment: type({ kind: "'card'", last4: /^\d{4}$/ }).or({ kind: "'cash'", given: 'number > 0' }),
  }),
};

const ofValibot = {
  account: v.object({
    id: v.pipe(v.string(), v.uuid()),
    mail: v.pipe(v.string(), v.email()),
    active: v.boolean(),
  }),
  numbers: v.object({
    age: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)),
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    even: v.pipe(v.number(), v.integer(), v.multipleOf(2)),
  }),
  choices: v.object({
    state: v.picklist(['new', 'paid', 'sent']),
    version: v.literal(2),
    note: v.nullable(v.string()),
  }),
  lists: v.object({
    tags: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(5)),
    pair: v.tuple([v.number(), v.string()]),
  }),
  nested: v.object({
    size: v.object({ width: v.pipe(v.number(), v.integer()), unit: v.picklist(['cm', 'in']) }),
  }),
  texts: v.object({
    sku: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{4}$/)),
    name: v.pipe(v.string(), v.minLength(2), v.maxLength(30)),
  }),
  moments: v.object({ day: v.pipe(v.string(), v.isoDate()), at: v.pipe(v.string(), v.isoTimestamp()) }),
  strict: v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    site: v.pipe(v.string(), v.url()),
  }),
  record: v.object({ id: v.number(), counts: v.record(v.string(), v.pipe(v.number(), v.integer())) }),
  variant: v.object({
    payment: v.variant('kind', [
      v.object({ kind: v.literal('card'), last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
      v.object({ kind: v.literal('cash'), given: v.number() }),
    ]),
  }),
};

/** ArkType tests URLs by code. */
const TESTED_BY_CODE: Readonly<Record<string, readonly string[]>> = { addresses: ['site'] };

describe('rows of a schema of ArkType are what ArkType accepts', { tags: ['deep'] }, () => {
  it.each(Object.entries(ofArkType))('%s', async (name, schema) => {
    const { rows, named } = await importedRows(schema);
    expect(rows).toHaveLength(ROWS);
    const refused = rows.map((row) => schema(row)).filter((result) => result instanceof type.errors);
    expect(refused.map(String)).toEqual([]);
    expect(named.map(({ text }) => text)).toEqual(TESTED_BY_CODE[name] ?? []);
  });
});

describe('rows of a schema of Valibot are what Valibot accepts', { tags: ['deep'] }, () => {
  it.each(Object.entries(ofValibot))('%s', async (_, schema) => {
    const { rows, named } = await importedRows(toStandardJsonSchema(schema));
    expect(rows).toHaveLength(ROWS);
    expect(rows.flatMap((row) => v.safeParse(schema, row).issues ?? [])).toEqual([]);
    expect(named).toEqual([]);
  });
});

it('the report names what JSON Schema cannot say of a schema of ArkType', async () => {
  const odd = type('number').narrow((value) => value % 2 === 1);
  const { named } = await importedRows(type({ at: 'Date', odd }));
  expect(named.map(({ text, reason }) => [text, reason])).toEqual([
    ['at', expect.stringMatching(/^JSON has no Date: .* have a Date\.$/)],
    ['odd', 'JSON Schema cannot say what ArkType calls “predicate”.'],
  ]);
});

it('the report names what JSON Schema cannot say of a schema of Valibot', async () => {
  const odd = v.pipe(
    v.number(),
    v.check((value) => value % 2 === 1),
  );
  const { named } = await importedRows(toStandardJsonSchema(v.object({ at: v.date(), odd })));
  expect(named.map(({ text, reason }) => [text, reason])).toEqual([
    ['at', expect.stringMatching(/^JSON has no Date: .* have a Date\.$/)],
    ['odd', 'The "check" action cannot be converted to JSON Schema.'],
  ]);
});
