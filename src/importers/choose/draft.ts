import type { Json } from '../../catalogue/field.ts';
import type {
  ImportedColumn,
  ImportedForeignKey,
  ImportedSchema,
  ImportedTable,
  SetOptions,
} from '../imported-schema.ts';
import type { ColumnReport, TableReport } from '../report.ts';
import type { SourceDialect, SourceTable } from '../source-tables.ts';
import { autoIncrementOf } from './auto-increment.ts';
import type { Choice, ColumnContext } from './choice.ts';
import type { heldValues } from './held-values.ts';
import { type EntityNumber, entityNumbers } from './roles.ts';
import { keptType } from './sql-type.ts';
import { writtenDates } from './written-dates.ts';
import { writtenNumbers } from './written-numbers.ts';

/** A schema while fields are chosen and repaired. */
export interface SchemaDraft {
  readonly name: string | undefined;
  /** The document's `now`, if a sample shows that it is later. */
  readonly now: string | undefined;
  /** The document's, if a sample shows of which country its rows are. */
  readonly locale: string | undefined;
  readonly dialect: SourceDialect | undefined;
  /** Whether somebody asked for this many rows, so that tables keep them if they can. */
  readonly isRowCountGiven: boolean;
  tables: readonly TableDraft[];
}

export interface TableDraft {
  readonly source: SourceTable;
  columns: readonly ColumnDraft[];
  rows: number;
  /** The given rows of a table of things. Absent if all of a row is generated. */
  readonly given?: readonly SetOptions[];
  primaryKey: readonly string[];
  /** Unique keys of one column or more. */
  unique: readonly (readonly string[])[];
  /** Foreign keys of several columns. */
  foreignKeys: readonly ImportedForeignKey[];
}

export interface ColumnDraft {
  readonly context: ColumnContext;
  /** The properties besides the field, its options, its SQL type and its part in keys. */
  properties: Pick<ImportedColumn, 'nulls' | 'nullWhen' | 'maxLength' | 'nullable' | 'hidden'>;
  choice: Choice;
  repairs: readonly string[];
  /** Repairs that were tried, so that none is tried twice. */
  readonly tried: Set<string>;
}

export function schemaOf({ name, now, locale, dialect, tables }: SchemaDraft): ImportedSchema {
  return {
    version: 1,
    ...(name === undefined ? {} : { name }),
    ...(now === undefined ? {} : { now }),
    ...(locale === undefined ? {} : { locale }),
    tables: tables.map((table) => tableOf(table, dialect)),
  };
}

function tableOf(table: TableDraft, dialect: SourceDialect | undefined): ImportedTable {
  const { source, rows, given, columns, primaryKey, unique, foreignKeys } = table;
  const keys = unique.filter((key) => key.length > 1);
  const numbers = numbersIn(columns);
  const sources = columns.map(({ context }) => context.column);
  const autoIncrement = autoIncrementOf(table, (column) => typeOf(column, dialect));
  const written = columns.map((column) => ({
    ...columnOf(column, table, dialect, numbers),
    ...(column === autoIncrement ? { autoIncrement: true } : {}),
  }));
  return {
    name: source.name,
    ...(given ? { given: { rows: given } } : { rows }),
    columns: writtenNumbers(sources, writtenDates(sources, written)),
    ...(primaryKey.length > 1 ? { primaryKey } : {}),
    ...(keys.length > 0 ? { unique: keys } : {}),
    ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
  };
}

function numbersIn(columns: readonly ColumnDraft[]): ReadonlyMap<string, EntityNumber> {
  return entityNumbers(
    columns.map(({ context, choice }) => ({ name: context.column.name, field: choice.field })),
  );
}

/** Fields of names and words, which sources write in capitals or not. */
const NAMES = /^(?:airline|book|commerce|company|location|music|person|word)\./;

function isOnly(key: readonly string[], name: string): boolean {
  return key.length === 1 && key[0] === name;
}

function typeOf({ context, choice }: ColumnDraft, dialect: SourceDialect | undefined): string | undefined {
  const isInKey = context.key !== undefined || choice.field === 'reference';
  return keptType(context.column, choice, dialect, isInKey);
}

function columnOf(
  column: ColumnDraft,
  table: TableDraft,
  dialect: SourceDialect | undefined,
  numbers: ReadonlyMap<string, EntityNumber>,
): ImportedColumn {
  const { context, properties, choice } = column;
  const { name } = context.column;
  const entity = numbers.get(name);
  const { nulls, nullWhen, maxLength, nullable, hidden } = properties;
  const type = typeOf(column, dialect);
  const { field } = choice;
  const isUpper = context.column.sample?.isUpper && NAMES.test(field);
  const options = isUpper ? { ...choice.options, case: 'upper' } : choice.options;
  return {
    name,
    field,
    ...(entity && { of: { [entity.kind]: entity.number } }),
    ...(options && Object.keys(options).length > 0 ? { options } : {}),
    ...(nulls ? { nulls } : {}),
    ...(nullWhen === undefined ? {} : { nullWhen }),
    ...(table.unique.some((key) => isOnly(key, name)) ? { unique: true } : {}),
    ...(isOnly(table.primaryKey, name) ? { primaryKey: true } : {}),
    ...(type === undefined ? {} : { type }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(nullable === undefined ? {} : { nullable }),
    ...(hidden && { hidden }),
  };
}

/** @param held finds the values of a sample that a column's options hold. Undefined if the source has no rows */
export function reportOf(
  { tables }: SchemaDraft,
  held: typeof heldValues | undefined,
): readonly TableReport[] {
  return tables.map((table) => ({
    name: table.source.name,
    ...(table.source.isMadeForKeys && { isMadeForKeys: true }),
    ...(table.given && { isOfThings: true }),
    columns: columnReportsOf(table, held),
  }));
}

function columnReportsOf(
  { columns, given = [] }: TableDraft,
  held: typeof heldValues | undefined,
): readonly ColumnReport[] {
  const numbers = numbersIn(columns);
  return columns.map((column) => {
    const { choice, context } = column;
    const { name } = context.column;
    const cells =
      choice.field === 'given' && choice.evidence === 'sample' ? given.map((row) => row[name]) : [];
    const copied = [...new Set(cells)].filter((cell) => cell !== undefined);
    return columnReportOf(column, numbers.get(name), held?.(context.column, choice).concat(copied));
  });
}

function columnReportOf(
  { context, choice, repairs }: ColumnDraft,
  entity: EntityNumber | undefined,
  sampleValues: readonly Json[] = [],
): ColumnReport {
  const { field, evidence, confidence } = choice;
  const why = entity ? `${choice.why}, of ${entity.kind} ${entity.number} in the row` : choice.why;
  return {
    name: context.column.name,
    field,
    evidence,
    confidence,
    why,
    repairs,
    ...(sampleValues.length > 0 ? { sampleValues } : {}),
  };
}
