import type { FieldId } from '../../../catalogue/fields.ts';
import type { Path } from '../../../schema/problem.ts';
import type { KnownNames } from '../fields/option-control.tsx';
import type { LocatedProblem } from '../schema/problems.ts';
import type { SetOptions, StudioColumn, StudioTable } from '../schema/studio-schema.ts';

/** The column that the inspector shows. */
export interface ColumnProps {
  readonly table: StudioTable;
  readonly column: StudioColumn;
}

/** Edits options as a document has them then; `typing` names what is typed, as the store has it. */
export type EditColumnOptions = (change: (options: SetOptions) => SetOptions, typing?: string) => void;

/** A form of options: of a column, of an array's items, or of a column within an object. */
export interface FormProps {
  readonly field: FieldId;
  readonly options: SetOptions;
  readonly onEdit: EditColumnOptions;
  readonly names: KnownNames;
  readonly problems: readonly LocatedProblem[];
  /** Where these options are in the column. */
  readonly path: Path;
  /** Names the column that drafts are of. */
  readonly column: string;
  /** The name of the column whose options they are. */
  readonly holder: string;
  /** Which of the field's options; all unless given. */
  readonly which?: ((option: string) => boolean) | undefined;
  /** Options that a field begins with: of an array's items, or a column of an object. */
  readonly startingOptionsOf: (field: FieldId) => SetOptions;
}
