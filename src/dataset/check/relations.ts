import { childrenOf } from '../../schema/children.ts';
import { firstOfForeignKey, foreignKeyOf } from '../../schema/foreign-keys.ts';
import { equalRows } from '../../schema/given/given-cells.ts';
import { canGroup, countingReferenceOf, groupingOf, layoutOf } from '../../schema/groups.ts';
import { type Path, pointerOf } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, ForeignKey, TableSchema } from '../../schema/schema.ts';
import { whereOf } from '../../schema/where.ts';
import { givenValues } from '../given.ts';
import { namedColumn } from './checked-row.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';
import { withoutNullsFix } from './groups.ts';
import { rowsFix } from './rows-fix.ts';
import { checkWhere } from './where.ts';

/** Checks references, lookups and foreign keys: their targets exist, are unique, and have enough rows. */
export function checkRelations(context: CheckContext): void {
  for (const table of context.schema.tables) {
    for (const column of table.columns) {
      if (context.isFaulty(column)) continue;
      if (column.field === 'reference') checkReference(context, table, column);
      if (column.field === 'lookup') checkLookup(context, table, column);
    }
    for (const foreignKey of table.foreignKeys) checkForeignKey(context, table, foreignKey);
    checkGroupedBy(context, table);
  }
}

function checkGroupedBy(context: CheckContext, table: TableSchema): void {
  const { groupedBy } = table;
  if (groupedBy === undefined || groupingOf(table)) return;
  const path = [...context.pathOf(table), 'groupedBy'];
  const column = context.column(table, groupedBy);
  if (!column) {
    if (!context.isUnread(table, groupedBy)) addUnknown(context, path, groupedBy, table);
    return;
  }
  if (context.isFaulty(column)) return;
  const message = `“${shown(groupedBy)}” cannot group rows. A reference that groups has “each”, or “from” and “to”. It refers to another table, and is neither unique nor null.`;
  const [able] = table.columns.filter((other) => canGroup(table, other));
  const fix =
    withoutNullsFix(context, table, column) ??
    (able ? setTo(`Use “${shown(able.name)}”`, path, able.name) : removal('Remove “groupedBy”', path));
  context.add(path, 'not-grouped', message, fix);
}

function namedTable(context: CheckContext, name: string, path: Path): TableSchema | undefined {
  const table = context.table(name);
  if (table) return table;
  const message = `There is no table “${shown(name)}”.`;
  return context.problems.addMissing(path, 'unknown-table', message, name, context.tables);
}

function parentColumn(
  context: CheckContext,
  parent: TableSchema,
  column: ColumnSchema,
): ColumnSchema | undefined {
  const columns = context.columnsOf(parent);
  const path = [...context.pathOf(column), 'options', 'column'];
  return namedColumn(context, { table: parent, columns }, column, 'column', path);
}

function checkReference(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const path = context.pathOf(column);
  const parent = namedTable(context, String(column.options.table), [...path, 'options', 'table']);
  if (!parent) return;
  const target = parentColumn(context, parent, column);
  if (!target) return;
  if (!isUnique(parent, target) && !isOfForeignKey(table, column)) {
    const at = [...context.pathOf(target), 'unique'];
    const equal = target.field === 'given' ? equalRows([givenValues(parent, target)]) : undefined;
    if (equal) {
      const [first, second] = equal.map((row) => count(row + 1));
      const message = `The given rows ${first} and ${second} of “${parent.name}” have the same “${target.name}”. A reference needs a column whose cells differ.`;
      context.add([...path, 'options', 'column'], 'reference-not-unique', message);
      return;
    }
    context.add(
      [...path, 'options', 'column'],
      'reference-not-unique',
      `The column “${target.name}” of “${parent.name}” is not unique. A reference needs a unique column.`,
      setTo(`Make “${target.name}” unique`, at, true),
    );
  }
  checkUnchanged(context, table, column);
  checkChildren(context, table, column, parent);
  checkWhere(context, table, column, parent);
}

/** Refuses options that change a reference's values, because the changed values would match no row of the parent. */
function checkUnchanged(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  for (const name of ['prefix', 'suffix', 'case']) {
    const value = column.options[name];
    if (value === undefined || value === '') continue;
    const at = [...context.pathOf(column), 'options', name];
    const message = `The ${name} changes the values of “${shown(column.name)}”, so they no longer match the referenced column. Set the ${name} on that column instead.`;
    context.add(at, 'reference-changed', message, removal(`Remove the ${name}`, at));
  }
  checkUncut(context, table, column);
}

/** Refuses a `maxLength` that is shorter than the parent's cells can be. */
function checkUncut(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const { maxLength } = column;
  if (maxLength === undefined || context.types.get(column)?.type !== 'text') return;
  const parent = context.lengths.parentOf(column, context.lengths.rowOf(table));
  if (!parent || context.isFaulty(parent.column)) return;
  const length = context.lengths.cell(parent.column, parent.row);
  if (length <= maxLength) return;
  const at = [...context.pathOf(column), 'maxLength'];
  const message = `“${shown(column.name)}” references values of up to ${count(length)} characters. Cut to ${count(maxLength)}, they would no longer match.`;
  context.add(at, 'reference-changed', message, removal('Remove maxLength', at));
}

function isUnique({ primaryKey, unique }: TableSchema, { name, unique: isUnique }: ColumnSchema): boolean {
  const keys = [primaryKey, ...unique];
  return isUnique || keys.some((names) => names.length === 1 && names[0] === name);
}

function isOfForeignKey(table: TableSchema, column: ColumnSchema): boolean {
  return foreignKeyOf(table, column) !== undefined;
}

function checkChildren(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
  parent: TableSchema,
): void {
  const path = context.pathOf(column);
  const children = childrenOf(column);
  if (parent === table) {
    checkSelfReference(context, table, column);
    return;
  }
  if (typeof children === 'object' && 'from' in children) {
    checkDerivedRows(context, table, column, parent);
    return;
  }
  if (table.rows === 0 || column.nulls === 100) return;
  if (parent.rows === 0) {
    // Rows that could not be read count as 0.
    if (context.isFaulty(parent)) return;
    context.add(
      [...path, 'options', 'table'],
      'no-parents',
      `The table “${parent.name}” has no rows to reference.`,
      rowsFix(context, parent, 1, `Give “${parent.name}” 1 row`),
    );
    return;
  }
  // `unique.ts` checks unique references.
  if (children === 'one-to-one' && !column.unique && table.rows > parent.rows) {
    const message = `Each of the ${count(parent.rows)} rows of “${parent.name}” can be referenced only once, but this table has ${count(table.rows)} rows.`;
    context.add(
      [...path, 'options', 'children'],
      'children-mismatch',
      message,
      rowsFix(context, table, parent.rows),
    );
    return;
  }
  if (typeof children === 'string') return;
  if ('each' in children) {
    const rows = children.each * parent.rows;
    if (rows === table.rows) return;
    const message = `${count(children.each)} rows for each of the ${count(parent.rows)} rows of “${parent.name}” make ${count(rows)} rows, but this table has ${count(table.rows)}.`;
    context.add(
      [...path, 'options', 'children'],
      'children-mismatch',
      message,
      rowsFix(context, table, rows),
    );
    return;
  }
  const rows = children.min * parent.rows;
  if (rows <= table.rows) return;
  const message = `At least ${count(children.min)} rows for each of the ${count(parent.rows)} rows of “${parent.name}” make at least ${count(rows)} rows, but this table has ${count(table.rows)}.`;
  context.add([...path, 'options', 'children'], 'children-mismatch', message, rowsFix(context, table, rows));
}

/** Refuses another number of rows than a range of children gives. */
function checkDerivedRows(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
  parent: TableSchema,
): void {
  // Rows that could not be read count as 0.
  if (context.isFaulty(table) || context.isFaulty(parent)) return;
  const rows = layoutOf(context.schema, table, column)?.startOf(parent.rows) ?? 0;
  if (rows === table.rows) return;
  const path = [...context.pathOf(column), 'options', 'children'];
  const message = `The ${count(parent.rows)} rows of “${parent.name}” have ${count(rows)} rows of this table, but it has ${count(table.rows)}. The number follows without “rows”.`;
  context.add(
    path,
    'children-mismatch',
    message,
    // The number follows from one reference only.
    countingReferenceOf(table) === column
      ? removal('Remove “rows”', [...context.pathOf(table), 'rows'])
      : undefined,
  );
}

function checkSelfReference(
  context: CheckContext,
  { name, primaryKey }: TableSchema,
  column: ColumnSchema,
): void {
  const path = context.pathOf(column);
  const children = childrenOf(column);
  if (typeof children === 'object' && 'from' in children) {
    context.add(
      [...path, 'options', 'children'],
      'children-mismatch',
      `“${name}” references earlier rows of its own table. The last rows have no later rows, so a range is impossible. Use “each” for an upper limit.`,
      children.to > 0
        ? setTo('Use “each”', [...path, 'options', 'children'], { each: children.to })
        : undefined,
    );
  }
  if (typeof children === 'object' && 'min' in children) {
    context.add(
      [...path, 'options', 'children'],
      'children-mismatch',
      `“${name}” references earlier rows of its own table. The last rows have no later rows, so “min” is impossible. Use “each” for an upper limit.`,
      setTo(`Use “each”`, [...path, 'options', 'children'], { each: children.min }),
    );
  }
  if (primaryKey.includes(column.name)) {
    const message =
      'The first row has no earlier row to reference, so it is null. A primary key cannot be null.';
    context.add(path, 'nulls-in-key', message);
  } else if (column.nullable === false) {
    const at = [...path, 'nullable'];
    const message = 'The first row has no earlier row to reference, so the column must be nullable.';
    context.add(at, 'nulls-in-key', message, setTo('Make it nullable', at, true));
  }
}

function checkLookup(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const path = context.pathOf(column);
  const columns = context.columnsOf(table);
  const via = namedColumn(context, { table, columns }, column, 'via', [...path, 'options', 'via']);
  if (!via || context.isFaulty(via)) return;
  if (via.field !== 'reference') {
    const references = table.columns.filter(({ field }) => field === 'reference');
    const [only] = references.length === 1 ? references : [];
    context.add(
      [...path, 'options', 'via'],
      'not-a-reference',
      `The column “${via.name}” is not a reference.`,
      only ? setTo(`Use “${only.name}”`, [...path, 'options', 'via'], only.name) : undefined,
    );
    return;
  }
  const parent = context.table(String(via.options.table));
  if (parent) parentColumn(context, parent, column);
}

function checkForeignKey(context: CheckContext, table: TableSchema, foreignKey: ForeignKey): void {
  const path = context.pathOf(foreignKey);
  const parent = namedTable(context, foreignKey.table, [...path, 'table']);
  if (!parent) return;
  const keys = [
    parent.primaryKey,
    ...parent.unique,
    ...parent.columns.filter(({ unique }) => unique).map(({ name }) => [name]),
  ];
  const isKey = keys.some((key) => haveSameNames(key, foreignKey.references));
  for (const [i, name] of foreignKey.references.entries()) {
    if (context.column(parent, name) || context.isUnread(parent, name)) continue;
    addUnknown(context, [...path, 'references', i], name, parent);
    return;
  }
  if (!isKey) {
    const names = foreignKey.references.join(', ');
    const message = `${names} is neither the primary key nor a unique key of “${parent.name}”.`;
    context.add([...path, 'references'], 'reference-not-unique', message, {
      text: `Make ${names} a unique key of “${parent.name}”`,
      patch: [
        {
          op: 'add',
          path: pointerOf([...context.pathOf(parent), 'unique']),
          value: [...parent.unique, foreignKey.references],
        },
      ],
    });
  }
  checkForeignKeyColumns(context, table, foreignKey);
}

function addUnknown(context: CheckContext, path: Path, name: string, table: TableSchema): void {
  const message = `There is no column “${shown(name)}” in the table “${shown(table.name)}”.`;
  context.problems.addMissing(path, 'unknown-column', message, name, context.columnsOf(table));
}

function haveSameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

/** The first reference of a foreign key chooses the parent's row, so that another's own `children` has no effect. */
function checkFollows(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const first = firstOfForeignKey(table, column);
  const { children = 'uniform' } = column.options;
  if (first === column || children === 'uniform') return;
  if (JSON.stringify(children) === JSON.stringify(first.options.children)) return;
  const path = [...context.pathOf(column), 'options', 'children'];
  const message = `This has no effect: “${shown(first.name)}” of the same foreign key chooses the row.`;
  context.add(path, 'option-not-applicable', message, removal('Remove “children”', path));
}

/** Whether the reference that chooses a foreign key's row demands that its row has this column's cell. */
function isFulfilledByWhere(table: TableSchema, foreignKey: ForeignKey, place: number): boolean {
  const [name, referred] = [foreignKey.columns[place], foreignKey.references[place]];
  return table.columns.some(
    (column) =>
      column.name !== name &&
      foreignKey.columns.includes(column.name) &&
      column.options.table === foreignKey.table &&
      whereOf(column).some(({ parent, own }) => parent === referred && own === name),
  );
}

/**
 * Each column of a foreign key must be a reference to the matching column, or look it up through a reference in the
 * same key.
 */
function checkForeignKeyColumns(context: CheckContext, table: TableSchema, foreignKey: ForeignKey): void {
  const path = context.pathOf(foreignKey);
  for (const [i, name] of foreignKey.columns.entries()) {
    const column = context.column(table, name);
    const at = [...path, 'columns', i];
    if (!column) {
      if (!context.isUnread(table, name)) addUnknown(context, at, name, table);
      continue;
    }
    if (context.isFaulty(column) || isFulfilledByWhere(table, foreignKey, i)) continue;
    const via = column.field === 'lookup' ? context.column(table, String(column.options.via)) : column;
    const isOfKey = via !== undefined && (via === column || foreignKey.columns.includes(via.name));
    const fits =
      isOfKey &&
      via.field === 'reference' &&
      via.options.table === foreignKey.table &&
      column.options.column === foreignKey.references[i];
    if (fits) {
      if (column !== via) checkUnchanged(context, table, column);
      else checkFollows(context, table, column);
      continue;
    }
    const message = `“${name}” must be a reference to the column “${foreignKey.references[i]}” of “${foreignKey.table}”, or a lookup of that column through a reference in this key.`;
    context.add(at, 'foreign-key-mismatch', message);
  }
}
