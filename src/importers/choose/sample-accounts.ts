import type { FieldId } from '../../catalogue/fields.ts';
import { nameInTemplate } from '../../expression/written-names.ts';
import { guessByWords } from '../guess/guess-field.ts';
import { casesOf } from './cases-of.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** Domains for documentation: https://www.rfc-editor.org/rfc/rfc2606 */
const DOMAINS = ['example.com', 'example.net', 'example.org'];
const GIVEN: ReadonlySet<string> = new Set<FieldId>(['person.firstName']);
const FAMILY: ReadonlySet<string> = new Set<FieldId>(['person.lastName']);
/** A URL whose last part is a word, behind a host and a path that all have. */
const PROFILE = /^(https?:(?:[\w:-]|\\[/.-])+\\\/)[^\\/]+$/;
const OF_PROFILES = /facebook|twitter|linkedin|instagram|wikipedia|github|profile|perfil/i;

/**
 * Makes e-mail addresses, user names and profiles of the name of the row's person, where the name is made of words like those of the sample:
 * fields of persons share a name by themselves.
 */
export function keepSampledAccounts({ columns, source }: TableDraft): void {
  keepMailboxes(columns);
  const name = nameIn(columns, source.name);
  if (name === undefined) return;
  for (const column of columns) {
    const { choice, context } = column;
    if (context.key !== undefined || column.properties.hidden) continue;
    const texts = textsOf(column, name);
    const cases = texts.map((text) => ({ count: 1, field: 'template' as const, options: { text } }));
    const [only, ...others] = cases;
    if (!only) continue;
    column.choice = {
      ...choice,
      ...(others.length === 0 ? only : { field: 'cases', options: casesOf(cases) }),
      why: 'It has the name of the row’s person',
    };
  }
}

/** Columns of the names of schools, firms and the like. */
const OF_OFFICES =
  /name|naam|^nom|nombre|denomina|bezeichnung|school|schule|escuela|[eé]cole|hospital|firm|empresa|company|organi[sz]a/i;
/** In characters: longer names are cut. A part of a domain has at most 63. */
const HOST_LENGTH_MAX = 32;

/** Gives the mailboxes of offices hosts with the name of their row, at a top-level domain for documentation. */
function keepMailboxes(columns: readonly ColumnDraft[]): void {
  const name = columns.find(
    ({ choice, context: { column }, properties }) =>
      choice.field === 'regex' &&
      column.sample?.wordForm !== undefined &&
      column.sample.names !== 'persons' &&
      OF_OFFICES.test(column.name) &&
      !properties.hidden &&
      !properties.nulls &&
      !properties.nullWhen,
  );
  if (!name) return;
  const host = `{${nameInTemplate(name.context.column.name)}|first:${HOST_LENGTH_MAX}|slug}.example`;
  for (const draft of columns) {
    const { mailboxes } = draft.context.column.sample?.mails ?? {};
    const isOffice = String(draft.choice.options?.pattern).endsWith('@example\\.(com|net|org)');
    if (!mailboxes || !isOffice) continue;
    const cases = mailboxes.map(({ text, count }) => ({
      count,
      field: 'template' as const,
      options: { text: `${text}@${host}` },
    }));
    const [only, ...others] = cases;
    if (!only) continue;
    draft.choice = {
      ...draft.choice,
      ...(others.length === 0 ? only : { field: 'cases', options: casesOf(cases) }),
      why: 'Mailboxes that several rows have, with the name of the row',
    };
  }
}

/** Placeholders for the names of the row's person in a template. Undefined unless the names are invented words. */
function nameIn(columns: readonly ColumnDraft[], tableName: string): readonly string[] | undefined {
  const invented = columns.filter(
    ({ choice, context }) => choice.field === 'regex' && context.column.sample?.wordForm,
  );
  const fieldOf = ({ context }: ColumnDraft) =>
    guessByWords({ name: tableName, columns: [] }, context.column.name)?.field ?? '';
  const named = (isOf: (field: string) => boolean) => invented.find((column) => isOf(fieldOf(column)));
  const whole = named((field) => field === 'person.fullName');
  const family = named((field) => FAMILY.has(field));
  const given = named((field) => GIVEN.has(field)) ?? whole;
  const known = family && given ? [given, family] : whole && isOfPersons(whole) ? [whole] : [];
  return known.length === 0 ? undefined : known.map(({ context }) => nameInTemplate(context.column.name));
}

/** Firms and towns have names too. */
const isOfPersons = ({ context: { column } }: ColumnDraft) =>
  column.sample?.names === 'persons' || column.sample?.wordForm?.words.length === 0;

function textsOf({ choice, context }: ColumnDraft, names: readonly string[]): readonly string[] {
  const { field, options } = choice;
  const joined = (sign: string) => names.map((name) => `{${name}|slug|replace:-,${sign}}`).join(sign);
  const { prefix = '', separator = '.' } = context.column.sample?.mails ?? {};
  const mailbox = `${prefix}${joined(separator)}`;
  if (field === 'internet.email') return DOMAINS.map((domain) => `${mailbox}@${domain}`);
  if (field === 'internet.username') return [joined('.')];
  const [, start] = PROFILE.exec(typeof options?.pattern === 'string' ? options.pattern : '') ?? [];
  if (start === undefined || field !== 'regex' || !OF_PROFILES.test(context.column.name)) return [];
  return [`${start.replace(/\\(.)/g, '$1')}${joined('_')}`];
}
