import { beforeEach, describe, expect, it } from 'vitest';
import { useUnmetFocus } from '../../../../../src/app/lib/focus.ts';
import { FOCUS, goToRow, showColumn, usePlace } from '../../../../../src/app/studio/document/place.ts';
import { problemKey, showProblem } from '../../../../../src/app/studio/document/show-problem.ts';
import { useStudio } from '../../../../../src/app/studio/document/store.ts';
import { locateProblems } from '../../../../../src/app/studio/schema/problems.ts';
import { setSchema } from '../../../../../src/app/studio/schema/settings.ts';
import { columnNamed, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const schema = studioDocument([
  { name: 'empty', rows: 5, columns: [] },
  { name: 't', rows: 5, columns: [{ name: 'a', field: 'number' }] },
]);
const table = tableNamed(schema, 't').id;
const column = columnNamed(schema, 't', 'a').id;

/** What is to have the focus, without a document: no control takes it. */
async function wanted(): Promise<readonly string[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return useUnmetFocus.getState().keys;
}

beforeEach(() => {
  useStudio.getState().open(schema);
  usePlace.setState(usePlace.getInitialState());
});

describe('the place', () => {
  it('has the focus that a change of the document carries, and that of the last change alone', async () => {
    const { edit } = useStudio.getState();
    edit((before) => setSchema(before, { seed: 'a' }), { focus: FOCUS.seed });
    edit((before) => setSchema(before, { name: 'b' }), { focus: FOCUS.schemaName });
    edit((before) => setSchema(before, { seed: 'c' }));
    expect(await wanted()).toEqual([FOCUS.schemaName]);
  });

  it('is a column’s name, the first one of a table, or the row that makes a column', async () => {
    showColumn(table, column);
    expect(await wanted()).toEqual([FOCUS.cell(column, 'name')]);
    expect(useStudio.getState().selection).toMatchObject({ table, column });
    showColumn(table);
    expect(await wanted()).toEqual([FOCUS.cell(column, 'name')]);
    const empty = tableNamed(schema, 'empty').id;
    showColumn(empty);
    expect(await wanted()).toEqual([FOCUS.newColumn(empty)]);
  });

  it('is a row of the preview', async () => {
    usePlace.setState({ previewTab: 'output' });
    goToRow(3);
    expect(usePlace.getState()).toMatchObject({ tab: 'preview', previewTab: 'data', row: 3 });
    expect(await wanted()).toEqual([FOCUS.rows]);
  });

  it('has no filter of another document’s tables', () => {
    usePlace.setState({ tableFilter: 'emp' });
    useStudio.getState().edit((before) => setSchema(before, { seed: 'a' }));
    useStudio.getState().setId(useStudio.getState().id, 'draft');
    expect(usePlace.getState().tableFilter).toBe('emp');
    useStudio.getState().replace(studioDocument([{ name: 'other', rows: 5, columns: [] }]));
    expect(usePlace.getState().tableFilter).toBe('');
  });

  it.each([
    [['tables', 1, 'rows'], true],
    [['seed'], true],
    [['tables', 1, 'columns', 0, 'options', 'min'], false],
  ] as const)('of a problem at %j leaves closed options closed: %j', (path, isClosed) => {
    usePlace.setState({ isInspectorClosed: true });
    const [problem] = locateProblems(schema, [{ code: 'wrong-type', path: [...path], message: '' }]).list;
    if (problem) showProblem(problem);
    expect(usePlace.getState().isInspectorClosed).toBe(isClosed);
  });

  it('of a problem with the locale of a table is its control, among the options that it opens', async () => {
    const path = ['tables', 1, 'locale', 'via'];
    const [problem] = locateProblems(schema, [{ code: 'unknown-column', path, message: '' }]).list;
    if (!problem) throw new Error('no problem');
    showProblem(problem);
    expect(usePlace.getState().tableOptions).toBe(schema.tables[1]?.id);
    expect(await wanted()).toEqual([problemKey(problem), FOCUS.tableName]);
  });

  it.each([
    [['seed'], 'tables', [FOCUS.seed]],
    [['locale'], 'tables', [FOCUS.locale]],
    [['now'], 'tables', [FOCUS.now]],
    [['name'], 'tables', [FOCUS.schemaName]],
    [['tables', 1, 'rows'], 'tables', [FOCUS.rowCount]],
    [['tables', 1, 'name'], 'tables', [FOCUS.tableName]],
    [['tables', 1, 'columns', 0, 'name'], 'columns', ['name', 'name']],
    [['tables', 1, 'columns', 0, 'nulls'], 'columns', ['nulls', 'name']],
    [['tables', 1, 'columns', 0, 'unique'], 'columns', ['unique', 'name']],
    [['tables', 1, 'columns', 0, 'options', 'min'], 'columns', ['field', 'name']],
  ] as const)(
    'of a problem at %j is the control that it stands beside, in the tab %s',
    async (path, tab, keys) => {
      const [problem] = locateProblems(schema, [{ code: 'wrong-type', path: [...path], message: '' }]).list;
      if (!problem) throw new Error('no problem');
      showProblem(problem);
      expect(usePlace.getState().tab).toBe(tab);
      const ofColumn = keys.map((cell) => FOCUS.cell(column, cell));
      expect(await wanted()).toEqual(tab === 'columns' ? [problemKey(problem), ...ofColumn] : keys);
    },
  );
});
