import { expect, test } from 'vitest';
import { exampleIds, loadExample } from '../../../../../src/app/studio/document/examples.ts';
import { fitTables } from '../../../../../src/app/studio/files/fit.ts';
import { MEMORY_BYTES_MAX } from '../../../../../src/app/studio/files/places.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { createStudioApi } from '../../../../../workers/studio/studio-api.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';

test.each(exampleIds)(
  'all tables of the example “%s” are exported as it is, in any of these formats',
  async (id) => {
    const schema = await loadExample(id);
    const studio = createStudioApi(largeTables);
    await studio.open(1, JSON.stringify(schemaJson(schema)));
    for (const format of ['csv', 'ndjson', 'sql'] as const) {
      const tables = schema.tables.map((_, i) => i);
      const estimate = await studio.estimate(1, { tables, format, options: {} });
      if (!estimate.ok) throw new Error(JSON.stringify(estimate.error));
      expect(fitTables(estimate.value, { gzip: undefined, isCut: false }, MEMORY_BYTES_MAX)).toMatchObject({
        isTooLarge: false,
        rows: undefined,
      });
    }
  },
);
