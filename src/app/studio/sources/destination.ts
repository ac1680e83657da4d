import { countOf } from '../../lib/format-count.ts';
import { show } from '../../notifications/show-message.tsx';
import { editAndGuess } from '../document/column-views.ts';
import { notifyMadeWith } from '../document/messages.ts';
import { showTab } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { clearTypedTexts } from '../document/typed-texts.ts';
import { offerUndo } from '../document/undo-offer.ts';
import type { ImportPlan } from '../schema/import-tables.ts';
import { type MatchedTables, matchImport, type ReadTables } from '../schema/match-import.ts';
import { dayOf, setSchema } from '../schema/settings.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { countsOfPlan, doneText } from './plan-text.ts';

/** Where the tables go that were read: into the schema that is open, or into its place. */
export type Destination = 'this' | 'new';

/**
 * The tables that were read beside those of the open schema, or beside none for a new one. A new schema without a moment of its own gets today's midnight in UTC,
 * as every new schema of the Studio does.
 */
export function matchAt(
  destination: Destination,
  current: StudioSchema,
  read: ReadTables,
  timeMs: number,
): MatchedTables {
  if (destination === 'this' && current.tables.length > 0) return matchImport(current, read);
  const { schema } = read;
  const moment = schema.now === undefined ? setSchema(schema, { now: dayOf(timeMs) }) : schema;
  return matchImport({ ...moment, tables: [] }, read);
}

/**
 * Opens the schema after an import. One Undo brings back what was open, even an empty schema.
 *
 * @param more does what else the import changes, and returns sentences about it, which end the message
 */
export function openImported(
  plan: ImportPlan,
  destination: Destination,
  more: (isUndone: (schema: StudioSchema) => boolean) => string,
): void {
  const { schema: before } = useStudio.getState();
  const { schema: after } = plan;
  if (!plan.isChanged && destination === 'this') {
    remember(after);
    show('notice', { title: 'Nothing to import', text: nothingText(plan) });
    return;
  }
  const counts = countsOfPlan(plan);
  const own = new Set(before.tables.map(({ id }) => id));
  const added = new Set(after.tables.map(({ id }) => id).filter((id) => !own.has(id)));
  const [firstAdded = after.tables.find((table) => !before.tables.includes(table))?.id] = added;
  const isReplacement = destination === 'new' || before.tables.length === 0;
  clearTypedTexts();
  void notifyMadeWith(after);
  const select = { table: firstAdded ?? after.tables[0]?.id, column: undefined };
  // A schema that replaces the open one does not go into its draft.
  const guessed = editAndGuess(
    () => after,
    isReplacement ? { select, document: crypto.randomUUID() } : { select },
  );
  showTab('columns');
  const isAddition = !isReplacement && counts.added > 0 && counts.updated + counts.removed === 0;
  const sentences = more((current) => (isAddition ? isWithout(current, added) : current === before));
  const text = isReplacement ? openedText(added.size, before.tables.length > 0) : doneText(counts);
  offerUndo({ title: 'Schema imported', text: text + (guessed && ` ${guessed}.`) + sentences });
}

/** Keeps what the import says about tables that it does not change. There is nothing to undo or to save. */
function remember(after: StudioSchema): void {
  useStudio.getState().endTyping();
  useStudio.setState(({ schema, saved }) => ({ schema: after, saved: saved === schema ? after : saved }));
}

function nothingText({ tables, gone }: ImportPlan): string {
  const columns = [...tables.values()].flatMap((table) => table.columns);
  const isKept =
    gone.some((table) => table.isKept) || columns.some(({ fate, isThere }) => fate === 'gone' && isThere);
  return isKept
    ? 'The schema stays as it is. It keeps what the source has no more, at later imports too.'
    : 'The schema already has these tables as the source has them.';
}

function openedText(tables: number, isInPlaceOfOther: boolean): string {
  const many = countOf(tables, 'table');
  return isInPlaceOfOther ? `${many} replaced the open schema. Undo brings it back.` : `${many} imported.`;
}

function isWithout({ tables }: StudioSchema, ids: ReadonlySet<string>): boolean {
  return !tables.some(({ id }) => ids.has(id));
}
