import { Dialog } from '../../ui/dialog.tsx';
import { TableRows } from '../controls/table-rows.tsx';
import { selectedTable, useStudio } from '../document/store.ts';
import { ExportActions } from './export-actions.tsx';
import { ExportForm } from './export-form.tsx';
import { useExport } from './use-export.ts';

interface Props {
  readonly onClose: () => void;
}

export function ExportDialog({ onClose }: Props) {
  const choice = useExport('always');
  return (
    <Dialog open onClose={onClose} title="Download" size="narrow" footer={<ExportActions {...choice} />}>
      <ExportForm {...choice} />
    </Dialog>
  );
}

/** The content of the export dialog as a pane of the page, for phones. */
export function ExportPane() {
  const choice = useExport('always');
  const table = useStudio(selectedTable);
  return (
    <>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4 max-lg:under-messages">
        <ExportForm {...choice} />
        {table && <TableRows key={table.id} table={table} isNamed />}
      </div>
      <div className="flex-none border-t border-line px-4 py-3">
        <ExportActions {...choice} />
      </div>
    </>
  );
}
