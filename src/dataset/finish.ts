import type { commonOptions } from '../catalogue/common-options.ts';
import type { Cell, Field, WhenTooLong } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { textOf } from '../expression/text.ts';
import { lowerCase, titleCase, upperCase } from '../expression/text-case.ts';
import { mapped } from '../mapped.ts';
import { firstFraction, streamKey } from '../random/stream.ts';
import type { ColumnType } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import type { Scope } from './scope.ts';
import { shortenBy } from './shorten.ts';

type LetterCase = (typeof commonOptions)['case']['choices'][number];

const CASES: Readonly<Record<LetterCase, (text: string) => string>> = {
  upper: upperCase,
  lower: lowerCase,
  title: titleCase,
};

type CellTransform = (cells: readonly Cell[]) => readonly Cell[];
export type Finish = (cells: readonly Cell[], rows: readonly number[]) => readonly Cell[];

/**
 * Applies case, prefix, suffix, length limit and nulls to cells. Undefined if there is nothing to do.
 * @param isNull whether the column's `nullWhen` makes row `i` of the batch null
 */
export function createFinish(
  scope: Scope,
  column: ColumnSchema,
  isNull?: (i: number) => boolean,
): Finish | undefined {
  const texts = createTextFinish(column, scope.columnType(column));
  const steps: readonly (Finish | undefined)[] = [texts, isNull && nullsWhere(isNull), nulls(scope, column)];
  const [first, ...others] = steps.filter((step) => step !== undefined);
  return (
    first && ((cells, rows) => others.reduce((finished, step) => step(finished, rows), first(cells, rows)))
  );
}

function nullsWhere(isNull: (i: number) => boolean): Finish {
  return (cells) => mapped(cells, (cell, i) => (isNull(i) ? null : cell));
}

/** Applies everything except nulls, which depend on the row's number and not only on the cells. */
export function createTextFinish(column: ColumnSchema, type: ColumnType): CellTransform | undefined {
  const recased = inCase(column, type);
  const affixed = affixes(column, type);
  const limit = lengthLimit(column, type);
  // If the field has its own rule for shortening, its value is shortened to leave room for prefix and suffix. The case
  // changes first, because it can change the length.
  const steps = hasOwnRule(column) ? [recased, limit, affixed] : [recased, affixed, limit];
  const [first, ...others] = steps.filter((step) => step !== undefined);
  return first && ((cells) => others.reduce((finished, step) => step(finished), first(cells)));
}

/** The function that changes the case of a column's texts, if the column sets one. */
export function caseOf({ options }: ColumnSchema): ((text: string) => string) | undefined {
  return isLetterCase(options.case) ? CASES[options.case] : undefined;
}

function isLetterCase(value: unknown): value is LetterCase {
  return typeof value === 'string' && Object.hasOwn(CASES, value);
}

/** The total length of a column's prefix and suffix. */
export function affixLength({ options: { prefix = '', suffix = '' } }: ColumnSchema): number {
  return String(prefix).length + String(suffix).length;
}

function inCase(column: ColumnSchema, { unaffixed }: ColumnType): CellTransform | undefined {
  const change = caseOf(column);
  return (
    change && ((cells) => mapped(cells, (cell) => (cell === null ? null : change(textOf(cell, unaffixed)))))
  );
}

function affixes({ options }: ColumnSchema, { unaffixed }: ColumnType): CellTransform | undefined {
  const { prefix = '', suffix = '' } = options;
  if (prefix === '' && suffix === '') return undefined;
  return (cells) =>
    mapped(cells, (cell) => (cell === null ? null : `${prefix}${textOf(cell, unaffixed)}${suffix}`));
}

/** Affixes make texts of fields that have none. They are cut at their end. */
function ruleOf({ field }: ColumnSchema): WhenTooLong {
  const { whenTooLong = 'cut-at-end' }: Field = fields[field];
  return whenTooLong;
}

function hasOwnRule(column: ColumnSchema): boolean {
  const rule = ruleOf(column);
  return rule !== 'cut-at-end' && rule !== 'refused';
}

function lengthLimit(column: ColumnSchema, { type, unaffixed }: ColumnType): CellTransform | undefined {
  const rule = ruleOf(column);
  // The check has refused columns where one of these could be too long.
  if (type !== 'text' || rule === 'refused' || (unaffixed !== 'text' && unaffixed !== 'json'))
    return undefined;
  const { maxLength = CELL_LENGTH_MAX, unique } = column;
  const length = hasOwnRule(column) ? Math.max(1, maxLength - affixLength(column)) : maxLength;
  const shorten = shortenBy(rule, unique);
  return (cells) =>
    hasLonger(cells, length)
      ? mapped(cells, (cell) => (isLonger(cell, length) ? shorten(cell, length) : cell))
      : cells;
}

function isLonger(cell: Cell | undefined, length: number): cell is string {
  return typeof cell === 'string' && cell.length > length;
}

/** Uses a loop because it searches every text column of every batch, and `some` takes four times as long. */
function hasLonger(cells: readonly Cell[], length: number): boolean {
  for (let i = 0; i < cells.length; i++) if (isLonger(cells[i], length)) return true;
  return false;
}

function nulls({ path }: Scope, { key, nulls: percent }: ColumnSchema): Finish | undefined {
  if (percent === 0) return undefined;
  const ownKey = streamKey(...path, 'nulls', key);
  return (cells, rows) => {
    const finished = new Array<Cell>(cells.length);
    for (let i = 0; i < cells.length; i++) {
      finished[i] = firstFraction(ownKey, rows[i] ?? 0) * 100 < percent ? null : (cells[i] ?? null);
    }
    return finished;
  };
}
