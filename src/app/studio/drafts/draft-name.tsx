import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moveFocus } from '../../lib/focus.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { TextInput } from '../../ui/inputs.tsx';

interface Props {
  readonly name: string;
  /** The key of the button that takes the box’s place, and its focus. */
  readonly opener: string;
  /** Called with the new name, or without one if the name stays. */
  readonly onEnd: (name?: string) => void;
}

/** The text box of a draft’s new name. Enter and leaving the box take the name, Escape does not. */
export function DraftName({ name, opener, onEnd }: Props) {
  const [text, setText] = useState(name);
  const input = useFocusHandover<HTMLInputElement>(() => moveFocus(opener));
  const hasEnded = useRef(false);
  useEffect(() => input.current?.select(), [input]);

  /** Once: removing the box takes the focus from it. */
  function end(to?: string) {
    if (!hasEnded.current) onEnd(to);
    hasEnded.current = true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The button that gets the focus would be clicked by the same key.
    event.preventDefault();
    end(event.key === 'Enter' ? text.trim() || undefined : undefined);
  }

  return (
    <TextInput
      ref={input}
      aria-label="Draft name"
      dir="auto"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(text.trim() || undefined)}
    />
  );
}
