import type { Json } from '../../../catalogue/field.ts';
import { Button } from '../../ui/button.tsx';
import type { StudioColumn } from '../schema/studio-schema.ts';
import { useImport } from './use-import.ts';

interface Props {
  readonly tableId: string;
  readonly column: StudioColumn;
  readonly values: readonly Json[];
}

/** The values of the sample that a column has, each with a button that removes it. */
export function SampleValues({ tableId, column: { id, name }, values }: Props) {
  const remove = (removed: readonly Json[]) => useImport.getState().removeSampleValues(tableId, id, removed);
  return (
    <div className="flex flex-wrap items-center gap-1 pt-1">
      <ul aria-label={`Sample values in ${name}`} className="contents">
        {values.map((value) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          return (
            <li
              key={text}
              className="flex min-w-0 items-center rounded-control bg-sunken pl-2 font-mono text-xs"
            >
              <span className="min-w-0 truncate">{text || '“”'}</span>
              <button
                type="button"
                aria-label={`Remove ${text || 'the empty text'}`}
                onClick={() => remove([value])}
                className="flex size-11 flex-none cursor-pointer items-center justify-center rounded-control text-muted hover:text-ink lg:size-6"
              >
                <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current stroke-2">
                  <path d="M3 3l10 10M13 3L3 13" />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="h-11! px-2! text-xs! lg:h-6!"
        aria-label={`Remove all sample values in ${name}`}
        onClick={() => remove(values)}
      >
        Remove all
      </Button>
    </div>
  );
}
