import { focusTarget } from '../../lib/focus.ts';
import { HiddenInPreviewMark, NotInFilesMark } from '../controls/hidden-marks.tsx';
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
  readonly isOutOfFiles: boolean;
  /** Whether it is in the last row, which adds a column. */
  readonly isSpare: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

/** The text box of a column's name; that of the empty row makes a column of what is typed. */
export function NameCell({ tableId, id, name, mark, isOutOfFiles, isSpare, invalid, describedBy }: Props) {
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
      {(mark || isHidden || isOutOfFiles) && (
        <span className="mx-1 flex flex-none items-center gap-1">
          {isOutOfFiles && <NotInFilesMark />}
          {isHidden && <HiddenInPreviewMark />}
          {mark && <KeyMark kind={mark} />}
        </span>
      )}
    </>
  );
}
