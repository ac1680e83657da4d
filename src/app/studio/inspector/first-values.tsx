import { useSamples } from '../columns/live-samples.ts';

/** The values of an expression in the first rows, as it is typed; nothing while it cannot be computed. */
export function FirstValues({ column }: { readonly column: string }) {
  const samples = useSamples((all) => all.get(column)) ?? [];
  return (
    <div className="col-span-full min-h-5 text-xs text-muted">
      {samples.length > 0 && (
        <>
          First rows:
          <ol aria-label="First rows" className="font-mono text-ink">
            {samples.map((sample, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sample is the row of its number
              <li key={row} title={sample} className="line-clamp-3 min-h-5 break-words whitespace-pre-wrap">
                {sample}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
