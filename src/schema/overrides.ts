import type { Result } from '../result.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';
import type { Problem } from './problem.ts';
import { unknownName } from './problems.ts';

/** Changes of a document for one command, which its file does not keep. */
export interface Overrides {
  /** The numbers of rows of tables, by their names. */
  readonly rows?: ReadonlyMap<string, number>;
  /** The number of rows of every other table. */
  readonly allRows?: number;
  /** A factor above 0 for the rows of every other table. Tables with rows keep at least one. */
  readonly scale?: number;
  readonly seed?: string;
  readonly now?: string;
}

/** Whether the number of rows follows from another table, or would if it were left out. */
export function followsParents({ columns }: JsonObject): boolean {
  return (
    Array.isArray(columns) &&
    columns.some((column) => {
      const options = isJsonObject(column) && isJsonObject(column.options) ? column.options : {};
      const { children } = options;
      return isJsonObject(children) && ('each' in children || 'from' in children);
    })
  );
}

function scaled(rows: unknown, scale: number): unknown {
  return typeof rows === 'number' && rows > 0 ? Math.max(1, Math.round(rows * scale)) : rows;
}

function withRows(table: JsonObject, { allRows, scale }: Overrides): JsonObject {
  if (table.given !== undefined || (allRows === undefined && scale === undefined)) return table;
  if (followsParents(table)) {
    const { rows: _, ...rest } = table;
    return rest;
  }
  return { ...table, rows: allRows ?? scaled(table.rows, scale ?? 1) };
}

function tableProblem(name: string, tables: readonly JsonObject[]): Problem | undefined {
  const table = tables.find((other) => other.name === name);
  if (!table) {
    const names = tables.flatMap((other) => (typeof other.name === 'string' ? [other.name] : []));
    const list = names.map((other) => `“${other}”`).join(', ');
    return unknownName(
      ['rows'],
      'unknown-table',
      `There is no table “${name}”. The tables are ${list}.`,
      name,
      names,
    );
  }
  const why =
    table.given !== undefined
      ? 'are given'
      : followsParents(table)
        ? 'follow from those of its parents'
        : undefined;
  if (why === undefined) return undefined;
  return { path: ['rows'], code: 'option-not-applicable', message: `The rows of “${name}” ${why}.` };
}

/**
 * Changes the numbers of rows, the seed or the moment of a document. The document may be invalid: what it lacks is left to its
 * check. Rows that follow from other tables follow from their new numbers.
 */
export function withOverrides(document: unknown, overrides: Overrides): Result<unknown, readonly Problem[]> {
  if (!isJsonObject(document) || !Array.isArray(document.tables)) return { ok: true, value: document };
  const { rows = new Map<string, number>(), seed, now } = overrides;
  const objects = document.tables.filter(isJsonObject);
  const problems = [...rows.keys()].flatMap((name) => tableProblem(name, objects) ?? []);
  if (problems.length > 0) return { ok: false, error: problems };
  const tables = document.tables.map((table: unknown) => {
    if (!isJsonObject(table)) return table;
    const count = rows.get(String(table.name));
    return count === undefined ? withRows(table, overrides) : { ...table, rows: count };
  });
  return {
    ok: true,
    value: {
      ...document,
      ...(seed === undefined ? {} : { seed }),
      ...(now === undefined ? {} : { now }),
      tables,
    },
  };
}
