/** @module-tag deep */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleIds } from '../../../../../src/app/studio/document/examples.ts';
import { open } from '../../../../../src/library/open.ts';
import { createFolder } from '../../../../fixtures/commands.ts';
import { type DuckDb, openDuckDb } from '../../../../fixtures/duckdb.ts';
import { EXAMPLE_PROMISES } from '../../../../fixtures/example-promises.ts';
import { largeExample } from '../../../../fixtures/large-example.ts';

describe.each(exampleIds)('100,000 rows of the example %s, read by DuckDB from files', (id) => {
  const folder = createFolder();
  let duckdb: DuckDb;
  let rowCount = 0;

  beforeAll(async () => {
    const { tables, table } = await open<unknown>(await largeExample(id));
    duckdb = await openDuckDb();
    for (const name of tables) {
      const file = `${folder.path}/${name}.csv`;
      await table(name).write(file, { format: 'csv' });
      await duckdb.load(name, file, table(name).columns(0, 0));
      rowCount += await duckdb.count(`SELECT 1 FROM "${name}"`);
    }
  });
  afterAll(() => {
    duckdb?.close();
    folder.remove();
  });

  it('are as many', () => expect(rowCount).toBeGreaterThanOrEqual(100_000));

  it.each(Object.entries(EXAMPLE_PROMISES[id]))('keep the promise: %s', async (_, query) => {
    expect(await duckdb.count(query)).toBe(0);
  });
});
