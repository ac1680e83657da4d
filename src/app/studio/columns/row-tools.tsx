import { tableById } from '../../../schema/edits/edited-schema.ts';
import { MoveButtons, ToolButton } from '../controls/tool-button.tsx';
import { showInspector, usePlace } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { isSelected } from '../schema/selection.ts';
import { moveColumnsTo } from './actions.ts';
import { cellRef, SELECT_BOX } from './cells.ts';
import { toggleSelected } from './selected-columns.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly isSelected: boolean;
  readonly isWide: boolean;
}

/** A card's, while several columns can be selected: where there is no keyboard, it selects them. */
function SelectBox({ tableId, id, name }: Pick<Props, 'tableId' | 'id' | 'name'>) {
  const isRowSelected = useStudio(({ selection }) => isSelected(selection, id));
  return (
    <label {...SELECT_BOX} className="flex h-11 items-center gap-2 px-2 text-sm">
      <input
        type="checkbox"
        aria-label={`Select ${name || 'column'}`}
        checked={isRowSelected}
        onChange={() => {
          const table = tableById(useStudio.getState().schema, tableId);
          if (table) toggleSelected(table, id);
        }}
        className="checkbox"
      />
      <span aria-hidden="true">select</span>
    </label>
  );
}

/** What a card moves by, and the way to a column's options. */
export function RowTools({ tableId, id, name, index, isLast, isSelected, isWide }: Props) {
  const isChoosing = useStudio(({ selection }) => selection.columns !== undefined);
  const isClosed = usePlace((place) => place.isInspectorClosed);
  return (
    <>
      {!isWide && isChoosing && <SelectBox tableId={tableId} id={id} name={name} />}
      {!isWide && !isChoosing && (
        <MoveButtons
          canMoveUp={index > 0}
          canMoveDown={!isLast}
          onMove={(by) => moveColumnsTo(tableId, new Set([id]), index + by)}
        />
      )}
      <ToolButton
        ref={cellRef(id, 'options')}
        icon="options"
        label="Column options"
        aria-pressed={isSelected && !isClosed}
        title={`Options of ${name}`}
        onClick={() => {
          useStudio.getState().select({ table: tableId, column: id });
          showInspector();
        }}
      />
    </>
  );
}
