import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importSchema, open, RowloomError } from '../../../src/library/index.ts';
import * as accounts from '../../fixtures/zod-schemas/accounts.ts';
import * as commerce from '../../fixtures/zod-schemas/commerce.ts';
import * as documents from '../../fixtures/zod-schemas/documents.ts';
import * as messages from '../../fixtures/zod-schemas/messages.ts';
import * as places from '../../fixtures/zod-schemas/places.ts';
import * as requests from '../../fixtures/zod-schemas/requests.ts';
import * as settings from '../../fixtures/zod-schemas/settings.ts';

const ROWS = 50;

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...accounts,
  ...commerce,
  ...documents,
  ...messages,
  ...places,
  ...requests,
  ...settings,
};

/** Schemas whose rows Zod refuses, with the property that JSON cannot hold or JSON Schema cannot describe. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  flight: ['seats'],
  functionProperty: ['onChange'],
  largeLedger: ['balance'],
  requiredRecursion: ['twin'],
  uniqueTags: ['tags'],
  upload: ['content'],
};

const imported = (schema: z.ZodType) => importSchema(schema, { name: 'things', rows: ROWS });

/** The rows as Zod reads them. A table of a list has the items of what the schema accepts. */
async function valuesOf(schema: z.ZodType, { schema: document }: Awaited<ReturnType<typeof imported>>) {
  const dataset = await open(document);
  return dataset.tables.flatMap((table) =>
    [...dataset.table(table).rows()].map((row) => {
      if (schema instanceof z.ZodArray) return [row];
      const isOfList = schema instanceof z.ZodObject && Object.hasOwn(schema.shape, table);
      return isOfList ? { [table]: [row] } : row;
    }),
  );
}

const issuesOf = (schema: z.ZodType, values: readonly unknown[]) =>
  values.flatMap((value) => schema.safeParse(value).error?.issues ?? []);

it('the fixtures are 200 schemas', { tags: ['deep'] }, () => {
  expect(Object.keys(schemas).length).toBeGreaterThanOrEqual(200);
});

it.each(Object.entries(schemas))(
  'Zod accepts all rows of its schema, or the report names the property: %s',
  { tags: ['deep'] },
  async (name, schema) => {
    const result = await imported(schema);
    const values = await valuesOf(schema, result);
    expect(values.length).toBeGreaterThanOrEqual(ROWS);
    const issues = issuesOf(schema, values);
    expect([...new Set(issues.map(({ path }) => String(path[0])))], JSON.stringify(issues[0])).toEqual(
      REFUSED[name] ?? [],
    );
    const named = result.report.skipped.filter(({ matters }) => matters).map(({ text }) => text);
    expect(named).toEqual(expect.arrayContaining([...(REFUSED[name] ?? [])]));
  },
);

describe('the report of a schema of Zod names', () => {
  const cases: readonly (readonly [name: string, property: string, reason: RegExp, schema: z.ZodType])[] = [
    ['a Date', 'at', /^JSON has no Date: /, z.object({ at: z.date() })],
    [
      'a BigInt within a list',
      'lines[].total',
      /^JSON has no BigInt: /,
      z.object({ id: z.int(), lines: z.array(z.object({ total: z.bigint() })).min(1) }),
    ],
    [
      'an optional Set, which is left out',
      'tags',
      /^JSON has no Set\. The property tags was left out\.$/,
      z.object({ id: z.int(), tags: z.set(z.string()).optional() }),
    ],
    ['a Map', 'a.b', /^JSON has no Map\.$/, z.object({ a: z.object({ b: z.map(z.string(), z.int()) }) })],
    [
      'a refine',
      'code',
      /a refine, superRefine or check/,
      z.object({ code: z.string().refine((text) => text.length % 2 === 0) }),
    ],
    [
      'a refine of the whole row',
      '',
      /a refine, superRefine or check/,
      z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b),
    ],
    [
      'what follows a transform',
      'size',
      /after a transform/,
      z.object({ size: z.string().transform(Number).pipe(z.number().max(3)) }),
    ],
    ['a hostname', 'url', /which hostnames/, z.object({ url: z.url({ hostname: /^intranet\.local$/ }) })],
    [
      'a schema that is used twice, at both places',
      'until',
      /^JSON has no Date: /,
      (() => {
        const moment = z.date();
        return z.object({ since: moment, until: moment });
      })(),
    ],
  ];

  it.each(cases)('%s', async (_, property, reason, schema) => {
    const { report } = await imported(schema);
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ text: property, reason: expect.stringMatching(reason) }),
    );
  });
});

it('rows in a program have the Date that Zod asks for', async () => {
  const schema = z.object({ id: z.int(), at: z.date() });
  const dataset = await open((await imported(schema)).schema);
  const rows = [...dataset.table('things').rows()];
  expect(rows).toHaveLength(ROWS);
  expect(issuesOf(schema, rows)).toEqual([]);
});

it('rows have the limits of a Date, and the report does not name them', async () => {
  const schema = z.object({
    booked: z.date().min(new Date('2031-05-10T12:30:00Z')).max(new Date('2031-05-11')),
    birthday: z.date().max(new Date('2026-11-29T10:00:00Z')),
    after: z.date().check(z.gt(new Date('2040-01-01')), z.lt(new Date('2040-02-01'))),
    stay: z.object({ until: z.coerce.date().min(new Date('2030-01-01')) }),
  });
  const result = await imported(schema);
  expect(issuesOf(schema, await valuesOf(schema, result))).toEqual([]);
  expect(result.report.skipped.filter(({ reason }) => reason.includes('limits'))).toEqual([]);
});

it('rows in a program have the texts that Zod asks for, also where dates follow each other', async () => {
  const schema = z.object({
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    due: z.iso.date(),
    seen: z.iso.datetime({ offset: true, precision: 3 }),
  });
  expect(issuesOf(schema, await valuesOf(schema, await imported(schema)))).toEqual([]);
});

it('the report says that a Date inside of an object is a text in rows', async () => {
  const { report } = await imported(z.object({ stay: z.object({ at: z.date() }) }));
  expect(report.skipped).toContainEqual(
    expect.objectContaining({
      text: 'stay.at',
      reason: expect.stringContaining('and so have objects and lists in rows'),
    }),
  );
});

it('all kinds of values of a union are among the rows', async () => {
  const schema = z.object({ id: z.int(), value: z.union([z.string(), z.number(), z.null()]) });
  const values = await valuesOf(schema, await imported(schema));
  expect(issuesOf(schema, values)).toEqual([]);
  const types = new Set(values.map((value) => typeof Object(value).value));
  expect([...types].sort()).toEqual(['number', 'object', 'string']);
});

it('a property that has no value is left out without a word', async () => {
  const { schema, report } = await imported(z.object({ id: z.int(), old: z.never().optional() }));
  expect(schema.tables[0]?.columns.map(({ name }) => name)).toEqual(['id']);
  expect(report.skipped).toEqual([]);
});

it('a schema that its library cannot write as JSON Schema is refused with the reason', async () => {
  const input = () => {
    throw new Error('No JSON Schema for a symbol.');
  };
  const schema = { '~standard': { version: 1, vendor: 'other', jsonSchema: { input } } } as const;
  const refused = importSchema(schema);
  await expect(refused).rejects.toThrow(RowloomError);
  await expect(refused).rejects.toThrow(
    'The library other cannot write this schema as JSON Schema: No JSON Schema for a symbol.',
  );
});
