import { focusCell } from './cells.ts';

/** The last row's: leads to its name, which makes a column of what is typed. */
export function AddButton({ id }: { readonly id: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Add column"
      title="Add column"
      onClick={() => focusCell(id, 'name')}
      className="flex size-11 cursor-pointer items-center justify-center rounded-control text-lg text-muted hover:bg-sunken hover:text-ink lg:size-7"
    >
      +
    </button>
  );
}
