import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCases, misfits } from '../../fixtures/import/cases.ts';
import {
  loadOriginal,
  type OriginalDatabase,
  openOriginalPostgres,
  openOriginalSqlite,
} from '../../fixtures/import/loaded.ts';

describe.each([
  ['postgresql', openOriginalPostgres],
  ['sqlite', openOriginalSqlite],
] as const)('reported scripts in %s in memory', (dialect, open) => {
  const cases = importCases.filter(({ databases }) => databases.includes(dialect));
  let database: OriginalDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.stop());

  it.each(cases)('$file: $says', async (reported) => {
    const loaded = await loadOriginal(database, { sql: reported.sql, create: reported.create });
    expect(await misfits(reported, loaded, database)).toEqual([]);
  });
});
