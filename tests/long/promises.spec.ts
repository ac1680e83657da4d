import { afterAll, beforeAll, it } from 'vitest';
import type { TrialDatabase } from '../fixtures/promises/databases.ts';
import { openDatabases, tryDocuments } from '../fixtures/promises/trial.ts';

/** The number of the first document, and the number of documents. */
const { LONG_SEED = '100000', LONG_DOCUMENTS = '10000' } = process.env;

let databases: readonly TrialDatabase[];
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

it(`the rows of ${LONG_DOCUMENTS} documents from number ${LONG_SEED} on keep every promise`, () =>
  tryDocuments(Number(LONG_SEED), Number(LONG_DOCUMENTS), databases));
