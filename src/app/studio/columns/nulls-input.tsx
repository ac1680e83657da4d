import type { RefCallback } from 'react';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { useStudio } from '../document/store.ts';
import { setTypedText, useTypedTexts } from '../document/typed-texts.ts';
import { parsePercent } from '../schema/parse-number.ts';
import { setNulls } from './actions.ts';

const NO_PERCENTAGE = 'Enter a number from 0 to 100.';

export function nullsKey(column: string): string {
  return `${column} nulls`;
}

/** What is wrong with what was typed; undefined where it is a number. */
export function nullsDraftProblem(draft: string | undefined): string | undefined {
  return draft !== undefined && parsePercent(draft) === undefined ? NO_PERCENTAGE : undefined;
}

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly controlId?: string;
  readonly label?: string;
  readonly nulls: number;
  readonly target: RefCallback<HTMLInputElement>;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly className: string;
}

/** A text box of a percentage. What is no number stays in it, and the document as it was. */
export function NullsInput(props: Props) {
  const { tableId, id, controlId, label, nulls, target, invalid, describedBy, className } = props;
  const key = nullsKey(id);
  const draft = useTypedTexts((texts) => texts.get(key));
  const selecting = useSelectAtFirstClick();

  function onChange(text: string) {
    setTypedText(key, text);
    const percent = parsePercent(text);
    if (percent !== undefined) setNulls(tableId, id, percent);
  }

  return (
    <input
      {...selecting}
      ref={target}
      type="text"
      inputMode="decimal"
      id={controlId}
      aria-label={label}
      aria-invalid={invalid || nullsDraftProblem(draft) !== undefined || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      value={draft ?? String(nulls)}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        if (draft !== undefined && parsePercent(draft) !== undefined) setTypedText(key, undefined);
        useStudio.getState().endTyping();
      }}
      className={className}
    />
  );
}
