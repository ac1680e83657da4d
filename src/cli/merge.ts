import { dirname } from 'node:path';
import type { ValueType } from '../catalogue/field.ts';
import type { Drafted } from '../importers/choose/choose-fields.ts';
import { schemaOf } from '../importers/choose/draft.ts';
import type { ImportedColumn, ImportedSchema } from '../importers/imported-schema.ts';
import type { ImportReport } from '../importers/report.ts';
import { brokenChecks } from '../importers/report-parts.ts';
import type { Verified } from '../importers/verify/verify.ts';
import { nodeRuntime } from '../library/node-runtime.ts';
import { columnGraph } from '../schema/dependencies.ts';
import { type MergedSource, mergeSource, placeOf } from '../schema/edits/merge-source.ts';
import { isSameJson } from '../schema/edits/same-json.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import type { Context } from './context.ts';
import { jsonText } from './json-text.ts';
import { mergedDraft } from './merged-draft.ts';
import { openDocument } from './open-schema.ts';
import { CommandError } from './problem.ts';
import { shownName } from './read-file.ts';

/** Sources whose columns say only which values they have had. */
const SAMPLES: ReadonlySet<string> = new Set(['csv', 'tsv', 'json', 'ndjson']);

export interface Merged {
  readonly schema: object;
  /** About the columns that the schema has from the source. */
  readonly report: ImportReport;
  readonly notices: MergedSource['notices'];
}

/**
 * Merges an imported schema into a document. A field of the document that breaks a rule of the source, or whose values its type
 * cannot hold, becomes that of the source.
 */
export async function mergeInto(file: string, imported: Drafted, context: Context): Promise<Merged> {
  const document = await openDocument(file, context, { allowOutside: false });
  const { openSource } = await import('../library/engine.ts');
  const runtime = nodeRuntime({ directory: file === '-' ? '.' : dirname(file) });
  const given = await openSource(imported.schema, runtime);
  if (!given.ok) throw new CommandError(given.error);
  const isSample = SAMPLES.has(imported.report.kind);
  const typesOfSource = typesIn(given.value.schema);
  const replaced = new Map<string, string>();
  for (;;) {
    const request = { isSample, replaced };
    const paired = mergeSource(Object(document.source), imported.schema, request);
    const merged = isSample
      ? paired
      : mergeSource(Object(document.source), withTypesFor(paired, imported), request);
    const opened = await openSource(merged.document, runtime);
    const verified = opened.ok && !isSample ? await verifiedRows(merged, imported, runtime) : undefined;
    const reasons = opened.ok
      ? verified
        ? [
            ...typeConflicts(merged, typesIn(opened.value.schema), typesOfSource),
            ...brokenDemands(merged, imported, verified),
            ...longerLists(merged, imported),
          ]
        : []
      : brokenColumns(merged, opened.error);
    const more = reasons.filter(([place]) => merged.pairs.has(place) && !replaced.has(place));
    if (more.length > 0) for (const [place, reason] of more) replaced.set(place, reason);
    else if (opened.ok)
      return {
        schema: merged.document,
        report: reportOf(imported, merged, verified),
        notices: merged.notices,
      };
    else {
      const name = `${shownName(file)}, merged with the source`;
      throw new CommandError(opened.error, { name, text: jsonText(merged.document) });
    }
  }
}

/** The source's schema with the SQL types that its columns need for the fields of the merged document. */
function withTypesFor(merged: MergedSource, { schema, draft }: Drafted): ImportedSchema {
  const written = columnsByPlace(schemaOf(mergedDraft(draft, merged)));
  const types = new Map(
    [...merged.pairs].map(
      ([place, { table, column }]) => [placeOf(table, column), written.get(place)?.type] as const,
    ),
  );
  const typed = (table: string, column: ImportedColumn): ImportedColumn => {
    if (!types.has(placeOf(table, column.name))) return column;
    const { type: _, ...rest } = column;
    const type = types.get(placeOf(table, column.name));
    return type === undefined ? rest : { ...rest, type };
  };
  const tables = schema.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => typed(table.name, column)),
  }));
  return { ...schema, tables };
}

type Reasons = readonly (readonly [place: string, reason: string])[];

/** The columns that have problems, with the messages of these. */
function brokenColumns({ document }: MergedSource, problems: readonly Problem[]): Reasons {
  const { tables } = Object(document);
  return problems.flatMap(({ path: [, t, part, c], message }): Reasons => {
    const table = part === 'columns' ? tables[t ?? ''] : undefined;
    const column = table?.columns[c ?? ''];
    return column ? [[placeOf(table.name, column.name), message]] : [];
  });
}

/** Compares the rows of the merged document with the demands of the source. */
async function verifiedRows(
  merged: MergedSource,
  { draft }: Drafted,
  runtime: ReturnType<typeof nodeRuntime>,
): Promise<Verified | undefined> {
  const document = await runtime.withFiles(merged.document);
  if (!document.ok) return undefined;
  const [{ compare }, { firstRows }] = await Promise.all([
    import('../importers/verify/verify.ts'),
    import('../library/open-document.ts'),
  ]);
  return compare(mergedDraft(draft, merged), document.value as ImportedSchema, firstRows());
}

/** The columns whose rows break a demand that the rows of the import keep. */
function brokenDemands(merged: MergedSource, { schema, verified }: Drafted, { broken }: Verified): Reasons {
  const pairs = comparedPairs(merged, schema);
  const refused = new Set(
    verified.broken.filter((finding) => finding.broken > 0).map(({ demand }) => placeText(demand)),
  );
  return broken
    .filter((finding) => finding.broken > 0 && !refused.has(placeText(finding.demand)))
    .flatMap(({ table, demand }): Reasons => {
      const reason = `Its rows would break “${demand.text}” of the source.`;
      return demand.columns
        .map((column) => placeOf(table.source.name, column))
        .filter((place) => pairs.some((pair) => pair.place === place && !isSameField(pair)))
        .map((place) => [place, reason]);
    });
}

function placeText({ place, kind, text }: Verified['broken'][number]['demand']): string {
  return JSON.stringify([place, kind, text]);
}

interface ComparedPair {
  readonly place: string;
  readonly own: ImportedColumn;
  readonly source: ImportedColumn;
}

/** The columns of the merged document that are in the source too. */
function comparedPairs({ document, pairs }: MergedSource, schema: ImportedSchema): readonly ComparedPair[] {
  const [own, sources] = [columnsByPlace(document as ImportedSchema), columnsByPlace(schema)];
  return [...pairs].flatMap(([place, { table, column }]) => {
    const [now, source] = [own.get(place), sources.get(placeOf(table, column))];
    return now && source ? [{ place, own: now, source }] : [];
  });
}

function columnsByPlace({ tables }: ImportedSchema): ReadonlyMap<string, ImportedColumn> {
  return new Map(
    tables.flatMap(({ name, columns = [] }) =>
      columns.map((column) => [placeOf(name, column.name), column] as const),
    ),
  );
}

function isSameField({ own, source }: ComparedPair): boolean {
  return own.field === source.field && isSameJson(own.options, source.options);
}

/** Lists of the document that only lack values of the source's list. */
function longerLists(merged: MergedSource, { schema, report }: Drafted): Reasons {
  const byCheck = new Set(
    report.tables.flatMap(({ name, columns }) =>
      columns.filter(({ evidence }) => evidence === 'check').map((column) => placeOf(name, column.name)),
    ),
  );
  return comparedPairs(merged, schema).flatMap(({ place, own, source }): Reasons => {
    const pair = merged.pairs.get(place);
    if (!pair || !byCheck.has(placeOf(pair.table, pair.column))) return [];
    if (own.field !== 'list' || source.field !== 'list') return [];
    const { values: now, ...settings } = own.options ?? {};
    const { values: next, ...ofSource } = source.options ?? {};
    if (!Array.isArray(now) || !Array.isArray(next) || !isSameJson(settings, ofSource)) return [];
    const isLonger = now.length < next.length && now.every((value) => next.includes(value));
    return isLonger ? [[place, 'The list of the source has more values.']] : [];
  });
}

/** The types of all columns, by `placeOf`. Those of constants, which can be null alone, are left out. */
function typesIn(schema: Schema): ReadonlyMap<string, ValueType> {
  const types = valueTypesOf(schema, columnGraph(schema));
  return new Map(
    schema.tables.flatMap((table) =>
      table.columns.flatMap((column) => {
        const type = column.field === 'constant' ? undefined : types.get(column)?.type;
        return type === undefined ? [] : [[placeOf(table.name, column.name), type] as const];
      }),
    ),
  );
}

function typeConflicts(
  { pairs }: MergedSource,
  types: ReadonlyMap<string, ValueType>,
  typesOfSource: ReadonlyMap<string, ValueType>,
): Reasons {
  return [...pairs].flatMap(([place, { table, column }]): Reasons => {
    const [own, source] = [types.get(place), typesOfSource.get(placeOf(table, column))];
    if (own === undefined || source === undefined || holds(source, own)) return [];
    return [[place, `The source holds values of the type ${source}, not ${own}.`]];
  });
}

/** Whether a column of a type can hold values of another one. */
function holds(type: ValueType, values: ValueType): boolean {
  if (type === values || type === 'text') return true;
  return (type === 'decimal' && values === 'integer') || (type === 'timestamp' && values === 'date');
}

/**
 * The report of the merged rows: without guesses and repairs of columns whose field the document has kept, and with what these rows
 * break.
 */
function reportOf(
  { report, verified: before }: Drafted,
  { taken, pairs }: MergedSource,
  verified: Verified | undefined,
): ImportReport {
  const kept = new Set(
    [...pairs].filter(([place]) => !taken.has(place)).map(([, { table, column }]) => placeOf(table, column)),
  );
  const { checks } = report.summary;
  return {
    ...report,
    ...(verified && {
      summary: { ...report.summary, checksKept: checks - brokenChecks(verified.broken) },
      skipped: [...report.skipped.filter((part) => !before.skipped.includes(part)), ...verified.skipped],
    }),
    tables: report.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => {
        if (!kept.has(placeOf(table.name, column.name))) return column;
        const { sampleValues, ...rest } = column;
        return { ...rest, confidence: 'sure', repairs: [] };
      }),
    })),
  };
}
