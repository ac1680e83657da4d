import type { ValueType } from '../../../catalogue/field.ts';
import { parseFormula } from '../../../expression/formula.ts';
import { nameInFormula } from '../../../expression/written-names.ts';
import { freeName } from '../../../schema/edits/names.ts';
import type { Problem } from '../../../schema/problem.ts';
import { isDate, valueTypesIn } from './date-columns.ts';
import { dependentsOf } from './dependents.ts';
import { type SchemaJson, schemaJson } from './json.ts';
import { groupingReferenceOf } from './row-counts.ts';
import { isInPrimaryKey, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';

/** A call of a function that reads other rows, with the names of columns in it. */
interface RowCall {
  readonly text: string;
  readonly help: string;
  /** The type of its result. Undefined where it is not known without a check. */
  readonly type: ValueType | undefined;
}

/** The calls that a formula of one table can have. */
export interface RowCalls {
  /** The source of the calls: a table's name, or the row's own group. */
  readonly title: string;
  readonly calls: readonly RowCall[];
}

/** The column that has a formula. */
export interface FormulaHolder {
  readonly table: StudioTable;
  readonly column: StudioColumn;
  /** Whether the formula is a condition or within a case: it cannot read its own column in the row before. */
  readonly isCondition: boolean;
}

/** The most columns of a table for which calls are offered. */
const COLUMNS_MAX = 40;

/**
 * The calls that make sense in a formula: over the tables that its rows group, and in the row's own group. None of them makes
 * a circle.
 */
export function rowCallsOf(schema: StudioSchema, holder: FormulaHolder): readonly RowCalls[] {
  const { table, column } = holder;
  const children = schema.tables.filter(
    (child) => child !== table && groupingReferenceOf(child)?.options?.table === table.name,
  );
  const grouping = groupingReferenceOf(table);
  if (!grouping && children.length === 0) return [];
  const typeOf = valueTypesIn(schema);
  const dependents = dependentsOf(schema, column);
  const inGroup = grouping ? [callsInGroup(schema, holder, grouping, typeOf, dependents)] : [];
  return [...inGroup, ...children.map((child) => callsOver(child, typeOf, dependents))];
}

function callsInGroup(
  schema: StudioSchema,
  { table, column: holder, isCondition }: FormulaHolder,
  grouping: StudioColumn,
  typeOf: TypeOf,
  dependents: ReadonlySet<StudioColumn>,
): RowCalls {
  // Formulas alone can read the row before in a circle.
  const blocking = isCondition ? [holder] : [...dependents].filter(({ field }) => field !== 'formula');
  const blocked = new Set(blocking.flatMap((column) => [...dependentsOf(schema, column)]));
  const calls = listed(table, new Set([grouping])).flatMap((column) => {
    const name = nameInFormula(column.name);
    const type = typeOf(table, column);
    const isCircular = dependents.has(column);
    const before = {
      text: `previous(${name})`,
      help: `${column.name} of the row before, in the same group.`,
      type,
    };
    const total = {
      text: `total(${name})`,
      help: `The sum of ${column.name} in this row and those before it, in the same group.`,
      type,
    };
    return [
      ...(blocked.has(column) ? [] : [before]),
      ...(isCircular || column === holder || !isAmount(table, column, type) ? [] : [total]),
    ];
  });
  return { title: `Rows of the group, by ${grouping.name}`, calls };
}

type TypeOf = ReturnType<typeof valueTypesIn>;

function callsOver(child: StudioTable, typeOf: TypeOf, dependents: ReadonlySet<StudioColumn>): RowCalls {
  const table = nameInFormula(child.name);
  const calls = listed(child, dependents).flatMap((column) => {
    const at = `${table}.${nameInFormula(column.name)}`;
    const type = typeOf(child, column);
    const call = (name: string, help: string, result = type) => ({
      text: `${name}(${at})`,
      help,
      type: result,
    });
    if (isAmount(child, column, type)) {
      return [
        call('sum', `The sum of ${column.name} over these rows.`),
        call('average', `The average of ${column.name} in these rows.`, 'decimal'),
        call('min', `The smallest ${column.name} of these rows.`),
        call('max', `The largest ${column.name} of these rows.`),
      ];
    }
    const ends = [
      call('first', `${column.name} of the first of these rows.`),
      call('last', `${column.name} of the last of these rows.`),
    ];
    if (!isDate(type)) return ends;
    return [
      call('min', `The earliest ${column.name} of these rows.`),
      call('max', `The latest ${column.name} of these rows.`),
      ...ends,
    ];
  });
  const count = { text: `count(${table})`, help: 'How many rows there are.', type: 'integer' } as const;
  return { title: `Rows of ${child.name}`, calls: [count, ...calls] };
}

function listed({ columns }: StudioTable, without: ReadonlySet<StudioColumn>): readonly StudioColumn[] {
  return columns.filter((column) => column.name.trim() !== '' && !without.has(column)).slice(0, COLUMNS_MAX);
}

/** Fields whose numbers only tell rows apart. */
const NAMING: ReadonlySet<string> = new Set(['sequence', 'reference', 'position']);

/** Names of columns whose numbers only tell rows apart, such as `tenant_id`. */
const NAMING_NAME = /(^|[_ ])id$|[a-z]I[dD]$/;

/** Whether a column's sum says something. */
function isAmount(table: StudioTable, column: StudioColumn, type: ValueType | undefined): boolean {
  if (NAMING.has(column.field) || NAMING_NAME.test(column.name) || isInPrimaryKey(table, column))
    return false;
  return type === 'integer' || type === 'decimal';
}

/** A document that has a column for each of some calls, for a check of all of them at once. */
interface Trial {
  readonly json: SchemaJson;
  /** The calls that the check accepts, by the problems that it found. */
  readonly accepted: (problems: readonly Problem[]) => ReadonlySet<string>;
}

/** Prepares the check of calls in formulas of a table: sums of them may not be exact. */
export function trialOf(schema: StudioSchema, table: StudioTable, calls: readonly string[]): Trial {
  const place = schema.tables.indexOf(table);
  const json = schemaJson(schema);
  const taken = new Set(table.columns.flatMap(({ name, key = name }) => [name, key]));
  const columns = calls.map((expression) => {
    const name = freeName('call', taken);
    taken.add(name);
    return { name, field: 'formula', options: { expression } };
  });
  const first = table.columns.length;
  return {
    json: {
      ...json,
      tables: json.tables.map((written, t) =>
        t === place ? { ...written, columns: [...written.columns, ...columns] } : written,
      ),
    },
    accepted(problems) {
      const tooLarge = tablesOfLargeGroups(schema, problems);
      const refused = new Set(
        problems
          .filter(({ path }) => path[0] === 'tables' && path[1] === place && path[2] === 'columns')
          .map(({ path }) => Number(path[3]) - first),
      );
      return new Set(calls.filter((call, i) => !refused.has(i) && !readsAnyOf(table.name, call, tooLarge)));
    },
  };
}

/** The names of the tables with a problem of the numbers of rows in their groups. */
function tablesOfLargeGroups({ tables }: StudioSchema, problems: readonly Problem[]): ReadonlySet<string> {
  const names = problems.flatMap(({ path: [top, t, list, c, options, option] }) => {
    const isChildren =
      top === 'tables' && list === 'columns' && options === 'options' && option === 'children';
    const table = isChildren ? tables[Number(t)] : undefined;
    const column = table?.columns[Number(c)];
    return table && column && groupingReferenceOf(table) === column ? [table.name] : [];
  });
  return new Set(names);
}

/** Whether a call in a formula of a table reads rows of any of some tables. */
function readsAnyOf(table: string, call: string, names: ReadonlySet<string>): boolean {
  const formula = names.size > 0 ? parseFormula(call) : undefined;
  if (!formula?.ok) return false;
  const { previous, totals, aggregates } = formula.value;
  const readsGroup = previous.length > 0 || totals.length > 0;
  return (readsGroup && names.has(table)) || aggregates.some((aggregate) => names.has(aggregate.table));
}

/**
 * Names the parts of a document on which the answer of `trialOf` depends, such as the rows of groups and the decimals of
 * columns. Typing in the formula itself keeps it.
 */
export function trialKeyOf({ tables }: StudioSchema, { column: holder }: FormulaHolder): string {
  return JSON.stringify(
    tables.map(({ name, rows, groupedBy, columns }) => [
      name,
      rows,
      groupedBy,
      columns.map((column) => (column === holder ? column.name : column)),
    ]),
  );
}
