import { expect, it } from 'vitest';
import { z } from 'zod';
import { importSchema, open, RowloomError } from '../../../src/library/index.ts';

const schemas = {
  'numbers with limits': z.object({ age: z.int().min(18).max(99), share: z.number().min(0).max(1) }),
  'texts with limits': z.object({ code: z.string().min(3).max(8), note: z.string().max(40) }),
  enums: z.object({ state: z.enum(['new', 'paid', 'sent']) }),
  literals: z.object({ kind: z.literal('order'), version: z.literal(2) }),
  'e-mails, UUIDs and URLs': z.object({ mail: z.email(), id: z.uuid(), site: z.url() }),
  'dates and moments': z.object({ day: z.iso.date(), at: z.iso.datetime() }),
  'nullable properties': z.object({ id: z.int(), name: z.string().nullable() }),
  booleans: z.object({ id: z.int().positive(), active: z.boolean() }),
  patterns: z.object({ sku: z.string().regex(/^[A-Z]{3}-\d{4}$/) }),
  'arrays of texts': z.object({ id: z.int(), tags: z.array(z.enum(['a', 'b', 'c'])).max(3) }),
  'nested objects': z.object({
    id: z.int(),
    size: z.object({ width: z.int().min(1), unit: z.literal('cm') }),
  }),
};

it.each(Object.entries(schemas))(
  'rows of a schema of Zod are what Zod accepts: %s',
  { tags: ['deep'] },
  async (_, schema) => {
    const imported = await importSchema(schema, { name: 'things', rows: 100 });
    const dataset = await open(imported.schema);
    const [table = ''] = dataset.tables;
    const text = await new Response(
      dataset.table(table).stream('ndjson', { options: { nested: true } }),
    ).text();
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(100);
    for (const row of rows) expect(schema.safeParse(row).error?.issues ?? []).toEqual([]);
  },
);

it('a schema that its library cannot write as JSON Schema is refused with the reason', async () => {
  const refused = importSchema(z.object({ at: z.date() }));
  await expect(refused).rejects.toThrow(RowloomError);
  await expect(refused).rejects.toThrow(/^The library zod cannot write this schema as JSON Schema: .*Date/);
});
