import { memo, type RefCallback } from 'react';
import { lackingCharacters } from './cell-widths.ts';

/** How a cell is marked, and whether it can have the focus. */
export interface CellLook {
  /** The cell where keys act is the active one. */
  readonly mark?: 'active' | 'selected' | undefined;
  /** The sides at which the selection ends: some of “top right bottom left”. */
  readonly edges?: string | undefined;
  readonly tabIndex?: 0 | -1 | undefined;
  readonly target?: RefCallback<HTMLElement> | undefined;
}

interface Props extends CellLook {
  /** Undefined until it is there. */
  readonly text: string | null | undefined;
  readonly isBroken: boolean;
  readonly isNumber: boolean;
  /** The decimals of the number with the most of them in the column. 0 aligns nothing. */
  readonly decimals: number;
  /** The place of the column among all columns of the table. */
  readonly index: number;
  /** In pixels. */
  readonly width: number;
}

export const RowsCell = memo(function RowsCell(props: Props) {
  const { text, isBroken, isNumber, decimals, index, width, mark, edges, tabIndex, target } = props;
  const lacking = isBroken ? 0 : lackingCharacters(text ?? '', text === null ? 0 : decimals);
  return (
    <td
      ref={target}
      aria-colindex={index + 1}
      tabIndex={tabIndex}
      data-broken={isBroken ? '' : undefined}
      data-null={text === null && !isBroken ? '' : undefined}
      data-right={isNumber && !isBroken ? '' : undefined}
      data-mark={mark}
      data-edges={edges}
      title={isBroken ? 'Fix the problem to see values' : text || undefined}
      style={lacking === 0 ? { width } : { width, paddingRight: `calc(0.75rem + ${lacking}ch)` }}
    >
      {isBroken ? '–' : text === undefined ? '…' : (text ?? 'null')}
    </td>
  );
});
