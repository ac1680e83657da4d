import type { ComponentType } from 'react';
import { ToolBoundary } from '../../layout/tool-boundary.tsx';
import { type Loader, preloaded } from '../../lib/preload.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { closeDialog, type StudioDialog, useStudioDialog } from '../document/open-dialog.ts';

interface Props {
  readonly onClose: () => void;
}

type DialogContent = ComponentType<Props>;

/** The code of each dialog. */
const loaders: Readonly<Record<StudioDialog, Loader<DialogContent>>> = {
  commands: preloaded(async () => (await import('../commands/dialogs.ts')).commandDialogs.commands),
  export: preloaded(async () => (await import('../files/export-dialog.tsx')).ExportDialog),
  import: preloaded(async () => (await import('../sources/import-dialog.tsx')).ImportDialog),
  share: preloaded(async () => (await import('./share-dialog.tsx')).ShareDialog),
  code: preloaded(async () => (await import('../sources/code-dialog.tsx')).CodeDialog),
  keys: preloaded(async () => (await import('../commands/dialogs.ts')).commandDialogs.keys),
};

/** The dialog that is open. */
export function StudioDialogs() {
  const dialog = useStudioDialog((state) => state.dialog);
  if (!dialog) return null;
  return (
    <ToolBoundary onClose={closeDialog} onTryAgain={() => {}}>
      <LoadedLater key={dialog} load={loaders[dialog]} onClose={closeDialog} />
    </ToolBoundary>
  );
}

interface LoadedLaterProps extends Props {
  readonly load: Loader<DialogContent>;
}

function LoadedLater({ load, onClose }: LoadedLaterProps) {
  const Content = useLazyDialog(load, true, onClose);
  return Content && <Content onClose={onClose} />;
}
