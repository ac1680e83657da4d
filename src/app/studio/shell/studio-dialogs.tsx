import type { ComponentType } from 'react';
import { ToolBoundary } from '../../layout/tool-boundary.tsx';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { closeDialog, type StudioDialog, usePlace } from '../document/place.ts';

interface Props {
  readonly onClose: () => void;
}

type DialogContent = ComponentType<Props>;

/** Dialogs whose code is loaded when they are first opened. */
const loaders: Readonly<Record<StudioDialog, () => Promise<DialogContent>>> = {
  export: async () => (await import('../files/export-dialog.tsx')).ExportDialog,
  share: async () => (await import('./share-dialog.tsx')).ShareDialog,
  code: async () => (await import('../sources/code-dialog.tsx')).CodeDialog,
  import: async () => (await import('../sources/import-dialog.tsx')).ImportDialog,
  commands: async () => (await import('../commands/dialogs.ts')).commandDialogs.commands,
  keys: async () => (await import('../commands/dialogs.ts')).commandDialogs.keys,
};

/** The dialog that is open. */
export function StudioDialogs() {
  const dialog = usePlace((place) => place.dialog);
  if (!dialog) return null;
  return (
    <ToolBoundary onClose={closeDialog} onTryAgain={() => {}}>
      <LoadedLater key={dialog} load={loaders[dialog]} onClose={closeDialog} />
    </ToolBoundary>
  );
}

interface LoadedLaterProps extends Props {
  readonly load: () => Promise<DialogContent>;
}

function LoadedLater({ load, onClose }: LoadedLaterProps) {
  const Content = useLazyDialog(load, true, onClose);
  return Content && <Content onClose={onClose} />;
}
