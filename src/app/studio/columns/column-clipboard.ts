import { copyToClipboard } from '../../lib/clipboard.ts';
import { countOf } from '../../lib/format-count.ts';
import { announce } from '../../notifications/announcements.tsx';
import { notifyColumnsNotCopied } from '../document/messages.ts';
import { copiedText } from '../schema/copied-columns.ts';
import type { StudioColumn } from '../schema/studio-schema.ts';
import { pasteWhole } from './actions.ts';

/** How columns are copied: whole, to be pasted into a table, or their names, one per line. */
const TEXTS = {
  columns: { textOf: copiedText, what: 'column' },
  names: {
    textOf: (columns: readonly StudioColumn[]) => columns.map(({ name }) => name).join('\n'),
    what: 'name',
  },
} as const;

export type CopiedAs = keyof typeof TEXTS;

/** Answers the browser's own copy, which needs no permission. */
export function copyInto(data: DataTransfer, columns: readonly StudioColumn[]): void {
  data.setData('text/plain', copiedText(columns));
  announceCopied(columns, 'columns');
}

/** Resolves to false if the browser refuses its clipboard. */
export async function copyColumns(columns: readonly StudioColumn[], as: CopiedAs): Promise<boolean> {
  const text = TEXTS[as].textOf(columns);
  const isCopied = await copyToClipboard(Promise.resolve(text));
  if (isCopied) announceCopied(columns, as);
  else notifyColumnsNotCopied();
  return isCopied;
}

function announceCopied(columns: readonly StudioColumn[], as: CopiedAs): void {
  announce(`${countOf(columns.length, TEXTS[as].what)} copied`);
}

/** Pastes what the clipboard has after a column. Browsers ask the user first, or refuse: then the shortcut does it. */
export async function pasteAfter(tableId: string, id: string): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    if (text.trim() === '') announce('The clipboard has no text');
    else pasteWhole(tableId, id, text);
  } catch {
    announce('The browser does not allow this. Press Ctrl+V on a column name instead.');
  }
}
