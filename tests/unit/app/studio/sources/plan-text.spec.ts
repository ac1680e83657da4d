import { describe, expect, it } from 'vitest';
import type { TablePlan } from '../../../../../src/app/studio/schema/import-tables.ts';
import {
  actionText,
  chosenText,
  doneText,
  type PlanCounts,
  tableText,
  updateText,
} from '../../../../../src/app/studio/sources/plan-text.ts';
import type { ColumnUpdate } from '../../../../../src/schema/edits/merge-table.ts';

const counts = (more: Partial<PlanCounts>): PlanCounts => ({
  added: 0,
  updated: 0,
  removed: 0,
  same: 0,
  leftOut: 0,
  ...more,
});

describe('the button of the import', () => {
  it.each<readonly [button: string, note: string, counts: Partial<PlanCounts>]>([
    ['Add 7 tables', '7 tables', { added: 7 }],
    ['Add 1 table', '1 table', { added: 1 }],
    ['Add 1,200 tables', '1,200 tables', { added: 1200 }],
    ['Add 2 tables', '2 of 5 tables', { added: 2, leftOut: 3 }],
    ['Add tables', 'Choose at least one table.', { leftOut: 3 }],
    ['Add tables', 'Choose at least one table.', {}],
    ['Update 1 table', '3 tables', { updated: 1, same: 2 }],
    ['Add 1 table, update 2', '3 tables', { added: 1, updated: 2 }],
    ['Add 3 tables, update 2, remove 1', '5 tables', { added: 3, updated: 2, removed: 1 }],
    ['Update 2 tables, remove 1', '2 tables', { updated: 2, removed: 1 }],
    ['Remove 1 table', '2 tables', { same: 2, removed: 1 }],
    ['Update 2 tables', 'The schema is up to date. Nothing changes.', { same: 2 }],
  ])('says “%s”, and beside it “%s”', (button, note, some) => {
    expect(actionText(counts(some))).toBe(button);
    expect(chosenText(counts(some))).toBe(note);
  });

  it.each<readonly [done: string, counts: Partial<PlanCounts>]>([
    ['1 table was added.', { added: 1 }],
    ['2 tables were added, 1 was updated, 3 were removed.', { added: 2, updated: 1, removed: 3 }],
    ['1 table was updated.', { updated: 1, same: 4 }],
  ])('is followed by “%s”', (done, some) => expect(doneText(counts(some))).toBe(done));
});

describe('what an update does to a column', () => {
  const before = { id: 'a', name: 'email', field: 'internet.email', maxLength: 80 };
  const update = (more: Partial<ColumnUpdate>): ColumnUpdate => ({
    column: before,
    before,
    fate: 'same',
    isThere: true,
    changed: [],
    isEdited: false,
    ...more,
  });

  it.each<readonly [text: string | undefined, update: Partial<ColumnUpdate>]>([
    [undefined, {}],
    [undefined, { fate: 'added', before: undefined }],
    [
      'The source changes the maximum length from 80 to none, the SQL type from the usual one to citext.',
      {
        fate: 'changed',
        column: { id: 'a', name: 'email', field: 'internet.email', type: 'citext' },
        changed: ['maxLength', 'type'],
      },
    ],
    [
      'The source changes the field from Email to Number (1 to 9), nulls from 0% to 5%, unique from no to yes.',
      {
        fate: 'changed',
        column: { ...before, field: 'number', options: { min: 1, max: 9 }, nulls: 5, unique: true },
        changed: ['field', 'nulls', 'unique'],
      },
    ],
    ['Edited by you, so it stays.', { fate: 'kept' }],
    ['Not in the source any more.', { fate: 'gone', isThere: false }],
    ['Not in the source any more. Edited by you, so it stays.', { fate: 'gone', isEdited: true }],
    ['Not in the source any more. Edited by you.', { fate: 'gone', isEdited: true, isThere: false }],
    [
      'Not in the source any more. The source changes primary key from yes to no.',
      { fate: 'gone', before: { ...before, primaryKey: true }, changed: ['primaryKey'] },
    ],
    ['Only in this schema.', { fate: 'own' }],
    ['Removed by you. The source still has it.', { fate: 'dismissed', before: undefined, isThere: false }],
  ])('is said: %s', (text, more) => expect(updateText(update(more), true)).toBe(text));

  it('is said with less where nobody knows what was edited', () => {
    expect(updateText(update({ fate: 'kept' }), false)).toBe('The field stays as it is.');
    expect(updateText(update({ fate: 'own' }), false)).toBe('Not in the source.');
  });
});

describe('what becomes of a table', () => {
  const plan = (more: Partial<TablePlan>): TablePlan => ({
    way: 'add',
    match: undefined,
    name: 'orders',
    columns: [],
    isChanged: true,
    ...more,
  });
  const column = { id: 'a', name: 'email', field: 'internet.email' };
  const update = (more: Partial<ColumnUpdate>): ColumnUpdate => ({
    column,
    before: column,
    fate: 'same',
    isThere: true,
    changed: [],
    isEdited: false,
    ...more,
  });
  const kept = {
    columns: Array.from({ length: 5 }, () => update({ fate: 'kept' })),
    way: 'update',
  } as const;
  const table = { id: 't', name: 'orders', rows: 1, columns: [column] };
  const unknown = { match: { table, imported: undefined, isRelated: true } };
  const imported = { name: 'orders', table, columns: new Map(), source: {}, names: [], isKept: false };
  const known = { match: { table, imported, isRelated: true } };

  it.each<readonly [text: string, plan: Partial<TablePlan>, isReplaced: boolean]>([
    ['3 columns', {}, false],
    ['3 columns, added as orders_2', { name: 'orders_2' }, false],
    ['Not chosen', { way: 'leave-out' }, false],
    ['Not chosen. References lead to the table in the schema.', { way: 'leave-out', ...known }, false],
    ['Not chosen', { way: 'leave-out', ...known }, true],
    ['5 kept with your edits', { ...kept, ...known }, false],
    ['5 kept as they are', { ...kept, ...unknown }, false],
    ['No changes', { way: 'update', ...known, isChanged: false }, false],
    ['Keys change', { way: 'update', ...known }, false],
  ])('is said: %s', (text, more, isReplaced) => {
    expect(tableText(plan(more), 'orders', 3, isReplaced)).toBe(text);
  });
});
