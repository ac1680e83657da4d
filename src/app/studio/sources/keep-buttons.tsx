import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import { useImport } from './use-import.ts';

const KEEP_OR_REMOVE = [
  ['keep', 'Keep'],
  ['remove', 'Remove'],
] as const;

const ADD_OR_NOT = [
  ['keep', 'Add'],
  ['remove', 'Leave out'],
] as const;

interface Props {
  /** Of the column or the table. */
  readonly id: string;
  readonly name: string;
  readonly isThere: boolean;
  /** Whether the schema does not have it yet. */
  readonly isNew: boolean;
}

/** Whether the schema has a column or a table afterwards, of which the source and the schema disagree. */
export function KeepButtons({ id, name, isThere, isNew }: Props) {
  return (
    <div className="pt-1">
      <ChoiceButtons
        label={`What becomes of ${name}`}
        options={isNew ? ADD_OR_NOT : KEEP_OR_REMOVE}
        value={isThere ? 'keep' : 'remove'}
        onChoose={(decision) => useImport.getState().decide(id, decision)}
      />
    </div>
  );
}
