import type { Histogram } from '../../../../workers/studio/protocol.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';

type Ranges = Extract<Histogram, { kind: 'ranges' }>;
type Values = Extract<Histogram, { kind: 'values' }>;

const WIDTH = 200;
const HEIGHT = 48;
const VALUES_SHOWN = 6;
/** Bars of values that are rarer are all alike. */
const RARE = 0.01;

function share(count: number, of: number): string {
  const percent = of === 0 ? 0 : (count / of) * 100;
  return `${percent > 0 && percent < 1 ? '<1' : Math.round(percent)}%`;
}

/** How the first values are spread, in a drawing and in words. */
export function Distribution({ histogram }: { readonly histogram: Histogram | undefined }) {
  return (
    <figure aria-label="Distribution" className="min-h-24">
      {histogram?.kind === 'ranges' && <RangesChart histogram={histogram} />}
      {histogram?.kind === 'values' && <ValuesChart histogram={histogram} />}
      {histogram?.perParent && (
        <p className="mt-1 text-xs text-muted">
          Rows per parent: median {formatCount(histogram.perParent.median)}, most{' '}
          {formatCount(histogram.perParent.most)} (of these rows)
        </p>
      )}
    </figure>
  );
}

function RangesChart({ histogram: { counts, min, max, rows, nulls } }: { readonly histogram: Ranges }) {
  const most = Math.max(...counts, 1);
  const width = WIDTH / counts.length;
  const caption = `First ${countOf(rows, 'row')}${nulls > 0 ? `, ${share(nulls, rows)} null` : ''}`;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-12 w-full fill-accent"
      >
        {counts.map((count, i) => {
          const height = (count / most) * HEIGHT;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the part of its number
            <rect key={i} x={i * width} y={HEIGHT - height} width={width - 1} height={height} />
          );
        })}
      </svg>
      <p
        aria-hidden="true"
        className="flex justify-between gap-2 border-t border-line pt-1 font-mono text-xs text-muted"
      >
        <span className="truncate">{min}</span>
        <span className="truncate">{max}</span>
      </p>
      <figcaption className="text-xs text-muted">
        <span aria-hidden="true">{caption}</span>
        <span className="sr-only">
          {`${caption}, from ${min} to ${max}, in ${counts.length} equal parts: ${counts.map((count) => share(count, rows)).join(', ')}`}
        </span>
      </figcaption>
    </>
  );
}

function ValuesChart({ histogram: { values, distinct, rows, nulls } }: { readonly histogram: Values }) {
  const present = rows - nulls;
  const isAllDifferent = distinct === present && distinct > VALUES_SHOWN;
  const most = Math.max(...values.map(({ count }) => count), 1);
  const areRare = !isAllDifferent && most / rows < RARE;
  return (
    <>
      {!isAllDifferent && !areRare && (
        <ul className="flex flex-col gap-1">
          {values.slice(0, VALUES_SHOWN).map(({ text, count }) => (
            <li key={text} className="grid grid-cols-[minmax(0,1fr)_5rem_3rem] items-center gap-2 text-xs">
              <span title={text} className="truncate font-mono">
                {text === '' ? '(empty)' : text}
              </span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="h-2 w-full fill-accent"
              >
                <rect width={(count / most) * 100} height="8" />
              </svg>
              <span className="text-right font-mono text-muted tabular-nums">{share(count, rows)}</span>
            </li>
          ))}
        </ul>
      )}
      <figcaption className="mt-1 text-xs text-muted">
        First {countOf(rows, 'row')}:{' '}
        {isAllDifferent ? 'no value occurs twice' : `${formatCount(distinct)} different`}
        {areRare && ', each less than 1%'}
        {nulls > 0 && `, ${share(nulls, rows)} null`}
      </figcaption>
    </>
  );
}
