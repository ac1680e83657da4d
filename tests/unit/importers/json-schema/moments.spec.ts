import { describe, expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';
import { faultsOf, importedRows, importJson } from '../../../fixtures/import/schema-rows.ts';

/** The day of a document without `now`. */
const NOW = '2026-01-01';

/** A JSON Schema whose properties are all required. */
function schemaOf(properties: Readonly<Record<string, object>>) {
  return { title: 'people', type: 'object', properties, required: Object.keys(properties) };
}

const day = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };

async function rowsOf(schema: object) {
  const rows = importedRows(await importJson(schema));
  expect(rows).toHaveLength(100);
  expect(faultsOf(schema, rows)).toEqual([]);
  return rows.map((row): Record<string, string> => Object(row));
}

describe('the name of a date says when it is', () => {
  it.each(['birthday', 'birth_date', 'dob', 'date_of_birth'])('%s is in the past', async (name) => {
    for (const row of await rowsOf(schemaOf({ [name]: day, at: moment })))
      expect(Date.parse(row[name] ?? '')).toBeLessThan(Date.parse('2009-01-01'));
  });

  it.each(['created', 'created_at', 'updated_at', 'shipped_at'])('%s is over', async (name) => {
    for (const row of await rowsOf(schemaOf({ [name]: moment })))
      expect(Date.parse(row[name] ?? '')).toBeLessThanOrEqual(Date.parse(NOW));
  });

  it.each(['expires', 'expires_at', 'valid_until'])('%s is in the future', async (name) => {
    for (const property of [day, moment])
      for (const row of await rowsOf(schemaOf({ [name]: property })))
        expect(Date.parse(row[name] ?? '')).toBeGreaterThanOrEqual(Date.parse(NOW));
  });

  it('as it does in SQL', async () => {
    const names = ['birthday', 'expires', 'created', 'due', 'starts', 'ends', 'other'];
    const columns = names.map((name) => `${name} date NOT NULL`).join(', ');
    const { schema } = await importSql(`CREATE TABLE people (${columns})`);
    const fields = (tables: typeof schema.tables) =>
      tables[0]?.columns.map(({ field, options }) => [field, options]);
    const ofJson = await importJson(schemaOf(Object.fromEntries(names.map((name) => [name, day]))));
    expect(fields(ofJson.schema.tables)).toEqual(fields(schema.tables));
  });
});

describe('a date has the limits of the source', () => {
  it.each<[name: string, property: object]>([
    ['the first day', { ...day, formatMinimum: '2031-05-10' }],
    ['the last day', { ...day, formatMaximum: '1999-05-10' }],
    ['both days', { ...day, formatMinimum: '2010-02-27', formatMaximum: '2010-03-01' }],
    [
      'days that are excluded',
      { ...day, formatExclusiveMinimum: '2010-02-27', formatExclusiveMaximum: '2010-03-01' },
    ],
    ['a moment', { ...moment, formatMinimum: '2031-05-10T12:30:00Z', formatMaximum: '2031-05-10T12:31:00Z' }],
    [
      'a moment of another zone',
      { ...moment, formatMinimum: '2031-05-10T12:30:00+02:00', formatMaximum: '2031-05-10T12:31:00+02:00' },
    ],
    [
      'moments that are excluded',
      {
        ...moment,
        formatExclusiveMinimum: '2031-05-10T00:00:00Z',
        formatExclusiveMaximum: '2031-05-20T00:00:00Z',
      },
    ],
    [
      'the stricter of two',
      {
        allOf: [
          { ...day, formatMinimum: '2010-01-01' },
          { ...day, formatMinimum: '2012-01-01', formatMaximum: '2012-02-01' },
        ],
      },
    ],
  ])('%s', async (_, property) => {
    await rowsOf(schemaOf({ value: property, birthday: property, expires: property }));
  });

  it('and is when its name says, if the limits allow it', async () => {
    const birthday = { ...moment, formatMaximum: '2026-11-29T10:00:00Z' };
    for (const row of await rowsOf(schemaOf({ birthday })))
      expect(Date.parse(row.birthday ?? '')).toBeLessThan(Date.parse('2009-01-01'));
  });

  it.each([
    { ...day, formatMinimum: 'soon' },
    { ...day, formatMinimum: 5 },
    { type: 'string', formatMinimum: '2031-05-10' },
  ])('and none with %j', async (property) => {
    expect(
      (await importJson(schemaOf({ value: property }))).schema.tables[0]?.columns[0]?.options?.from,
    ).toBeUndefined();
  });
});
