import { countOf, formatCount } from '../../lib/format-count.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { choiceText, type Noted, nameOf } from './choice-text.ts';
import type { Fit } from './fit.ts';
import type { Room } from './places.ts';
import { sizeText } from './sizes.ts';

/** Names as a sentence has them; of many only how many. */
export function listed(tables: readonly (StudioTable | undefined)[]): string {
  return tables.length > 2 ? countOf(tables.length, 'table') : tables.map(nameOf).join(' and ');
}

/** What is written, how large it will be, and where it goes where that is not an ordinary download. */
export function fitText(choice: Noted, fit: Fit | undefined): string {
  const { large } = choice;
  if (!fit || !large) return choiceText(choice, fit?.rowCount);
  const size = `, about ${sizeText(fit.bytes)}${fit.gzip ? ' compressed' : ''}`;
  const start = choiceText(choice, fit.rowCount, size);
  const limit = limitText(large);
  if (fit.isTooLarge) return `${start} The limit is the ${limit}.`;
  if (fit.rows) return `${start} ${cutText(choice, fit.rows)}, because there is room for the ${limit}.`;
  if (fit.gzip && fit.plainBytes > large.bytesMax) {
    return `${start} Uncompressed it would be about ${sizeText(fit.plainBytes)}, more than the ${limit}.`;
  }
  return `${start}${placeText(choice, limit)}`;
}

/** How much a place takes. */
function limitText({ place, bytesMax }: Room): string {
  const verb = place === 'private' ? 'store' : 'hold in its memory';
  return `${sizeText(bytesMax)} that this browser can ${verb}`;
}

function placeText({ large, planned }: Noted, limit: string): string {
  if (planned?.place !== large?.place) return '';
  switch (large?.place) {
    case 'private':
      return ' This browser stores the file first and then saves it.';
    case 'page':
      return ` It has to fit into the ${limit}.`;
    case 'file':
    case 'directory':
    case undefined:
      return '';
  }
}

function cutText({ schema, tables }: Noted, rows: readonly number[]): string {
  const cut = tables.filter((table, i) => (rows[i] ?? Number.POSITIVE_INFINITY) < rowsOfTable(schema, table));
  const most = Math.max(...cut.map((table) => rows[tables.indexOf(table)] ?? 0));
  return `Only the first ${formatCount(most)} rows of ${listed(cut)}`;
}
