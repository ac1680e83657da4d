import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrialDatabase } from '../../fixtures/promises/databases.ts';
import { judge } from '../../fixtures/promises/promises.ts';
import { keptCases, openDatabases, tryDocuments } from '../../fixtures/promises/trial.ts';

let databases: readonly TrialDatabase[];
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

describe('the rows of a document keep every promise', () => {
  it.each(keptCases)('where it once was not: $name', async ({ document }) => {
    expect((await judge(document, databases)).broken).toEqual([]);
  });

  it('in 300 documents with extreme options', { timeout: 600_000 }, () => tryDocuments(1, 300, databases));
});
