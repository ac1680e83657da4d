import { memo } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { FOCUS } from '../document/place.ts';
import { lackingCharacters } from './cell-widths.ts';
import type { PreviewCell } from './use-rows.ts';

interface Props {
  /** Undefined until it is there. */
  readonly text: PreviewCell['text'] | undefined;
  readonly isBroken: boolean;
  readonly isNumber: boolean;
  /** The decimals of the number with the most of them in the column. 0 aligns nothing. */
  readonly decimals: number;
  /** Of the column, among all of the table. */
  readonly index: number;
  /** In pixels. */
  readonly width: number;
  /** The cell where keys act is the active one. */
  readonly mark: 'active' | 'selected' | undefined;
  /** The sides at which the selection ends: some of “top right bottom left”. */
  readonly edges: string | undefined;
}

const MARK = 'forced-colors:data-mark:selected-in-system-colors';

export const RowsCell = memo(function RowsCell({
  text,
  isBroken,
  isNumber,
  decimals,
  index,
  width,
  mark,
  edges,
}: Props) {
  const ref = mark === 'active' ? focusTarget(FOCUS.activeCell) : undefined;
  if (isBroken) {
    return (
      <td
        ref={ref}
        aria-colindex={index + 1}
        data-broken=""
        className={MARK}
        data-mark={mark}
        data-edges={edges}
        title="Fix the problem to see values"
        style={{ width }}
      >
        –
      </td>
    );
  }
  const lacking = lackingCharacters(text ?? '', text === null ? 0 : decimals);
  return (
    <td
      ref={ref}
      aria-colindex={index + 1}
      className={MARK}
      data-null={text === null ? '' : undefined}
      data-right={isNumber ? '' : undefined}
      data-mark={mark}
      data-edges={edges}
      title={text || undefined}
      style={lacking === 0 ? { width } : { width, paddingRight: `calc(0.75rem + ${lacking}ch)` }}
    >
      {text === undefined ? '…' : (text ?? 'null')}
    </td>
  );
});
