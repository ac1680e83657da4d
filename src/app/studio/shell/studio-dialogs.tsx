import type { ComponentType } from 'react';
import { type Loader, preloaded } from '../../lib/preload.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { closeDialog, type StudioDialog, usePlace } from '../document/place.ts';

interface Props {
  readonly onClose: () => void;
}

type DialogContent = ComponentType<Props>;

/** A dialog's code, with what is shown if it throws. */
function loader(load: () => Promise<DialogContent>): Loader<DialogContent> {
  return preloaded(async () => {
    const [{ ToolBoundary }, Content] = await Promise.all([import('../../layout/tool-boundary.tsx'), load()]);
    return ({ onClose }) => (
      <ToolBoundary onClose={onClose} onTryAgain={() => {}}>
        <Content onClose={onClose} />
      </ToolBoundary>
    );
  });
}

const loaders: Readonly<Record<StudioDialog, Loader<DialogContent>>> = {
  commands: loader(async () => (await import('../commands/dialogs.tsx')).commandDialogs.commands),
  export: loader(async () => (await import('../files/export-dialog.tsx')).ExportDialog),
  import: loader(async () => (await import('../sources/import-dialog.tsx')).ImportDialog),
  share: loader(async () => (await import('./share-dialog.tsx')).ShareDialog),
  code: loader(async () => (await import('../sources/code-dialog.tsx')).CodeDialog),
  keys: loader(async () => (await import('../commands/dialogs.tsx')).commandDialogs.keys),
};

/** The dialog that is open. */
export function StudioDialogs() {
  const dialog = usePlace((place) => place.dialog);
  return dialog && <LoadedLater key={dialog} load={loaders[dialog]} />;
}

function LoadedLater({ load }: { readonly load: Loader<DialogContent> }) {
  const Content = useLazyDialog(load, true, closeDialog);
  return Content && <Content onClose={closeDialog} />;
}
