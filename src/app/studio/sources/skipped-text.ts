import type { SkippedPart } from '../../../importers/source-tables.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';

/** How much of a source was not read: `2 parts skipped, 1 note`. Statements are skipped; notes are about rows and cells. */
export function skippedText(skipped: readonly SkippedPart[]): string {
  const parts = partsIn(skipped);
  const notes = skipped.length - parts;
  const texts = [
    ...(parts > 0 ? [`${countOf(parts, 'part')} skipped`] : []),
    ...(notes > 0 ? [countOf(notes, 'note')] : []),
  ];
  return texts.join(', ');
}

/** How many of the skipped parts can be missing in the schema, behind their count; empty if none can. */
export function mattersText(skipped: readonly SkippedPart[]): string {
  const count = skipped.filter(({ matters }) => matters).length;
  if (count === 0) return '';
  if (skipped.length === 1) return 'important';
  if (count === skipped.length) return 'all important';
  return partsIn(skipped) === skipped.length
    ? `${formatCount(count)} important`
    : `${formatCount(count)} of them important`;
}

/** Statements are quoted. About what can hold data, there is only a note. */
function partsIn(skipped: readonly SkippedPart[]): number {
  return skipped.filter(({ text, isLeftOut }) => text !== '' && !isLeftOut).length;
}
