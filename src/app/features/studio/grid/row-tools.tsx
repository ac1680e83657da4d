import { showInspector } from '../inspector/sheet.ts';
import { useStudio } from '../store.ts';
import { MoveButtons, ToolButton } from '../tool-button.tsx';
import { moveColumnTo } from './actions.ts';

interface Props {
  readonly tableId: string;
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly isSelected: boolean;
}

/** What a card moves by, and the way to a column's options. */
export function RowTools({ tableId, id, name, index, isLast, isSelected }: Props) {
  return (
    <>
      <MoveButtons
        index={index}
        isLast={isLast}
        onMove={(to) => moveColumnTo(tableId, id, to)}
        className="lg:hidden"
      />
      <ToolButton
        icon="options"
        label="Column options"
        aria-pressed={isSelected}
        title={`Options of ${name}`}
        onClick={() => {
          useStudio.getState().select({ table: tableId, column: id });
          showInspector();
        }}
      />
    </>
  );
}
