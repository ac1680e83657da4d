import type { Json } from '../../../catalogue/field.ts';
import { scalarText } from '../../../schema/option-texts.ts';
import { parseWeight } from '../../../schema/parse-number.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { problemKey } from '../document/show-problem.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { shareText } from '../schema/share-text.ts';
import { TableBox } from './table-box.tsx';

interface StateBox {
  readonly label: string;
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly isInvalid: boolean;
  readonly onType: (text: string) => void;
}

interface Props {
  /** The tracks of the table's columns. */
  readonly columns: string;
  /** Counted from 0. */
  readonly row: number;
  /** The key of a box of a row, of its states from the left or its weight, for the focus. */
  readonly keyOf: (row: number, box: number | 'weight') => string;
  readonly states: readonly StateBox[];
  readonly weight: Omit<StateBox, 'text' | 'onType'> & {
    readonly value: Json | undefined;
    readonly onType: (weight: Json | undefined) => void;
  };
  /** From 0 to 1. */
  readonly share: number | undefined;
  /** The problems of the row. The first box leads to them. */
  readonly problems: readonly LocatedProblem[];
  /** The id of the element that says what is wrong. */
  readonly problemId: string;
  /** Undefined where the row cannot be removed. */
  readonly remove: { readonly label: string; readonly onRemove: () => void } | undefined;
}

/** A row of states with their weight, its share, and the button that removes it. */
export function StateRow({ columns, row, keyOf, states, weight, share, remove, ...shared }: Props) {
  const { value, onType, ...weightBox } = weight;
  const boxOf = (box: number | 'weight') => ({ ...shared, row, keyOf, box });
  return (
    <tr className={`${columns} h-12 border-line not-first:border-t lg:h-9`}>
      {states.map((state, i) => (
        <td key={state.label} className="min-w-0">
          <Box {...boxOf(i)} {...state} />
        </td>
      ))}
      <td className="min-w-0">
        <Box
          {...boxOf('weight')}
          {...weightBox}
          text={value === undefined ? '' : scalarText(value)}
          onType={(text) => onType(parseWeight(text))}
        />
      </td>
      <td className="text-right font-mono text-xs text-muted tabular-nums">
        {share !== undefined && shareText(share)}
      </td>
      <td>
        {remove && (
          <ToolButton
            icon="remove"
            variant="danger"
            label={remove.label}
            onClick={remove.onRemove}
            className="lg:size-7!"
          />
        )}
      </td>
    </tr>
  );
}

interface BoxProps extends StateBox, Pick<Props, 'row' | 'keyOf' | 'problems' | 'problemId'> {
  readonly box: number | 'weight';
}

function Box({ row, keyOf, box, label, text, placeholder, isInvalid, onType, ...shown }: BoxProps) {
  const typed = useTypedText({ text, onType });
  const keys = box === 0 ? shown.problems.map(problemKey) : [];
  return (
    <TableBox
      ref={focusTarget(keyOf(row, box), ...keys)}
      label={label}
      isNumber={box === 'weight'}
      isInvalid={isInvalid}
      problemId={shown.problemId}
      placeholder={placeholder}
      {...typed.box}
      onMove={(step) => moveFocus(keyOf(row + step, box))}
      className={box === 'weight' ? 'font-mono' : ''}
    />
  );
}
