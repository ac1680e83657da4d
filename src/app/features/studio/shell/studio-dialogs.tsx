import { ToolBoundary } from '../../../layout/tool-boundary.tsx';
import { CodeDialog } from '../code/code-dialog.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';

const dialogs = { share: ShareDialog, code: CodeDialog, export: ExportDialog };

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
