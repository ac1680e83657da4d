import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCases, misfits } from '../fixtures/import/cases.ts';
import { loadOriginal, type OriginalDatabase, startOriginal } from '../fixtures/import/loaded.ts';
import { databaseKinds } from './import-databases.ts';

describe.each(databaseKinds)('reported scripts in $name', (kind) => {
  const missing = kind.installed ? '' : ' is not installed';
  const cases = importCases.filter(({ databases }) => databases.includes(kind.dialect));
  let database: OriginalDatabase;
  beforeAll(async () => {
    if (kind.installed) database = await startOriginal(kind);
  });
  afterAll(() => database?.stop());

  it.skipIf(missing && !process.env.CI).each(cases)(`$file: $says${missing}`, async (reported) => {
    const loaded = await loadOriginal(database, { sql: reported.sql, create: reported.create });
    expect(await misfits(reported, loaded, database)).toEqual([]);
  });
});
