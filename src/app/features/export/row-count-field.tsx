import { type KeyboardEvent, useEffect, useRef } from 'react';
import { RUN_ROWS_MAX, RUN_ROWS_MIN } from '../../../catalogue/limits.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { boundedRowCount, parseRowCount } from './row-count.ts';

interface Props {
  readonly value: string;
  /** How often the value was refused; each time it takes the focus. */
  readonly refusals?: number;
  /** Called on every keystroke; the text may be empty or partial. */
  readonly onType: (text: string) => void;
  /** Called on blur and on Enter. */
  readonly onCommit: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 };

/** A spin button over a text input: `<input type="number">` reports text that is not a number as empty. */
export function RowCountField({ value, refusals = 0, onType, onCommit }: Props) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refusals > 0) input.current?.focus();
  }, [refusals]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onCommit();
    if (step === undefined) return;
    event.preventDefault();
    onType(String(boundedRowCount(parseRowCount(value) + step)));
  }

  return (
    <Field
      label="Number of rows"
      error={refusals > 0 && `Enter a number between ${RUN_ROWS_MIN} and ${RUN_ROWS_MAX}.`}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          role="spinbutton"
          aria-valuemin={RUN_ROWS_MIN}
          aria-valuemax={RUN_ROWS_MAX}
          aria-valuenow={boundedRowCount(parseRowCount(value))}
          aria-valuetext={value === '' ? 'empty' : value}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onType(target.value)}
          onBlur={onCommit}
          onKeyDown={onKeyDown}
          className="font-mono tabular-nums"
        />
      )}
    </Field>
  );
}
