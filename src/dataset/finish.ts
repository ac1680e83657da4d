import type { Cell } from '../catalogue/field.ts';
import { textOf } from '../expression/text.ts';
import { streamKey } from '../random/stream.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import type { Scope } from './scope.ts';

const CASES: Readonly<Record<string, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  title: (text) =>
    text.replace(/[\p{L}\p{N}'’]+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
};

type Finish = (cells: readonly Cell[], rows: readonly number[]) => readonly Cell[];

/** What is done with every column's cells: case, prefix and suffix, the greatest length, nulls; undefined for nothing. */
export function createFinish(scope: Scope, column: ColumnSchema): Finish | undefined {
  const steps = [affixes(scope, column), lengthLimit(scope, column), nulls(scope, column)].filter(
    (step) => step !== undefined,
  );
  const [first, ...others] = steps;
  if (!first) return undefined;
  return (cells, rows) => others.reduce((finished, step) => step(finished, rows), first(cells, rows));
}

function affixes({ columnType }: Scope, column: ColumnSchema): Finish | undefined {
  const { prefix = '', suffix = '', case: letters } = column.options;
  const change = typeof letters === 'string' ? CASES[letters] : undefined;
  if (prefix === '' && suffix === '' && !change) return undefined;
  const type = columnType(column).unaffixed;
  return (cells) =>
    cells.map((cell) => {
      if (cell === null) return null;
      const text = textOf(cell, type);
      return `${prefix}${change ? change(text) : text}${suffix}`;
    });
}

const LOCAL_PART = /^(.*?)(\d*@.*)$/;

const NUMBER_AT_END = /^(.*?)(\d*)$/;

/** Cut at the limit, in whole characters; an e-mail in its name, such that it stays one, and what is distinct by the number at its end before that. */
function cut(text: string, length: number, isDistinct: boolean): string {
  if (text.length <= length) return text;
  const parts = LOCAL_PART.exec(text) ?? (isDistinct ? NUMBER_AT_END.exec(text) : null);
  const [, name = '', rest = ''] = parts ?? [];
  if (rest !== '' && rest.length < length) return name.slice(0, length - rest.length) + rest;
  return text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function lengthLimit({ columnType }: Scope, column: ColumnSchema): Finish | undefined {
  if (columnType(column).type !== 'text') return undefined;
  const { maxLength = CELL_LENGTH_MAX, unique } = column;
  return (cells) =>
    cells.some((cell) => typeof cell === 'string' && cell.length > maxLength)
      ? cells.map((cell) => (typeof cell === 'string' ? cut(cell, maxLength, unique) : cell))
      : cells;
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
