import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { selectedTable, useStudio } from '../document/store.ts';

/** Which table a narrow screen shows, which has no list of them beside it. */
export function TableChoice() {
  const tables = useStudio(({ schema }) => schema.tables);
  const selected = useStudio((state) => selectedTable(state)?.id);
  return (
    <LabelledSelect
      label="Table"
      options={tables.map(({ id, name }) => [id, name || 'Unnamed table'])}
      value={selected}
      onChange={(table) => useStudio.getState().select({ table, column: undefined })}
      className="border-b border-line px-3 py-1.5 [&>label]:sr-only"
      selectClassName="min-w-0 flex-1 px-2! pr-7!"
    />
  );
}
