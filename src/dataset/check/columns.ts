import type { ValueType } from '../../catalogue/field.ts';
import { CALENDAR, CALENDAR_PHRASE, LAST_DAY, nearestDay, parseIso } from '../../expression/dates.ts';
import { checkFormula, type ExpressionProblem, parseFormula } from '../../expression/formula.ts';
import { renameInFormula, renameInTemplate } from '../../expression/rename.ts';
import type { Aggregate } from '../../expression/row-functions.ts';
import { checkTemplate as checkTemplateTypes, parseTemplate } from '../../expression/template.ts';
import { shortened } from '../../expression/text.ts';
import { type ExpressionType, isNumeric, typePhrase } from '../../expression/types.ts';
import { nameInFormula } from '../../expression/written-names.ts';
import { isBlock } from '../../generators/ipv4-blocks.ts';
import { compilePattern } from '../../generators/pattern.ts';
import { alternativesOf, typedAlternatives } from '../../schema/cases.ts';
import { type ColumnScope, nestedScope } from '../../schema/column-scope.ts';
import { isWithinCalendar } from '../../schema/date-ranges.ts';
import { orderOfColumns } from '../../schema/dependencies.ts';
import { durationMs } from '../../schema/duration.ts';
import { type RowFacts, ungroupedRows } from '../../schema/field-numbers.ts';
import { itemColumn, nestedColumns } from '../../schema/nested.ts';
import { type ColumnType, columnTypeByOptions } from '../../schema/option-types.ts';
import type { Fix, Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import { outsideCalendar } from '../../schema/reader.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { seriesBounds, seriesOptions, startAndStep } from '../../schema/series.ts';
import { ownValues } from '../values.ts';
import type { CheckedRow } from './checked-row.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';
import { checkDecimals } from './decimals.ts';
import { isDomain } from './domain.ts';
import { checkRowsRead } from './formula-reads.ts';
import { checkGroupSeries } from './group-series.ts';
import { requireGroups } from './groups.ts';
import { checkRanges } from './ranges.ts';
import { checkRelativeDates } from './relative-dates.ts';
import { rowsFix } from './rows-fix.ts';
import { checkStates } from './states.ts';
import { checkUnusedOptions } from './unused-options.ts';

/** Checks each column's options, and the columns of its row that it reads. */
export function checkColumns(context: CheckContext): void {
  for (const table of context.schema.tables) {
    const columns = context.columnsOf(table);
    const row = rowOf(context, table, columns, context.rowsOf(table));
    for (const column of table.columns) checkColumn(context, row, column);
  }
}

function rowOf(context: CheckContext, table: TableSchema, columns: ColumnScope, rows: RowFacts): CheckedRow {
  return {
    table,
    columns,
    rows,
    typeOf: (name) => {
      const column = columns.get(name);
      return column && typeOf(context, column).type;
    },
  };
}

function itemRow(context: CheckContext, table: TableSchema, item: ColumnSchema): CheckedRow {
  const rows = ungroupedRows({ columns: [item], rows: table.rows });
  return { ...rowOf(context, table, new Map(), rows), isItem: true, isNested: true };
}

function typeOf({ types }: CheckContext, column: ColumnSchema): ColumnType {
  return types.get(column) ?? columnTypeByOptions(column);
}

function checkColumn(context: CheckContext, row: CheckedRow, column: ColumnSchema): void {
  if (context.isFaulty(column)) return;
  const problemsBefore = context.problems.count;
  const path = context.pathOf(column);
  checkOptions(context, row, column, [...path, 'options']);
  if (column.nullWhen !== undefined)
    checkCondition(context, row, column, [...path, 'nullWhen'], column.nullWhen);
  if (context.problems.count > problemsBefore) context.addFaulty(column);
}

/** Checks the options at `path`, of a column or of an array's items. */
function checkOptions(context: CheckContext, row: CheckedRow, column: ColumnSchema, path: Path): void {
  const problemsBefore = context.problems.count;
  checkRanges(context, column, path);
  checkDecimals(context, column, path, row.rows);
  if (context.problems.count > problemsBefore) return;
  checkOwnOptions(context, row, column, path);
  if (context.problems.count > problemsBefore || context.isUnknown(column)) return;
  const type = typeOf(context, column);
  checkUnusedOptions({ context, column, type, scope: row.columns, rows: row.rows.count, path });
}

/** Checks what only one field has. */
function checkOwnOptions(context: CheckContext, row: CheckedRow, column: ColumnSchema, path: Path): void {
  switch (column.field) {
    case 'regex':
      checkPattern(context, column, path);
      break;
    case 'template':
      checkTemplate(context, row, column, path);
      break;
    case 'formula':
      checkExpression(context, row, column, path);
      break;
    case 'date':
    case 'timestamp':
      checkRelativeDates(context, row, column, path);
      break;
    case 'position':
      requireGroups(context, row.table, path.slice(0, -1), 'A position', false);
      break;
    case 'state':
      if (requireGroups(context, row.table, path.slice(0, -1), 'A state', true))
        checkStates(context, column, path);
      break;
    case 'series':
      if (column.options.within === true) {
        if (requireGroups(context, row.table, [...path, 'within'], 'A series within groups', false))
          checkGroupSeries(context, row, column, path);
      } else checkSeries(context, row.table, column, path);
      break;
    case 'cases':
      checkCases(context, row, column, path);
      break;
    case 'json':
      checkObject(context, row, column);
      break;
    case 'array':
      checkItems(context, row.table, itemColumn(column), [...path, 'options']);
      break;
    case 'internet.ipv4':
      checkBlock(context, column, path);
      break;
    case 'internet.email':
      checkProvider(context, column, path);
      break;
    default:
      checkCount(context, row.table, column, path);
  }
}

function checkBlock(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const { cidrBlock } = options;
  if (typeof cidrBlock !== 'string' || isBlock(cidrBlock)) return;
  const message = `“${shown(cidrBlock)}” is not a valid CIDR block, such as 10.20.0.0/16.`;
  context.add([...path, 'cidrBlock'], 'invalid-value', message);
}

function checkProvider(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const { provider } = options;
  if (typeof provider !== 'string' || provider === '' || isDomain(provider)) return;
  const message = `“${shown(provider)}” is not a valid domain, such as mail.example.org.`;
  context.add([...path, 'provider'], 'invalid-value', message);
}

/** Refuses options without a possible value, such as a multiple of 5 between 1 and 2. */
function checkCount(context: CheckContext, { rows }: TableSchema, column: ColumnSchema, path: Path): void {
  const values = context.countOnce(column, rows, () =>
    ownValues(context.engineOf(column), { now: context.now, rowCount: rows }, column),
  );
  if (values.kind !== 'counted' || values.count > 0) return;
  const { min, max, multipleOf } = column.options;
  if (typeof multipleOf !== 'number' || multipleOf === 1) {
    context.add(path, 'range-empty', 'No value is possible with these options.');
    return;
  }
  const [low, step] = [BigInt(String(min)), BigInt(multipleOf)];
  const next = (low > 0n ? (low + step - 1n) / step : low / step) * step;
  const value = typeof max === 'number' ? Number(next) : String(next);
  const fix = setTo(`Set max to ${next}`, [...path, 'max'], value);
  context.add(path, 'range-empty', `No multiple of ${multipleOf} lies between ${min} and ${max}.`, fix);
}

/** Columns of an object can read each other and the columns around the object. */
function checkObject(context: CheckContext, outer: CheckedRow, column: ColumnSchema): void {
  const nested = nestedColumns(column);
  const { circle } = orderOfColumns(nested);
  if (circle) {
    addCircle(context, circle);
    return;
  }
  const { table, columns, rows } = outer;
  const row = { ...rowOf(context, table, nestedScope(nested, columns), rows), isNested: true } as const;
  for (const own of nested) checkColumn(context, row, own);
}

function checkCases(context: CheckContext, row: CheckedRow, column: ColumnSchema, path: Path): void {
  const alternatives = alternativesOf(column);
  for (const [i, alternative] of alternatives.entries()) {
    const at = alternative.when === undefined ? [...path, 'else'] : [...path, 'cases', i];
    checkColumn(context, { ...row, isNested: true }, alternative);
    if (alternative.when === undefined) continue;
    checkCondition(context, row, alternative, [...at, 'when'], alternative.when);
  }
  if (alternatives.some((alternative) => context.isFaulty(alternative) || context.isUnknown(alternative)))
    return;
  if (!context.isUnknown(column)) return;
  const [first, ...others] = typedAlternatives(column);
  const typeOfFirst = first && typeOf(context, first).type;
  if (typeOfFirst === undefined) return;
  // Integers and decimals go together, so a case of neither is the one to name.
  const fits = (type: ValueType) => type === typeOfFirst || (isNumeric(type) && isNumeric(typeOfFirst));
  const other = others.find((alternative) => !fits(typeOf(context, alternative).type));
  if (!other) return;
  const message = `This case gives ${typePhrase(typeOf(context, other).type)}, but the first one gives ${typePhrase(typeOfFirst)}. All cases need one type.`;
  const at = context.pathOf(other);
  const fix = removal(other.when === undefined ? 'Remove “else”' : 'Remove this case', at);
  context.add([...at, 'field'], 'types-differ', message, fix);
}

/** The most columns of a circle that a message lists. */
const CIRCLE_SHOWN = 8;

export function addCircle(context: CheckContext, circle: readonly ColumnSchema[]): void {
  const [first = {}] = circle;
  const listed = circle.slice(0, CIRCLE_SHOWN).map(({ name }) => `“${shown(name)}”`);
  if (circle.length > CIRCLE_SHOWN) listed.push(`${count(circle.length - CIRCLE_SHOWN)} more`);
  context.add(
    context.pathOf(first),
    'circular-columns',
    circle.length === 1
      ? `${listed[0]} cannot use its own value.`
      : `These columns depend on each other in a circle: ${[...listed, listed[0]].join(' → ')}. Remove one of these dependencies.`,
  );
}

function checkItems(context: CheckContext, table: TableSchema, item: ColumnSchema, path: Path): void {
  checkOptions(context, itemRow(context, table, item), item, path);
}

function checkPattern(context: CheckContext, { options }: ColumnSchema, path: Path): void {
  const pattern = compilePattern(String(options.pattern));
  if (!pattern.ok) context.add([...path, 'pattern'], 'invalid-pattern', pattern.problem.detail);
}

function checkTemplate(context: CheckContext, row: CheckedRow, column: ColumnSchema, path: Path): void {
  const source = String(column.options.text);
  const template = parseTemplate(source);
  if (!template.ok) {
    addExpressionProblem(context, [...path, 'text'], 'invalid-template', template.error, source);
    return;
  }
  const known = template.value.columns.map((name) =>
    checkName(context, row, [...path, 'text'], name, column, (meant) =>
      renameInTemplate(source, name, meant),
    ),
  );
  if (!known.every(Boolean) || readsUnknown(context, row, template.value.columns)) return;
  const filters = checkTemplateTypes(template.value, row.typeOf);
  if (!filters.ok)
    addExpressionProblem(context, [...path, 'text'], 'invalid-template', filters.error, source);
}

function checkExpression(context: CheckContext, row: CheckedRow, column: ColumnSchema, path: Path): void {
  checkedFormula(context, row, column, [...path, 'expression'], String(column.options.expression));
}

/** Checks a formula that decides about a row, and so must be true or false. */
function checkCondition(
  context: CheckContext,
  row: CheckedRow,
  column: ColumnSchema,
  path: Path,
  source: string,
): void {
  const type = checkedFormula(context, row, column, path, source);
  if (type === undefined || type === 'boolean' || type === 'null') return;
  const other = [...row.columns.keys()].find((name) => name !== column.name);
  const example = other === undefined ? 'row > 1' : `isNull(${nameInFormula(other)})`;
  const message = `This formula gives ${typePhrase(type)}. It must be true or false, as in ${example}.`;
  context.add(path, 'invalid-formula', message);
}

/** The type of a formula's values. Undefined if it has a problem, which is reported, or reads a column that has one. */
function checkedFormula(
  context: CheckContext,
  row: CheckedRow,
  column: ColumnSchema,
  path: Path,
  source: string,
): ExpressionType | undefined {
  const formula = parseFormula(source);
  if (!formula.ok) {
    addExpressionProblem(context, path, 'invalid-formula', formula.error, source);
    return undefined;
  }
  const { columns, previous, totals, aggregates } = formula.value;
  const names = [...new Set([...columns, ...previous, ...totals])];
  const isThere = names.map((name) =>
    checkName(context, row, path, name, column, (meant) => renameInFormula(source, name, meant)),
  );
  if (!isThere.every(Boolean) || readsUnknown(context, row, names)) return undefined;
  if (!checkRowsRead(context, row, { formula: formula.value, source, path })) return undefined;
  if (aggregates.some((aggregate) => context.isUnknown(aggregatedColumn(context, aggregate))))
    return undefined;
  const type = checkFormula(formula.value, {
    column: row.typeOf,
    aggregate: (aggregate) => typeOfAggregate(context, aggregate),
  });
  if (type.ok) return type.value;
  addExpressionProblem(context, path, 'invalid-formula', type.error, source);
  return undefined;
}

function aggregatedColumn(context: CheckContext, { table, column }: Aggregate): ColumnSchema | undefined {
  const child = context.table(table);
  return child && column !== undefined ? context.column(child, column) : undefined;
}

function typeOfAggregate(context: CheckContext, aggregate: Aggregate): ValueType | undefined {
  if (aggregate.column === undefined) return context.table(aggregate.table) && 'integer';
  const read = aggregatedColumn(context, aggregate);
  return read && typeOf(context, read).type;
}

function readsUnknown(context: CheckContext, { columns }: CheckedRow, names: readonly string[]): boolean {
  return names.some((name) => context.isUnknown(columns.get(name)));
}

/** The most characters of a suggestion that the text of a fix shows. */
const SHOWN_SUGGESTION_LENGTH = 100;

function addExpressionProblem(
  context: CheckContext,
  path: Path,
  code: 'invalid-template' | 'invalid-formula',
  { message, at, suggestion, length }: ExpressionProblem,
  source: string,
): void {
  let fix: Fix | undefined;
  if (suggestion !== undefined && length !== undefined) {
    const mended = source.slice(0, at) + suggestion + source.slice(at + length);
    const isWhole = code === 'invalid-template' || parseFormula(mended).ok;
    if (isWhole) fix = setTo(`Use ${shortened(suggestion, SHOWN_SUGGESTION_LENGTH)}`, path, mended);
  }
  context.add(path, code, `${message} (at character ${at + 1})`, fix);
}

/** Whether the row has the column. If not, reports it, unless the column exists but could not be read. */
function checkName(
  context: CheckContext,
  row: CheckedRow,
  path: Path,
  name: string,
  reader: ColumnSchema,
  renamedTo: (meant: string) => string,
): boolean {
  if (row.columns.get(name)) return true;
  if (context.isUnread(row.table, name)) return false;
  const readable = new Set([...row.columns.keys()].filter((known) => known !== reader.name));
  const message = `There is no column “${shown(name)}”.`;
  context.problems.addMissing(path, 'unknown-column', message, name, readable, renamedTo);
  return false;
}

function checkSeries(context: CheckContext, table: TableSchema, { options }: ColumnSchema, path: Path): void {
  const { from, to, step } = options;
  const isNumber = typeof from === 'number';
  for (const name of ['from', 'to']) {
    const text = options[name];
    const nearest = typeof text === 'string' ? nearestDay(text) : undefined;
    if (nearest === undefined) continue;
    const at = [...path, name];
    context.add(at, 'out-of-range', ...outsideCalendar(at, String(text), nearest));
    return;
  }
  const isDate = typeof from === 'string' && parseIso(from) !== undefined;
  if (!isNumber && !isDate) {
    context.add([...path, 'from'], 'invalid-value', 'This must be a number, a date or a UTC timestamp.');
    return;
  }
  if ((to === undefined) === (step === undefined)) {
    const code = to === undefined ? 'missing-property' : 'option-not-applicable';
    context.add([...path, 'step'], code, 'A series needs either “step” or “to”, not both.');
    return;
  }
  if (
    to !== undefined &&
    (isNumber ? typeof to !== 'number' : typeof to !== 'string' || parseIso(to) === undefined)
  ) {
    context.add(
      [...path, 'to'],
      'invalid-value',
      `This must be ${isNumber ? 'a number' : 'a date or a UTC timestamp'}, like “from”.`,
    );
    return;
  }
  if (step === undefined) {
    if (isDate) checkSeriesEnd(context, table, options, path);
    return;
  }
  if (typeof step === 'number' && isNumber) {
    checkLastNumber(context, table, options, path);
    return;
  }
  if (!isNumber && typeof step === 'string' && durationMs(step) !== undefined) {
    checkSeriesEnd(context, table, options, path);
    return;
  }
  context.add(
    [...path, 'step'],
    isNumber ? 'invalid-value' : 'invalid-duration',
    isNumber
      ? 'This must be a number, like “from”.'
      : 'This must be an ISO 8601 duration, such as PT15M or P1D.',
  );
}

/** The limit of numbers in formulas too. */
const GREATEST_NUMBER = 1e308;

function checkLastNumber(
  context: CheckContext,
  table: TableSchema,
  options: ColumnSchema['options'],
  path: Path,
): void {
  const series = seriesOptions(options);
  const { min, max } = seriesBounds(series, table.rows);
  if (Math.max(-min, max) <= GREATEST_NUMBER) return;
  const { start, step } = startAndStep(series, table.rows);
  const room = step < 0 ? GREATEST_NUMBER + start : GREATEST_NUMBER - start;
  addTooManySteps(context, table, path, room / Math.abs(step) - series.jitter, `${GREATEST_NUMBER}`);
}

/** Refuses a series of dates that leaves the calendar. */
function checkSeriesEnd(
  context: CheckContext,
  table: TableSchema,
  options: ColumnSchema['options'],
  path: Path,
): void {
  const { rows } = table;
  const series = seriesOptions(options);
  if (rows === 0 || isWithinCalendar(seriesBounds(series, rows))) return;
  if (series.to !== undefined) {
    const message = `With a jitter of ${series.jitter}, the last row can be up to ${series.jitter} steps after “${series.to}”. That is outside ${CALENDAR_PHRASE}.`;
    const at = [...path, 'jitter'];
    context.add(at, 'out-of-range', message, setTo('Set jitter to 0', at, 0));
    return;
  }
  const { start, step } = startAndStep(series, rows);
  addTooManySteps(context, table, path, (CALENDAR.max - start) / step - series.jitter, LAST_DAY);
}

/** @param steps the steps before the limit; can be negative */
function addTooManySteps(
  context: CheckContext,
  table: TableSchema,
  path: Path,
  steps: number,
  limit: string,
): void {
  const fitting = Math.max(0, Math.floor(steps) + 1);
  const message = `With this step, the series reaches the limit of ${limit} after ${count(fitting)} rows, but the table has ${count(table.rows)} rows. Use a shorter step or fewer rows.`;
  const fix = fitting > 0 ? rowsFix(context, table, fitting) : undefined;
  context.add([...path, 'step'], 'out-of-range', message, fix);
}
