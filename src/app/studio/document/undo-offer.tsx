import { useCallback, useEffect, useRef } from 'react';
import { type Message, show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { putBack } from '../schema/put-back.ts';
import type { Selection } from '../schema/selection.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { useStudio } from './store.ts';
import { clearTypedTexts } from './typed-texts.ts';

interface Offer {
  readonly message: Message;
  /** What was selected before, and the documents before and after what is offered to be undone. */
  readonly selection: Selection;
  readonly before: StudioSchema;
  readonly after: StudioSchema;
  /** Undoes that in the current document; returns the same document where nothing is left to undo. */
  readonly revert: (current: StudioSchema) => StudioSchema;
}

/** The title of the newest offer’s message. */
let offered: string | undefined;

/** Removes something, says so, and offers to put exactly that back, whatever is edited since. */
export function removeWithUndo(message: Message, remove: () => void): void {
  const { schema: before, selection } = useStudio.getState();
  remove();
  const { schema: after } = useStudio.getState();
  if (after === before) return;
  const revert = (current: StudioSchema) => putBack({ before, after }, current);
  offerUndo({ message, selection, before, after, revert });
}

export function offerUndo(offer: Offer): void {
  const { title } = offer.message;
  offered = title;
  show('undo', offer.message, <UndoButton offer={offer} />);
}

/** Ends the offer that is made: another document takes the place of the one that it is about. */
export function withdrawUndo(): void {
  if (offered !== undefined) dismissToast(offered);
  offered = undefined;
}

/** Takes the last step back where nothing was edited since; otherwise the undoing is an edit of its own. */
function accept({ selection, before, after, revert }: Offer): void {
  const { schema, undoSteps, undo, edit } = useStudio.getState();
  const isLastStep = schema === after && undoSteps.at(-1)?.schema === before;
  clearTypedTexts();
  if (isLastStep) undo();
  else edit(revert, { select: selection });
}

function UndoButton({ offer }: { readonly offer: Offer }) {
  const { message, revert } = offer;
  const button = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  /** The focus that the button has would go to the body with it. */
  const end = useCallback(() => {
    if (button.current?.matches(':focus')) previousFocus.current?.focus();
    dismissToast(message.title);
  }, [message.title]);

  useEffect(
    () =>
      useStudio.subscribe(({ schema }, { schema: before }) => {
        if (schema !== before && revert(schema) === schema) end();
      }),
    [end, revert],
  );

  return (
    <Button
      ref={button}
      size="small"
      aria-label={`Undo “${message.title}”`}
      className="mt-2 min-h-11 md:min-h-0"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('.toast'))
          previousFocus.current = relatedTarget;
      }}
      onClick={() => {
        end();
        accept(offer);
      }}
    >
      Undo
    </Button>
  );
}
