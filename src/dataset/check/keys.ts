import { uncountable } from '../../generators/distinct-values.ts';
import { equalRows } from '../../schema/given/given-cells.ts';
import { layoutOf } from '../../schema/groups.ts';
import type { Fix, Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { givenValues } from '../given.ts';
import { type KeyContext, keysOf, planKey } from '../keys.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';
import { type UnevenValues, unevenValues, withoutOptions } from './even-values.ts';
import { rowsFix } from './rows-fix.ts';
import { whyNull } from './why-null.ts';

/** Checks primary keys and keys of several columns. */
export function checkKeys(context: CheckContext): void {
  for (const table of context.schema.tables) {
    checkNames(context, table);
    checkPrimaryKey(context, table);
    checkNotNull(context, table);
    checkCompositeKeys(context, table);
  }
}

function checkNames(context: CheckContext, table: TableSchema): void {
  const path = context.pathOf(table);
  const keys = [
    { at: [...path, 'primaryKey'], names: table.primaryKey },
    ...table.unique.map((names, i) => ({ at: [...path, 'unique', i], names })),
  ];
  const known = context.columnsOf(table);
  for (const { at, names } of keys) {
    for (const [i, name] of names.entries()) {
      if (known.has(name) || context.isUnread(table, name)) continue;
      const message = `There is no column “${shown(name)}” in the table “${shown(table.name)}”.`;
      context.problems.addMissing([...at, i], 'unknown-column', message, name, known);
    }
  }
}

function checkPrimaryKey(context: CheckContext, table: TableSchema): void {
  for (const name of table.primaryKey) {
    const column = context.column(table, name);
    if (!column || context.isFaulty(column)) continue;
    const path = context.pathOf(column);
    if (column.nulls > 0) {
      const fix = setTo('Set nulls to 0', [...path, 'nulls'], 0);
      context.add([...path, 'nulls'], 'nulls-in-key', 'A primary key cannot be null.', fix);
    } else if (column.nullWhen !== undefined) {
      const at = [...path, 'nullWhen'];
      const fix = removal('Remove nullWhen', at);
      context.add(at, 'nulls-in-key', 'A primary key cannot be null.', fix);
    } else if (context.canBeNull(column) && !isSelfReference(table, column)) {
      const { cause, fix } = whyNull(context, table, column);
      context.add(
        path,
        'nulls-in-key',
        `A primary key cannot be null, but this column can be null: ${cause}.`,
        fix,
      );
    }
  }
}

/** A table's reference to itself, which `relations.ts` reports. */
function isSelfReference({ name }: TableSchema, { field, options }: ColumnSchema): boolean {
  return field === 'reference' && options.table === name;
}

function checkNotNull(context: CheckContext, table: TableSchema): void {
  for (const column of table.columns) {
    if (column.nullable !== false || context.isFaulty(column) || isSelfReference(table, column)) continue;
    const path = context.pathOf(column);
    if (column.nulls > 0) {
      const fix = setTo('Set nulls to 0', [...path, 'nulls'], 0);
      context.add([...path, 'nulls'], 'nulls-in-key', 'The column is not nullable, but it has nulls.', fix);
    } else if (column.nullWhen !== undefined) {
      const at = [...path, 'nullWhen'];
      const message = 'The column is not nullable, but “nullWhen” makes cells null.';
      context.add(at, 'nulls-in-key', message, setTo('Make it nullable', [...path, 'nullable'], true));
    } else if (context.canBeNull(column)) {
      const at = [...path, 'nullable'];
      const { cause, fix } = whyNull(context, table, column);
      const message = `The column is not nullable, but it can be null: ${cause}.`;
      context.add(at, 'nulls-in-key', message, fix ?? setTo('Make it nullable', at, true));
    }
  }
}

export function keyContextOf(context: CheckContext): KeyContext {
  return {
    tableNamed: (name) => context.table(name),
    valuesOf: (column, rows) =>
      context.isFaulty(column) ? uncountable('Its options are wrong.') : context.finishedValues(column, rows),
    layoutOf: (table, column) => layoutOf(context.schema, table, column),
  };
}

function checkCompositeKeys(context: CheckContext, table: TableSchema): void {
  const counted = new Map<ColumnSchema, readonly string[]>();
  const keyContext = keyContextOf(context);
  for (const names of keysOf(table)) {
    const columns = names.map((name) => context.column(table, name));
    if (columns.some((column) => column === undefined || context.isFaulty(column))) continue;
    const path = keyPath(context, table, names);
    const plan = planKey(table, names, keyContext);
    const listed = names.join(', ');
    if (plan.kind === 'unique-column') continue;
    if (plan.kind === 'impossible' && columns.every((column) => column?.field === 'given')) {
      checkGivenKey(context, table, names, path);
      continue;
    }
    if (plan.kind === 'impossible') {
      const cause = unevenColumns(context, table, names, []);
      const message = `The values of ${listed} cannot be counted, so their combinations cannot be unique.`;
      const rest =
        'Make one of them unique, or use references, lists, numbers, dates or patterns without weights and distributions.';
      context.add(path, 'unique-uncountable', `${message} ${cause?.message ?? rest}`, cause?.fix);
      continue;
    }
    const twice = plan.columns.find(({ column }) => counted.has(column));
    if (twice) {
      const other = counted.get(twice.column)?.join(', ');
      const message = `“${twice.column.name}” is also in the key ${other}. A column can be made unique for one key only.`;
      context.add(path, 'unique-uncountable', message);
      continue;
    }
    for (const { column } of plan.columns) counted.set(column, names);
    const needed = plan.kind === 'within-parent' ? plan.layout.maxSize : table.rows;
    if (plan.count >= needed) continue;
    const rows = plan.kind === 'within-parent' ? 'rows for each parent' : 'rows';
    const counts = `${count(plan.count)} combinations of values, but there are ${count(needed)} ${rows}.`;
    const cause = unevenColumns(context, table, names, plan.columns);
    if (cause) {
      const message = `${listed} have only ${counts} ${cause.message}`;
      context.add(path, 'unique-too-few', message, cause.fix);
      continue;
    }
    const message = `${listed} have ${counts}`;
    const fewerRows = plan.kind === 'digits' ? rowsFix(context, table, plan.count) : undefined;
    context.add(path, 'unique-too-few', message, fewerRows);
  }
}

/** The given rows themselves have to differ in a key of several columns. */
function checkGivenKey(
  context: CheckContext,
  table: TableSchema,
  names: readonly string[],
  path: Path,
): void {
  const equal = equalRows(names.map((name) => givenValues(table, { name })));
  if (!equal) return;
  const [first, second] = equal.map((row) => count(row + 1));
  const message = `The given rows ${first} and ${second} have the same ${names.join(', ')}.`;
  context.add(path, 'unique-too-few', message, removal('Remove the key', path));
}

/**
 * The columns of a key whose values are not counted because an option or nulls make some more frequent. Undefined if
 * the key would have too few combinations without these, too.
 */
function unevenColumns(
  context: CheckContext,
  table: TableSchema,
  names: readonly string[],
  counted: readonly { readonly column: ColumnSchema }[],
): { readonly message: string; readonly fix: Fix } | undefined {
  const uneven = names.flatMap((name) => {
    const column = context.column(table, name);
    if (!column || counted.some((other) => other.column === column)) return [];
    const evened = evenedColumn(context, column);
    return evened.causes.length > 0 ? [{ column, ...evened }] : [];
  });
  if (uneven.length === 0) return undefined;
  const evenColumns = new Map(uneven.map(({ column, evenColumn }) => [column, evenColumn]));
  const columns = table.columns.map((column) => evenColumns.get(column) ?? column);
  const plan = planKey({ ...table, columns }, names, keyContextOf(context));
  const combinations = plan.kind === 'digits' ? plan.count : 0;
  if (plan.kind !== 'unique-column' && combinations < table.rows) return undefined;
  const { conditions, remedies } = phrasesOf(uneven);
  const than = plan.kind === 'digits' ? `there are ${count(plan.count)}` : 'all rows differ';
  return {
    message: `Values that are not equally frequent do not count: ${conditions}, ${than}.`,
    fix: {
      text: remedies,
      patch: uneven.flatMap(({ causes }) => causes.flatMap(({ fix }) => fix.patch)),
    },
  };
}

/** The options that make some values of a column more frequent than others, and the column without these options. */
interface Unevenness {
  readonly causes: readonly Pick<UnevenValues, 'option' | 'remedy' | 'fix'>[];
  readonly evenColumn: ColumnSchema;
}

/** Says what to do about the causes, as a condition (`without “weights” of “a”`) and as the text of a fix. */
function phrasesOf(uneven: readonly (Pick<Unevenness, 'causes'> & { readonly column: ColumnSchema })[]) {
  const removed: string[] = [];
  const once: string[] = [];
  for (const { column, causes } of uneven) {
    const name = `“${shown(column.name)}”`;
    const options = causes.flatMap(({ option, remedy }) => (remedy === 'removal' ? [`“${option}”`] : []));
    if (options.length > 0) removed.push(`${options.join(' and ')} of ${name}`);
    if (options.length < causes.length) once.push(name);
  }
  const conditions: string[] = [];
  const remedies: string[] = [];
  if (removed.length > 0) {
    conditions.push(`without ${removed.join(' and ')}`);
    remedies.push(`remove ${removed.join(' and ')}`);
  }
  if (once.length > 0) {
    conditions.push(`with each value of ${once.join(' and ')} once`);
    remedies.push(`keep each value of ${once.join(' and ')} once`);
  }
  const text = remedies.join(' and ');
  return { conditions: conditions.join(' and '), remedies: text.charAt(0).toUpperCase() + text.slice(1) };
}

function evenedColumn(context: CheckContext, column: ColumnSchema): Unevenness {
  const path = context.pathOf(column);
  const causes: Unevenness['causes'][number][] = [];
  let evenColumn = column;
  if (column.field === 'reference' && (column.options.children ?? 'uniform') !== 'uniform') {
    causes.push({
      option: 'children',
      remedy: 'removal',
      fix: removal('', [...path, 'options', 'children']),
    });
    evenColumn = withoutOptions(evenColumn, ['children']);
  }
  const values = unevenValues(column, path);
  if (values) {
    causes.push(values);
    evenColumn = values.evenColumn;
  }
  if (column.nulls > 0) {
    causes.push({ option: 'nulls', remedy: 'removal', fix: removal('', [...path, 'nulls']) });
    evenColumn = { ...evenColumn, nulls: 0 };
  }
  return { causes, evenColumn };
}

function keyPath(context: CheckContext, table: TableSchema, names: readonly string[]): Path {
  const path = context.pathOf(table);
  return names === table.primaryKey
    ? [...path, 'primaryKey']
    : [...path, 'unique', table.unique.indexOf(names)];
}
