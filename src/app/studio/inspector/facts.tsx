import { countOf, groupDigits } from '../../lib/format-count.ts';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import type { Facts } from './use-facts.ts';

function distinctText({ cardinality, histogram }: Facts, rows: number | undefined): string {
  if (cardinality.kind === 'counted') {
    const digits = groupDigits(cardinality.count);
    return cardinality.count === '1' ? '1 distinct value' : `Up to ${digits} distinct values`;
  }
  if (cardinality.kind === 'unlimited') return 'Practically unlimited distinct values';
  const seen = histogram.kind === 'values' ? histogram.distinct : 0;
  const text = countOf(seen, 'distinct value');
  if (seen === 0) return '';
  return histogram.rows === rows ? text : `At least ${text}`;
}

const SAMPLES = 5;

const loadDistribution = preloaded(async () => (await import('./distribution.tsx')).Distribution);

/** The first values of a column, how many different ones there can be, and how they are spread. */
export function ColumnFacts({ facts }: { readonly facts: Facts | undefined }) {
  // Without it, the figures are there still.
  const Distribution = useLazyModule(loadDistribution, true, () => {});
  const rows = useStudio((state) => {
    const table = selectedTable(state);
    return table && rowsOfTable(state.schema, table);
  });
  const isBroken = facts?.samples.isBroken === true;
  const cells = isBroken ? [] : (facts?.samples.cells ?? []);
  return (
    <section aria-label="Values" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Values</h3>
      <ul aria-label="Samples" className="min-h-[7.5rem] font-mono text-xs leading-6">
        {Array.from({ length: SAMPLES }, (_, i) => cells[i]).map(
          (cell, i) =>
            cell !== undefined && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sample is the row of its number
              <li key={i} title={cell ?? undefined} className="truncate">
                {cell ?? <span className="text-faint italic">null</span>}
              </li>
            ),
        )}
        {isBroken && <li className="font-sans text-sm text-muted">Fix the problems to see values.</li>}
      </ul>
      <p className="min-h-6 text-sm text-muted">{facts && !isBroken && distinctText(facts, rows)}</p>
      {/* Its place is kept until it is there. */}
      <div className="min-h-24">
        {Distribution && <Distribution histogram={isBroken ? undefined : facts?.histogram} />}
      </div>
    </section>
  );
}
