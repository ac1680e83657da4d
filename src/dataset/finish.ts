import type { Cell, Field } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { textOf, titleCase } from '../expression/text.ts';
import { streamKey } from '../random/stream.ts';
import type { ColumnType } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import type { Scope } from './scope.ts';
import { shortenBy } from './shorten.ts';

const CASES: Readonly<Record<string, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  title: titleCase,
};

type Step = (cells: readonly Cell[]) => readonly Cell[];
type Finish = (cells: readonly Cell[], rows: readonly number[]) => readonly Cell[];

/** What is done with every column's cells: case, prefix and suffix, the greatest length, nulls; undefined for nothing. */
export function createFinish(scope: Scope, column: ColumnSchema): Finish | undefined {
  const texts = createTextFinish(column, scope.columnType(column));
  const withNulls = nulls(scope, column);
  if (!texts) return withNulls;
  return withNulls ? (cells, rows) => withNulls(texts(cells), rows) : texts;
}

/** The same without nulls, which follows from the cells alone. */
export function createTextFinish(column: ColumnSchema, type: ColumnType): Step | undefined {
  const recased = inCase(column, type);
  const affixed = affixes(column, type);
  const limit = lengthLimit(column, type);
  // A field with a rule of its own is shortened by as much as the prefix and the suffix need. Another case can be longer.
  const steps = hasOwnRule(column) ? [recased, limit, affixed] : [recased, affixed, limit];
  const [first, ...others] = steps.filter((step) => step !== undefined);
  return first && ((cells) => others.reduce((finished, step) => step(finished), first(cells)));
}

/** The function that changes the case of a column's texts, if any does. */
export function caseOf({ options }: ColumnSchema): ((text: string) => string) | undefined {
  return typeof options.case === 'string' ? CASES[options.case] : undefined;
}

/** The characters of a column's prefix and suffix. */
export function affixLength({ options: { prefix = '', suffix = '' } }: ColumnSchema): number {
  return String(prefix).length + String(suffix).length;
}

function inCase(column: ColumnSchema, { unaffixed }: ColumnType): Step | undefined {
  const change = caseOf(column);
  return change && ((cells) => cells.map((cell) => (cell === null ? null : change(textOf(cell, unaffixed)))));
}

function affixes({ options }: ColumnSchema, { unaffixed }: ColumnType): Step | undefined {
  const { prefix = '', suffix = '' } = options;
  if (prefix === '' && suffix === '') return undefined;
  return (cells) =>
    cells.map((cell) => (cell === null ? null : `${prefix}${textOf(cell, unaffixed)}${suffix}`));
}

function ruleOf({ field }: ColumnSchema): Field['whenTooLong'] {
  const { whenTooLong }: Field = fields[field];
  return whenTooLong;
}

function hasOwnRule(column: ColumnSchema): boolean {
  const rule = ruleOf(column);
  return rule !== undefined && rule !== 'refused';
}

function lengthLimit(column: ColumnSchema, { type, unaffixed }: ColumnType): Step | undefined {
  const rule = ruleOf(column);
  // The check has found that none of these is too long.
  if (type !== 'text' || rule === 'refused' || (unaffixed !== 'text' && unaffixed !== 'json'))
    return undefined;
  const { maxLength = CELL_LENGTH_MAX, unique } = column;
  const length = hasOwnRule(column) ? Math.max(1, maxLength - affixLength(column)) : maxLength;
  const shorten = shortenBy(rule, unique);
  return (cells) =>
    hasLonger(cells, length)
      ? cells.map((cell) => (isLonger(cell, length) ? shorten(cell, length) : cell))
      : cells;
}

function isLonger(cell: Cell | undefined, length: number): cell is string {
  return typeof cell === 'string' && cell.length > length;
}

/** In a loop, since every text column of every batch is searched: `some` takes four times as long. */
function hasLonger(cells: readonly Cell[], length: number): boolean {
  for (let i = 0; i < cells.length; i++) if (isLonger(cells[i], length)) return true;
  return false;
}

function nulls(
  { engine: { stream }, path }: Scope,
  { key, nulls: percent }: ColumnSchema,
): Finish | undefined {
  if (percent === 0) return undefined;
  const ownKey = streamKey(...path, 'nulls', key);
  return (cells, rows) =>
    stream.withSubstream(() =>
      cells.map((cell, i) => {
        stream.seek(ownKey, rows[i] ?? 0);
        return stream.next() * 100 < percent ? null : cell;
      }),
    );
}
