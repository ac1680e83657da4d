import type { ComponentProps } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import type { ContextMenu } from '../../ui/context-menu.tsx';

const loadMenu = preloaded(async () => (await import('../../ui/context-menu.tsx')).ContextMenu);

/** A menu at a point of the page, once its code is loaded. */
export function Menu(props: ComponentProps<typeof ContextMenu>) {
  const Loaded = useLazyDialog(loadMenu, true, props.onClose);
  return Loaded && <Loaded {...props} />;
}
