import { memo } from 'react';
import type { PreviewCell } from './use-rows.ts';

interface Props {
  /** Undefined until it is there. */
  readonly text: PreviewCell['text'] | undefined;
  readonly isBroken: boolean;
  readonly isNumber: boolean;
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
  index,
  width,
  mark,
  edges,
}: Props) {
  if (isBroken) {
    return (
      <td
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
  return (
    <td
      aria-colindex={index + 1}
      className={MARK}
      data-null={text === null ? '' : undefined}
      data-right={isNumber ? '' : undefined}
      data-mark={mark}
      data-edges={edges}
      title={text || undefined}
      style={{ width }}
    >
      {text === undefined ? '…' : (text ?? 'null')}
    </td>
  );
});
