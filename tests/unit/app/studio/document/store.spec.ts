import { beforeEach, describe, expect, it } from 'vitest';
import { checkAgain, checkWhileEdited } from '../../../../../src/app/studio/document/live-check.ts';
import { isDirty } from '../../../../../src/app/studio/document/session.ts';
import { selectedColumn, selectedTable, useStudio } from '../../../../../src/app/studio/document/store.ts';
import {
  insertColumns,
  removeColumns,
  renameColumn,
  setColumn,
  setOption,
} from '../../../../../src/app/studio/schema/columns.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { fixesOf } from '../../../../../src/app/studio/schema/problems.ts';
import { EMPTY_SCHEMA } from '../../../../../src/app/studio/schema/studio-schema.ts';
import { removeTable } from '../../../../../src/app/studio/schema/tables.ts';
import { createEngine } from '../../../../../src/dataset/engine.ts';
import { enUs } from '../../../../../src/locales/en-us.ts';
import { formatPath, type Problem } from '../../../../../src/schema/problem.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';
import { columnNamed, namesIn, studioDocument, tableNamed } from '../../../../fixtures/studio.ts';

const engine = createEngine(enUs, largeTables);
const schema = studioDocument([
  {
    name: 't',
    rows: 5,
    columns: [
      { name: 'a', field: 'number' },
      { name: 'ab', field: 'number' },
      { name: 'c', field: 'formula', options: { expression: 'a + ab' } },
    ],
  },
  { name: 'u', rows: 5, columns: [{ name: 'x', field: 'number' }] },
]);
const t = tableNamed(schema, 't');
const idOf = (name: string, table = 't') => columnNamed(schema, table, name).id;
const state = () => useStudio.getState();
const names = () => namesIn(state().schema, 't');

/** Types a name into a column, character by character. */
function typeName(column: string, ...texts: string[]): void {
  for (const text of texts) {
    state().edit((current) => renameColumn(current, t.id, idOf(column), text), { typing: `name ${column}` });
  }
}

beforeEach(() => state().open(schema));

describe('undoing', () => {
  it('reverts edits one by one, and redoing repeats them', () => {
    const add = (name: string) =>
      state().edit((current) => insertColumns(current, t.id, [{ name, field: 'number' }]));
    add('d');
    add('e');
    const both = state().schema;
    state().undo();
    expect(names()).toEqual(['a', 'ab', 'c', 'd']);
    state().undo();
    expect(state().schema).toBe(schema);
    state().undo();
    state().redo();
    state().redo();
    state().redo();
    expect(state().schema).toBe(both);
    state().undo();
    add('f');
    expect(state().redoSteps).toEqual([]);
    expect(names()).toEqual(['a', 'ab', 'c', 'd', 'f']);
  });

  it('reverts a typed name in one step', () => {
    typeName('a', 'x', 'xy', 'xyz');
    state().endTyping();
    typeName('a', 'xyz1');
    state().undo();
    expect(names()[0]).toBe('xyz');
    state().undo();
    expect(state().schema).toBe(schema);
    expect(state().undoSteps).toHaveLength(0);
  });

  it('has separate steps for typing in two places', () => {
    typeName('a', 'x');
    typeName('ab', 'y');
    typeName('a', 'z');
    expect(state().undoSteps).toHaveLength(3);
  });

  it('has no step for a name that ends as it was', () => {
    typeName('a', 'x', 'a');
    expect(state().schema).toBe(schema);
    expect(state().undoSteps).toHaveLength(0);
  });

  it('goes back 500 edits of a document of four megabytes, which share what they leave alone', () => {
    const values = Array.from({ length: 40_000 }, (_, i) => `value ${i}`.padEnd(90));
    const columns = Array.from({ length: 100 }, (_, i) => ({ name: `c${i}`, field: 'number' }));
    const list = { name: 'list', field: 'list', options: { values } };
    const large = studioDocument([{ name: 't', rows: 5, columns: [list, ...columns] }]);
    const { id, columns: read } = tableNamed(large, 't');
    state().open(large);
    for (let i = 0; i < 510; i++)
      state().edit((current) => setColumn(current, id, read[i % 101]?.id ?? '', { nulls: 1 + (i % 90) }));
    expect(state().undoSteps).toHaveLength(500);
  });

  it('goes back to texts of 100 megabytes, and to the last document at least', () => {
    const write = (length: number) =>
      state().edit((current) =>
        setOption(current, t.id, idOf('a'), 'prefix', `${state().undoSteps.length}`.padEnd(length)),
      );
    for (let i = 0; i < 30; i++) write(8_000_000);
    expect(state().undoSteps).toHaveLength(12);
    for (let i = 0; i < 12; i++) state().undo();
    for (let i = 0; i < 12; i++) state().redo();
    expect(state().undoSteps).toHaveLength(12);
    write(110_000_000);
    write(5);
    expect(state().undoSteps).toHaveLength(1);
    state().undo();
    expect(columnNamed(state().schema, 't', 'a').options?.prefix).toHaveLength(110_000_000);
  });

  it('restores the selection too', () => {
    state().select({ table: t.id, column: idOf('ab') });
    state().edit((current) => removeColumns(current, t.id, new Set([idOf('ab')])));
    expect(selectedColumn(state())?.name).toBe('c');
    state().undo();
    expect(selectedColumn(state())?.name).toBe('ab');
  });
});

it('formulas do not follow a name that is for a moment the same as another column’s', () => {
  typeName('ab', 'a', '', 'b');
  expect(columnNamed(state().schema, 't', 'c').options).toEqual({ expression: 'a + b' });
});

it('typing changes its own column, and leaves the other objects the same', () => {
  typeName('c', 'd', 'de');
  const [first, second] = state().schema.tables;
  expect(second).toBe(schema.tables[1]);
  expect(first?.columns.map((column, i) => column === t.columns[i])).toEqual([true, true, false]);
  const json = schemaJson(state().schema);
  expect(json.tables[1]).toBe(schemaJson(schema).tables[1]);
  expect(json.tables[0]?.columns[0]).toBe(schemaJson(schema).tables[0]?.columns[0]);
});

describe('the selection', () => {
  it('begins with the first table', () => {
    expect(state().selection).toEqual({ table: t.id, column: undefined });
    state().open(EMPTY_SCHEMA);
    expect(selectedTable(state())).toBeUndefined();
  });

  it('moves to the item that takes the place of the removed one', () => {
    state().select({ table: t.id, column: idOf('c') });
    state().edit((current) => removeColumns(current, t.id, new Set([idOf('c')])));
    expect(selectedColumn(state())?.name).toBe('ab');
    state().edit((current) => removeTable(current, t.id));
    expect(selectedTable(state())?.name).toBe('u');
    expect(selectedColumn(state())).toBeUndefined();
  });

  it('moves where an edit says', () => {
    const select = { table: tableNamed(schema, 'u').id, column: idOf('x', 'u') };
    state().edit((current) => setColumn(current, select.table, select.column, { nulls: 5 }), { select });
    expect(state().selection).toEqual(select);
  });
});

it('work is unsaved until it is marked or undone', () => {
  expect(isDirty(state())).toBe(false);
  typeName('a', 'x');
  expect(isDirty(state())).toBe(true);
  state().markSaved();
  expect(isDirty(state())).toBe(false);
  state().undo();
  expect(isDirty(state())).toBe(true);
  state().redo();
  expect(isDirty(state())).toBe(false);
});

it('on the start page work is unsaved as long as Undo would bring it back, if it was unsaved before', () => {
  const goToStart = () => state().edit(() => ({ ...EMPTY_SCHEMA }));
  goToStart();
  expect(isDirty(state())).toBe(false);
  state().undo();
  expect(isDirty(state())).toBe(false);
  typeName('a', 'x');
  goToStart();
  expect(isDirty(state())).toBe(true);
  state().open(EMPTY_SCHEMA);
  state().edit((current) => ({ ...current, tables: schema.tables }));
  state().edit(() => EMPTY_SCHEMA);
  expect(isDirty(state())).toBe(true);
  state().edit((current) => ({ ...current, name: 'another' }));
  expect(isDirty(state())).toBe(true);
});

it('saving the empty document of the start page neither adds unsaved work nor saves what Undo brings back', () => {
  state().edit(() => EMPTY_SCHEMA);
  state().markSaved();
  expect(isDirty(state())).toBe(false);
  state().undo();
  typeName('a', 'x');
  state().edit(() => EMPTY_SCHEMA);
  state().markSaved();
  expect(isDirty(state())).toBe(true);
});

describe('problems', () => {
  const problemsOf = () => {
    const checked = engine.check(schemaJson(state().schema));
    return checked.ok ? [] : checked.error;
  };
  const check = () => state().setProblems(state().schema, problemsOf());

  it('stand by the column and the table that they are in', () => {
    state().open(
      studioDocument(
        [
          {
            name: 't',
            rows: -1,
            columns: [
              { name: 'a', field: 'number', options: { min: 5, max: 1 } },
              { name: 'b', field: 'nonsense' },
            ],
          },
        ],
        { locale: 'xx' },
      ),
    );
    check();
    const { problems } = state();
    const at = (name: string) =>
      problems.byColumn
        .get(columnNamed(state().schema, 't', name).id)
        ?.map((problem) => [formatPath(problem.at), problem.code]);
    expect(at('a')).toEqual([['options.max', 'range-empty']]);
    expect(at('b')).toEqual([['field', 'unknown-field']]);
    const ofTable = problems.byTable.get(tableNamed(state().schema, 't').id);
    expect(ofTable?.map((problem) => formatPath(problem.at))).toEqual(['rows']);
    expect(problems.list.map((problem) => formatPath(problem.at))).toContain('locale');
    expect(problems.list).toHaveLength(4);
  });

  it('of a column stay the same array while other columns are edited', () => {
    typeName('c', 'c');
    state().edit((current) => setColumn(current, t.id, idOf('a'), { nulls: 500 }));
    check();
    const before = state().problems.byColumn.get(idOf('a'));
    expect(before).toHaveLength(1);
    state().edit((current) => setColumn(current, t.id, idOf('ab'), { nulls: -1 }));
    check();
    expect(state().problems.byColumn.get(idOf('a'))).toBe(before);
    expect(state().problems.byColumn.get(idOf('ab'))).toHaveLength(1);
  });

  it('are fixed by a step that can be undone, as long as the document is the one that was checked', () => {
    state().edit((current) => setColumn(current, t.id, idOf('a'), { nulls: 500 }));
    check();
    const [problem] = state().problems.list;
    const [fix] = problem ? fixesOf(problem) : [];
    if (!fix) throw new Error('no fix');
    expect(state().fix(fix)).toBe(true);
    expect(columnNamed(state().schema, 't', 'a').nulls).toBe(100);
    expect(state().fix(fix)).toBe(false);
    state().undo();
    expect(columnNamed(state().schema, 't', 'a').nulls).toBe(500);
  });

  it.each(['column', 'key'])(
    'of a unique %s with too few values are fixed by fewer rows or by duplicates',
    (of) => {
      const columns = [
        { name: 'size', field: 'list', options: { values: ['S', 'M', 'L'] }, unique: of === 'column' },
      ];
      const unique = of === 'key' ? { unique: [['size']] } : {};
      state().open(studioDocument([{ name: 't', rows: 9, columns, ...unique }]));
      check();
      const [problem] = state().problems.list;
      const fixes = problem ? fixesOf(problem) : [];
      expect(fixes.map(({ text }) => text)).toEqual(['Set rows to 3', 'Allow duplicates']);
      expect(fixes.map((fix) => state().fix(fix))).toEqual([true, false]);
      state().undo();
      check();
      for (const fix of fixes.slice(1)) state().fix(fix);
      check();
      expect(state().problems.list).toEqual([]);
      expect(tableNamed(state().schema, 't').rows).toBe(9);
    },
  );
});

it('each document is checked, and only the newest of several in a row', async () => {
  const asked: { readonly json: object; readonly answer: (problems: readonly Problem[]) => void }[] = [];
  const end = checkWhileEdited(
    (json) =>
      new Promise((resolve) => {
        asked.push({ json, answer: (problems) => resolve({ ok: true, value: { problems } }) });
      }),
  );
  typeName('a', 'x', 'xy');
  expect(asked.map(({ json }) => json).at(-1)).toBe(schemaJson(state().schema));
  expect(asked).toHaveLength(3);
  const problem = { path: ['tables', 0, 'columns', 0], code: 'wrong-type', message: '' } as const;
  asked[1]?.answer([problem, problem]);
  asked[2]?.answer([problem]);
  await expect.poll(() => state().problems.list).toHaveLength(1);
  expect(state().problems.schema).toBe(state().schema);
  state().select({ table: undefined, column: undefined });
  expect(asked).toHaveLength(3);
  end();
  typeName('a', 'xyz');
  expect(asked).toHaveLength(3);
});

it('a document whose check fails counts as checked: a download of it then says why', async () => {
  typeName('a', 'unchecked');
  expect(state().problems.schema).not.toBe(state().schema);
  const end = checkWhileEdited(async () => ({ ok: false, error: 'worker-lost' }));
  await expect.poll(() => state().problems.schema).toBe(state().schema);
  expect(state().problems).toMatchObject({ isFailed: true, list: [] });
  end();
});

it('a check that failed is made again, and stays failed until it is answered', async () => {
  const problem = { path: ['tables', 0], code: 'wrong-type', message: '' } as const;
  let isBroken = true;
  typeName('a', 'broken');
  const end = checkWhileEdited(async () =>
    isBroken ? { ok: false, error: 'timeout' } : { ok: true, value: { problems: [problem] } },
  );
  await expect.poll(() => state().problems.isFailed).toBe(true);
  isBroken = false;
  checkAgain();
  expect(state().problems).toMatchObject({ schema: undefined, isFailed: true });
  await expect.poll(() => state().problems.isFailed).toBe(false);
  expect(state().problems.schema).toBe(state().schema);
  expect(state().problems.list).toHaveLength(1);
  end();
});
