/** Where a shortcut works: on the page, in the grid of columns, or in the rows of the preview. */
type Where = 'page' | 'columns' | 'rows';

interface Shortcut {
  readonly where: Where;
  /** As the list of shortcuts names it; those of one name are one line there. Undefined is not listed. */
  readonly help?: string;
  /**
   * Combinations as people read them, such as `Ctrl+Z`: `Ctrl` is Control, and on a Mac Command. A space separates keys
   * that do the same to different sides.
   */
  readonly keys: readonly string[];
}

const MOVE = 'Move the column up or down';
const SELECT = 'Select several columns';
const KEEP = 'Go to another row and keep the selection';
const END = 'First or last column';

/** Every shortcut, by the id of its command where it has one. */
export const shortcuts = {
  'open.commands': { where: 'page', help: 'Search commands', keys: ['Ctrl+K'] },
  undo: { where: 'page', help: 'Undo', keys: ['Ctrl+Z'] },
  redo: { where: 'page', help: 'Redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'] },
  'open.keys': { where: 'page', help: 'Show keyboard shortcuts', keys: ['?'] },
  'cell.go': { where: 'columns', help: 'Go to another cell', keys: ['↑ ↓ ← →', 'Tab'] },
  'cell.edit': { where: 'columns', help: 'Edit a cell', keys: ['Enter', 'F2'] },
  'cell.confirm': { where: 'columns', help: 'Confirm and go to the next row', keys: ['Enter'] },
  'cell.discard': {
    where: 'columns',
    help: 'Discard what you typed. Press again to leave the grid',
    keys: ['Esc'],
  },
  'cell.refresh': {
    where: 'columns',
    help: 'Confirm, stay in the cell and refresh its samples',
    keys: ['Ctrl+Enter'],
  },
  'column.select-up': { where: 'columns', help: SELECT, keys: ['Shift+↑'] },
  'column.select-down': { where: 'columns', help: SELECT, keys: ['Shift+↓'] },
  'column.keep-up': { where: 'columns', help: KEEP, keys: ['Ctrl+↑'] },
  'column.keep-down': { where: 'columns', help: KEEP, keys: ['Ctrl+↓'] },
  'column.toggle': { where: 'columns', help: 'Select or deselect a column', keys: ['Ctrl+Space'] },
  'column.select-all': { where: 'columns', help: 'Select all columns', keys: ['Ctrl+A'] },
  'column.menu': { where: 'columns', help: 'Open the column menu', keys: ['Shift+F10'] },
  'column.copy': { where: 'columns', help: 'Copy the selected columns', keys: ['Ctrl+C'] },
  'column.move-up': { where: 'columns', help: MOVE, keys: ['Alt+↑'] },
  'column.move-down': { where: 'columns', help: MOVE, keys: ['Alt+↓'] },
  'column.duplicate': { where: 'columns', help: 'Duplicate the column', keys: ['Ctrl+D'] },
  'column.remove': { where: 'columns', help: 'Remove the column', keys: ['Delete'] },
  'column.first': { where: 'columns', help: END, keys: ['Ctrl+Home'] },
  'column.last': { where: 'columns', help: END, keys: ['Ctrl+End'] },
  'column.paste': {
    where: 'columns',
    help: 'Paste columns, or column names, one per line',
    keys: ['Ctrl+V'],
  },
  'preview.copy-tsv': { where: 'rows', keys: ['Ctrl+C'] },
  'preview.select-all': { where: 'rows', keys: ['Ctrl+A'] },
} satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof shortcuts;

function isShortcutId(id: string): id is ShortcutId {
  return Object.hasOwn(shortcuts, id);
}

/** Adds to a command the keys that do the same, as menus and the palette show them. */
export function withKeys<C extends { readonly id: string }>(command: C): C & { readonly keys?: string } {
  const [keys] = isShortcutId(command.id) ? shortcuts[command.id].keys : [];
  return keys === undefined ? command : { ...command, keys };
}

/** What the list of shortcuts shows: what they do, and the combinations of each. */
export function shortcutHelp(): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, readonly string[]>();
  for (const { help, keys } of Object.values<Shortcut>(shortcuts)) {
    if (help !== undefined) lines.set(help, [...(lines.get(help) ?? []), ...keys]);
  }
  return lines;
}

/** `KeyboardEvent.key` by the names of keys that people read. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  '↑': 'arrowup',
  '↓': 'arrowdown',
  '←': 'arrowleft',
  '→': 'arrowright',
  Esc: 'escape',
  Space: ' ',
};

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function isPressed(combination: string, { key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  const names = combination.split('+');
  const last = names.at(-1) ?? '';
  const has = (modifier: string) => names.includes(modifier);
  // A character such as `?` needs Shift on some keyboards.
  const isCharacter = combination === last && /^[^\w\s]$/.test(last) && !Object.hasOwn(KEY_NAMES, last);
  return (
    key.toLowerCase() === (KEY_NAMES[last] ?? last.toLowerCase()) &&
    (ctrlKey || metaKey) === has('Ctrl') &&
    altKey === has('Alt') &&
    (shiftKey === has('Shift') || isCharacter)
  );
}

/** Whether a key press is one of a shortcut’s combinations. */
export function isShortcut(id: ShortcutId, press: KeyPress): boolean {
  return shortcuts[id].keys.some((keys) => keys.split(' ').some((keys) => isPressed(keys, press)));
}
