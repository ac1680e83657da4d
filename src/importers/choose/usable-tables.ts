import type { SkippedPart, SourceColumn, SourceTable, SourceTables } from '../source-tables.ts';
import { uniqueKeysWithout } from './computed-keys.ts';
import { withValidNames } from './valid-names.ts';

/** What the schema can hold of a source. */
export interface UsableTables {
  readonly tables: readonly SourceTable[];
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly string[];
  /** Columns whose names were changed, with a sentence. */
  readonly renamed: ReadonlyMap<SourceColumn, string>;
}

const TABLES_MAX = 1000;
const COLUMNS_MAX = 10_000;
const KEYS_MAX = 100;
const KEY_COLUMNS_MAX = 32;

/**
 * Leaves out what a schema cannot hold: columns that the database computes itself, and whatever exceeds the limits of a
 * document. Names that it does not allow are changed.
 */
export function withoutUnusable({ tables: given, skipped }: SourceTables): UsableTables {
  const generated: SkippedPart[] = [];
  const { tables, renamed, notes: ofNames } = withValidNames(given);
  const notes = [...ofNames];
  const kept: SourceTable[] = [];
  let columns = 0;
  for (const source of tables) {
    const table = usable(source, generated);
    if (table.columns.length === 0) continue;
    if (kept.length === TABLES_MAX || columns + table.columns.length > COLUMNS_MAX) {
      notes.push(
        `The first ${kept.length.toLocaleString('en-US')} of ${tables.length.toLocaleString('en-US')} tables were kept: a schema has at most ${TABLES_MAX.toLocaleString('en-US')} tables with ${COLUMNS_MAX.toLocaleString('en-US')} columns.`,
      );
      break;
    }
    kept.push(table);
    columns += table.columns.length;
  }
  return { tables: kept, skipped: [...skipped, ...generated], notes, renamed };
}

function usable(table: SourceTable, skipped: SkippedPart[]): SourceTable {
  const computed = new Map<string, string>();
  for (const { name, generated, place = table.place } of table.columns) {
    if (generated === undefined) continue;
    computed.set(name, generated);
    skipped.push({
      place: place ?? { line: 1, column: 1 },
      text: `${table.name}.${name}`.slice(0, 80),
      reason: `The database computes this column itself: ${generated}. It accepts no values for it.`,
      matters: false,
    });
  }
  const isUsable = (key: readonly string[]) =>
    key.length > 0 && key.length <= KEY_COLUMNS_MAX && !key.some((name) => computed.has(name));
  return {
    ...table,
    columns: table.columns.filter(({ name }) => !computed.has(name)),
    primaryKey: isUsable(table.primaryKey) ? table.primaryKey : [],
    uniqueKeys: uniqueKeysWithout(table, computed).filter(isUsable).slice(0, KEYS_MAX),
    foreignKeys: table.foreignKeys.filter(({ columns }) => isUsable(columns)).slice(0, KEYS_MAX),
    ...(table.valuesCounts && {
      valuesCounts: table.valuesCounts.filter(({ columns }) => isUsable(columns)),
    }),
    ...(table.equations && {
      equations: table.equations.filter(({ columns }) => !columns.some((name) => computed.has(name))),
    }),
    comparisons: table.comparisons.filter(({ left, right }) => !computed.has(left) && !computed.has(right)),
  };
}
