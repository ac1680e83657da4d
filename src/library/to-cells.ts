import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Column } from '../dataset/table.ts';
import { isJsonObject } from '../schema/json-object.ts';
import type { Problem } from '../schema/problem.ts';
import { unknownName } from '../schema/problems.ts';
import { isBuiltIn } from './built-in.ts';
import { RowloomError } from './errors.ts';
import type { Cell as Value } from './row-types.ts';

/** The cell of a value of a program. Undefined if the value is not of the type. */
type ToCell = (value: Exclude<Value, null>) => Cell | undefined;

const text: ToCell = (value) => (typeof value === 'string' ? value : undefined);
const milliseconds: ToCell = (value) => {
  const time = isBuiltIn(value, 'Date') ? value.getTime() : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

const TO_CELL: Readonly<Record<ValueType, { readonly toCell: ToCell; readonly expected: string }>> = {
  text: { toCell: text, expected: 'a string' },
  integer: {
    toCell: (value) =>
      typeof value === 'bigint' || Number.isSafeInteger(value) ? (value as Cell) : undefined,
    expected: 'an integer',
  },
  decimal: {
    toCell: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
    expected: 'a number',
  },
  boolean: { toCell: (value) => (typeof value === 'boolean' ? value : undefined), expected: 'true or false' },
  date: { toCell: milliseconds, expected: 'a Date' },
  timestamp: { toCell: milliseconds, expected: 'a Date' },
  json: { toCell: (value) => JSON.stringify(value), expected: 'JSON' },
};

function refuse(problem: Problem): never {
  throw new RowloomError([problem]);
}

/**
 * The cells of some values of a row, by column. Values that are undefined are left out.
 * @throws {RowloomError} if the table has no such column, or if a value does not have the type of its column
 */
export function toCells(
  columns: readonly Pick<Column, 'name' | 'type'>[],
  values: Readonly<Record<string, Value | undefined>>,
): ReadonlyMap<string, Cell> {
  if (!isJsonObject(values))
    return refuse({ path: [], code: 'wrong-type', message: 'Values of a row must be an object, by column.' });
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  const cells = new Map<string, Cell>();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const type = typeOf.get(name);
    if (type === undefined) {
      const names = [...typeOf.keys()];
      const message = `There is no column “${name}”. The columns are ${names.map((other) => `“${other}”`).join(', ')}.`;
      return refuse(unknownName([name], 'unknown-column', message, name, names));
    }
    const { toCell, expected } = TO_CELL[type];
    const cell = value === null ? null : toCell(value);
    if (cell === undefined)
      return refuse({ path: [name], code: 'wrong-type', message: `“${name}” must be ${expected}.` });
    cells.set(name, cell);
  }
  return cells;
}
