import { create } from 'zustand';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** The edits of the Code dialog, which outlast it: closing it asks nothing and loses nothing. */
interface EditedText {
  /** Undefined while the dialog shows the open schema. */
  readonly text: string | undefined;
  /** Whether it was typed; a file's text was not. */
  readonly isTyped: boolean;
  /** What was open when the edits began. */
  readonly of: StudioSchema | undefined;
  /** An edited text that was discarded or replaced by a file. */
  readonly dropped: string | undefined;
}

const NOTHING: EditedText = { text: undefined, isTyped: false, of: undefined, dropped: undefined };

export const useEditedText = create<EditedText>()(() => NOTHING);

/** Shows a text that was edited; the open schema again if it is undefined. */
export function editText(text: string | undefined, schema: StudioSchema): void {
  const isTyped = text !== undefined;
  useEditedText.setState(({ of = schema }) => ({ text, isTyped, of: isTyped ? of : undefined }));
}

/** Shows a file's text, or the open schema again, and keeps what was edited. */
export function replaceText(text: string | undefined, schema: StudioSchema): void {
  useEditedText.setState((before) => ({
    text,
    // An earlier text that comes back was typed.
    isTyped: text !== undefined && text === before.dropped,
    of: text === undefined ? undefined : schema,
    dropped: before.isTyped ? before.text : before.dropped,
  }));
}

export function forgetEdits(): void {
  useEditedText.setState(NOTHING);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The page's address holds what is open, and not this text. */
useEditedText.subscribe(({ text }) => {
  if (text === undefined) removeEventListener('beforeunload', ask);
  else addEventListener('beforeunload', ask);
});
