import type { SchemaDraft, TableDraft } from '../choose/draft.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import type { SkippedPart, SourceForeignKey } from '../source-tables.ts';
import { type Finding, judge } from './judge.ts';
import type { UndoSteps } from './mend.ts';
import type { RowReader } from './row-reader.ts';

/** Each round tries one way to mend each finding. */
const ROUNDS_MAX = 6;

/** Demands that stay broken, and the schema that was compared. */
export interface Verified {
  readonly skipped: readonly SkippedPart[];
  /** Conditions that rows break, or can break, by the names of their tables. */
  readonly broken: readonly Finding[];
}

/**
 * Compares the first rows of all tables with what the source demands of them. Mends the columns of what they break, and lists what
 * is left.
 * @param repaired changes the draft until it has no problems, and returns its schema
 */
export async function verify(
  draft: SchemaDraft,
  schema: ImportedSchema,
  reader: RowReader | undefined,
  repaired: () => Promise<ImportedSchema>,
): Promise<Verified> {
  let found = await judge(draft, reader, schema);
  if (reader) {
    const undo: UndoSteps = new Map();
    for (let round = 0; round < ROUNDS_MAX && found.some(({ broken }) => broken > 0); round++) {
      // Rows of most sources break nothing.
      const { mendAll } = await import('./mend.ts');
      if (!mendAll(found, undo, reader)) break;
      found = await judge(draft, reader, await repaired());
    }
  }
  return verifiedOf(draft, found);
}

/** Compares the first rows of a schema with what the source of its draft demands of them, and mends nothing. */
export async function compare(
  draft: SchemaDraft,
  schema: ImportedSchema,
  reader: RowReader,
): Promise<Verified> {
  return verifiedOf(draft, await judge(draft, reader, schema));
}

function verifiedOf(draft: SchemaDraft, found: readonly Finding[]): Verified {
  const told = found.filter((finding) => !isSaidByOther(finding, found));
  return { skipped: [...told.map(partOf), ...draft.tables.flatMap(lostKeys)], broken: found };
}

/** Whether a constraint of the source is listed that says the same about the columns. */
function isSaidByOther({ table, demand }: Finding, found: readonly Finding[]): boolean {
  const { kind, columns } = demand;
  if (kind === 'constraint' || kind === 'type' || kind === 'not-null') return false;
  return found.some(
    (other) =>
      other.demand.kind === 'constraint' &&
      other.table === table &&
      other.broken > 0 &&
      columns.every((name) => other.demand.columns.includes(name)),
  );
}

const UNKNOWN = 'The rows were not compared with this. The database may refuse some.';
const CAN_BREAK =
  'The rows that were compared keep this. The schema does not guarantee it for all: the database may refuse others.';
const UNORDERED = 'All rows of the sample are in this order. The schema does not keep it.';
const NO_TEXT = 'The database accepts no text for this type, so it refuses all rows of the table.';

function partOf({ table, demand, broken, isUnknown, rows }: Finding): SkippedPart {
  const { text, place, isSampled = false, refusesTexts = false } = demand;
  const isKeyword = demand.constraint?.kind === 'keyword';
  const isRefused = !isKeyword && (refusesTexts || (broken > 0 && !isSampled));
  const share = broken === rows ? 'all' : `${broken} of the first ${rows}`;
  const refused = refusesTexts ? NO_TEXT : `The database will refuse this: ${share} rows break it.`;
  return {
    place,
    text: `${table.source.name}: ${text}`.slice(0, TEXT_MAX),
    reason: isKeyword
      ? `A validator will refuse this: ${share} rows break it.`
      : isSampled
        ? UNORDERED
        : isRefused
          ? refused
          : isUnknown
            ? UNKNOWN
            : CAN_BREAK,
    matters: true,
    ...(isRefused && { isRefused: true }),
  };
}

const TEXT_MAX = 80;

/** Keys of the source that the schema no longer has. */
function lostKeys(table: TableDraft): readonly SkippedPart[] {
  const { source, primaryKey, unique, columns } = table;
  const nulls = new Set(
    columns.filter(({ properties }) => properties.nulls === 100).map(({ context }) => context.column.name),
  );
  const isLost = (key: readonly string[]) =>
    key.length > 0 &&
    !key.some((name) => nulls.has(name)) &&
    ![primaryKey, ...unique].some((kept) => isSame(kept, key));
  const place = source.place ?? { line: 1, column: 1 };
  return [
    ...(isLost(source.primaryKey) ? [`PRIMARY KEY (${source.primaryKey.join(', ')})`] : []),
    ...source.uniqueKeys.filter(isLost).map((key) => `UNIQUE (${key.join(', ')})`),
    ...source.foreignKeys
      .filter((key) => !key.isGuessed && isLeftOut(key, table, nulls))
      .map(textOfForeignKey),
  ].map((text) => ({
    place,
    text: `${source.name}: ${text}`.slice(0, TEXT_MAX),
    reason: 'The database will refuse this: the schema does not keep the key.',
    matters: true,
    isRefused: true,
  }));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

function textOfForeignKey({ columns, table, references }: SourceForeignKey): string {
  const names = references.length > 0 ? ` (${references.join(', ')})` : '';
  return `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${table}${names}`;
}

/** Whether no column of a foreign key refers to the other table. */
function isLeftOut(
  key: SourceForeignKey,
  { columns, foreignKeys }: TableDraft,
  nulls: ReadonlySet<string>,
): boolean {
  if (key.columns.some((name) => nulls.has(name))) return false;
  if (foreignKeys.some((kept) => kept.table === key.table && isSame(kept.columns, key.columns))) return false;
  return key.columns.some((name) => {
    const field = columns.find(({ context }) => context.column.name === name)?.choice.field;
    return field !== 'reference' && field !== 'formula' && field !== 'lookup';
  });
}
