/** Where a shortcut works: on the page, in the grid of columns, or in the rows of the preview. */
type Where = 'page' | 'columns' | 'rows';

/** What the list of shortcuts says that it does; empty for one that is not listed. Those of one text are one line there. */
type Text = string;

/**
 * Combinations as people read them, such as `Ctrl+Z`: `Ctrl` is Control, and on a Mac Command. A space separates keys that
 * do the same to different sides.
 */
type Keys = readonly string[];

const MOVE = 'Move the column up or down';
const SELECT = 'Select several columns';
const KEEP = 'Go to another row and keep the selection';
const END = 'First or last column';

/** Every shortcut, by the id of its command where it has one: what the keys do, menus, palette and help read it. */
const shortcuts = {
  'open.commands': ['page', 'Commands', 'Ctrl+K'],
  undo: ['page', 'Undo', 'Ctrl+Z'],
  redo: ['page', 'Redo', 'Ctrl+Y', 'Ctrl+Shift+Z'],
  'open.keys': ['page', 'Show keyboard shortcuts', '?'],
  'cell.go': ['columns', 'Go to another cell', '↑ ↓ ← →', 'Tab'],
  'cell.edit': ['columns', 'Edit a cell', 'Enter', 'F2'],
  'cell.confirm': ['columns', 'Confirm and go to the next row', 'Enter'],
  'cell.discard': ['columns', 'Discard what you typed. Press again to leave the grid', 'Esc'],
  'cell.refresh': ['columns', 'Confirm, stay in the cell and refresh its samples', 'Ctrl+Enter'],
  'column.select-up': ['columns', SELECT, 'Shift+↑'],
  'column.select-down': ['columns', SELECT, 'Shift+↓'],
  'column.keep-up': ['columns', KEEP, 'Ctrl+↑'],
  'column.keep-down': ['columns', KEEP, 'Ctrl+↓'],
  'column.toggle': ['columns', 'Select or deselect a column', 'Ctrl+Space'],
  'column.select-all': ['columns', 'Select all columns', 'Ctrl+A'],
  'column.menu': ['columns', 'Open the column menu', 'Shift+F10'],
  'column.copy': ['columns', 'Copy the selected columns', 'Ctrl+C'],
  'column.move-up': ['columns', MOVE, 'Alt+↑'],
  'column.move-down': ['columns', MOVE, 'Alt+↓'],
  'column.duplicate': ['columns', 'Duplicate the column', 'Ctrl+D'],
  'column.remove': ['columns', 'Remove the column', 'Delete'],
  'column.first': ['columns', END, 'Ctrl+Home'],
  'column.last': ['columns', END, 'Ctrl+End'],
  'column.paste': ['columns', 'Paste columns, or column names, one per line', 'Ctrl+V'],
  'preview.copy-tsv': ['rows', '', 'Ctrl+C'],
  'preview.select-all': ['rows', '', 'Ctrl+A'],
} satisfies Readonly<Record<string, readonly [Where, Text, ...Keys]>>;

export type ShortcutId = keyof typeof shortcuts;

const byId: ReadonlyMap<string, readonly [Where, Text, ...Keys]> = new Map(Object.entries(shortcuts));

/** The ids of the shortcuts of a place. */
export function shortcutIds(where: Where): readonly ShortcutId[] {
  return Object.keys(shortcuts).filter(
    (id): id is ShortcutId => Object.hasOwn(shortcuts, id) && byId.get(id)?.[0] === where,
  );
}

/** The combinations of the command of an id; none for one without a shortcut. */
export function keysOf(id: string): Keys {
  return byId.get(id)?.slice(2) ?? [];
}

/** The lines of the list of shortcuts: what they do, with their combinations. */
export function shortcutHelp(): ReadonlyMap<Text, Keys> {
  const lines = new Map<Text, Keys>();
  for (const [, text, ...keys] of byId.values()) {
    if (text !== '') lines.set(text, [...(lines.get(text) ?? []), ...keys]);
  }
  return lines;
}

/** `KeyboardEvent.key`, by the names of keys that people read. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  '↑': 'arrowup',
  '↓': 'arrowdown',
  '←': 'arrowleft',
  '→': 'arrowright',
  Esc: 'escape',
  Space: ' ',
};

/** Some keyboards need Shift for `?`. For the others a hand may still hold it. */
const WITH_OR_WITHOUT_SHIFT: ReadonlySet<string> = new Set(['?', 'Delete', 'Enter', 'Esc']);

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function isPressed(combination: string, { key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  const names = combination.split('+');
  const last = names.at(-1) ?? '';
  return (
    key.toLowerCase() === (KEY_NAMES[last] ?? last.toLowerCase()) &&
    (ctrlKey || metaKey) === names.includes('Ctrl') &&
    altKey === names.includes('Alt') &&
    (shiftKey === names.includes('Shift') || WITH_OR_WITHOUT_SHIFT.has(combination))
  );
}

/** Whether a key press is one of a shortcut’s combinations. */
export function isShortcut(id: ShortcutId, press: KeyPress): boolean {
  return keysOf(id).some((keys) => keys.split(' ').some((one) => isPressed(one, press)));
}

/** The shortcut of a place that a key press is. */
export function shortcutOf(where: Where, press: KeyPress): ShortcutId | undefined {
  return shortcutIds(where).find((id) => isShortcut(id, press));
}
