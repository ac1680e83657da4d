import type { FieldId } from '../../catalogue/fields.ts';
import type { Problem } from '../../schema/problem.ts';
import { NOW_DEFAULT } from '../../schema/schema.ts';
import type { NamedColumn } from '../guess/guess-field.ts';
import type { ImportedColumn, ImportedSchema } from '../imported-schema.ts';
import type { SourceKind } from '../kinds.ts';
import { type Check, repair } from '../repair/repair.ts';
import type { ImportReport } from '../report.ts';
import type { SourceColumn, SourceDialect, SourceTable, SourceTables } from '../source-tables.ts';
import { percentOf } from './by-sample.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { chooseColumn, NULLS_DEFAULT } from './choose-column.ts';
import { circleNotes } from './circle-notes.ts';
import { type ColumnDraft, reportOf, type SchemaDraft, schemaOf, type TableDraft } from './draft.ts';
import { textLength } from './exact-text.ts';
import { type ForeignKeyPlan, planForeignKeys } from './foreign-keys.ts';
import { brokenChecks } from './kept-checks.ts';
import { keepOrders } from './orders.ts';
import { keepPast, laterNow } from './past.ts';
import { rowCounts } from './row-counts.ts';
import { unreadableType } from './sql-type.ts';
import { withoutUnusable } from './usable-tables.ts';

export interface ChooseOptions {
  readonly kind: SourceKind;
  /** The name of the schema. */
  readonly name?: string | undefined;
  /** The rows of tables of which the source has none. By default 100, and 300 for tables that refer to others. */
  readonly rows?: number | undefined;
  /** The rows of tables whose sample has fewer. */
  readonly leastRows?: number | undefined;
  /** The `now` of the document that gets the tables. By default that of a document without one. */
  readonly now?: string | undefined;
  /** The day of the import in UTC. A sample has no moments that are over after it. */
  readonly today?: string | undefined;
}

/** A schema, and the report on how it was made. */
export interface Imported {
  readonly schema: ImportedSchema;
  readonly report: ImportReport;
}

/**
 * Chooses a field for each column of a source, and keeps its keys, types, lengths and nullability. Changes what the
 * check refuses, and says so. `problems` are those of the whole schema that no change solves.
 */
export async function chooseFields(
  source: SourceTables,
  { check, ...options }: ChooseOptions & { readonly check: Check },
): Promise<Imported & { readonly problems: readonly Problem[] }> {
  const { draft, skipped, notes } = draftSchema(source, options);
  const left = await repair(draft, check);
  const report = {
    kind: options.kind,
    ...(source.dialect && { dialect: source.dialect }),
    ...(source.csv && { csv: source.csv }),
    tables: reportOf(draft),
    skipped: [...skipped, ...brokenChecks(draft)],
    notes: [...notes, ...localeNotes(source, draft), ...left.notes],
  };
  return { schema: schemaOf(draft), report, problems: left.problems };
}

/** A day before its month, in figures. */
const DAY_FIRST = /^D{1,2}[./-]M{1,2}[./-]/;
/** Fields whose values are names, addresses or places, or phone numbers of the locale. */
const OF_LOCALE: ReadonlySet<string> = new Set<FieldId>([
  ...(['person.fullName', 'person.firstName', 'person.middleName', 'person.lastName'] as const),
  ...(['company.name', 'phone.number'] as const),
  ...(['location.fullAddress', 'location.streetAddress', 'location.street', 'location.city'] as const),
  ...(['location.county', 'location.state', 'location.stateAbbreviation', 'location.zipCode'] as const),
  ...(['location.latitude', 'location.longitude', 'location.timeZone'] as const),
  ...(['location.country', 'location.countryCode'] as const),
]);

/** Names, places and phone numbers come from the one locale. A sample can show that its rows are of another country. */
function localeNotes(
  { hasDecimalComma = false, tables }: SourceTables,
  draft: SchemaDraft,
): readonly string[] {
  const isForeign =
    hasDecimalComma ||
    tables.some(({ columns }) => columns.some(({ sample }) => DAY_FIRST.test(sample?.dateFormat ?? '')));
  const isOfLocale = ({ choice: { field, options } }: ColumnDraft) =>
    OF_LOCALE.has(field) && options?.independent !== true;
  return isForeign && draft.tables.some(({ columns }) => columns.some(isOfLocale))
    ? ['Names, places and phone numbers are American. Other locales are not available yet.']
    : [];
}

interface DraftedSource {
  readonly draft: SchemaDraft;
  readonly skipped: ImportReport['skipped'];
  readonly notes: readonly string[];
}

/** Chooses a field for each column of a source. The result can have problems, which `repair` solves. */
function draftSchema(
  source: SourceTables,
  { kind, name, rows, leastRows = 0, now = NOW_DEFAULT, today }: ChooseOptions,
): DraftedSource {
  const { tables, skipped, notes, renamed } = withoutUnusable(source);
  const plans = planForeignKeys(tables);
  const counts = rowCounts(plans, rows, leastRows);
  const later = laterNow(tables, now, today);
  const drafts = tables.map((table) =>
    draftTable(table, {
      kind,
      renamed,
      dialect: source.dialect,
      plan: plans.get(table),
      rows: counts.get(table) ?? 0,
      now: later?.now ?? now,
    }),
  );
  return {
    draft: {
      name,
      now: later?.now,
      dialect: source.dialect,
      isRowCountGiven: rows !== undefined,
      tables: drafts,
    },
    skipped,
    notes: [...notes, ...(later ? [later.note] : []), ...circleNotes(plans)],
  };
}

interface TableContext {
  readonly kind: SourceKind;
  readonly dialect: SourceDialect | undefined;
  /** Columns whose names were changed, with a sentence. */
  readonly renamed: ReadonlyMap<SourceColumn, string>;
  readonly plan: ForeignKeyPlan | undefined;
  readonly rows: number;
  /** The document's `now`. */
  readonly now: string;
}

function draftTable(source: SourceTable, context: TableContext): TableDraft {
  const earlier: NamedColumn[] = [];
  const columns = source.columns.map((column) => {
    const draft = draftColumn({ column, source, earlier: [...earlier] }, context);
    earlier.push({ name: column.name, field: draft.choice.field });
    return draft;
  });
  const unique = source.uniqueKeys.filter((key) => !isSameKey(key, source.primaryKey));
  const table: TableDraft = {
    source,
    columns,
    rows: context.rows,
    primaryKey: source.primaryKey,
    unique,
    foreignKeys: context.plan?.composite ?? [],
  };
  keepOrders(table);
  keepPast(table, context.now);
  return table;
}

function isSameKey(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

interface OwnColumn {
  readonly column: SourceColumn;
  readonly source: SourceTable;
  readonly earlier: readonly NamedColumn[];
}

function draftColumn({ column, source, earlier }: OwnColumn, table: TableContext): ColumnDraft {
  const { plan } = table;
  const { name: tableName } = source;
  const key = partInKeys(column, source);
  const context: ColumnContext = { column, tableName, rows: table.rows, earlier, key };
  const choice = byForeignKey(column, plan) ?? chooseColumn(context);
  const renamed = table.renamed.get(column);
  const unreadable = choice.field === 'reference' ? undefined : unreadableType(column, table.dialect);
  const isNull =
    plan?.alwaysNull.has(column.name) === true || (unreadable !== undefined && column.nullable && !key);
  return {
    context,
    choice,
    properties: propertiesOf(column, { ...table, choice, key, isNull }),
    repairs: [
      ...(renamed === undefined ? [] : [renamed]),
      ...(plan?.repairs.get(column.name) ?? []),
      ...(unreadable === undefined ? [] : [isNull ? `It is always null. ${unreadable}` : unreadable]),
    ],
    tried: new Set(),
  };
}

function partInKeys({ name }: SourceColumn, { primaryKey, uniqueKeys }: SourceTable): ColumnContext['key'] {
  const isOnly = (key: readonly string[]) => key.length === 1 && key[0] === name;
  if (isOnly(primaryKey)) return 'primary';
  if (uniqueKeys.some(isOnly)) return 'unique';
  return [primaryKey, ...uniqueKeys].some((key) => key.includes(name)) ? 'part' : undefined;
}

/** A name in a formula. */
const inBrackets = (name: string) => `[${name.replaceAll(']', ']]')}]`;

function byForeignKey({ name }: SourceColumn, plan: ForeignKeyPlan | undefined): Choice | undefined {
  const target = plan?.references.get(name);
  const own = plan?.ownRow.get(name);
  if (target) {
    const { table, column } = target;
    return {
      field: 'reference',
      options: { table, column },
      evidence: 'key',
      confidence: 'sure',
      why: `Foreign key to ${table}.${column}`,
    };
  }
  if (own === undefined) return undefined;
  return {
    field: 'formula',
    options: { expression: inBrackets(own) },
    evidence: 'key',
    confidence: 'sure',
    why: `Foreign key to ${own} of the same table`,
  };
}

interface PropertyContext extends TableContext {
  readonly choice: Choice;
  readonly key: ColumnContext['key'];
  readonly isNull: boolean;
}

/** A cell holds no longer text. */
const LENGTH_MAX = 65_536;

function propertiesOf(column: SourceColumn, context: PropertyContext): ColumnDraft['properties'] {
  const length =
    column.type.value === 'text' || column.type.value === 'json' ? textLength(column) : undefined;
  return {
    ...nullsOf(column, context),
    ...(length === undefined || length > LENGTH_MAX || length < 1 ? {} : { maxLength: length }),
  };
}

/** Keys have no nulls: SQL Server lets a unique column have only one. Neither do columns that count the rows. */
function nullsOf(
  { nullable, sample }: SourceColumn,
  { kind, choice, key, isNull }: PropertyContext,
): Pick<ImportedColumn, 'nulls' | 'nullable'> {
  if (sample) return { nulls: key === 'primary' ? 0 : percentOf(sample.nulls, sample.rows) };
  const isInPrimaryKey = key === 'primary';
  if (isNull) return { nulls: 100 };
  const isKey = key !== undefined || choice.field === 'sequence';
  const nulls = nullable && !isKey ? NULLS_DEFAULT : 0;
  if (kind !== 'sql' || isInPrimaryKey) return { nulls };
  if (!nullable) return { nullable: false };
  return nulls > 0 ? { nulls } : { nullable: true };
}
