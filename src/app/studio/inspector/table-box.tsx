import type { ComponentProps, KeyboardEvent } from 'react';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  readonly isNumber: boolean;
  readonly isInvalid: boolean;
  /** The id of the element that says what is wrong. */
  readonly problemId: string;
  /** Moves to the same box of another row. */
  readonly onMove: (step: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** In characters: a longer text is cut in its box. */
const SHOWN_MAX = 12;

/** A text box in a table of rows. Enter and the arrow keys lead to the rows above and below. */
export function TableBox(props: Props) {
  const { label, isNumber, isInvalid, problemId, onMove, onKeyDown, className = '', ...input } = props;
  const { value } = input;

  function move(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const step = STEPS[event.key];
    if (step === undefined || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    onMove(event.key === 'Enter' && event.shiftKey ? -1 : step);
  }

  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? problemId : undefined}
      inputMode={isNumber ? 'decimal' : 'text'}
      title={!isNumber && typeof value === 'string' && value.length > SHOWN_MAX ? value : undefined}
      {...input}
      onKeyDown={move}
      className={`h-11 w-full min-w-0 rounded-[0.25rem] border border-line-strong bg-field px-1.5 -outline-offset-1 text-base text-ink placeholder:text-faint hover:border-muted aria-invalid:border-danger md:text-sm lg:h-7 lg:text-[0.8125rem] ${className}`}
    />
  );
}
