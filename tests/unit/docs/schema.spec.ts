import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { documentSchema } from '../../../scripts/docs/json-schema.ts';
import { pages } from '../../../scripts/docs/pages.ts';
import { aroundExample, exampleOf } from '../../../src/catalogue/field-examples.ts';
import { type FieldId, fields, isFieldId } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { createEngines } from '../../../src/dataset/engines.ts';
import { allFields } from '../../../src/generators/all-fields.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { locales } from '../../../src/locales/registry.ts';
import { goodDocuments } from '../../fixtures/good-documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);
const engineFor = createEngines(locales, largeTables);
const fieldIds = Object.keys(fields).filter(isFieldId);
const isOfShape = new Ajv2020({ strict: false }).compile(documentSchema());

const column = (changes: object) => ({
  version: 1,
  tables: [{ name: 't', rows: 1, columns: [{ name: 'a', field: 'number', ...changes }] }],
});

describe('the documentation', () => {
  it.each(Object.entries(pages))('%s is what `npm run docs` writes', (path, write) => {
    const page = readFileSync(path, 'utf8');
    expect(write(page)).toBe(page);
  });

  it('shows a valid document', () => {
    const [, json = ''] = /```json schema.json\n(.*?)```/s.exec(readFileSync('docs/schema.md', 'utf8')) ?? [];
    const checked = engine.check(JSON.parse(json));
    expect(checked.ok ? [] : checked.error).toEqual([]);
    expect(isOfShape(JSON.parse(json)) || isOfShape.errors).toBe(true);
  });

  it.each(fieldIds)('has a valid example of %s, and rows can be made from it', async (field) => {
    const document = aroundExample(exampleOf(field));
    const opened = await engineFor(document);
    const checked = opened.check(document);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const cells = opened.open(checked.value).table('orders')?.read(0, 5).columns.at(-1);
    expect(cells).toHaveLength(5);
    // Most people have no suffix.
    expect(cells?.every((cell) => cell !== null && (cell !== '' || field === 'person.suffix'))).toBe(true);
    expect(isOfShape(document) || isOfShape.errors).toBe(true);
  });

  it('lists the fields that no longer match their entity when they are unique', () => {
    const sentence = /^- Some unique columns no longer match their entity.*?(?=^- )/ms.exec(
      readFileSync('docs/schema.md', 'utf8'),
    );
    const listed = Array.from(String(sentence).matchAll(/`(.+?)`/g), ([, field]) => field);
    const canBeUnique = (field: FieldId) =>
      engine.check({
        version: 1,
        tables: [{ name: 't', rows: 2, columns: [{ name: 'a', field, unique: true }] }],
      }).ok;
    const leaving = fieldIds.filter((field) => {
      const { generate, values } = allFields[field];
      // A text says what of the entity makes the column unique.
      return 'entity' in generate && typeof values !== 'string' && canBeUnique(field);
    });
    expect(listed.toSorted()).toEqual(leaving.toSorted());
  });
});

describe('the JSON Schema of a document', () => {
  it.each(Object.entries(goodDocuments))('accepts a valid one: %s', (_, document) => {
    expect(isOfShape(document) || isOfShape.errors).toBe(true);
  });

  it('accepts a list whose values are in a file, and no other object', () => {
    const list = (values: object) => column({ field: 'list', options: { values } });
    const file = { file: 'skus.csv', column: 'sku', weightColumn: 'sold', sha256: '0'.repeat(64) };
    expect(isOfShape(list(file)) || isOfShape.errors).toBe(true);
    expect(isOfShape(list({ column: 'sku' }))).toBe(false);
    expect(isOfShape(list({ ...file, colour: 1 }))).toBe(false);
  });

  it('accepts a document with all its defaults', () => {
    const checked = engine.check(goodDocuments.shop);
    expect(isOfShape(checked.ok && checked.value) || isOfShape.errors).toBe(true);
  });

  it.each([
    { version: 2, tables: [] },
    { version: 1 },
    { version: 1, tables: {} },
    { version: 1, tables: [], colour: 1 },
    { version: 1, tables: [], seed: -1 },
    { version: 1, tables: [], now: 'tomorrow' },
    { version: 1, tables: [{ name: 't', rows: -1, columns: [] }] },
    { version: 1, tables: [{ name: 't', rows: 1, columns: [], unique: ['a'] }] },
    column({ field: 'nothing' }),
    column({ nulls: 101 }),
    column({ maxLength: 0 }),
    column({ options: { mim: 1 } }),
    column({ options: { min: '1' } }),
    column({ options: { decimals: 16 } }),
    column({ options: { distribution: 'other' } }),
    column({ field: 'list' }),
    column({ field: 'list', options: { values: [] } }),
    column({ field: 'reference', options: { table: 't', column: 'a', children: { each: 0 } } }),
    column({ field: 'json', options: { columns: [{ name: 'x' }] } }),
  ])('refuses what the check refuses (%#)', (document) => {
    expect(isOfShape(document)).toBe(false);
    expect(engine.check(document).ok).toBe(false);
  });
});
