import { notifyMadeWith, schemaImported } from '../document/messages.ts';
import { showTab } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { clearTypedTexts } from '../document/typed-texts.ts';
import { offerUndo } from '../document/undo-offer.ts';
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
  const { schema: before, edit } = useStudio.getState();
  const added = new Set(after.tables.slice(-read.tables.length).map(({ id }) => id));
  const isAddition = after.tables.length > added.size;
  clearTypedTexts();
  void notifyMadeWith(after);
  const select = { table: after.tables.at(-added.size)?.id, column: undefined };
  // A schema that replaces the open one does not go into its draft.
  edit(() => after, isAddition ? { select } : { select, document: crypto.randomUUID() });
  showTab('columns');
  const how = isAddition ? 'added' : before.tables.length > 0 ? 'replaced' : 'first';
  const { title, text } = schemaImported(added.size, how);
  const sentences = more((current) => (isAddition ? isWithout(current, added) : current === before));
  offerUndo({ title, text: text + sentences });
}

function isWithout({ tables }: StudioSchema, ids: ReadonlySet<string>): boolean {
  return !tables.some(({ id }) => ids.has(id));
}
