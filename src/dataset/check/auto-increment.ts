import { countedNumbers, countedType, hasRoomFor } from '../../schema/counted-types.ts';
import type { Fix } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';

/** Why a database cannot number a column. Without a fix of its own, the fix removes `autoIncrement`. */
interface Refusal {
  readonly message: string;
  readonly fix?: Fix;
}

type Rule = (context: CheckContext, table: TableSchema, column: ColumnSchema) => Refusal | undefined;

/** Checks that databases can number the rows that are inserted later without an auto-increment column. */
export function checkAutoIncrement(context: CheckContext): void {
  for (const table of context.schema.tables) {
    for (const column of table.columns) {
      if (!column.autoIncrement || context.isFaulty(column) || context.isUnknown(column)) continue;
      checkColumn(context, table, column);
    }
  }
}

function checkColumn(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  for (const rule of [notASequence, notAKey, aSecondOne, withNulls, withoutRoom]) {
    const refusal = rule(context, table, column);
    if (!refusal) continue;
    const at = [...context.pathOf(column), 'autoIncrement'];
    context.add(at, 'auto-increment', refusal.message, refusal.fix ?? removal('Remove autoIncrement', at));
    return;
  }
}

const notASequence: Rule = (context, _, column) => {
  const isInteger = context.types.get(column)?.type === 'integer';
  if (column.field === 'sequence' && isInteger) return undefined;
  return {
    message:
      column.field === 'sequence'
        ? 'Databases number rows with integers, but “pad”, a prefix or a suffix makes texts of this sequence.'
        : 'Databases number only a column with the field “sequence”.',
  };
};

const isPrimaryKey = ({ primaryKey }: TableSchema, { name }: ColumnSchema) =>
  primaryKey.length === 1 && primaryKey[0] === name;

const notAKey: Rule = (context, table, column) => {
  if (column.unique || isPrimaryKey(table, column)) return undefined;
  const property = table.primaryKey.length === 0 ? 'primaryKey' : 'unique';
  const text = property === 'unique' ? 'Make it unique' : 'Make it the primary key';
  return {
    message: 'Databases number only a column that is the primary key by itself, or unique.',
    fix: setTo(text, [...context.pathOf(column), property], true),
  };
};

const aSecondOne: Rule = (_, table, column) => {
  const first = table.columns.find(({ autoIncrement }) => autoIncrement);
  if (!first || first === column) return undefined;
  return {
    message: `Databases number one column of a table, and “${shown(first.name)}” is auto-increment already.`,
  };
};

/** The check of keys refuses nulls in a primary key. */
const withNulls: Rule = (context, table, column) => {
  if (isPrimaryKey(table, column)) return undefined;
  const { nulls, nullWhen, nullable } = column;
  const path = context.pathOf(column);
  const message = 'Databases give a number to each row without one, so that the column cannot be null.';
  if (nulls > 0) return { message, fix: setTo('Set nulls to 0', [...path, 'nulls'], 0) };
  if (nullWhen !== undefined) return { message, fix: removal('Remove nullWhen', [...path, 'nullWhen']) };
  if (nullable) return { message, fix: removal('Remove nullable', [...path, 'nullable']) };
  return undefined;
};

/** The next number has to fit the type, too. */
const withoutRoom: Rule = (_, { rows }, { type, options }) => {
  const counted = countedType(type);
  if (!counted)
    return { message: `Databases number only integers, and “${shown(type ?? '')}” is another type.` };
  const numbers = countedNumbers(options, rows);
  if (hasRoomFor(counted, numbers)) return undefined;
  const { lowest, highest } = numbers;
  return {
    message: `The numbers ${count(lowest)} to ${count(highest)} and a next one do not fit the type “${shown(type ?? 'bigint')}”, which holds ${count(counted.min)} to ${count(counted.max)}.`,
  };
};
