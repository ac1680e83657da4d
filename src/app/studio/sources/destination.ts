import { identityOf } from '../document/identity.ts';
import { notifyMadeWith, schemaImported } from '../document/messages.ts';
import { showTab } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { clearTypedTexts } from '../document/typed-texts.ts';
import { offerUndo, withdrawUndo } from '../document/undo-offer.tsx';
import { addTables, type SchemaWithTables } from '../schema/add-tables.ts';
import { dayOf, setSchema } from '../schema/settings.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** Where the tables go that were read: into the schema that is open, or into its place. */
export type Destination = 'this' | 'new';

export const NOTHING_RENAMED: ReadonlyMap<string, string> = new Map();

/**
 * The schema after an import. A new schema without a moment of its own gets today's midnight in UTC, as every new schema
 * of the Studio does.
 */
export function imported(
  current: StudioSchema,
  read: StudioSchema,
  destination: Destination,
  timeMs: number,
): SchemaWithTables {
  if (destination === 'this' && current.tables.length > 0) return addTables(current, read);
  const schema = read.now === undefined ? setSchema(read, { now: dayOf(timeMs) }) : read;
  return { schema, renamed: NOTHING_RENAMED };
}

/**
 * Opens the schema after an import. One Undo brings back what was open, even an empty schema.
 *
 * @param more does what else the import changes, and returns sentences about it, which end the message
 */
export function openImported(
  after: StudioSchema,
  read: StudioSchema,
  more: (isUndone: (schema: StudioSchema) => boolean) => string,
): void {
  const { schema: before, selection, edit } = useStudio.getState();
  const added = new Set(after.tables.slice(-read.tables.length).map(({ id }) => id));
  const isAddition = after.tables.length > added.size;
  clearTypedTexts();
  withdrawUndo();
  void notifyMadeWith(after);
  // What replaces the open schema does not go into its draft.
  if (!isAddition) identityOf(after);
  edit(() => after, { select: { table: after.tables.at(-added.size)?.id, column: undefined } });
  showTab('columns');
  const how = isAddition ? 'added' : before.tables.length > 0 ? 'replaced' : 'first';
  const { title, text } = schemaImported(added.size, how);
  const revert = (current: StudioSchema) => (isAddition ? withoutTables(current, added) : before);
  const sentences = more((current) => revert(current) === current);
  offerUndo({ message: { title, text: text + sentences }, selection, before, after, revert });
}

/** The same schema if none of the tables is there. */
function withoutTables(schema: StudioSchema, ids: ReadonlySet<string>): StudioSchema {
  const tables = schema.tables.filter(({ id }) => !ids.has(id));
  return tables.length === schema.tables.length ? schema : { ...schema, tables };
}
