import { describe, expect, it } from 'vitest';
import { check, fields, formats, open } from '../../../src/library/index.ts';
import { opened, problemsOf, tableOf } from '../../fixtures/library.ts';

const document = { version: 1, tables: [tableOf('few', 3)] };

describe('a document', () => {
  it('without problems opens', async () => {
    expect(await check(document)).toEqual([]);
    expect(await open(document)).toMatchObject({ tables: ['few'] });
  });

  it('with problems is not opened, and they are the same as those of check', async () => {
    const wrong = {
      version: 1,
      tables: [tableOf('few', -3, [{ name: 'a', field: 'sequence', nulls: 101 }])],
    };
    const problems = await check(wrong);
    expect(problems.map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['tables.0.rows', 'out-of-range'],
      ['tables.0.columns.0.nulls', 'out-of-range'],
    ]);
    expect(await problemsOf(() => open(wrong))).toEqual(problems);
  });

  it('is what its JSON is', async () => {
    const written = {
      ...document,
      seed: undefined,
      now: new Date('2024-02-29T00:00:00Z'),
    };
    expect(await check(written)).toEqual([]);
    const dataset = await open(written);
    expect(dataset.schema.now).toBe('2024-02-29T00:00:00.000Z');
  });

  it('does not change when the object changes', async () => {
    const given = structuredClone(document);
    const dataset = await open(given);
    given.tables.length = 0;
    expect([...dataset.table('few').rows()]).toHaveLength(3);
  });

  const circular: { tables: unknown[] } = { tables: [] };
  circular.tables.push(circular);
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level++) deep = [deep];
  it.each([
    ['contains itself', circular, 'not-json'],
    ['has a bigint', { ...document, seed: 1n }, 'not-json'],
    ['has too many levels', { ...document, tables: deep }, 'too-deep'],
    ['is longer than documents may be', { ...document, description: 'x'.repeat(4_000_001) }, 'too-large'],
    ['is a text', JSON.stringify(document), 'wrong-type'],
    ['is missing', undefined, 'wrong-type'],
    ['is null', null, 'wrong-type'],
  ])('that %s is refused', async (_, source, code) => {
    expect(await check(source)).toContainEqual(expect.objectContaining({ path: [], code }));
    expect(await problemsOf(() => open(source))).toContainEqual(expect.objectContaining({ path: [], code }));
  });

  it('can use the large tables, which are loaded for it', async () => {
    const dataset = await opened(tableOf('places', 5, [{ name: 'zip', field: 'location.zipCode' }]));
    const zips = dataset.table('places').columns()[0]?.values;
    expect(zips).toHaveLength(5);
    for (const zip of zips ?? []) expect(zip).toMatch(/^\d{5}(-\d{4})?$/);
  });
});

describe('a dataset', () => {
  it('names its tables, and gives each', async () => {
    const dataset = await opened(tableOf('b', 1), tableOf('a', 2));
    expect(dataset.tables).toEqual(['b', 'a']);
    expect(dataset.tables.map((name) => dataset.table(name).rowCount)).toEqual([1, 2]);
  });

  it('has a schema that opens as a document, with the same rows', async () => {
    const dataset = await opened(tableOf('people', 9, [{ name: 'name', field: 'person.fullName' }]));
    const again = await open(dataset.schema);
    expect(again.table('people').columns()).toEqual(dataset.table('people').columns());
  });

  it('refuses a table that it does not have, and suggests the closest', async () => {
    const dataset = await opened(tableOf('customers', 1));
    expect(await problemsOf(() => dataset.table('costumers'))).toEqual([
      {
        path: ['table'],
        code: 'unknown-table',
        message: expect.stringContaining('Did you mean “customers”?'),
        fix: expect.objectContaining({ text: 'Use “customers”' }),
      },
    ]);
  });
});

describe('the metadata', () => {
  it('lists formats and fields with their options', () => {
    expect(formats.csv).toMatchObject({ label: 'CSV', extension: 'csv' });
    expect(formats.csv.options.delimiter).toMatchObject({ default: ',' });
    expect(fields['internet.email']).toMatchObject({ type: 'text' });
  });
});
