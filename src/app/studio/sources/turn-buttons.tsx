import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import type { ColumnUpdate } from '../schema/merge-table.ts';
import { useImport } from './use-import.ts';

const KEEP_OR_REMOVE = [
  ['there', 'Keep'],
  ['gone', 'Remove'],
] as const;

const ADD_OR_NOT = [
  ['there', 'Add'],
  ['gone', 'Leave out'],
] as const;

interface Props {
  readonly update: Pick<ColumnUpdate, 'before' | 'column' | 'isThere'>;
  /** In the source. */
  readonly name: string;
}

/** Whether the schema has a column afterwards, of which the source and the schema disagree. */
export function TurnButtons({ update: { before, column, isThere }, name }: Props) {
  return <Turn id={(before ?? column).id} name={name} isThere={isThere} isNew={before === undefined} />;
}

interface TurnProps {
  /** Of the column or the table. */
  readonly id: string;
  readonly name: string;
  readonly isThere: boolean;
  /** Whether the schema does not have it yet. */
  readonly isNew: boolean;
}

export function Turn({ id, name, isThere, isNew }: TurnProps) {
  const now = isThere ? 'there' : 'gone';
  return (
    <div className="pt-1">
      <ChoiceButtons
        label={`What becomes of ${name}`}
        options={isNew ? ADD_OR_NOT : KEEP_OR_REMOVE}
        value={now}
        onChoose={(value) => {
          if (value !== now) useImport.getState().turn(id);
        }}
      />
    </div>
  );
}
