import { describe, expect, it } from 'vitest';
import { studioSchemaFromRun } from '../../../../../src/app/studio/schema/from-run.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { categories, categoryIds } from '../../../../../src/catalogue/categories.ts';
import { customKindIds } from '../../../../../src/catalogue/custom-kinds.ts';
import { createStandaloneDatasets } from '../../../../../src/dataset/standalone.ts';
import { enUs } from '../../../../../src/locales/en-us.ts';
import { type Run, schemaFromRun } from '../../../../../src/schema/requests.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';
import { categoryRun, customRun } from '../../../../fixtures/runs.ts';
import { firstRows, problemsIn } from '../../../../fixtures/studio.ts';

function documentOf(run: Run) {
  const schema = studioSchemaFromRun(run);
  if (!schema.ok) throw new Error(schema.error);
  return schema.value;
}

const createDataset = createStandaloneDatasets(enUs);

/** All rows that the dialogs' worker makes of a run. */
function dialogRows(run: Run) {
  const schema = schemaFromRun(run);
  if (!schema.ok) throw new Error(schema.error);
  return createDataset(schema.value, largeTables)
    .table(schema.value.tables[0]?.name ?? '')
    ?.read(0, run.rows).columns;
}

describe('what a dialog has chosen, opened in the Studio', () => {
  it.each(categoryIds)('is the same rows: %s', (category) => {
    const run = categoryRun(category, {
      rows: 30,
      pattern: '[a-z]{5}',
      fields: Object.keys(categories[category].fields),
    });
    const schema = documentOf(run);
    expect(problemsIn(schema)).toEqual([]);
    expect(firstRows(schema, 30)).toEqual([dialogRows(run)]);
  });

  it('gives the same rows: every kind of the custom tool, twice', () => {
    const columns = [1, 2].flatMap((n) => customKindIds.map((kind) => [`${kind} ${n}`, kind] as const));
    const run = customRun(columns, { rows: 30 });
    const schema = documentOf(run);
    expect(problemsIn(schema)).toEqual([]);
    expect(firstRows(schema, 30)).toEqual([dialogRows(run)]);
  });

  it('contains only what is necessary', () => {
    const run = customRun(
      [
        [' email ', 'emails'],
        ['mail', 'emails'],
        ['n', 'numbers'],
      ],
      { rows: 7 },
    );
    expect(schemaJson(documentOf({ ...run, seed: 5, now: 0 }))).toEqual({
      version: 1,
      seed: '5',
      now: '1970-01-01T00:00:00.000Z',
      tables: [
        {
          name: 'custom_data',
          rows: 7,
          columns: [
            { name: 'email', field: 'internet.email', unique: true },
            { name: 'mail', field: 'internet.email', of: { person: 2 }, unique: true },
            { name: 'n', field: 'number', options: { min: 1, max: 10_000 } },
          ],
        },
      ],
    });
  });

  it('is refused as the dialog refuses it', () => {
    expect(studioSchemaFromRun(customRun([], { rows: 5 }))).toEqual({ ok: false, error: 'no-columns' });
  });
});
