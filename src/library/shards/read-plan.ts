import { join } from 'node:path';
import { isFormatId } from '../../formats/formats.ts';
import type { Result } from '../../result.ts';
import { isJsonObject, type JsonObject } from '../../schema/json-object.ts';
import { madeWith } from '../../schema/made-with.ts';
import { PLAN_NAME, partName, SHARDS_MAX, tableFolders } from './names.ts';
import { type Plan, type PlannedPart, type PlannedTable, planId } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { readText } from './read-text.ts';

/** Below the longest text that V8 can hold. */
const PLAN_BYTES_MAX = 2 ** 29 - 2 ** 16;

/** Some editors and transfers put it before a text. */
const BYTE_ORDER_MARK = /^\ufeff/;

type Read<T> = Result<T, readonly ShardProblem[]>;
type Versions = Plan['versions'];

function invalid(message: string): { readonly ok: false; readonly error: readonly ShardProblem[] } {
  return { ok: false, error: [{ path: PLAN_NAME, code: 'invalid-plan', message }] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readVersions(versions: unknown): Versions | undefined {
  if (!isJsonObject(versions)) return undefined;
  const { rowloom, faker } = versions;
  return typeof rowloom === 'string' && typeof faker === 'string' ? { rowloom, faker } : undefined;
}

function readTable(table: unknown): PlannedTable | undefined {
  if (!isJsonObject(table)) return undefined;
  const { name, rows, head, tail, folder } = table;
  const isTable =
    typeof name === 'string' &&
    typeof rows === 'number' &&
    Number.isSafeInteger(rows) &&
    typeof head === 'string' &&
    typeof tail === 'string' &&
    typeof folder === 'string';
  return isTable ? { name, rows, head, tail, folder } : undefined;
}

function readPart(part: unknown): PlannedPart | undefined {
  if (!isJsonObject(part)) return undefined;
  const { table, from, to, file } = part;
  const isPart =
    typeof table === 'string' &&
    typeof from === 'number' &&
    typeof to === 'number' &&
    Number.isSafeInteger(to) &&
    typeof file === 'string';
  return isPart ? { table, from, to, file } : undefined;
}

/** Undefined if the value is not a list, or if an item cannot be read. */
function readList<T>(list: unknown, readItem: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const items: T[] = [];
  for (const given of list) {
    const item = readItem(given);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** The content of a plan if each value has its type. */
function readContent({
  id,
  versions,
  format,
  options,
  gzip,
  schema,
  tables,
  shards,
}: JsonObject): Plan | undefined {
  const read = {
    versions: readVersions(versions),
    tables: readList(tables, readTable),
    shards: readList(shards, (parts) => readList(parts, readPart)),
  };
  const isContent =
    typeof id === 'string' &&
    typeof format === 'string' &&
    isFormatId(format) &&
    isJsonObject(options) &&
    typeof gzip === 'boolean';
  if (!isContent || !read.versions || !read.tables || !read.shards) return undefined;
  return {
    id,
    versions: read.versions,
    format,
    options,
    gzip,
    schema,
    tables: read.tables,
    shards: read.shards,
  };
}

/**
 * Whether the parts are all rows of all tables, in order, and whether their files are where a plan puts them. A plan can come
 * from anybody, and its files must not lead out of its directory.
 */
function isConsistent(plan: Plan): boolean {
  const { tables, shards } = plan;
  const folders = tableFolders(tables.map(({ name }) => name));
  if (shards.length === 0 || shards.length > SHARDS_MAX || tables.length === 0) return false;
  if (tables.some(({ folder }, i) => folder !== folders[i])) return false;
  const folderOf = new Map(tables.map(({ name, folder }) => [name, folder]));
  const ends = new Map(tables.map(({ name }) => [name, 0]));
  for (const [shard, parts] of shards.entries()) {
    for (const { table, from, to, file } of parts) {
      const folder = folderOf.get(table);
      if (folder === undefined || from !== ends.get(table) || to <= from) return false;
      if (file !== partName(folder, shard, plan)) return false;
      ends.set(table, to);
    }
  }
  return folderOf.size === tables.length && tables.every(({ name, rows }) => ends.get(name) === rows);
}

/** Undefined if the plan was made with the versions of this program. */
export function otherVersion({ rowloom, faker }: Versions, shown: string): ShardProblem | undefined {
  if (rowloom === madeWith.rowloom && faker === madeWith.faker) return undefined;
  const message =
    `“${shown}” was made with rowloom ${rowloom} and faker ${faker}. This is rowloom ${madeWith.rowloom} with faker ${madeWith.faker}, which may write other values. ` +
    `Use the other version with npx rowloom@${rowloom}, or make a new plan in another directory.`;
  return { path: PLAN_NAME, code: 'other-version', message };
}

/** Reads the plan of a directory, and checks that it is as `plan` wrote it. */
export async function readPlan(directory: string): Promise<Read<Plan>> {
  const path = join(directory, PLAN_NAME);
  const text = await readText(PLAN_NAME, path, PLAN_BYTES_MAX);
  if (!text.ok) return text;
  if (text.value === undefined) {
    return invalid(
      `There is no “${path}”. Run rowloom plan SCHEMA --format FORMAT --shards COUNT --out ${directory} to make a plan.`,
    );
  }
  const source = parseJson(text.value.replace(BYTE_ORDER_MARK, ''));
  if (!isJsonObject(source)) return invalid(`“${path}” is not a plan: it is not a JSON object.`);
  const { id, ...content } = source;
  if (id !== planId(content)) {
    return invalid(
      `“${path}” was changed after it was made: its content does not have its id. Restore it, or make a new plan in another directory.`,
    );
  }
  const plan = readContent(source);
  if (plan && isConsistent(plan)) return { ok: true, value: plan };
  const versions = readVersions(content.versions);
  const other = versions && otherVersion(versions, path);
  return other
    ? { ok: false, error: [other] }
    : invalid(`“${path}” is not a plan that rowloom plan has made.`);
}
