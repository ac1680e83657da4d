import type { FieldId } from '../../catalogue/fields.ts';
import type { Problem } from '../../schema/problem.ts';
import { NOW_DEFAULT } from '../../schema/schema.ts';
import { areNamedInEnglish, languageOfNames } from '../guess/name-language.ts';
import { domainOf } from '../guess/schema-domain.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import type { SourceKind } from '../kinds.ts';
import type { Check } from '../repair/mend.ts';
import { repair } from '../repair/repair.ts';
import type { ImportReport } from '../report.ts';
import { brokenChecks, type ReportSummary } from '../report-parts.ts';
import type { SourceColumn, SourceTable, SourceTables } from '../source-tables.ts';
import type { RowReader } from '../verify/row-reader.ts';
import { type Verified, verify } from '../verify/verify.ts';
import { aboutThing } from './about-things.ts';
import { circleNotes } from './circle-notes.ts';
import { type ColumnDraft, reportOf, type SchemaDraft, type TableDraft } from './draft.ts';
import { draftTable, type LoadedParts } from './draft-tables.ts';
import { planForeignKeys } from './foreign-keys.ts';
import { withGuessedKeys } from './guessed-keys.ts';
import { lookupTables } from './lookup-tables.ts';
import { areAmerican, localeOfNames, localeProposal, misfitted, withWordForm } from './propose-locale.ts';
import { inLanguageOfNames } from './prose-of-names.ts';
import { rowCounts } from './row-counts.ts';
import type { SampleChoosers } from './sample-choosers.ts';
import { subjectsOf } from './thing-names.ts';
import { withoutUnusable } from './usable-tables.ts';

export interface ChooseOptions {
  readonly kind: SourceKind;
  /** The name of the schema. */
  readonly name?: string | undefined;
  /** The rows of tables of which the source has none. By default 100, and 300 for tables that refer to others. */
  readonly rows?: number | undefined;
  /** The rows of tables whose sample has fewer. */
  readonly leastRows?: number | undefined;
  /** False if no value of sample rows gets into the schema. */
  readonly values?: boolean | undefined;
  /** The `now` of the document that gets the tables. By default that of a document without one. */
  readonly now?: string | undefined;
  /** The day of the import in UTC. A sample has no moments that are over after it. */
  readonly today?: string | undefined;
}

/** Checks schemas, and makes rows of schemas. */
export interface Engine {
  readonly check: Check;
  /** Without it, no rows are compared with what the source demands. */
  readonly reader?: RowReader | undefined;
}

/** A schema, and the report on how it was made. */
export interface Imported {
  readonly schema: ImportedSchema;
  readonly report: ImportReport;
}

/** The parts of an import with which other schemas are compared with the same source. */
export interface Drafted extends Imported {
  readonly draft: SchemaDraft;
  readonly verified: Verified;
}

/**
 * Chooses a field for each column of a source, and keeps its keys, types, lengths and nullability. Changes what the
 * check refuses, and says so. `problems` are those of the whole schema that no change solves.
 */
export async function chooseFields(
  source: SourceTables,
  { check, reader, ...options }: ChooseOptions & Engine,
): Promise<Drafted & { readonly problems: readonly Problem[] }> {
  const samples = source.tables.some(({ columns }) => columns.some(isSampled))
    ? (await import('./sample-choosers.ts')).sampleChoosers
    : undefined;
  const things = source.tables.some((table) => (table.things ?? []).length > 0)
    ? await import('./draft-things.ts')
    : undefined;
  const conditions = source.tables.some(
    ({ comparisons, valuesCounts = [], equations = [] }) =>
      comparisons.length + valuesCounts.length + equations.length > 0,
  )
    ? await import('./conditions.ts')
    : undefined;
  const { draft, skipped, notes } = draftSchema(source, options, { samples, things, conditions });
  let left = await repair(draft, check);
  const notesOfRepair = [...left.notes];
  const verified =
    left.problems.length > 0
      ? { skipped: [], broken: [] }
      : await verify(draft, left.schema, reader, async () => {
          left = await repair(draft, check);
          notesOfRepair.push(...left.notes);
          return left.schema;
        });
  const report = {
    kind: options.kind,
    ...(source.dialect && { dialect: source.dialect }),
    ...(source.readAs && { readAs: source.readAs }),
    ...(source.isDialectGuessed && { isDialectGuessed: true as const }),
    ...(source.csv && { csv: source.csv }),
    tables: reportOf(draft, samples?.heldValues),
    summary: summaryOf(source.tables, verified.broken),
    skipped: [...skipped, ...verified.skipped],
    notes: [...notes, ...notesOfRepair],
  };
  return { schema: left.schema, report, problems: left.problems, draft, verified };
}

function isSampled({ sample, columns = [], tuple = [], items }: SourceColumn): boolean {
  return (
    sample !== undefined ||
    [...columns, ...tuple].some(isSampled) ||
    (items !== undefined && isSampled(items.column))
  );
}

/** Counts what the source says. */
function summaryOf(tables: readonly SourceTable[], broken: Verified['broken']): ReportSummary {
  const count = (ofTable: (table: SourceTable) => number) =>
    tables.reduce((sum, table) => sum + ofTable(table), 0);
  const checks = count(({ constraints = [] }) => constraints.filter(({ kind }) => kind === 'check').length);
  return {
    tables: tables.length,
    columns: count(({ columns }) => columns.length),
    primaryKeys: count(({ primaryKey }) => Math.min(1, primaryKey.length)),
    uniqueKeys: count(({ uniqueKeys }) => uniqueKeys.length),
    foreignKeys: count(({ foreignKeys }) => foreignKeys.length),
    checks,
    checksKept: checks - brokenChecks(broken),
    sampleRows: count(({ rowCount = 0 }) => rowCount),
  };
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

/** The locale of the schema, and what people should hear about it. */
interface ChosenLocale {
  readonly locale?: string;
  readonly notes: readonly string[];
}

/** Names, places and phone numbers are American, unless a sample tells its country. It can also only show that it is of another one. */
function chooseLocale(source: SourceTables, drafts: readonly TableDraft[]): ChosenLocale {
  const { tables } = source;
  const isOfLocale = ({ choice: { field, options } }: ColumnDraft) =>
    OF_LOCALE.has(field) && options?.independent !== true;
  if (!drafts.some(({ columns }) => columns.some(isOfLocale))) return { notes: [] };
  const proposal = localeProposal(tables) ?? localeOfNames(tables);
  if (proposal && 'locale' in proposal) return { locale: proposal.locale, notes: [proposal.note] };
  const misfit = proposal?.misfit ?? misfitBy(source);
  const columns = drafts.flatMap((draft) => draft.columns);
  if (misfit === undefined) {
    if (!areAmerican(tables))
      for (const draft of columns) draft.choice = withWordForm(draft.choice, draft.context.column);
    return { notes: [] };
  }
  for (const draft of columns) draft.choice = misfitted(draft.choice, draft.context.column, misfit);
  return {
    notes: ['Names, places and phone numbers are American. Choose another locale if it fits the rows.'],
  };
}

const NO_LOOKUPS: ReadonlySet<string> = new Set();

/** Why rows are not American, by the way in which they are written. */
function misfitBy({ hasDecimalComma = false, tables }: SourceTables): string | undefined {
  if (hasDecimalComma) return 'its numbers have a decimal comma';
  const isDayFirst = tables.some(({ columns }) =>
    columns.some(({ sample }) => DAY_FIRST.test(sample?.dateFormat ?? '')),
  );
  return isDayFirst ? 'its dates begin with the day' : undefined;
}

/** Whether no locale has the names and places of the rows, and nothing says that they are American. */
function areForeign(source: SourceTables): boolean {
  const { tables } = source;
  const proposal = localeProposal(tables) ?? localeOfNames(tables);
  if (proposal && 'locale' in proposal) return false;
  return proposal !== undefined || misfitBy(source) !== undefined || !areAmerican(tables);
}

/** Choices with places of the sample's words instead of American ones, also within objects. */
const inForeign =
  ({ inLanguage }: SampleChoosers): SampleChoosers['inLanguage'] =>
  (choice, context) =>
    context.key === undefined ? withWordForm(inLanguage(choice, context), context.column) : choice;

interface DraftedSource {
  readonly draft: SchemaDraft;
  readonly skipped: ImportReport['skipped'];
  readonly notes: readonly string[];
}

interface LoadedThings {
  /** Undefined if the rows of the source name no things. */
  readonly things: typeof import('./draft-things.ts') | undefined;
}

/** Chooses a field for each column of a source. The result can have problems, which `repair` solves. */
function draftSchema(
  source: SourceTables,
  { kind, name, rows, leastRows = 0, values = true, now = NOW_DEFAULT, today }: ChooseOptions,
  { things, ...parts }: LoadedParts & LoadedThings,
): DraftedSource {
  const { samples } = parts;
  const copied = samples && { values, areEndsRounded: kind === 'sql', samples };
  const publicTables = copied ? samples.withoutPrivateValues(source.tables, copied) : source.tables;
  const { tables: usable, skipped, notes, renamed } = withoutUnusable({ ...source, tables: publicTables });
  const tables = kind === 'sql' ? withGuessedKeys(usable) : usable;
  const foreign = samples && areForeign(source) ? { ...samples, inLanguage: inForeign(samples) } : samples;
  const plans = planForeignKeys(tables);
  const counts = rowCounts(plans, rows, leastRows);
  const rowsByName = new Map([...counts].map(([table, count]) => [table.name, count]));
  const later = parts.samples?.laterNow(tables, now, today);
  const tableNames = new Set(tables.map((table) => table.name));
  const subjectOf = subjectsOf([...tableNames]);
  const domain = kind === 'sql' ? domainOf([...tableNames].map(subjectOf)) : undefined;
  const lookups = rows === undefined ? lookupTables(tables) : NO_LOOKUPS;
  const notesOfThings: string[] = [];
  const drafts = tables.flatMap((table) => {
    const context = {
      kind,
      renamed,
      dialect: source.dialect,
      plan: plans.get(table),
      subjectOf,
      domain,
      lookups,
      rows: counts.get(table) ?? 0,
      rowsOf: (name: string) => rowsByName.get(name) ?? 0,
      now: later?.now ?? now,
      ...parts,
      samples: foreign,
    };
    if (!things) return [draftTable(table, context)];
    const { tables: drafted, notes: ofThings } = things.draftThings(table, context, tableNames);
    notesOfThings.push(...ofThings);
    return drafted;
  });
  const { locale, notes: localeNotes } = chooseLocale(source, drafts);
  const namesOf = ({ name, columns }: SourceTable) => [name, ...columns.map((column) => column.name)];
  const names = tables.flatMap(namesOf);
  const isInEnglish = locale === undefined && areNamedInEnglish(names);
  const ofSchema = languageOfNames(names)?.language;
  for (const { source: table, columns } of drafts) {
    // A schema of several languages has tables of one.
    const language = ofSchema ?? languageOfNames(namesOf(table))?.language;
    const read = JSON.stringify(
      columns.map(({ choice, properties }) => [
        properties.nullWhen,
        choice.field === 'list' || choice.field === 'regex' || choice.options,
      ]),
    );
    for (const draft of columns) {
      const isRead = read.includes(draft.context.column.name);
      const choice = inLanguageOfNames(draft.choice, draft.context, language, isRead);
      draft.choice = isInEnglish && choice === draft.choice ? aboutThing(choice, draft.context) : choice;
    }
  }
  for (const draft of drafts) {
    samples?.keepSampledPersons(draft);
    samples?.keepSampledAccounts(draft);
    samples?.keepSampledAgreements(draft);
    samples?.keepDecidedTexts(draft);
    samples?.keepSampledMarks(draft);
  }
  return {
    draft: {
      name,
      now: later?.now,
      locale,
      dialect: source.dialect,
      isRowCountGiven: rows !== undefined,
      tables: drafts,
    },
    skipped,
    notes: [
      ...notes,
      ...(later ? [later.note] : []),
      ...circleNotes(plans),
      ...localeNotes,
      ...notesOfThings,
    ],
  };
}
