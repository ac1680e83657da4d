import { parseFormula } from '../expression/formula.ts';
import { isJsonObject } from './json-object.ts';
import { type PatchOperation, type Path, type Problem, pointerOf } from './problem.ts';

/** Some tables of a document that may be invalid, as a document. */
export interface DocumentPart {
  readonly source: unknown;
  /** For each table of the part, its index in the whole document. */
  readonly places: readonly number[];
}

/**
 * A document with only those tables that the rows of one table need: itself, what references lead to, and what
 * formulas sum up. Undefined if
 * the document has no such table, or needs all.
 */
export function neededTables(source: unknown, name: string): DocumentPart | undefined {
  if (!isJsonObject(source) || !Array.isArray(source.tables)) return undefined;
  const tables: readonly unknown[] = source.tables;
  const needed = new Set([name]);
  // A set also gives the values that are added while it is walked.
  for (const next of needed) {
    for (const table of tables) {
      if (nameOf(table) !== next) continue;
      for (const read of [...parentsOf(table), ...aggregatedBy(table)]) needed.add(read);
    }
  }
  const places = tables.flatMap((table, i) => (needed.has(nameOf(table) ?? '') ? [i] : []));
  if (places.length === 0 || places.length === tables.length) return undefined;
  return { source: { ...source, tables: places.map((i) => tables[i]) }, places };
}

/** The names of a document's tables. Undefined if it has no list of tables, or if a table has no name. */
export function tableNames(source: unknown): readonly string[] | undefined {
  if (!isJsonObject(source) || !Array.isArray(source.tables)) return undefined;
  const names = source.tables.map(nameOf);
  return names.every((name) => name !== undefined) ? names : undefined;
}

function nameOf(table: unknown): string | undefined {
  return isJsonObject(table) && typeof table.name === 'string' ? table.name : undefined;
}

/** The tables that a table names in its references and foreign keys. */
function parentsOf(table: unknown): readonly string[] {
  if (!isJsonObject(table)) return [];
  const columns: readonly unknown[] = Array.isArray(table.columns) ? table.columns : [];
  const keys: readonly unknown[] = Array.isArray(table.foreignKeys) ? table.foreignKeys : [];
  const holders = [...columns.map((column) => (isJsonObject(column) ? column.options : undefined)), ...keys];
  return holders.flatMap((holder) =>
    isJsonObject(holder) && typeof holder.table === 'string' ? [holder.table] : [],
  );
}

/** The tables of whose rows formulas read sums and the like. */
function aggregatedBy(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(aggregatedBy);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, property]) => {
    if (!FORMULA_NAMES.has(name) || typeof property !== 'string') return aggregatedBy(property);
    const formula = parseFormula(property);
    return formula.ok ? formula.value.aggregates.map(({ table }) => table) : [];
  });
}

/** The properties and options that hold formulas. */
const FORMULA_NAMES: ReadonlySet<string> = new Set(['expression', 'nullWhen', 'when']);

/** A problem of a part as a problem of the whole document. */
export function inWhole({ places }: DocumentPart, problem: Problem): Problem {
  const { path, fix } = problem;
  if (fix === undefined) return { ...problem, path: pathInWhole(places, path) };
  const patch = fix.patch.map((operation) => operationInWhole(places, operation));
  return { ...problem, path: pathInWhole(places, path), fix: { ...fix, patch } };
}

function pathInWhole(places: readonly number[], path: Path): Path {
  const [tables, table, ...rest] = path;
  if (tables !== 'tables' || typeof table !== 'number') return path;
  return [tables, places[table] ?? table, ...rest];
}

const TABLE_POINTER = /^\/tables\/(\d+)/;

function operationInWhole(places: readonly number[], operation: PatchOperation): PatchOperation {
  const path = operation.path.replace(TABLE_POINTER, (_, table: string) =>
    pointerOf(['tables', places[Number(table)] ?? table]),
  );
  return { ...operation, path };
}
