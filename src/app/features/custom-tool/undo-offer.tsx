import { useEffect, useEffectEvent, useRef } from 'react';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { Button } from '../../ui/button.tsx';

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
  const previousFocus = useRef<HTMLElement>(null);
  const wasVisited = useRef(false);

  const onTab = useEffectEvent((event: KeyboardEvent) => {
    const dismiss = button.current?.closest('.toast')?.lastElementChild;
    const controls = [button.current, dismiss].filter((control) => control instanceof HTMLElement);
    const place = controls.findIndex((control) => control.matches(':focus'));
    if (place === -1 && (wasVisited.current || event.shiftKey)) return;
    const next = controls[place + (event.shiftKey ? -1 : 1)] ?? previousFocus.current;
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
    <Button
      ref={button}
      size="small"
      className="mt-2 min-h-11 md:min-h-0"
      onFocus={({ relatedTarget }) => {
        wasVisited.current = true;
        if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('.toast')) {
          previousFocus.current = relatedTarget;
        }
      }}
      onClick={() => {
        // The reopened dialog restores the focus to it when closed.
        previousFocus.current?.focus();
        withdrawUndo();
        undo();
      }}
    >
      Undo
    </Button>
  );
}
