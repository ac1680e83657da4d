import { describe, expect, it } from 'vitest';
import { applyFix } from '../../../../../src/app/studio/schema/fixes.ts';
import { studioSchemaFromRun } from '../../../../../src/app/studio/schema/from-run.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { categories, categoryIds } from '../../../../../src/catalogue/categories.ts';
import { customKindIds } from '../../../../../src/catalogue/custom-kinds.ts';
import { createStandaloneDatasets } from '../../../../../src/dataset/standalone.ts';
import { enUs } from '../../../../../src/locales/en-us.ts';
import { type Run, schemaFromRun } from '../../../../../src/schema/requests.ts';
import { createStudioApi } from '../../../../../workers/studio/studio-api.ts';
import { pageOf } from '../../../../fixtures/dialogs.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';
import { categoryRun, customRun } from '../../../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES, TICKED_AT_FIRST } from '../../../../fixtures/specification.ts';
import { checkedProblems, firstRows, problemsIn } from '../../../../fixtures/studio.ts';

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

/** The rows that the Studio's worker shows of a run that was opened in it. */
async function studioTexts(run: Run): Promise<readonly (readonly (string | null)[])[]> {
  const studio = createStudioApi(largeTables);
  await studio.open(1, JSON.stringify(schemaJson(documentOf(run))));
  const { value } = requireOk(await studio.read(1, 0, 0, run.rows));
  return Array.from({ length: value.rowCount }, (_, row) =>
    value.columns.map(({ cells }) => cells[row] ?? null),
  );
}

function requireOk<Answer extends { readonly ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

function isOk<Answer extends { readonly ok: boolean }>(
  answer: Answer,
): answer is Extract<Answer, { ok: true }> {
  return answer.ok;
}

/** The Studio shows the first 1,000 characters of a cell. */
const shortened = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => (cell.length > 1000 ? `${cell.slice(0, 1000)}…` : cell)));

describe('what a dialog shows and the Studio shows after it', () => {
  it.each(SPECIFIED_CATEGORIES)('are the same texts: $id', async ({ id, labels }) => {
    for (const [seed, fields, pattern] of [
      [0, labels.slice(0, TICKED_AT_FIRST), ''],
      [2 ** 32 - 1, labels.toReversed(), '[a-z]{5}'],
      [7, labels.slice(-1), ' \\p{Lu}\\d{3}(-[é-ü])? '],
      [8, [], 'x|y'],
      ...labels.map((label, i) => [i, [label], ''] as const),
    ] as const) {
      const run = categoryRun(id, { rows: 40, seed, fields, pattern });
      expect(await studioTexts(run)).toEqual(shortened(pageOf(run).rows));
    }
  });

  it('are the same texts: every kind of the custom tool, once and twice, in any order', async () => {
    const twice = [1, 2].flatMap((n) => customKindIds.map((kind) => [`${kind} ${n}`, kind] as const));
    for (const columns of [twice, twice.toReversed(), ...twice.map((column) => [column])]) {
      const run = customRun(columns, { rows: 40 });
      expect(await studioTexts(run)).toEqual(shortened(pageOf(run).rows));
    }
  });

  it('are the same texts whatever the names of columns are', async () => {
    const names = [
      'a,b',
      'a"b',
      'line\nbreak',
      '__proto__',
      'constructor',
      '2024',
      '1',
      '\u{1f600}',
      'الاسم',
      'x'.repeat(1000),
    ];
    const columns = names.flatMap((name) => [[name, 'emails'] as const, [` ${name} 2`, 'names'] as const]);
    const run = customRun(columns, { rows: 40 });
    expect(await studioTexts(run)).toEqual(shortened(pageOf(run).rows));
  });

  it('have the same distinct addresses in 1,000 rows, and dates up to a moment of their own', async () => {
    const run = {
      ...customRun(
        [
          ['a', 'emails'],
          ['b', 'emails'],
          ['c', 'dates'],
        ],
        { rows: 1000 },
      ),
      now: Date.UTC(2031, 4, 6, 7),
    };
    const rows = await studioTexts(run);
    expect(rows).toEqual(pageOf(run).rows);
    expect(new Set(rows.map(([address]) => address)).size).toBe(1000);
  });
});

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

  /** The names and patterns that a dialog accepts and that no document can have. */
  const refused: readonly (readonly [what: string, run: Run, code: string, path: string])[] = [
    ...['x'.repeat(1001), 'a\0b', '\0', `\0${'é'.repeat(2000)}`].map(
      (name) =>
        [
          `the name ${JSON.stringify(name.slice(0, 8))} of ${name.length} characters`,
          customRun(
            [
              ['buyer', 'names'],
              [name, 'emails'],
              ['paid', 'dates'],
            ],
            { rows: 30 },
          ),
          name.length > 1000 ? 'out-of-range' : 'invalid-name',
          'tables[0].columns[1].name',
        ] as const,
    ),
    ...['[a', 'a{2,1}', 'x(?!x)x', 'a{20000}', 'a'.repeat(10_001)].map(
      (pattern) =>
        [
          `the pattern ${pattern.slice(0, 12)} of ${pattern.length} characters`,
          categoryRun('music', { rows: 30, fields: ['Song Name', 'Genre'], pattern }),
          pattern.length > 10_000 ? 'out-of-range' : 'invalid-pattern',
          'tables[0].columns[2].options.pattern',
        ] as const,
    ),
  ];

  it.each(refused)('is kept whole, with one problem at the column: %s', async (_, run, code, path) => {
    const document = documentOf(run);
    expect(problemsIn(document)).toEqual([`${code} ${path}`]);
    const { request } = run;
    const [table] = document.tables;
    if (request.tool === 'custom') {
      expect(table?.columns.map(({ name }) => name)).toEqual(request.columns.map(({ name }) => name));
    } else {
      expect(table?.columns.at(-1)?.options).toEqual({ pattern: request.pattern });
    }
    const isPattern = request.tool === 'category';
    const rows = pageOf(run).rows.map((row) => (isPattern ? [...row.slice(0, -1), null] : row));
    expect(await studioTexts(run)).toEqual(rows);
  });

  it.each(
    refused.filter(([what, run]) => run.request.tool === 'custom' && !what.includes('of 1 characters')),
  )('can be downloaded after the fix that the problem offers: %s', (_, run) => {
    const document = documentOf(run);
    const fixed = checkedProblems(document).reduce(
      (schema, { fix }) => (fix ? applyFix(schema, fix) : schema),
      document,
    );
    expect(problemsIn(fixed)).toEqual([]);
  });

  it('is refused as the dialog refuses it', () => {
    expect(studioSchemaFromRun(customRun([], { rows: 5 }))).toEqual({ ok: false, error: 'no-columns' });
  });
});
