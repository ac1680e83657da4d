import { countOf } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import type { StudioTable } from '../schema/studio-schema.ts';
import { selectedTable, useStudio } from '../store.ts';
import { TableActions } from './table-actions.tsx';
import { TableName } from './table-name.tsx';
import { focusRows, TableRows } from './table-rows.tsx';

interface Props {
  readonly table: StudioTable;
}

/** The name, the rows and the actions of a table, on a narrow screen. */
export function TableSettings({ table }: Props) {
  return (
    <div className="flex flex-none flex-col gap-2 border-t border-line p-2">
      <TableActions />
      <TableName table={table} />
      <TableRows key={table.id} table={table} />
    </div>
  );
}

/** The same at the head of its columns, on a wide screen, where the foot has the box for the rows. */
export function TableHead() {
  const table = useStudio(selectedTable);
  if (!table) return null;
  return (
    <div
      data-part="tables"
      className="flex flex-none items-start gap-2 border-b border-line py-1 pr-2 pl-7 min-[74rem]:pl-8"
    >
      <div className="w-64 min-w-24 shrink">
        <TableName table={table} />
      </div>
      <Button
        size="small"
        variant="quiet"
        title="Change the number of rows"
        className="px-2! tabular-nums"
        onClick={focusRows}
      >
        {countOf(table.rows, 'row')}
      </Button>
      <div className="ml-auto flex-none">
        <TableActions />
      </div>
    </div>
  );
}
