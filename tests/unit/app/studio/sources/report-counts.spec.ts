import { describe, expect, it } from 'vitest';
import { removeColumns, setField } from '../../../../../src/app/studio/schema/columns.ts';
import type { ImportChoices, ImportPlan } from '../../../../../src/app/studio/schema/import-tables.ts';
import { EMPTY_SCHEMA, type StudioSchema } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { planNotes } from '../../../../../src/app/studio/sources/plan-notes.ts';
import {
  countsOf,
  linesOf,
  type Reading,
  readingOf,
  shownColumns,
  withChosenField,
} from '../../../../../src/app/studio/sources/reading.ts';
import { columnId, idOf, imported, plan, planOf, readSql } from '../../../../fixtures/import/planned.ts';
import { NO_SUMMARY } from '../../../../fixtures/import/summary.ts';
import { columnNamed } from '../../../../fixtures/studio.ts';

const table = (name: string, more = '') =>
  `CREATE TABLE ${name} (id integer PRIMARY KEY, status varchar(20), note varchar(40)${more});\n`;
const SOURCE = table('a') + table('b') + table('c');

/** A reading whose columns `status` have sample values, and whose columns `note` are unsure and repaired. */
async function readingOfSource(sql: string): Promise<Reading> {
  const read = await readSql(sql);
  const tables = read.tables.map((one) => ({
    ...one,
    columns: one.columns.map((column) =>
      column.name === 'status' ? { ...column, field: 'list', options: { values: ['open', 'paid'] } } : column,
    ),
  }));
  const schema = { ...read, tables };
  return readingOf(schema, {
    kind: 'sql',
    summary: NO_SUMMARY,
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => ({
        name: column.name,
        field: 'word.noun' as const,
        evidence: 'name',
        why: 'Its name',
        confidence: column.name === 'note' ? 'unsure' : 'sure',
        repairs: column.name === 'note' ? ['It was unique.'] : [],
        ...(column.name === 'status' && { sampleValues: ['open', 'paid'] }),
      })),
    })),
    skipped: [],
    notes: [],
  });
}

async function counted(
  schema: StudioSchema,
  sql = SOURCE,
  choose: (reading: Reading) => Partial<ImportChoices> = () => ({}),
) {
  const reading = await readingOfSource(sql);
  const planned = planOf(schema, reading, choose(reading));
  return { reading, planned, counts: countsOf(reading, planned) };
}

const importedReading = async (sql = SOURCE) => (await counted(EMPTY_SCHEMA, sql)).planned.schema;

/** The lines of columns, by what is shown. */
function columnsShown(reading: Reading, planned: ImportPlan) {
  const isColumn = (kind: string) => kind === 'column' || kind === 'own-column';
  return Object.fromEntries(
    shownColumns.map((shown) => [
      shown,
      linesOf(reading, shown, planned).filter(({ kind }) => isColumn(kind)).length,
    ]),
  );
}

describe('the counts of columns', () => {
  const edit = (schema: StudioSchema, name: string, column: string) =>
    setField(schema, idOf(schema, name), new Set([columnId(schema, name, column)]), 'word.verb');

  it.each<
    readonly [
      what: string,
      counts: Partial<ReturnType<typeof countsOf>>,
      result: () => ReturnType<typeof counted>,
    ]
  >([
    [
      'tables that are added',
      { all: 9, differences: 0, unsure: 3, repaired: 3, sampled: 3 },
      () => counted(EMPTY_SCHEMA),
    ],
    [
      'tables that are not chosen',
      { all: 3, unsure: 1, repaired: 1, sampled: 1 },
      () =>
        counted(EMPTY_SCHEMA, SOURCE, ({ schema }) => ({
          leftOut: new Set([idOf(schema, 'a'), idOf(schema, 'b')]),
        })),
    ],
    [
      'tables that do not change',
      { all: 9, differences: 0, unsure: 0, repaired: 0, sampled: 3 },
      async () => counted(await importedReading()),
    ],
    [
      'edited fields',
      { all: 9, differences: 2, unsure: 0, repaired: 0, sampled: 2 },
      async () => counted(edit(edit(await importedReading(), 'a', 'status'), 'b', 'note')),
    ],
    [
      'new tables and removed columns',
      { all: 12, differences: 1, unsure: 1, repaired: 1, sampled: 3 },
      async () => {
        const schema = await importedReading();
        const ids = new Set([columnId(schema, 'b', 'status')]);
        return counted(removeColumns(schema, idOf(schema, 'b'), ids), SOURCE + table('d'));
      },
    ],
    [
      'columns that the source has no more',
      { all: 10, differences: 1 },
      async () => counted(await importedReading(table('a', ', old integer') + table('b') + table('c'))),
    ],
  ])('are those of the lines: %s', async (_, expected, result) => {
    const { reading, planned, counts } = await result();
    expect(counts).toMatchObject(expected);
    expect(columnsShown(reading, planned)).toEqual(counts);
  });

  it('count a field that people chose as chosen', async () => {
    const reading = await readingOfSource(SOURCE);
    const { schema } = reading;
    const chosen = withChosenField(reading, idOf(schema, 'a'), columnId(schema, 'a', 'note'), 'word.verb');
    expect(countsOf(chosen, planOf(EMPTY_SCHEMA, chosen)).unsure).toBe(2);
  });
});

describe('the notes about references to tables that are not chosen', () => {
  const PARENT = 'CREATE TABLE parents (id integer PRIMARY KEY, name varchar(20));\n';
  const child = (name: string) =>
    `CREATE TABLE ${name} (id integer PRIMARY KEY, parent_id integer REFERENCES parents (id), note text);\n`;
  const FAMILY = PARENT + child('a') + child('b') + child('c');
  const withoutParents = (read: StudioSchema) => ({ leftOut: new Set([idOf(read, 'parents')]) });

  it('name only columns that the import changes', async () => {
    const first = (await plan(EMPTY_SCHEMA, FAMILY)).schema;
    const alone = { ...first, tables: first.tables.filter(({ name }) => name !== 'parents') };
    const ids = (name: string) => new Set([columnId(alone, name, 'parent_id')]);
    let schema = setField(alone, idOf(alone, 'a'), ids('a'), 'word.verb');
    schema = removeColumns(schema, idOf(schema, 'b'), ids('b'));
    const read = await readSql(FAMILY);
    const planned = planOf(schema, { schema: read, original: read, chosen: new Set() }, withoutParents(read));
    expect([...planned.replaced.keys()]).toEqual([columnNamed(read, 'c', 'parent_id').id]);
    const reading = { ...(await readingOfSource(PARENT)), schema: read, original: read };
    const note = planNotes(reading, planned).find((text) => text.includes('would refer'));
    expect(note).toMatch(/^c\.parent_id would refer to a table that is not chosen: parents\. It gets/);
  });

  it('name edited tables that the source has no more apart', async () => {
    const first = await imported(SOURCE + table('d') + table('e'));
    const ids = new Set([columnId(first, 'd', 'note')]);
    const { reading, planned } = await counted(setField(first, idOf(first, 'd'), ids, 'word.verb'));
    const notes = planNotes(reading, planned);
    expect(notes).toContain('Not in the source any more, so the import removes: e.');
    expect(notes).toContain('Not in this source, and stay because you have edited them: d.');
  });
});
