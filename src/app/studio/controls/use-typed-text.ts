import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStudio } from '../document/store.ts';
import { setTypedText, useTypedTexts } from '../document/typed-texts.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** The key in `useTypedTexts`. Without a key, each text is in the document as it was typed. */
  readonly key?: string;
  /** What the document has, as a text. */
  readonly text: string;
  /** Says why a text cannot be in the document. */
  readonly refuse?: ((text: string) => string | undefined) | undefined;
  /** Writes a text that is not refused into the document; as `typing`, so that the texts of one visit are one step. */
  readonly onType: (text: string) => void;
}

/** Takes back what is being typed, or what is being typed by that name; false where nothing is. */
export function takeBack(name?: string): boolean {
  const { typing, edit } = useStudio.getState();
  if (!typing || typing.name !== (name ?? typing.name)) return false;
  edit((before) => before, { typing: typing.name });
  return true;
}

/**
 * A text box of the document. A refused text stays in the box, also without the focus, and the document is as it was
 * before. Leaving the box and Enter end the step of undo; in a box of one line, Escape takes the step back.
 */
export function useTypedText({ key, text, refuse, onType }: Options) {
  const draft = useTypedTexts((texts) => (key === undefined ? undefined : texts.get(key)));
  const [isTyping, setTyping] = useState(false);
  const refusal = draft === undefined ? undefined : refuse?.(draft);

  function setDraft(typed: string | undefined) {
    if (key !== undefined) setTypedText(key, typed);
  }

  function type(typed: string) {
    if (!isTyping) useStudio.getState().endTyping();
    setTyping(true);
    setDraft(typed);
    if (refuse?.(typed) === undefined) onType(typed);
    else takeBack();
  }

  function commit() {
    setTyping(false);
    if (refusal === undefined) setDraft(undefined);
    useStudio.getState().endTyping();
  }

  /** False where nothing was typed since the last step of undo. */
  function restore(): boolean {
    setTyping(false);
    setDraft(undefined);
    return (isTyping && takeBack()) || refusal !== undefined;
  }

  function onKeyDown(event: KeyboardEvent<TextBox>) {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || currentTarget instanceof HTMLTextAreaElement) return;
    if (key === 'Enter') flushSync(commit);
    if (key !== 'Escape' || !flushSync(restore)) return;
    event.preventDefault();
    currentTarget.select();
  }

  return {
    draft,
    isTyping,
    refusal,
    type,
    commit,
    /** Props of the text box. */
    box: {
      value: draft ?? text,
      onChange: ({ target }: ChangeEvent<TextBox>) => type(target.value),
      onBlur: commit,
      onKeyDown,
    },
  };
}
