import { ToolBoundary } from '../../../layout/tool-boundary.tsx';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { CodeDialog } from '../code/code-dialog.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';

const loadImport = async () => (await import('../import/import-dialog.tsx')).ImportDialog;

const dialogs = { share: ShareDialog, code: CodeDialog, export: ExportDialog, import: LazyImportDialog };

export type StudioDialog = keyof typeof dialogs;

interface Props {
  readonly dialog: StudioDialog;
  readonly onClose: () => void;
}

export function StudioDialogs({ dialog, onClose }: Props) {
  const Content = dialogs[dialog];
  return (
    <ToolBoundary onClose={onClose} onTryAgain={() => {}}>
      <Content onClose={onClose} />
    </ToolBoundary>
  );
}

function LazyImportDialog({ onClose }: Pick<Props, 'onClose'>) {
  const ImportDialog = useLazyDialog(loadImport, true, onClose);
  return ImportDialog && <ImportDialog onClose={onClose} />;
}
