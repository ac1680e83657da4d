/** The text of a cell within a range; undefined where they do not overlap. */
function textWithin(range: Range, cell: Element): string | undefined {
  const text = document.createRange();
  text.selectNodeContents(cell.firstChild ?? cell);
  const endsBefore = range.compareBoundaryPoints(Range.START_TO_END, text) <= 0;
  const startsAfter = range.compareBoundaryPoints(Range.END_TO_START, text) >= 0;
  if (endsBefore || startsAfter) return;
  if (range.compareBoundaryPoints(Range.START_TO_START, text) > 0) {
    text.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, text) < 0) {
    text.setEnd(range.endContainer, range.endOffset);
  }
  return text.toString();
}

/**
 * Copies the selected cells of a table as text with tabs and line breaks, and as HTML. False where the browser should
 * copy: no selection, one that extends beyond the table, or several ranges.
 */
export function copySelectedCells(table: HTMLTableElement, clipboard: DataTransfer): boolean {
  const selection = getSelection();
  const range = selection?.rangeCount === 1 ? selection.getRangeAt(0) : undefined;
  if (!range || !table.contains(range.commonAncestorContainer)) return false;
  const copy = document.createElement('table');
  const lines: string[] = [];
  for (const { cells } of table.rows) {
    const texts = [...cells].flatMap((cell) => textWithin(range, cell) ?? []);
    if (texts.length === 0) continue;
    lines.push(texts.map((text) => text.replace(/[\t\r\n]+/g, ' ')).join('\t'));
    const row = copy.insertRow();
    for (const text of texts) row.insertCell().textContent = text;
  }
  if (lines.length === 0) return false;
  clipboard.setData('text/plain', lines.join('\n'));
  // A single cell pastes as text.
  if (copy.rows.length > 1 || (copy.rows[0]?.cells.length ?? 0) > 1)
    clipboard.setData('text/html', copy.outerHTML);
  return true;
}
