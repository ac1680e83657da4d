import type { SkippedPart } from '../../../importers/source-tables.ts';
import { formatCount } from '../../lib/format-count.ts';
import { Breakable } from './breakable.tsx';
import { mattersText, skippedText } from './skipped-text.ts';

interface Props {
  /** Those that matter come first. */
  readonly skipped: readonly SkippedPart[];
}

/** In the list. More would not help. */
const LISTED_MAX = 200;

/** The parts of the source that were not read. */
export function SkippedList({ skipped }: Props) {
  const matters = mattersText(skipped);
  return (
    <section aria-label="Skipped parts" className="flex min-h-0 flex-col gap-1.5">
      <h3 className="font-medium">
        {skippedText(skipped)}
        {matters !== '' && <span className="text-warning">, {matters}</span>}
      </h3>
      <ul
        aria-label="Skipped"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-64 divide-y divide-line overflow-y-auto overscroll-contain rounded-panel border border-line"
      >
        {skipped.slice(0, LISTED_MAX).map(({ place, text, reason, matters: isImportant }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={i} className="px-3 py-2">
            <p className="flex gap-2 font-mono text-xs">
              <span className="flex-none text-muted">line {formatCount(place.line)}</span>{' '}
              <span className="min-w-0 truncate" title={text || undefined}>
                {text}
              </span>
            </p>
            <p className={`overflow-hidden text-ellipsis ${isImportant ? 'text-warning' : 'text-muted'}`}>
              <Breakable text={reason} />
            </p>
          </li>
        ))}
      </ul>
      {skipped.length > LISTED_MAX && (
        <p className="text-muted">And {formatCount(skipped.length - LISTED_MAX)} more</p>
      )}
    </section>
  );
}
