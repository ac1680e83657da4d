import { soundColumns } from '../../src/schema/dependencies.ts';
import { readSchema } from '../../src/schema/parse.ts';
import { locate, type Problem, type ProblemCode } from '../../src/schema/problem.ts';
import { PROBLEMS_MAX } from '../../src/schema/problems.ts';

/** A document of which parts may be wrong: nothing more is known of it. */
type JsonObject = Readonly<Record<string, unknown>>;

/** Columns and tables by their places in the whole document, as they stand in a part of it. */
export interface DocumentPart {
  readonly document: JsonObject;
  readonly tables: readonly { readonly at: number; readonly columns: readonly number[] }[];
}

/** Problems in spite of which rows can be made. */
const HARMLESS: ReadonlySet<ProblemCode> = new Set([
  'conflicting-options',
  'foreign-key-mismatch',
  'nulls-in-key',
  'option-not-applicable',
  'reference-not-unique',
  'several-primary-keys',
  'unique-cut',
  'unknown-property',
]);

/** Problems of keys and uniqueness, which rows can be made without. */
const OF_KEYS: ReadonlySet<ProblemCode> = new Set([
  'unique-too-few',
  'unique-uncountable',
  'unique-not-uniform',
]);

const TABLE_KEYS = ['primaryKey', 'unique', 'foreignKeys'];
const COLUMN_KEYS = ['unique', 'primaryKey'];
const ROWS_MAX = 10 ** 10;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? item : {})) : [];
}

/** The whole document; undefined for what is none. */
export function wholeDocument(document: unknown): DocumentPart | undefined {
  if (!isObject(document) || !Array.isArray(document.tables)) return undefined;
  const tables = objectsIn(document.tables).map((table, at) => ({
    at,
    columns: objectsIn(table.columns).map((_, column) => column),
  }));
  return { document, tables };
}

export function isHarmless({ code }: Problem): boolean {
  return HARMLESS.has(code);
}

export interface Mended {
  readonly part: DocumentPart;
  /** Whether the check that found the problems said all that is wrong with what is left. */
  readonly isChecked: boolean;
}

/** What is left without the columns and properties that are wrong; undefined where that is nothing. */
export function withoutBroken(part: DocumentPart, problems: readonly Problem[]): Mended | undefined {
  const { tables: given, ...properties } = part.document;
  const tables = objectsIn(given);
  const drops = tables.map(() => new Set<number>());
  const changes = tables.map((table) => ({ table, columns: [...objectsIn(table.columns)] }));
  let rest: JsonObject = properties;
  // Of columns in a circle, and of those that are mended, a check does not say all that is wrong.
  let isChecked = problems.length < PROBLEMS_MAX && problems.every(({ code }) => code !== 'circular-columns');
  for (const problem of problems) {
    if (isHarmless(problem)) continue;
    const { table, column, rest: within } = locate(problem.path);
    const property = String(within[0] ?? '');
    if (table === undefined) {
      const name = property;
      if (!Object.hasOwn(rest, name)) return undefined;
      rest = without(rest, [name]);
      isChecked = false;
      continue;
    }
    const change = changes[table];
    if (!change) return undefined;
    if (column === undefined) {
      change.table = mendedTable(change.table, property, table);
      isChecked = false;
      continue;
    }
    const broken = change.columns[column];
    if (!broken) continue;
    const mended = mendedColumn(broken, problem, property, column);
    if (mended) {
      change.columns[column] = mended;
      isChecked = false;
    } else drops[table]?.add(column);
    if (OF_KEYS.has(problem.code)) change.table = without(change.table, TABLE_KEYS);
  }
  const document = { ...rest, tables: changes.map(({ table, columns }) => ({ ...table, columns })) };
  const left = withColumns({ document, tables: part.tables }, (table, column) => !drops[table]?.has(column));
  return { part: left, isChecked };
}

/** What is left without the columns that read what is not there, however indirectly, and without the keys that name those. */
export function withoutUnsound(part: DocumentPart): DocumentPart {
  const { schema, paths } = readSchema(part.document);
  const sound = soundColumns(schema);
  const namesOf = new Map(
    schema.tables.map(({ name, columns }) => {
      const left = columns.filter((column) => sound.has(column));
      return [name, new Set(left.map((column) => column.name))];
    }),
  );
  const isKey = (table: string, names: readonly string[]) =>
    names.every((name) => namesOf.get(table)?.has(name));
  const keys = new Map<number | undefined, JsonObject>();
  const kept = new Map<number | undefined, ReadonlySet<number | undefined>>();
  for (const table of schema.tables) {
    const { name, columns, primaryKey, unique, foreignKeys } = table;
    const { table: at } = locate(paths.get(table) ?? []);
    const left = columns.filter((column) => sound.has(column));
    kept.set(at, new Set(left.map((column) => locate(paths.get(column) ?? []).column)));
    keys.set(at, {
      primaryKey: isKey(name, primaryKey) ? primaryKey : [],
      unique: unique.filter((names) => isKey(name, names)),
      foreignKeys: foreignKeys.filter((key) => isKey(name, key.columns) && isKey(key.table, key.references)),
    });
  }
  const left = withColumns(part, (table, column) => kept.get(table)?.has(column) === true);
  const tables = objectsIn(left.document.tables).map((table, i) => ({ ...table, ...keys.get(i) }));
  return { ...left, document: { ...left.document, tables } };
}

function withColumns(
  { document, tables }: DocumentPart,
  isKept: (table: number, column: number) => boolean,
): DocumentPart {
  const isLeft = (table: number) => (_: unknown, column: number) => isKept(table, column);
  const left = objectsIn(document.tables).map((table, i) => ({
    ...table,
    columns: objectsIn(table.columns).filter(isLeft(i)),
  }));
  return {
    document: { ...document, tables: left },
    tables: tables.map(({ at, columns }, i) => ({ at, columns: columns.filter(isLeft(i)) })),
  };
}

function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** A name that no person types, for what needs one. */
function standIn(at: number): string {
  return `\u{1}${at}`;
}

function mendedTable(table: JsonObject, property: string, at: number): JsonObject {
  switch (property) {
    case 'name':
    case 'key':
      return { ...table, [property]: standIn(at) };
    case 'rows': {
      const { rows } = table;
      const isNumber = typeof rows === 'number' && Number.isFinite(rows);
      return { ...table, rows: isNumber ? Math.min(Math.max(Math.round(rows), 0), ROWS_MAX) : 0 };
    }
    case 'columns':
      return { ...table, columns: objectsIn(table.columns) };
    case '':
      return without(table, TABLE_KEYS);
    default:
      return without(table, [property]);
  }
}

/** Undefined for a column of which nothing can be made. */
function mendedColumn(
  column: JsonObject,
  { code }: Problem,
  property: string,
  at: number,
): JsonObject | undefined {
  if (OF_KEYS.has(code)) return without(column, COLUMN_KEYS);
  switch (property) {
    case 'name':
    case 'key':
      return { ...column, [property]: standIn(at) };
    case '':
    case 'field':
    case 'options':
      return undefined;
    default:
      return without(column, [property]);
  }
}
