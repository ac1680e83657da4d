import type { ClipboardEvent } from 'react';

/** Copies a selection of several cells with tabs between them and a line a row, as a spreadsheet takes it. Less than two cells are copied as any text. */
export function copyCells(event: ClipboardEvent<HTMLTableElement>) {
  const selection = getSelection();
  const rows = [...event.currentTarget.rows]
    .map(({ cells }) => [...cells].filter((cell) => selection?.containsNode(cell, true)))
    .filter((cells) => cells.length > 0);
  if (rows.flat().length < 2) return;
  const lines = rows.map((cells) => cells.map((cell) => cell.textContent.replace(/\s+/g, ' ')).join('\t'));
  event.clipboardData.setData('text/plain', lines.join('\n'));
  event.preventDefault();
}
