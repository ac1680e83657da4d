import { fields, isFieldId } from '../../../catalogue/fields.ts';
import { shortened } from '../../../expression/text.ts';
import { isMadeWithThis } from '../../../schema/made-with.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { type Message, show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import type { StudioColumn, StudioSchema } from '../schema/studio-schema.ts';

/** In characters. */
const NAME_MAX = 60;
/** Named in a message. */
const USERS_MAX = 3;

/** A name in quotes, so that it does not read as words of the sentence. Undefined if there is none. */
const quoted = (name: string) => (name === '' ? undefined : `“${shortened(name, NAME_MAX)}”`);

/** @param users the names of what uses it */
export function removed(what: 'column' | 'table', name: string, users: readonly string[]): Message {
  const text = `${quoted(name) ?? `The ${what}`} was removed.${usesText(users, 'it')}`;
  return { title: `${what === 'column' ? 'Column' : 'Table'} removed`, text };
}

/** @param users the names of what uses some of the columns */
export function columnsRemoved(count: number, users: readonly string[]): Message {
  const text = `${formatCount(count)} columns were removed.${usesText(users, 'them')}`;
  return { title: 'Columns removed', text };
}

/** What is broken now. */
function usesText(users: readonly string[], what: string): string {
  const named = users.slice(0, USERS_MAX).map((name) => quoted(name) ?? 'a column without a name');
  const more = users.length - named.length;
  const all = more > 0 ? [...named, `${formatCount(more)} more`] : named;
  if (all.length === 0) return '';
  const list = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  return ` ${list} ${all.length === 1 ? 'uses' : 'use'} ${what}.`;
}

/** Empty without columns. A single column is named, with its new field. */
export function guessedAgainText(columns: readonly StudioColumn[]): string {
  const [first] = columns;
  if (!first) return '';
  const text = `${countOf(columns.length, 'column')} guessed again`;
  return columns.length === 1 ? `${text}: ${shortened(first.name, NAME_MAX)} ${fieldText(first)}` : text;
}

function fieldText({ field, options }: StudioColumn): string {
  if (field === 'reference') return `refers to ${shortened(String(options?.table), NAME_MAX)}`;
  return `is now “${isFieldId(field) ? fields[field].label : field}”`;
}

export function notifyTooManyColumns(count: number, max: number): void {
  show('error', {
    title: 'Too many columns',
    text: `The pasted text has ${formatCount(count)} names. At most ${formatCount(max)} columns can be added at once. Nothing was added.`,
  });
}

export function notifyUnreadableColumns(reason: string): void {
  show('error', { title: 'Columns not pasted', text: reason });
}

export function notifyColumnsNotCopied(): void {
  show('error', {
    title: 'Copy failed',
    text: 'The browser blocked the clipboard. Ctrl+C in the grid may still work.',
  });
}

/** The title of the message about a schema that only a draft or a file can hold. */
export const TOO_LONG = 'Schema too long for the address';

export function notifyTooManyValues(rows: number, max: number): void {
  show('error', {
    title: 'Too many values',
    text: `The pasted text has ${formatCount(rows)} rows. A list can have at most ${formatCount(max)} values. Nothing was pasted.`,
  });
}

const MADE_WITH_OTHER = 'Made with another version';

const MAY_DIFFER = 'Some values may differ.';
const madeWithNotice = createLatestRequest();

/** Says that an opened document was made with another version; ends what was said about the document before it. */
export async function notifyMadeWith(schema: StudioSchema): Promise<void> {
  const opened = madeWithNotice.next();
  dismissToast(MADE_WITH_OTHER);
  if (schema.madeWith === undefined || isMadeWithThis(schema.madeWith)) return;
  const load = import('./made-with-text.ts').then(({ madeWithText }) => madeWithText(schema));
  const text = await load.catch(() => MAY_DIFFER);
  if (text !== undefined && !opened.aborted) show('notice', { title: MADE_WITH_OTHER, text });
}
