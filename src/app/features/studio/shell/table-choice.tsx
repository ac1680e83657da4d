import { useId } from 'react';
import { Select } from '../../../ui/inputs.tsx';
import { selectedTable, useStudio } from '../store.ts';

/** Which table a narrow screen shows, which has no list of them beside it. */
export function TableChoice() {
  const id = useId();
  const tables = useStudio(({ document }) => document.tables);
  const selected = useStudio((state) => selectedTable(state)?.id);
  return (
    <div className="flex flex-none items-center gap-3 border-b border-line px-3 py-1.5">
      <label htmlFor={id} className="text-sm text-muted">
        Table
      </label>
      <Select
        id={id}
        value={selected}
        onChange={({ target }) => useStudio.getState().select({ table: target.value, column: undefined })}
        className="h-11! font-mono"
      >
        {tables.map((table) => (
          <option key={table.id} value={table.id}>
            {table.name || 'Unnamed table'}
          </option>
        ))}
      </Select>
    </div>
  );
}
