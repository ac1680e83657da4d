import type { RefCallback } from 'react';
import { parsePercent } from '../../../schema/parse-number.ts';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { useTypedText } from '../controls/use-typed-text.ts';
import { setNulls } from './actions.ts';

export function refuseNulls(text: string): string | undefined {
  return parsePercent(text) === undefined ? 'Enter a number from 0 to 100.' : undefined;
}

/** The text of a column’s percentage of nulls, for `NullsInput`. */
export function useNulls(tableId: string, id: string, nulls = 0) {
  return useTypedText({
    key: `${id} nulls`,
    text: String(nulls),
    refuse: refuseNulls,
    onType: (text) => setNulls(tableId, id, parsePercent(text) ?? 0),
  });
}

interface Props {
  readonly placeholder?: string;
  readonly box: ReturnType<typeof useNulls>['box'];
  readonly controlId: string;
  readonly label?: string;
  readonly target: RefCallback<HTMLInputElement>;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly className: string;
}

/** A text box of a percentage. */
export function NullsInput({ box, controlId, label, target, invalid, describedBy, ...rest }: Props) {
  const selecting = useSelectAtFirstClick();
  return (
    <input
      {...selecting}
      {...box}
      ref={target}
      type="text"
      inputMode="decimal"
      id={controlId}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      {...rest}
    />
  );
}
