import { dirname } from 'node:path';
import type { ValueType } from '../catalogue/field.ts';
import type { Imported } from '../importers/choose/choose-fields.ts';
import type { ImportReport } from '../importers/report.ts';
import { nodeRuntime } from '../library/node-runtime.ts';
import { columnGraph } from '../schema/dependencies.ts';
import { type MergedSource, mergeSource, placeOf } from '../schema/edits/merge-source.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import type { Context } from './context.ts';
import { jsonText } from './json-text.ts';
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
export async function mergeInto(file: string, imported: Imported, context: Context): Promise<Merged> {
  const document = await openDocument(file, context, { allowOutside: false });
  const { openSource } = await import('../library/engine.ts');
  const runtime = nodeRuntime({ directory: file === '-' ? '.' : dirname(file) });
  const given = await openSource(imported.schema, runtime);
  if (!given.ok) throw new CommandError(given.error);
  const isSample = SAMPLES.has(imported.report.kind);
  const typesOfSource = typesIn(given.value.schema);
  const replaced = new Map<string, string>();
  for (;;) {
    const merged = mergeSource(Object(document.source), imported.schema, { isSample, replaced });
    const opened = await openSource(merged.document, runtime);
    const reasons = opened.ok
      ? isSample
        ? []
        : typeConflicts(merged, typesIn(opened.value.schema), typesOfSource)
      : brokenColumns(merged, opened.error);
    const more = reasons.filter(([place]) => merged.pairs.has(place) && !replaced.has(place));
    if (more.length > 0) for (const [place, reason] of more) replaced.set(place, reason);
    else if (opened.ok)
      return { schema: merged.document, report: reportOf(imported.report, merged), notices: merged.notices };
    else {
      const name = `${shownName(file)}, merged with the source`;
      throw new CommandError(opened.error, { name, text: jsonText(merged.document) });
    }
  }
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

/** The report without guesses and repairs of columns whose field the document has kept. */
function reportOf(report: ImportReport, { taken, pairs }: MergedSource): ImportReport {
  const kept = new Set(
    [...pairs].filter(([place]) => !taken.has(place)).map(([, { table, column }]) => placeOf(table, column)),
  );
  return {
    ...report,
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
