import { useCallback, useEffect, useRef } from 'react';
import { type Message, show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useStudio } from './store.ts';
import { clearTypedTexts } from './typed-texts.ts';

/** The title of the newest offer’s message. */
let offered: string | undefined;

/** Removes something, says so, and offers to undo that until the next edit. */
export function removeWithUndo(message: Message, remove: () => void): void {
  const { schema: before } = useStudio.getState();
  remove();
  if (useStudio.getState().schema !== before) offerUndo(message);
}

/** Says what the last edit did, and offers to undo it until the next edit. */
export function offerUndo(message: Message): void {
  offered = message.title;
  show('undo', message, <UndoButton title={message.title} />);
}

/** Ends the offer. */
export function withdrawUndo(): void {
  if (offered !== undefined) dismissToast(offered);
  offered = undefined;
}

function UndoButton({ title }: { readonly title: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  /** The focus that the button has would go to the body with it. */
  const end = useCallback(() => {
    if (button.current?.matches(':focus')) previousFocus.current?.focus();
    dismissToast(title);
  }, [title]);

  useEffect(
    () =>
      useStudio.subscribe(({ schema }, { schema: before }) => {
        if (schema !== before) end();
      }),
    [end],
  );

  return (
    <Button
      ref={button}
      size="small"
      aria-label={`Undo “${title}”`}
      className="mt-2 min-h-11 md:min-h-0"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('.toast'))
          previousFocus.current = relatedTarget;
      }}
      onClick={() => {
        end();
        clearTypedTexts();
        useStudio.getState().undo();
      }}
    >
      Undo
    </Button>
  );
}
