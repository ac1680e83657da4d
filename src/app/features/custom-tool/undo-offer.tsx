import { use, useEffect, useEffectEvent, useRef } from 'react';
import { show } from '../../notifications/show-message.tsx';
import { ToastButton } from '../../notifications/toast-button.tsx';
import { ToastContext } from '../../notifications/toast-regions.tsx';
import { dismissToast } from '../../notifications/toasts.ts';

const TITLE = 'Columns Discarded';

/** Notifies that the custom dialog's columns were discarded, with a button that restores them. */
export function offerUndo(undo: () => void): void {
  show(
    'undo',
    { title: TITLE, text: 'Closing the dialog discarded its columns.' },
    <UndoButton undo={undo} />,
  );
}

export function withdrawUndo(): void {
  dismissToast(TITLE);
}

/** The first Tab after it appears leads to it, from wherever the focus is; a Tab out of its toast leads back there. */
function UndoButton({ undo }: { readonly undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const toast = use(ToastContext);
  const wasVisited = useRef(false);

  const onTab = useEffectEvent((event: KeyboardEvent) => {
    const dismiss = button.current?.closest('.toast')?.lastElementChild;
    const controls = [button.current, dismiss].filter((control) => control instanceof HTMLElement);
    const place = controls.findIndex((control) => control.matches(':focus'));
    if (place === -1 && (wasVisited.current || event.shiftKey)) return;
    const next = controls[place + (event.shiftKey ? -1 : 1)] ?? toast?.previousFocus.current;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') onTab(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <ToastButton
      ref={button}
      onFocus={() => {
        wasVisited.current = true;
      }}
      onClick={undo}
    >
      Undo
    </ToastButton>
  );
}
