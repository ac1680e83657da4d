import { useSamples } from '../grid/live-samples.ts';

/** The values of an expression in the first rows, as it is typed; nothing while it cannot be computed. */
export function FirstValues({ column }: { readonly column: string }) {
  const sample = useSamples((samples) => samples.get(column));
  return (
    <p className="col-span-full min-h-5 text-xs break-words text-muted">
      {sample && (
        <>
          First rows: <span className="font-mono text-ink">{sample}</span>
        </>
      )}
    </p>
  );
}
