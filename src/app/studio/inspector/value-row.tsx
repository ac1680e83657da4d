import type { ClipboardEvent, RefCallback } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { parseScalar, scalarText } from '../../../schema/option-texts.ts';
import { parseWeight } from '../../../schema/parse-number.ts';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { shareText } from '../schema/share-text.ts';
import type { WeightedValue } from '../schema/weighted-values.ts';
import { TableBox } from './table-box.tsx';

/** The columns of a row of values: value, weight, share, the button that removes it. */
export const VALUE_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_3.5rem_2.75rem_2.75rem] items-center gap-1.5 px-1.5 lg:grid-cols-[minmax(0,1fr)_3.25rem_2.5rem_1.75rem]';

export type ValueCell = 'value' | 'weight';

interface Props {
  /** Counted from 0. */
  readonly row: number;
  /** In pixels from the top of the first row. */
  readonly start: number;
  /** Undefined in the row that becomes a value when it is typed into. */
  readonly item: WeightedValue | undefined;
  /** How likely the value is, from 0 to 1. */
  readonly share: number | undefined;
  /** The ref of the box of a cell. */
  readonly targetOf: (cell: ValueCell) => RefCallback<HTMLElement>;
  /** The keys in `useTypedTexts` begin with it. */
  readonly draftKey: string;
  /** The id of the element that says what is wrong. */
  readonly problemId: string;
  readonly isInvalid: (cell: ValueCell) => boolean;
  readonly onValue: (value: Json) => void;
  readonly onWeight: (weight: Json | undefined) => void;
  /** Answers whether it has used the text. */
  readonly onPaste: (cell: ValueCell, text: string) => boolean;
  readonly onMove: (step: number, cell: ValueCell) => void;
  readonly onRemove: () => void;
  readonly onFocus: () => void;
}

/** A value of a list, its weight, and a bar as long as its share. */
export function ValueRow(props: Props) {
  const { row, start, item, share, onValue, onWeight, onRemove, onFocus } = props;
  const number = row + 1;
  return (
    <tr
      aria-rowindex={row + 2}
      onFocus={onFocus}
      style={{ transform: `translateY(${start}px)` }}
      className={`absolute inset-x-0 top-0 h-12 border-t border-line lg:h-9 ${VALUE_COLUMNS}`}
    >
      <td className="min-w-0">
        <Cell
          {...props}
          cell="value"
          label={`Value ${number}`}
          text={item ? scalarText(item.value) : ''}
          onType={(text) => onValue(parseScalar(text))}
        />
      </td>
      <td className="min-w-0">
        <Cell
          {...props}
          cell="weight"
          label={`Weight ${number}`}
          text={item?.weight === undefined ? '' : scalarText(item.weight)}
          placeholder={item ? '1' : undefined}
          onType={(text) => onWeight(parseWeight(text))}
        />
      </td>
      <td className="text-right font-mono text-xs text-muted tabular-nums">
        {share !== undefined && (
          <>
            {shareText(share)}
            {/* As long as the row, so that bars can be compared. */}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              className="absolute inset-x-0 bottom-0 h-[3px] w-full bg-accent-soft fill-accent forced-colors:fill-[CanvasText]"
            >
              <rect width={share * 100} height="3" />
            </svg>
          </>
        )}
      </td>
      <td>
        <ToolButton
          icon="remove"
          variant="danger"
          label={`Remove value ${number}`}
          onClick={onRemove}
          className="lg:size-7!"
        />
      </td>
    </tr>
  );
}

interface CellProps extends Props {
  readonly cell: ValueCell;
  readonly label: string;
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly onType: (text: string) => void;
}

function Cell(props: CellProps) {
  const { row, cell, label, text, placeholder, onType, onMove, onPaste } = props;
  const key = `${props.draftKey}.${cell}s[${row}]`;
  const { commit, box } = useTypedText({ key, text, onType });
  const selecting = useSelectAtFirstClick();

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (!onPaste(cell, event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    commit();
  }

  return (
    <TableBox
      {...(cell === 'weight' && selecting)}
      ref={props.targetOf(cell)}
      label={label}
      isNumber={cell === 'weight'}
      isInvalid={props.isInvalid(cell)}
      problemId={props.problemId}
      {...box}
      placeholder={placeholder}
      onMove={(step) => onMove(step, cell)}
      onPaste={paste}
      className="font-mono"
    />
  );
}
