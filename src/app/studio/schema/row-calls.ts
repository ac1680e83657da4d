import type { ValueType } from '../../../catalogue/field.ts';
import { nameInFormula } from '../../../expression/rename.ts';
import { isDate, valueTypesIn } from './date-columns.ts';
import { groupingReferenceOf } from './row-counts.ts';
import { isInPrimaryKey, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';

/** A call of a function that reads other rows, with the names of columns in it. */
interface RowCall {
  readonly text: string;
  readonly help: string;
}

/** The calls that a formula of one table can have. */
export interface RowCalls {
  /** The source of the calls: a table's name, or the row's own group. */
  readonly title: string;
  readonly calls: readonly RowCall[];
}

/** The most columns of a table for which calls are offered. */
const COLUMNS_MAX = 40;

/**
 * The calls that make sense in the formulas of a table: over the tables that its rows group, and in the row's own group.
 * @param holder the name of the column that has the formula: it can read its own cell of the row before
 */
export function rowCallsOf(schema: StudioSchema, table: StudioTable, holder: string): readonly RowCalls[] {
  const children = schema.tables.filter(
    (child) => child !== table && groupingReferenceOf(child)?.options?.table === table.name,
  );
  const typeOf = valueTypesIn(schema);
  const own = groupingReferenceOf(table) ? [ownCalls(table, holder, typeOf)] : [];
  return [...own, ...children.map((child) => callsOver(child, typeOf))];
}

function ownCalls(table: StudioTable, holder: string, typeOf: TypeOf): RowCalls {
  const parent = String(groupingReferenceOf(table)?.options?.table);
  const calls = listed(table).flatMap((column) => {
    const name = nameInFormula(column.name);
    const before = {
      text: `previous(${name})`,
      help: `${column.name} of the row before, of the same ${parent}.`,
    };
    if (column.name === holder || !isAmount(table, column, typeOf(table, column))) return [before];
    return [
      before,
      {
        text: `total(${name})`,
        help: `${column.name} of this row and those before it, of the same ${parent}.`,
      },
    ];
  });
  return { title: `Within the rows of one ${parent}`, calls };
}

type TypeOf = ReturnType<typeof valueTypesIn>;

function callsOver(child: StudioTable, typeOf: TypeOf): RowCalls {
  const table = nameInFormula(child.name);
  const calls = listed(child).flatMap((column) => {
    const at = `${table}.${nameInFormula(column.name)}`;
    const type = typeOf(child, column);
    if (isAmount(child, column, type)) {
      return [
        { text: `sum(${at})`, help: `The sum of ${column.name} over these rows.` },
        { text: `average(${at})`, help: `The average of ${column.name} in these rows.` },
        { text: `min(${at})`, help: `The smallest ${column.name} of these rows.` },
        { text: `max(${at})`, help: `The largest ${column.name} of these rows.` },
      ];
    }
    const ends = [
      { text: `first(${at})`, help: `${column.name} of the first of these rows.` },
      { text: `last(${at})`, help: `${column.name} of the last of these rows.` },
    ];
    if (!isDate(type)) return ends;
    return [
      { text: `min(${at})`, help: `The earliest ${column.name} of these rows.` },
      { text: `max(${at})`, help: `The latest ${column.name} of these rows.` },
      ...ends,
    ];
  });
  return {
    title: `Rows of ${child.name}`,
    calls: [{ text: `count(${table})`, help: 'How many rows there are.' }, ...calls],
  };
}

function listed({ columns }: StudioTable): readonly StudioColumn[] {
  return columns.filter(({ name }) => name.trim() !== '').slice(0, COLUMNS_MAX);
}

/** Fields whose numbers only tell rows apart. */
const NAMING: ReadonlySet<string> = new Set(['sequence', 'reference', 'position']);

/** Whether a column's sum says something. */
function isAmount(table: StudioTable, column: StudioColumn, type: ValueType | undefined): boolean {
  if (NAMING.has(column.field) || isInPrimaryKey(table, column)) return false;
  return type === 'integer' || type === 'decimal';
}
