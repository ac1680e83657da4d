import type { SkippedPart } from '../../../importers/source-tables.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';

interface Props {
  /** Those that matter come first. */
  readonly skipped: readonly SkippedPart[];
}

/** In the list. More would not help. */
const LISTED_MAX = 200;

/** Statements are skipped, and quoted. About what can hold data, there is only a note, also where data was left out. */
export function skippedText(skipped: readonly SkippedPart[]): string {
  const leftOut = skipped.filter(({ isLeftOut }) => isLeftOut).length;
  const parts = skipped.filter(({ text }) => text !== '').length;
  const notes = skipped.length - parts - leftOut;
  const texts = [
    ...(parts > 0 ? [`${countOf(parts, 'part')} skipped`] : []),
    ...(leftOut > 0 ? [`${countOf(leftOut, 'note')} on data left out`] : []),
    ...(notes > 0 ? [countOf(notes, 'note')] : []),
  ];
  return texts.join(', ');
}

/** How many of the skipped parts can be missing in the schema. */
export function mattersText(count: number, all: number): string {
  if (all === 1) return 'important';
  return `${formatCount(count)} important`;
}

/** The parts of the source that were not read. */
export function SkippedList({ skipped }: Props) {
  const mattering = skipped.filter(({ matters }) => matters).length;
  return (
    <section aria-label="Skipped parts" className="flex min-h-0 flex-col gap-1.5">
      <h3 className="font-medium">
        {skippedText(skipped)}
        {mattering > 0 && <span className="text-warning">, {mattersText(mattering, skipped.length)}</span>}
      </h3>
      <ul
        aria-label="Skipped"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-64 divide-y divide-line overflow-y-auto overscroll-contain rounded-panel border border-line"
      >
        {skipped.slice(0, LISTED_MAX).map(({ place, text, reason, matters }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={i} className="px-3 py-2">
            <p className="flex gap-2 font-mono text-xs">
              <span className="flex-none text-muted">line {formatCount(place.line)}</span>{' '}
              <span className="min-w-0 truncate" title={text || undefined}>
                {text}
              </span>
            </p>
            <p className={`wrap-anywhere ${matters ? 'text-warning' : 'text-muted'}`}>{reason}</p>
          </li>
        ))}
      </ul>
      {skipped.length > LISTED_MAX && (
        <p className="text-muted">And {formatCount(skipped.length - LISTED_MAX)} more</p>
      )}
    </section>
  );
}
