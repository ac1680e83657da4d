import { NameInput } from '../name-input.tsx';
import { isInPrimaryKey, type StudioColumn, type StudioTable } from '../schema/studio-schema.ts';
import { typeName } from './actions.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly name: string;
  readonly mark: KeyMark | undefined;
  /** Whether it is in the last row, which adds a column. */
  readonly isSpare: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

export type KeyMark = 'primary key' | 'foreign key';

export function keyMarkOf(table: StudioTable, column: StudioColumn): KeyMark | undefined {
  if (isInPrimaryKey(table, column)) return 'primary key';
  return column.field === 'reference' ? 'foreign key' : undefined;
}

/** The text box of a column's name; that of the empty row makes a column of what is typed. */
export function NameCell({ tableId, id, name, mark, isSpare, invalid, describedBy }: Props) {
  return (
    <>
      <NameInput
        aria-label="Column name"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={name}
        placeholder={isSpare ? 'Add column' : 'Column name'}
        onType={(typed) => typeName(tableId, id, typed)}
        className="studio-cell-input font-medium"
      />
      {mark && (
        <span
          title={mark}
          className="mr-1 flex-none rounded-sm bg-accent-soft px-1 font-mono text-[0.6875rem] leading-4 text-accent"
        >
          <span aria-hidden="true">{mark === 'primary key' ? 'PK' : 'FK'}</span>
          <span className="sr-only">{mark}</span>
        </span>
      )}
    </>
  );
}
