import { Button } from '../../../ui/button.tsx';
import { showInspector } from '../inspector/sheet.ts';
import { useStudio } from '../store.ts';
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
      <Button
        variant="quiet"
        size="icon"
        aria-label="Move up"
        aria-disabled={index === 0 || undefined}
        onClick={() => moveColumnTo(tableId, id, index - 1)}
        className="size-11! lg:hidden"
      >
        <Icon path="M8 13V3M3.5 7.5 8 3l4.5 4.5" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Move down"
        aria-disabled={isLast || undefined}
        onClick={() => moveColumnTo(tableId, id, index + 1)}
        className="size-11! lg:hidden"
      >
        <Icon path="M8 3v10m4.5-4.5L8 13 3.5 8.5" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Column options"
        aria-pressed={isSelected}
        title={`Options of ${name}`}
        onClick={() => {
          useStudio.getState().select({ table: tableId, column: id });
          showInspector();
        }}
        className="size-11! lg:size-8!"
      >
        <Icon path="M2 5h6m4 0h2M2 11h2m4 0h6M10 3v4M6 9v4" />
      </Button>
    </>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current">
      <path strokeWidth="1.5" d={path} />
    </svg>
  );
}
