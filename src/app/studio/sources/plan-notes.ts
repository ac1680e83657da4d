import { formatCount } from '../../lib/format-count.ts';
import type { GoneTable } from '../schema/gone-tables.ts';
import type { ImportPlan } from '../schema/import-tables.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import type { Reading } from './reading.ts';

/** Named in a note. */
const NAMED_MAX = 5;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  const all = more > 0 ? [...names.slice(0, NAMED_MAX), `${formatCount(more)} more`] : names;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** What an import does that its lines alone do not show at once, as sentences. */
export function planNotes({ schema }: Reading, plan: ImportPlan): readonly string[] {
  return [
    ...renamedNotes(plan),
    ...updateNotes(plan),
    ...goneNotes(plan),
    ...replacedNotes(schema.tables, plan),
  ];
}

function renamedNotes({ renamed }: ImportPlan): readonly string[] {
  if (renamed.size === 0) return [];
  const names = [...renamed].map(([from, to]) => `${from} becomes ${to}`);
  return [`These table names are already used, so they change: ${listed(names)}.`];
}

function updateNotes({ tables }: ImportPlan): readonly string[] {
  const updates = [...tables.values()].filter(({ way }) => way === 'update');
  const unknown = updates.filter(({ match }) => !match?.imported).map(({ name }) => name);
  const notes =
    updates.length > unknown.length
      ? [
          'The schema has tables of an earlier import. They become what the source is now. Your edits, your own columns, rows and seed stay.',
        ]
      : [];
  if (unknown.length === 0) return notes;
  const what = unknown.length === 1 ? 'This table is' : 'These tables are';
  return [
    ...notes,
    `${what} in the schema already: ${listed(unknown)}. Their fields stay, because it is not known which of them you have edited. New columns are added, and lengths and SQL types follow the source.`,
  ];
}

function goneNotes({ gone }: ImportPlan): readonly string[] {
  const names = (isIn: (table: GoneTable) => boolean) => gone.filter(isIn).map(({ table }) => table.name);
  const removed = names(({ isRemoved }) => isRemoved);
  const edited = names(({ isRemoved, isEdited }) => !isRemoved && isEdited);
  const kept = names(({ isRemoved, isEdited }) => !isRemoved && !isEdited);
  return [
    ...(removed.length > 0 ? [`Not in the source any more, so the import removes: ${listed(removed)}.`] : []),
    ...(edited.length > 0
      ? [`Not in this source, and stay because you have edited them: ${listed(edited)}.`]
      : []),
    ...(kept.length > 0 ? [`Not in this source, and stay in the schema: ${listed(kept)}.`] : []),
  ];
}

function replacedNotes(
  tables: readonly StudioTable[],
  { replaced, replacedTables }: ImportPlan,
): readonly string[] {
  if (replaced.size === 0) return [];
  const names = tables.flatMap((table) =>
    table.columns.filter(({ id }) => replaced.has(id)).map(({ name }) => `${table.name}.${name}`),
  );
  const from = [...replacedTables];
  const which = from.length === 1 ? 'a table that is not chosen' : 'tables that are not chosen';
  const how = names.length === 1 ? 'It gets values of its own' : 'They get values of their own';
  return [`${listed(names)} would refer to ${which}: ${listed(from)}. ${how} that look the same.`];
}
