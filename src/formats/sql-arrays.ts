import type { Column } from '../dataset/table.ts';
import { endOfString } from './json-tokens.ts';
import { type Dialect, storableJson } from './sql-dialect.ts';

/** `text[]`, `int[3][3]`, `varchar(20) ARRAY[4]`, and PostgreSQL's own name of a type of arrays, such as `_text`. */
const ARRAY_TYPE = /\]$|\barray$|^(?:pg_catalog\s*\.\s*)?"?_[a-z]/i;
const JSON_ARRAY_TYPE = /^\s*(?:pg_catalog\s*\.\s*)?"?_?jsonb?\b/i;
const DIMENSION = /\[/g;
const EMPTY = '{}';

/** How many levels of a column's JSON arrays are arrays of the database, and not JSON. */
function arrayLevels({ hasArrays }: Dialect, { sqlType }: Column): number {
  if (!hasArrays || sqlType === undefined || !ARRAY_TYPE.test(sqlType.trim())) return 0;
  // The items of an array of JSON can be arrays themselves.
  if (JSON_ARRAY_TYPE.test(sqlType)) return Math.max(1, sqlType.match(DIMENSION)?.length ?? 1);
  return Number.POSITIVE_INFINITY;
}

/** Whether a column can have arrays that its type refuses: arrays within an array must have the same length. */
export function isUnevenIn(dialect: Dialect, column: Column): boolean {
  return column.hasUnevenArrays && arrayLevels(dialect, column) > 1;
}

/**
 * Returns the function that changes a column's JSON to a text that the column holds: an array literal for a type of arrays,
 * otherwise JSON.
 */
export function storableJsonIn(dialect: Dialect, column: Column): (json: string) => string {
  const levels = arrayLevels(dialect, column);
  if (levels === 0) return storableJson;
  const ofJson = JSON_ARRAY_TYPE.test(column.sqlType ?? '');
  return (json) => {
    const storable = storableJson(json);
    return storable.startsWith('[') ? arrayLiteral(storable, levels, ofJson) : storable;
  };
}

/** Writes a JSON array as PostgreSQL reads an array. https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO */
function arrayLiteral(json: string, levels: number, ofJson: boolean): string {
  const items = itemsOf(json).map((item) => {
    if (item === 'null') return 'NULL';
    if (item.startsWith('[') && levels > 1) return arrayLiteral(item, levels - 1, ofJson);
    if (ofJson || item.startsWith('{') || item.startsWith('[')) return quotedItem(item);
    return item.startsWith('"') ? quotedItem(JSON.parse(item)) : item;
  });
  // An array of empty arrays is written as an empty array.
  return items.every((item) => item === EMPTY) ? EMPTY : `{${items.join(',')}}`;
}

/** With quotes, an item is no NULL, and its spaces and commas are its own. */
function quotedItem(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The JSON of each item of an array without white space between its tokens. */
function itemsOf(json: string): readonly string[] {
  const items: string[] = [];
  let start = 1;
  let depth = 0;
  for (let i = 1; i < json.length; i++) {
    const character = json[i];
    if (character === '"') i = endOfString(json, i);
    else if (character === '[' || character === '{') depth++;
    else if ((character === ',' && depth === 0) || i === json.length - 1) {
      if (i > start) items.push(json.slice(start, i));
      start = i + 1;
    } else if (character === ']' || character === '}') depth--;
  }
  return items;
}
