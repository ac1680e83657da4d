import { beforeEach, describe, expect, it } from 'vitest';
import { columnCommands } from '../../../../../src/app/studio/columns/column-commands.ts';
import { appCommands } from '../../../../../src/app/studio/commands/app-commands.ts';
import { useDrafts } from '../../../../../src/app/studio/document/keeping-state.ts';
import { useStudio } from '../../../../../src/app/studio/document/store.ts';
import { TOO_LARGE } from '../../../../../src/app/studio/document/texts.ts';
import { NOTHING_CHECKED } from '../../../../../src/app/studio/schema/problems.ts';
import { setSchema } from '../../../../../src/app/studio/schema/settings.ts';

const state = () => useStudio.getState();

function open(...names: readonly string[]): void {
  const columns = names.map((name) => ({ id: name, name, field: 'string.uuid' }) as const);
  state().open({ tables: [{ id: 't', name: 'one', rows: 10, columns }] });
}

const reasonOf = (id: string) =>
  [...columnCommands(state()), ...appCommands(state(), true)].find((command) => command.id === id)?.reason;

beforeEach(() => open('a', 'b', 'c', 'd'));

describe('“Keep drafts” is disabled', () => {
  it.each([
    [{ keeps: undefined }, 'The page is still looking for drafts.'],
    [{ keeps: true }, 'Drafts are kept on this device already.'],
    [{ keeps: true, problem: TOO_LARGE }, TOO_LARGE],
    [{ keeps: false, problem: TOO_LARGE }, undefined],
  ])('by %o: %s', (drafts, reason) => {
    useDrafts.setState({ problem: undefined, ...drafts });
    expect(reasonOf('keep-drafts')).toBe(reason);
  });
});

describe('“Show the first problem” says', () => {
  it('that the schema is being checked, before the first check and after an edit', () => {
    expect(reasonOf('show-problem')).toBe('Checking…');
    state().setProblems(state().schema, []);
    expect(reasonOf('show-problem')).toBe('No problems');
    state().edit((schema) => setSchema(schema, { seed: 'other' }));
    expect(reasonOf('show-problem')).toBe('Checking…');
  });

  it('that the check failed, as the bar does until the next check ends', () => {
    useStudio.setState({ problems: { ...NOTHING_CHECKED, schema: state().schema, isFailed: true } });
    expect(reasonOf('show-problem')).toBe('The schema could not be checked.');
    state().edit((schema) => setSchema(schema, { seed: 'other' }));
    expect(reasonOf('show-problem')).toBe('The schema could not be checked.');
  });
});

describe('columns cannot be moved', () => {
  const ALL = 'All columns are selected.';
  const FIRST = 'The first column is selected.';
  const LAST = 'The last column is selected.';
  it.each([
    ['a', FIRST, undefined],
    ['b', undefined, undefined],
    ['d', undefined, LAST],
    ['a b', FIRST, undefined],
    ['a c', FIRST, undefined],
    ['b d', undefined, LAST],
    ['a d', FIRST, LAST],
    ['a b c d', ALL, ALL],
  ])('with %s selected: up %s, down %s', (text, up, down) => {
    const columns = new Set(text.split(' '));
    state().select({ table: 't', column: text.slice(0, 1), columns });
    expect([reasonOf('column.move-up'), reasonOf('column.move-down')]).toEqual([up, down]);
  });

  it('in a table of one column', () => {
    open('a');
    state().select({ table: 't', column: 'a' });
    for (const id of ['column.move-up', 'column.move-down', 'column.select-more', 'column.select-all'])
      expect(reasonOf(id), id).toBe('The table has only one column.');
  });
});
