import { fields } from '../../../catalogue/fields.ts';
import { type Consequence, consequenceOf, sectionTitles } from '../../../importers/report-parts.ts';
import type { SkippedPart } from '../../../importers/source-tables.ts';
import { formatCount } from '../../lib/format-count.ts';
import { Breakable } from './breakable.tsx';
import { guessesIn, type Reading } from './reading.ts';
import { mattersText, skippedText } from './skipped-text.ts';

interface Props {
  readonly reading: Reading;
}

/** In each list. More would not help. */
const LISTED_MAX = 200;

/** Lists the parts of the source that were not read or are not kept, by their consequence for the rows, and the fields that are guesses. */
export function SkippedList({ reading }: Props) {
  const { skipped } = reading;
  const listed = skipped.slice(0, LISTED_MAX);
  const guesses = guessesIn(reading);
  const matters = mattersText(skipped);
  return (
    <>
      {skipped.length > 0 && (
        <section aria-label="Skipped parts" className="flex min-h-0 flex-col gap-1.5">
          <h3 className="font-medium">
            {skippedText(skipped)}
            {matters !== '' && <span className="text-warning">, {matters}</span>}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and a layout, of its own. */}
          <div
            role="group"
            aria-label="Skipped parts"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            tabIndex={0}
            className="max-h-64 divide-y divide-line overflow-y-auto overscroll-contain rounded-panel border border-line"
          >
            <Parts skipped={listed} consequence="refused" />
            <Parts skipped={listed} consequence="may-differ" />
            <Parts skipped={listed} consequence="none" />
          </div>
          <More count={skipped.length} />
        </section>
      )}
      {guesses.length > 0 && (
        <section aria-label={sectionTitles.guesses} className="flex min-h-0 flex-col gap-1.5">
          <h3 className="font-medium">{sectionTitles.guesses}</h3>
          <ul
            aria-label={sectionTitles.guesses}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            tabIndex={0}
            className="max-h-40 divide-y divide-line overflow-y-auto overscroll-contain rounded-panel border border-line"
          >
            {guesses.slice(0, LISTED_MAX).map(({ place, field }) => (
              <li key={place} className="flex gap-2 px-3 py-2">
                <span className="min-w-0 truncate font-mono text-xs" title={place}>
                  {place}
                </span>{' '}
                <span className="flex-none text-muted">{fields[field].label}</span>
              </li>
            ))}
          </ul>
          <More count={guesses.length} />
        </section>
      )}
    </>
  );
}

interface PartsProps {
  readonly skipped: readonly SkippedPart[];
  readonly consequence: Consequence;
}

const TONES = { refused: 'text-danger', 'may-differ': 'text-warning' } as const;

/** The parts with one consequence, under its title. Parts without one have no title. */
function Parts({ skipped, consequence }: PartsProps) {
  const parts = skipped.filter((part) => consequenceOf(part) === consequence);
  if (parts.length === 0) return null;
  const title = consequence === 'none' ? '' : sectionTitles[consequence];
  return (
    <>
      {consequence !== 'none' && (
        <h4 className={`bg-sunken px-3 py-1.5 font-medium ${TONES[consequence]}`}>{title}</h4>
      )}
      <ul aria-label={title === '' ? 'Skipped' : `Skipped: ${title}`} className="divide-y divide-line">
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={i} className="px-3 py-2">
            <Part part={part} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ part: { place, text, reason, matters } }: { readonly part: SkippedPart }) {
  return (
    <>
      <p className="flex gap-2 font-mono text-xs">
        <span className="flex-none text-muted">line {formatCount(place.line)}</span>{' '}
        <span className="min-w-0 truncate" title={text || undefined}>
          {text}
        </span>
      </p>
      <p className={`overflow-hidden text-ellipsis ${matters ? 'text-warning' : 'text-muted'}`}>
        <Breakable text={reason} />
      </p>
    </>
  );
}

function More({ count }: { readonly count: number }) {
  return count > LISTED_MAX ? <p className="text-muted">And {formatCount(count - LISTED_MAX)} more</p> : null;
}
