import { soundColumns } from '../../src/schema/dependencies.ts';
import { isJsonObject, type JsonObject } from '../../src/schema/json-object.ts';
import { readSchema } from '../../src/schema/parse.ts';
import { locate, type Path, type Problem, type ProblemCode } from '../../src/schema/problem.ts';
import { PROBLEMS_MAX } from '../../src/schema/problems.ts';

/** A document that may be wrong in any part. */

/** A document without some of its columns. `at` and `columns` are indexes in the whole document. */
export interface SchemaPart {
  readonly opened: JsonObject;
  readonly tables: readonly { readonly at: number; readonly columns: readonly number[] }[];
}

/** Problems that do not prevent rows. */
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

/** Harmless problems whose fix, if they have one, removes the property at their path. */
const REMOVABLE: ReadonlySet<ProblemCode> = new Set(['option-not-applicable', 'unknown-property']);

/** Problems of keys and uniqueness. Without the keys, the rows can be generated. */
const KEY_PROBLEMS: ReadonlySet<ProblemCode> = new Set([
  'unique-too-few',
  'unique-uncountable',
  'unique-not-uniform',
]);

const TABLE_KEY_PROPERTIES = ['primaryKey', 'unique', 'foreignKeys'];
const COLUMN_KEY_PROPERTIES = ['unique', 'primaryKey'];
const ROWS_MAX = 10 ** 10;

function objectsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.map((item: unknown) => (isJsonObject(item) ? item : {})) : [];
}

/** The whole document as a part; undefined if it is not a document with tables. */
export function wholeSchema(opened: unknown): SchemaPart | undefined {
  if (!isJsonObject(opened) || !Array.isArray(opened.tables)) return undefined;
  const tables = objectsIn(opened.tables).map((table, at) => ({
    at,
    columns: objectsIn(table.columns).map((_, column) => column),
  }));
  return { opened, tables };
}

export function isHarmless({ code }: Problem): boolean {
  return HARMLESS.has(code);
}

/** Whether the check skips the rest of a column because of this problem, although the problem is harmless. */
export function hidesOthers({ code, path, fix }: Problem): boolean {
  return REMOVABLE.has(code) && fix !== undefined && locate(path).column !== undefined;
}

export interface RepairedPart {
  readonly part: SchemaPart;
  /** Whether the check reported every problem of the part. If not, the part must be checked again. */
  readonly isChecked: boolean;
}

/**
 * Removes or repairs the columns and properties with problems, and removes harmless properties that hide other
 * problems; undefined if a problem can be neither removed nor repaired.
 */
export function withoutBroken(part: SchemaPart, problems: readonly Problem[]): RepairedPart | undefined {
  const { tables: given, ...properties } = part.opened;
  const tables = objectsIn(given);
  const drops = tables.map(() => new Set<number>());
  const changes = tables.map((table) => ({ table, columns: [...objectsIn(table.columns)] }));
  let rest: JsonObject = properties;
  // The check does not report all problems of columns in a circle, or of columns that are repaired here.
  let isChecked = problems.length < PROBLEMS_MAX && problems.every(({ code }) => code !== 'circular-columns');
  for (const problem of problems) {
    if (isHarmless(problem) && !hidesOthers(problem)) continue;
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
      change.table = repairTable(change.table, property, table);
      isChecked = false;
      continue;
    }
    const broken = change.columns[column];
    if (!broken) continue;
    const repaired = isHarmless(problem)
      ? withoutAt(broken, within)
      : repairColumn(broken, problem, property, column);
    if (isJsonObject(repaired)) {
      change.columns[column] = repaired;
      isChecked = false;
    } else {
      drops[table]?.add(column);
      // The check does not report what needs groups of rows while the reference that could group them is wrong.
      if (broken.field === 'reference') isChecked = false;
    }
    if (KEY_PROBLEMS.has(problem.code)) change.table = without(change.table, TABLE_KEY_PROPERTIES);
  }
  const opened = { ...rest, tables: changes.map(({ table, columns }) => ({ ...table, columns })) };
  const left = withColumns({ opened, tables: part.tables }, (table, column) => !drops[table]?.has(column));
  return { part: left, isChecked };
}

/** Removes the columns that read missing columns, directly or through other columns, and the keys with such columns. */
export function withoutUnsound(part: SchemaPart): SchemaPart {
  const { schema, paths } = readSchema(part.opened);
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
  const tables = objectsIn(left.opened.tables).map((table, i) => ({ ...table, ...keys.get(i) }));
  return { ...left, opened: { ...left.opened, tables } };
}

function withColumns(
  { opened, tables }: SchemaPart,
  isKept: (table: number, column: number) => boolean,
): SchemaPart {
  const isLeft = (table: number) => (_: unknown, column: number) => isKept(table, column);
  const left = objectsIn(opened.tables).map((table, i) => ({
    ...table,
    columns: objectsIn(table.columns).filter(isLeft(i)),
  }));
  return {
    opened: { ...opened, tables: left },
    tables: tables.map(({ at, columns }, i) => ({ at, columns: columns.filter(isLeft(i)) })),
  };
}

function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** Copies a value without the property at a path, which may lead through lists. */
function withoutAt(value: unknown, [step = '', ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, i) => (i === step ? withoutAt(item, rest) : item));
  }
  if (!isJsonObject(value)) return value;
  if (rest.length === 0) return without(value, [String(step)]);
  return { ...value, [step]: withoutAt(value[step], rest) };
}

/** A name that no user types, for a table or column without a valid one. */
function standIn(at: number): string {
  return `\u{1}${at}`;
}

function repairTable(table: JsonObject, property: string, at: number): JsonObject {
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
      return without(table, TABLE_KEY_PROPERTIES);
    default:
      return without(table, [property]);
  }
}

/** Repairs a column; undefined if it cannot be generated. */
function repairColumn(
  column: JsonObject,
  { code }: Problem,
  property: string,
  at: number,
): JsonObject | undefined {
  if (KEY_PROBLEMS.has(code)) return without(column, COLUMN_KEY_PROPERTIES);
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
