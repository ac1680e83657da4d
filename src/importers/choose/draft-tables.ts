import type { SchemaDomain } from '../../catalogue/schema-domains.ts';
import { isRareEvent, RARE_NULLS } from '../guess/events.ts';
import type { NamedColumn } from '../guess/guess-field.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import type { SourceKind } from '../kinds.ts';
import type { SourceColumn, SourceDialect, SourceTable } from '../source-tables.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { chooseColumn, NULLS_DEFAULT } from './choose-column.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { textLength } from './exact-text.ts';
import type { ForeignKeyPlan } from './foreign-keys.ts';
import { keepNever } from './never-dates.ts';
import { keepPast } from './past.ts';
import { percentOf } from './percent.ts';
import type { SampleChoosers } from './sample-choosers.ts';
import { unreadableType } from './sql-type.ts';
import { keepTimes } from './times.ts';

/** Parts that are loaded only for the sources that need them. */
export interface LoadedParts {
  /** Undefined if the source has no rows. */
  readonly samples: SampleChoosers | undefined;
  /** Undefined if no condition of the source is about several columns. */
  readonly conditions: typeof import('./conditions.ts') | undefined;
}

/** Decides about the columns of a table besides the table itself. */
export interface TableContext extends LoadedParts {
  readonly kind: SourceKind;
  readonly dialect: SourceDialect | undefined;
  /** Columns whose names were changed, with a sentence. */
  readonly renamed: ReadonlyMap<SourceColumn, string>;
  readonly plan: ForeignKeyPlan | undefined;
  readonly rows: number;
  /** The words of a table’s name that tell its subject. */
  readonly subjectOf?: (name: string) => string;
  /** The names of tables that only list names for others. */
  readonly lookups?: ReadonlySet<string>;
  /** The subject of the whole schema. */
  readonly domain?: SchemaDomain | undefined;
  /** The rows of any table. */
  readonly rowsOf: (name: string) => number;
  /** The document's `now`. */
  readonly now: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Chooses a field for each column of a table. The result can have problems, which `repair` solves.
 * @param told the columns of things, which keep their lists
 */
export function draftTable(
  source: SourceTable,
  context: TableContext,
  told: ReadonlySet<string> = NONE,
): TableDraft {
  const earlier: NamedColumn[] = [];
  const names = source.columns.map(({ name }) => name);
  const columns = source.columns.map((column) => {
    const draft = draftColumn({ column, source, earlier: [...earlier], names }, context);
    earlier.push({ name: column.name, field: draft.choice.field });
    return draft;
  });
  const unique = source.uniqueKeys.filter((key) => !isSameKey(key, source.primaryKey));
  const drafted: TableDraft = {
    source,
    columns,
    rows: context.rows,
    primaryKey: source.primaryKey,
    unique,
    foreignKeys: context.plan?.composite ?? [],
  };
  const isSql = context.kind === 'sql';
  const table = isSql ? drafted : (context.samples?.keepSampledSorts(drafted, told) ?? drafted);
  context.samples?.keepSampledStates(table);
  keepTimes(table);
  if (!isSql) context.samples?.keepSampledBoxes(table);
  context.conditions?.keepConditions(table, context.samples?.keepSampledOrders);
  context.samples?.keepSampledParts(table);
  if (!isSql) {
    context.samples?.keepSampledAffixes(table, told);
    context.samples?.keepSampledRatios(table);
  }
  if (!isSql) context.samples?.keepSampledCorrelations(table);
  context.samples?.keepNullsTogether(table);
  if (!isSql) {
    context.samples?.keepSampledBlocks(table);
    context.samples?.keepSampledDependences(table);
    context.samples?.keepSampledBounds(table);
  }
  keepPast(table, context.now);
  keepNever(table, context.now);
  return table;
}

function isSameKey(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

interface OwnColumn {
  readonly column: SourceColumn;
  readonly source: SourceTable;
  readonly earlier: readonly NamedColumn[];
  readonly names: readonly string[];
}

function draftColumn({ column, source, earlier, names }: OwnColumn, table: TableContext): ColumnDraft {
  const { plan } = table;
  const { name: tableName } = source;
  const key = partInKeys(column, source);
  const context: ColumnContext = {
    column,
    tableName,
    subject: table.subjectOf?.(tableName),
    domain: table.domain,
    isLookup: table.lookups?.has(tableName) ?? false,
    dialect: table.dialect,
    rows: table.rows,
    earlier,
    names,
    key,
    samples: table.samples,
  };
  const choice = byForeignKey(column, table) ?? chooseColumn(context);
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

function byForeignKey({ name }: SourceColumn, context: TableContext): Choice | undefined {
  const { plan } = context;
  const target = plan?.references.get(name);
  const own = plan?.ownRow.get(name);
  if (target) {
    const { table, column, isGuessed, where, groups } = target;
    const each = groups ? context.rows / Math.max(1, context.rowsOf(table)) : undefined;
    const options = {
      table,
      column,
      ...(where && { where }),
      ...(each !== undefined && { children: { each } }),
    };
    if (isGuessed) {
      const why = `The name leads to ${table}.${column}`;
      return { field: 'reference', options, evidence: 'name', confidence: 'unsure', why };
    }
    return {
      field: 'reference',
      options,
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

const isMoment = ({ field }: Choice) => field === 'date' || field === 'timestamp';

/** Keys have no nulls: SQL Server lets a unique column have only one. Neither do columns that count the rows. */
function nullsOf(
  { name, nullable, sample }: SourceColumn,
  { kind, choice, key, isNull }: PropertyContext,
): Pick<ImportedColumn, 'nulls' | 'nullable'> {
  const sampled = sample && percentOf(sample.nulls, sample.rows);
  if (sampled !== undefined && kind !== 'sql') return { nulls: key === 'primary' ? 0 : sampled };
  const isInPrimaryKey = key === 'primary';
  if (isNull) return { nulls: 100 };
  const isKey = key !== undefined || choice.field === 'sequence';
  const usual = isRareEvent(name) && isMoment(choice) ? RARE_NULLS : NULLS_DEFAULT;
  const nulls = nullable && !isKey ? (sampled ?? usual) : 0;
  if (kind !== 'sql' || isInPrimaryKey) return { nulls };
  if (!nullable) return { nullable: false };
  return nulls > 0 ? { nulls } : { nullable: true };
}
