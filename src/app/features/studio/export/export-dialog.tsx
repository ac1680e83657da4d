import { Dialog } from '../../../ui/dialog.tsx';
import { ExportForm } from './export-form.tsx';

interface Props {
  readonly onClose: () => void;
}

export function ExportDialog({ onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Export" size="narrow">
      <ExportForm />
    </Dialog>
  );
}
