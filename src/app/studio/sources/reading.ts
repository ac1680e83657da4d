import type { Json } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { type SourceKind, sourceKinds } from '../../../importers/kinds.ts';
import type { ColumnReport, Confidence, ImportReport } from '../../../importers/report.ts';
import { consequenceOf, summaryText } from '../../../importers/report-parts.ts';
import type {
  CsvStyle,
  ForeignDialect,
  SkippedPart,
  SourceDialect,
} from '../../../importers/source-tables.ts';
import { type ColumnUpdate, isSameField } from '../../../schema/edits/merge-table.ts';
import { setField } from '../schema/columns.ts';
import type { ImportPlan, TablePlan } from '../schema/import-tables.ts';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { updateTable } from '../schema/tables.ts';
import { givenOf, givenValues, withoutGivenValues } from './given-values.ts';
import { heldOf, withoutValues } from './held-values.ts';

/** A schema that was read from a source, with what people changed in it before they use it. */
export interface Reading {
  /** What was read, such as `SQL`. */
  readonly kind: string;
  /** The keys, checks and rows of the source, in figures. */
  readonly counts: string;
  /** Whether rows were read. */
  readonly isSample: boolean;
  readonly schema: StudioSchema;
  /** The schema before people changed it. */
  readonly original: StudioSchema;
  /** The database of the columns' types, if the source is SQL. */
  readonly dialect?: SourceDialect;
  /** The database whose SQL was read only as far as it follows the standard. */
  readonly readAs?: ForeignDialect;
  /** How a sample with decimal commas is written. */
  readonly csv?: CsvStyle;
  /** What the report says about columns, by their ids. A schema of Rowloom itself has no report. */
  readonly reports: ReadonlyMap<string, ColumnReport>;
  /** The ids of columns whose field people chose. */
  readonly chosen: ReadonlySet<string>;
  /** Parts that make the database refuse rows come first, then other parts that matter. */
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly string[];
}

export type Sureness = Confidence | 'chosen';

/** What the table says about a column. */
export interface AboutColumn {
  readonly why: string;
  readonly sure: Sureness;
  readonly repairs: readonly string[];
  /** Values of the sample that the schema has now. */
  readonly sampleValues: readonly Json[];
}

const SAMPLE_KINDS: ReadonlySet<SourceKind> = new Set(['csv', 'tsv', 'json', 'ndjson']);

/** @param report has the tables and columns in the order of the schema */
export function readingOf(schema: StudioSchema, report: ImportReport): Reading {
  const reports = new Map<string, ColumnReport>();
  for (const [i, { columns }] of schema.tables.entries()) {
    for (const [j, { id }] of columns.entries()) {
      const about = report.tables[i]?.columns[j];
      if (about) reports.set(id, about);
    }
  }
  const skipped = report.skipped.toSorted((one, other) => rankOf(one) - rankOf(other));
  const { label } = sourceKinds[report.kind];
  return {
    kind: label,
    counts: summaryText(report.summary),
    isSample: SAMPLE_KINDS.has(report.kind) || report.summary.sampleRows > 0,
    schema,
    original: schema,
    ...(report.dialect && { dialect: report.dialect }),
    ...(report.readAs && { readAs: report.readAs }),
    ...(report.csv && { csv: report.csv }),
    reports,
    chosen: new Set(),
    skipped,
    notes: report.notes,
  };
}

const RANKS = { refused: 0, 'may-differ': 1, none: 2 } as const;

const rankOf = (part: SkippedPart) => RANKS[consequenceOf(part)];

/** A column with a guessed field, as `table.column`, and the field. */
export interface Guess {
  readonly place: string;
  readonly field: FieldId;
}

/** The columns whose fields are guesses, without those whose field people chose. */
export function guessesIn({ schema, reports, chosen }: Reading): readonly Guess[] {
  return schema.tables.flatMap((table) =>
    table.columns.flatMap(({ id, name }) => {
      const report = reports.get(id);
      const isGuess = report?.confidence === 'unsure' && !chosen.has(id);
      return isGuess ? [{ place: `${table.name}.${name}`, field: report.field }] : [];
    }),
  );
}

/** A reading of a schema of Rowloom itself. */
export function readingOfOwn(schema: StudioSchema): Reading {
  return {
    kind: 'Rowloom schema',
    counts: '',
    isSample: false,
    schema,
    original: schema,
    reports: new Map(),
    chosen: new Set(),
    skipped: [],
    notes: [],
  };
}

export function aboutColumn(reading: Reading, column: StudioColumn): AboutColumn {
  const { reports, chosen } = reading;
  const report = reports.get(column.id);
  const sampleValues = sampleValuesOf(reading, column);
  if (chosen.has(column.id)) return { why: 'You chose it', sure: 'chosen', repairs: [], sampleValues };
  if (!report) return { why: 'The schema names it', sure: 'sure', repairs: [], sampleValues };
  const { why, confidence, repairs } = report;
  return { why, sure: confidence, repairs, sampleValues };
}

const NO_VALUES: readonly Json[] = [];

const sampleValuesOfColumns = new WeakMap<StudioColumn, readonly Json[]>();

/** Searches the texts of a column once: each choice asks again about all columns. */
function sampleValuesOf({ reports, schema }: Reading, column: StudioColumn): readonly Json[] {
  const report = reports.get(column.id);
  if (!report?.sampleValues) return NO_VALUES;
  if (column.field === 'given') {
    const cells = givenValues(schema, column);
    return report.sampleValues.filter((value) => cells.has(value));
  }
  const known = sampleValuesOfColumns.get(column);
  if (known) return known;
  const values = heldOf(column, report.sampleValues);
  sampleValuesOfColumns.set(column, values);
  return values;
}

/** Gives a column another field. */
export function withChosenField(
  reading: Reading,
  tableId: string,
  columnId: string,
  field: FieldId,
): Reading {
  const schema = setField(reading.schema, tableId, new Set([columnId]), field);
  return { ...reading, schema, chosen: new Set(reading.chosen).add(columnId) };
}

/** Removes values of the sample from a column. */
export function withoutSampleValues(
  reading: Reading,
  tableId: string,
  columnId: string,
  values: readonly Json[],
): Reading {
  const given = givenOf(reading.schema, tableId, columnId);
  if (given) return { ...reading, schema: withoutGivenValues(reading.schema, given) };
  const removed = new Set(values);
  const schema = updateTable(reading.schema, tableId, (table) => {
    const at = table.columns.findIndex(({ id }) => id === columnId);
    const column = table.columns[at];
    const after = column && withoutValues(column, removed);
    return !after || after === column ? table : { ...table, columns: table.columns.with(at, after) };
  });
  return schema === reading.schema ? reading : { ...reading, schema };
}

/** Removes all values of the sample. */
export function withoutAnySampleValue(reading: Reading): Reading {
  const places = reading.schema.tables.flatMap((table) =>
    table.columns.map(({ id }) => ({ table: table.id, id })),
  );
  return places.reduce((left, { table, id }) => {
    const column = left.schema.tables.find((one) => one.id === table)?.columns.find((one) => one.id === id);
    const values = column ? sampleValuesOf(left, column) : NO_VALUES;
    return values.length === 0 ? left : withoutSampleValues(left, table, id, values);
  }, reading);
}

/** Which columns the table shows. */
export const shownColumns = ['all', 'differences', 'unsure', 'repaired', 'sampled'] as const;

export type ShownColumns = (typeof shownColumns)[number];

/** A column that was read, and what an update does with it; undefined in a table that is added. */
interface ReadColumn {
  readonly column: StudioColumn;
  readonly about: AboutColumn;
  readonly update: ColumnUpdate | undefined;
}

/** Whether the schema gets its field from the source by this import. */
export function isFieldNew(update: ColumnUpdate | undefined): boolean {
  if (!update) return true;
  return update.isThere && (update.before === undefined || update.changed.includes('field'));
}

/** Whether the schema has the field of the source afterwards, from this import or an earlier one. */
export function isFieldOfSource(column: StudioColumn, update: ColumnUpdate | undefined): boolean {
  if (isFieldNew(update) || update?.fate === 'same') return true;
  return update?.isThere === true && isSameField(update.column, column);
}

const isShown: { readonly [Shown in ShownColumns]: (column: ReadColumn) => boolean } = {
  all: () => true,
  differences: ({ update }) => update !== undefined && update.fate !== 'same',
  unsure: ({ about, update }) => about.sure === 'unsure' && isFieldNew(update),
  repaired: ({ about, update }) => about.repairs.length > 0 && isFieldNew(update),
  sampled: ({ column, about, update }) => about.sampleValues.length > 0 && isFieldOfSource(column, update),
};

/**
 * A line of the table: the name of a table, or one of its columns. Columns and tables that only the schema has are lines
 * too where an update decides about them.
 */
export interface ReportLine {
  readonly kind: 'table' | 'column' | 'own-column' | 'gone-table';
  readonly id: string;
  /** Of the source's table; of the schema's, if it is gone. */
  readonly tableId: string;
}

/** The columns of tables that are not chosen are left out, and those that only the schema has are added. */
export function linesOf(reading: Reading, shown: ShownColumns, plan: ImportPlan): readonly ReportLine[] {
  const hasOwn = shown === 'all' || shown === 'differences';
  const lines = reading.schema.tables.flatMap((table): readonly ReportLine[] => {
    const { id: tableId } = table;
    const ofTable = plan.tables.get(tableId);
    const read = readColumns(reading, table, ofTable)
      .filter(isShown[shown])
      .map(({ column: { id } }): ReportLine => ({ kind: 'column', id, tableId }));
    const own = hasOwn ? ownColumnsOf(ofTable) : [];
    const ownLines = own.map(({ column }): ReportLine => ({ kind: 'own-column', id: column.id, tableId }));
    const all = [...read, ...ownLines];
    // A table without columns is told too, and so is a new one among differences.
    const isTold = shown === 'all' || (shown === 'differences' && ofTable?.way === 'add');
    return all.length > 0 || isTold ? [{ kind: 'table', id: tableId, tableId }, ...all] : [];
  });
  const gone = hasOwn ? plan.gone : [];
  return [
    ...lines,
    ...gone.map(({ table: { id } }): ReportLine => ({ kind: 'gone-table', id, tableId: id })),
  ];
}

/** None of a table that is not chosen. */
function readColumns(
  reading: Reading,
  { columns }: StudioTable,
  plan: TablePlan | undefined,
): readonly ReadColumn[] {
  if (plan?.way === 'leave-out') return [];
  return columns.map((column, i) => ({
    column,
    about: aboutColumn(reading, column),
    update: plan?.columns[i],
  }));
}

/** The columns of an updated table that the source does not have. */
export function ownColumnsOf(plan: TablePlan | undefined): readonly ColumnUpdate[] {
  return plan?.columns.filter(({ fate }) => fate === 'gone' || fate === 'own') ?? [];
}

export type ColumnCounts = { readonly [Shown in ShownColumns]: number };

/** How many columns the table shows of each kind. */
export function countsOf(reading: Reading, plan: ImportPlan): ColumnCounts {
  const counts = { all: 0, differences: 0, unsure: 0, repaired: 0, sampled: 0 };
  for (const table of reading.schema.tables) {
    const ofTable = plan.tables.get(table.id);
    for (const column of readColumns(reading, table, ofTable)) {
      for (const shown of shownColumns) if (isShown[shown](column)) counts[shown]++;
    }
    const own = ownColumnsOf(ofTable).length;
    counts.all += own;
    counts.differences += own;
  }
  return counts;
}
