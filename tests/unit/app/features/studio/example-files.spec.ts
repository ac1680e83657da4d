import { expect, test } from 'vitest';
import { documentJson } from '../../../../../src/app/features/studio/document/json.ts';
import { exampleIds, loadExample } from '../../../../../src/app/features/studio/examples/examples.ts';
import { fitTables } from '../../../../../src/app/features/studio/export/fit.ts';
import { createStudioApi } from '../../../../../workers/studio/studio-api.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';

test.each(exampleIds)(
  'all tables of the example “%s” are exported as it is, in any of these formats',
  async (id) => {
    const document = await loadExample(id);
    const studio = createStudioApi(largeTables);
    await studio.open(1, JSON.stringify(documentJson(document)));
    for (const format of ['csv', 'ndjson', 'sql'] as const) {
      const tables = document.tables.map((_, i) => i);
      const estimate = await studio.estimate(1, { tables, format, options: {} });
      if (!estimate.ok) throw new Error(JSON.stringify(estimate.error));
      expect(fitTables(estimate.value, { gzip: undefined, isCut: false })).toMatchObject({
        isTooLarge: false,
        rows: undefined,
      });
    }
  },
);
