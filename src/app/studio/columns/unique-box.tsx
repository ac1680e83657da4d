import { setUnique } from './actions.ts';
import { cellRef } from './cells.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly isUnique: boolean;
  /** Whether the column is unique whatever is set, as the primary key. */
  readonly isFixed: boolean | undefined;
  readonly isWide: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

export const PRIMARY_KEY = 'A primary key is always unique.';

/** The box of a row. It can have the focus while it is fixed, so that its explanation can be read. */
export function UniqueBox({ tableId, id, isUnique, isFixed, isWide, invalid, describedBy }: Props) {
  const noteId = `unique-${id}`;
  return (
    <label
      title={isFixed ? PRIMARY_KEY : undefined}
      className="flex h-11 items-center justify-center gap-2 lg:h-8 lg:px-2"
    >
      <input
        ref={cellRef(id, 'unique')}
        type="checkbox"
        aria-label="Unique"
        aria-disabled={isFixed || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={[isFixed && noteId, describedBy].filter(Boolean).join(' ') || undefined}
        checked={isFixed || isUnique}
        onChange={({ target }) => {
          if (!isFixed) setUnique(tableId, id, target.checked);
        }}
        className="checkbox"
      />
      {!isWide && (
        <span aria-hidden="true" className="text-sm text-muted">
          unique
        </span>
      )}
      {isFixed && (
        <span id={noteId} hidden>
          {PRIMARY_KEY}
        </span>
      )}
    </label>
  );
}
