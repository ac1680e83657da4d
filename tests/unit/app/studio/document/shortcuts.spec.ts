import { describe, expect, it } from 'vitest';
import { columnCommands } from '../../../../../src/app/studio/columns/column-commands.ts';
import { appCommands } from '../../../../../src/app/studio/commands/app-commands.ts';
import {
  isShortcut,
  keysOf,
  type ShortcutId,
  shortcutHelp,
  shortcutIds,
} from '../../../../../src/app/studio/document/shortcuts.ts';
import { useStudio } from '../../../../../src/app/studio/document/store.ts';
import { cellItems } from '../../../../../src/app/studio/rows/preview-menu.ts';

const KEYS: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Esc: 'Escape',
  Space: ' ',
};

/** What a browser reports for a combination; on a Mac, `Ctrl` is Command. */
function pressOf(combination: string, isMac: boolean) {
  const names = combination.split('+');
  const last = names.at(-1) ?? '';
  const isShifted = names.includes('Shift');
  const key = KEYS[last] ?? (/^[A-Z]$/.test(last) && !isShifted ? last.toLowerCase() : last);
  const isControl = names.includes('Ctrl');
  return {
    key,
    ctrlKey: isControl && !isMac,
    metaKey: isControl && isMac,
    shiftKey: isShifted || key === '?',
    altKey: names.includes('Alt'),
  };
}

const WHERE = ['page', 'columns', 'rows'] as const;
const combinations = (id: ShortcutId) => keysOf(id).flatMap((keys) => keys.split(' '));

describe.each([
  ['Windows and Linux', false],
  ['a Mac', true],
] as const)('on %s', (_, isMac) => {
  it.each(WHERE.flatMap(shortcutIds))('each combination of %s is its own', (id) => {
    for (const combination of combinations(id)) {
      expect(isShortcut(id, pressOf(combination, isMac)), combination).toBe(true);
    }
  });

  it.each(WHERE)('no combination means two things, where the shortcuts of %s work', (where) => {
    for (const id of shortcutIds(where)) {
      for (const combination of combinations(id)) {
        const ids = shortcutIds(where).filter((other) => isShortcut(other, pressOf(combination, isMac)));
        // Enter begins an edit, and ends it.
        expect(ids, combination).toEqual(combination === 'Enter' ? ['cell.edit', 'cell.confirm'] : [id]);
      }
    }
  });

  it('another modifier makes it another combination', () => {
    expect(isShortcut('undo', { ...pressOf('Ctrl+Z', isMac), altKey: true })).toBe(false);
    expect(isShortcut('undo', pressOf('Ctrl+Shift+Z', isMac))).toBe(false);
    expect(isShortcut('redo', pressOf('Ctrl+Shift+Z', isMac))).toBe(true);
    expect(isShortcut('open.keys', { ...pressOf('?', isMac), ctrlKey: true })).toBe(false);
  });
});

describe('menus, palette and help', () => {
  const column = { id: 'c', name: 'a', field: 'string.uuid' } as const;
  useStudio.getState().open({ tables: [{ id: 't', name: 'one', rows: 10, columns: [column] }] });
  useStudio.getState().select({ table: 't', column: 'c' });
  const state = useStudio.getState();
  const commands = [
    ...columnCommands(state),
    ...appCommands(state, true),
    ...cellItems(
      true,
      () => {},
      () => {},
    ).filter((item) => item !== 'separator'),
  ];

  it('show at a command the first combination that does the same, and none at others', () => {
    for (const { id, keys } of commands) expect(keys, id).toBe(keysOf(id)[0]);
    expect(commands.find(({ id }) => id === 'redo')?.keys).toBe('Ctrl+Y');
    expect(commands.find(({ id }) => id === 'column.move-up')?.keys).toBe('Alt+↑');
  });

  it('list every combination of the page and of the grid', () => {
    const listed = [...shortcutHelp().values()].flat();
    const own = (['page', 'columns'] as const).flatMap(shortcutIds).flatMap((id) => keysOf(id));
    expect(listed.toSorted()).toEqual(own.toSorted());
  });

  it('name the shortcuts of the page as the commands that do the same', () => {
    for (const id of shortcutIds('page')) {
      const labels = commands.filter((item) => item.id === id).map(({ label }) => label);
      // The palette does not list its own command.
      if (id !== 'open.commands') expect(shortcutHelp().get(labels.join()), id).toEqual(keysOf(id));
    }
  });
});
