import type { Command } from '../controls/command.ts';
import { ROWS_BOX } from '../controls/table-rows.tsx';
import type { StudioState } from '../document/session.ts';
import { showTab } from '../document/show-place.ts';
import { selectedTable } from '../document/store.ts';
import { focusTableName } from './table-name.tsx';

/** Marks the box while it keeps the focus: there Enter settles the number, and downloads nothing. */
function focusRows(): void {
  const box = document.querySelector<HTMLInputElement>(`#${ROWS_BOX}`);
  if (!box) return;
  box.focus();
  box.select();
  box.dataset.led = 'here';
  box.addEventListener('blur', () => delete box.dataset.led, { once: true });
}

/** A phone has these boxes in a tab. */
function focusOfTable(focus: () => void): void {
  showTab('tables');
  requestAnimationFrame(focus);
}

/** What leads to the boxes of the table that is shown. They are in sight, so only the palette lists these. */
export function tableBoxCommands(state: StudioState): readonly Command[] {
  const table = selectedTable(state);
  if (!table) return [];
  return [
    { id: 'table.rename', label: 'Rename table', isEnabled: true, run: () => focusOfTable(focusTableName) },
    { id: 'table.rows', label: 'Set number of rows', isEnabled: true, run: () => focusOfTable(focusRows) },
  ];
}
