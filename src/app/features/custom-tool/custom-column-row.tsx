import { memo } from 'react';
import type { ColumnNameProblem } from '../../../catalogue/column-names.ts';
import { customKindIds, customKinds, isCustomKindId } from '../../../catalogue/custom-kinds.ts';
import { ColumnRow } from '../../ui/column-row.tsx';
import { Select } from '../../ui/inputs.tsx';
import { type CustomColumn, type CustomDialogState, splitName } from './store.ts';

const problemTexts: Readonly<Record<ColumnNameProblem, string>> = {
  'blank-column-name': 'This column needs a name.',
  'duplicate-column-name': 'Another column has this name.',
};

export interface ColumnActions extends Pick<CustomDialogState, 'rename' | 'setKind' | 'move'> {
  readonly addAfter: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly split: (id: string) => void;
}

interface Props {
  readonly column: CustomColumn;
  /** Its place, from 1. */
  readonly number: number;
  /** Why its name was refused. */
  readonly problem: ColumnNameProblem | undefined;
  /** The same object in every render, so that a row renders only when its own column changes. */
  readonly actions: ColumnActions;
}

export const CustomColumnRow = memo(function CustomColumnRow({
  column: { id, name, kind },
  number,
  problem,
  actions,
}: Props) {
  return (
    <ColumnRow
      id={id}
      name={name}
      number={number}
      problem={problem && problemTexts[problem]}
      splitCount={splitName(name).length}
      onRename={actions.rename}
      onMove={actions.move}
      onAddAfter={actions.addAfter}
      onRemove={actions.remove}
      onSplit={actions.split}
    >
      <Select
        aria-label={`Column ${number} data category`}
        value={kind}
        onChange={({ target }) => isCustomKindId(target.value) && actions.setKind(id, target.value)}
        className="col-start-2 md:col-start-auto"
      >
        {customKindIds.map((value) => (
          <option key={value} value={value}>
            {customKinds[value].label}
          </option>
        ))}
      </Select>
    </ColumnRow>
  );
});
