import type { Json, ValueType } from '../../catalogue/field.ts';
import { isDay, parseIso } from '../../expression/dates.ts';
import { isJsonObject } from '../json-object.ts';

/** A value type, or the reason why a column of given rows has none: its cells have two. */
export type CellType = Result | Mixed;

interface Result {
  readonly ok: true;
  readonly type: ValueType;
}

/** Two cells of one column whose types do not fit together. */
interface Mixed {
  readonly ok: false;
  /** Counted from 0. */
  readonly row: number;
  readonly type: ValueType;
  /** How many cells have that type. */
  readonly count: number;
  /** The type of most cells. */
  readonly usual: ValueType;
}

const INTEGER = /^-?(0|[1-9]\d{0,29})$/;
const DECIMAL = /^-?(0|[1-9]\d{0,29})\.\d{1,30}$/;
const DIGITS = /^\d+$/;

/** The type of one cell by itself. Undefined for null. */
function typeOfCell(cell: Json, areTexts: boolean): ValueType | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'boolean') return 'boolean';
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? 'integer' : 'decimal';
  if (typeof cell !== 'string') return 'json';
  if (parseIso(cell) !== undefined) return isDay(cell) ? 'date' : 'timestamp';
  return areTexts ? typeOfText(cell) : 'text';
}

function typeOfText(text: string): ValueType {
  if (text === 'true' || text === 'false') return 'boolean';
  if (INTEGER.test(text)) return 'integer';
  return DECIMAL.test(text) ? 'decimal' : 'text';
}

/** Types whose cells fit into the wider one. */
const WIDER: readonly (readonly [ValueType, ValueType])[] = [
  ['integer', 'decimal'],
  ['date', 'timestamp'],
];

/**
 * The value type of a column's cells: the type of each, or the wider one of integers with decimals and of dates with
 * timestamps. Strings of JSON with other strings are text, and so are numbers in texts if one has a zero in front.
 * @param areTexts whether the cells are texts of a file that has no types, such as CSV
 */
export function typeOfCells(cells: readonly Json[], areTexts: boolean): CellType {
  const counts = new Map<ValueType, number>();
  const firsts = new Map<ValueType, number>();
  let hasCodes = false;
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row] ?? null;
    const type = typeOfCell(cell, areTexts);
    if (type === undefined) continue;
    if (type === 'text' && areTexts && DIGITS.test(String(cell))) hasCodes = true;
    if (!firsts.has(type)) firsts.set(type, row);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const types = new Set(counts.keys());
  for (const [narrow, wide] of WIDER) if (types.has(wide)) types.delete(narrow);
  const areStrings = [...counts.keys()].every((type) => ['text', 'date', 'timestamp'].includes(type));
  const areNumerals = hasCodes && [...types].every((type) => type === 'text' || type === 'integer');
  if ((!areTexts && areStrings && types.has('text')) || areNumerals) return { ok: true, type: 'text' };
  const [first = 'text'] = types;
  if (types.size <= 1) return { ok: true, type: first };
  const [usual = 'text', ...others] = [...types].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
  const rarest = others.at(-1) ?? 'text';
  return { ok: false, type: rarest, row: firsts.get(rarest) ?? 0, count: counts.get(rarest) ?? 0, usual };
}

/** Whether a cell that is not null can be of a type. */
function fits(cell: Json, type: ValueType): boolean {
  switch (type) {
    case 'text':
      return typeof cell !== 'object';
    case 'integer':
      return typeof cell === 'number' ? Number.isSafeInteger(cell) : INTEGER.test(String(cell));
    case 'decimal':
      return (
        typeof cell === 'number' || (typeof cell === 'string' && (INTEGER.test(cell) || DECIMAL.test(cell)))
      );
    case 'boolean':
      return cell === true || cell === false || cell === 'true' || cell === 'false';
    case 'date':
      return typeof cell === 'string' && parseIso(cell) !== undefined && isDay(cell);
    case 'timestamp':
      return typeof cell === 'string' && parseIso(cell) !== undefined;
    case 'json':
      return typeof cell !== 'string' || isJsonText(cell);
  }
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The row of the first cell that is not of a type. Undefined if all are. */
export function misfitOf(cells: readonly Json[], type: ValueType): number | undefined {
  const row = cells.findIndex((cell) => cell !== null && !fits(cell, type));
  return row < 0 ? undefined : row;
}

/** The cells as values of a type that they all fit. The same list if nothing changes. */
export function cellsAs(cells: readonly Json[], type: ValueType): readonly Json[] {
  const changed = cells.some((cell) => cell !== null && valueAs(cell, type) !== cell);
  return changed ? cells.map((cell) => (cell === null ? null : valueAs(cell, type))) : cells;
}

function valueAs(cell: Json, type: ValueType): Json {
  if (type === 'json') return typeof cell === 'string' && isJsonText(cell) ? cell : JSON.stringify(cell);
  if (type === 'text') return typeof cell === 'string' ? cell : String(cell);
  if (typeof cell !== 'string') return cell;
  if (type === 'boolean') return cell === 'true';
  // Digits that a number would lose stay a text.
  if (type === 'integer') return Number.isSafeInteger(Number(cell)) ? Number(cell) + 0 : cell;
  if (type === 'decimal') return String(Number(cell)) === cell ? Number(cell) : cell;
  return cell;
}

/** The two rows of the first two equal cells, which are not null. Undefined if all cells differ. */
export function equalRows(columns: readonly (readonly Json[])[]): readonly [number, number] | undefined {
  const seen = new Map<Json, number>();
  const count = columns[0]?.length ?? 0;
  for (let row = 0; row < count; row++) {
    const cells = columns.map((cells) => cells[row] ?? null);
    if (cells.includes(null)) continue;
    const value = cells.length === 1 ? (cells[0] ?? null) : JSON.stringify(cells);
    const before = seen.get(value);
    if (before !== undefined) return [before, row];
    seen.set(value, row);
  }
  return undefined;
}

/** How deep lists and objects of a cell can be nested. SQLite reads JSON of as many levels. https://www.sqlite.org/json1.html */
export const CELL_LEVELS_MAX = 1000;

/** Whether a document's value can be a cell: a number of JSON, a text, true, false, null, a list or an object, not too deep. */
export function isCell(value: unknown, levels = CELL_LEVELS_MAX): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (levels === 0 || !(Array.isArray(value) || isJsonObject(value))) return false;
  return Object.values(value).every((part) => isCell(part, levels - 1));
}
