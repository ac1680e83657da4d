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
