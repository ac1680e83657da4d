import { focusTarget } from '../../lib/focus.ts';
import { KeyMark, type KeyMarkKind } from '../controls/key-mark.tsx';
import { NameInput } from '../controls/name-input.tsx';
import { useColumnViews } from '../document/column-views.ts';
import { FOCUS } from '../document/place.ts';
import { typeName } from './actions.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly name: string;
  readonly mark: KeyMarkKind | undefined;
  /** Whether it is in the last row, which adds a column. */
  readonly isSpare: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

/** The text box of a column's name; that of the empty row makes a column of what is typed. */
export function NameCell({ tableId, id, name, mark, isSpare, invalid, describedBy }: Props) {
  const isHidden = useColumnViews(({ hidden }) => hidden.has(id));
  const keys = [FOCUS.cell(id, 'name'), ...(isSpare ? [FOCUS.newColumn(tableId)] : [])];
  return (
    <>
      <NameInput
        ref={focusTarget(...keys)}
        aria-label="Column name"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={name}
        placeholder={isSpare ? 'Add column' : 'Column name'}
        onType={(typed) => typeName(tableId, id, typed)}
        className="studio-cell-input font-medium"
      />
      {(mark || isHidden) && (
        <span className="mx-1 flex flex-none items-center gap-1">
          {isHidden && <HiddenMark />}
          {mark && <KeyMark kind={mark} />}
        </span>
      )}
    </>
  );
}

/** An eye, crossed out. */
function HiddenMark() {
  return (
    <span title="Hidden in the preview" className="text-muted">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.25]">
        <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM3 13 13 3" />
      </svg>
      <span className="sr-only">hidden in the preview</span>
    </span>
  );
}
