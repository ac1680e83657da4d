import type { Result } from '../../result.ts';
import type { Problem } from '../../schema/problem.ts';
import type { SourceTable, SourceTables } from '../source-tables.ts';
import { SampleBudget } from './column-facts.ts';
import { readDelimited } from './delimited.ts';
import { readJsonRows } from './json-rows.ts';
import { readNdjson } from './ndjson.ts';

export type SampleKind = 'csv' | 'tsv' | 'json' | 'ndjson';

export interface SampleOptions {
  readonly kind: SampleKind;
  /** The name of the table, if the source does not name it. */
  readonly name: string;
}

type ReadSample = Pick<SourceTables, 'tables' | 'skipped' | 'notes' | 'csv' | 'hasDecimalComma'>;

const READERS: Readonly<
  Record<SampleKind, (text: string, name: string, budget: SampleBudget) => ReadSample>
> = {
  csv: (text, name, budget) => asTables(readDelimited(text, { name, budget })),
  tsv: (text, name, budget) => asTables(readDelimited(text, { name, budget, delimiter: '\t' })),
  json: readJsonRows,
  ndjson: (text, name, budget) => asTables(readNdjson(text, name, budget)),
};

function asTables({
  table,
  ...read
}: Omit<ReadSample, 'tables'> & { readonly table: SourceTable | undefined }): ReadSample {
  return { ...read, tables: table ? [table] : [] };
}

/**
 * Reads rows of a sample: CSV with any usual delimiter, TSV, JSON or NDJSON. A header without rows is enough for CSV and
 * TSV. Takes time that grows with the text's length; up to 1,500,000 different values are kept while it reads. Fails if
 * there is no column at all.
 */
export function readSamples(
  text: string,
  { kind, name }: SampleOptions,
): Result<SourceTables, readonly Problem[]> {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  const read = READERS[kind](content, name, new SampleBudget());
  const { skipped } = read;
  const tables = read.tables.filter(({ columns }) => columns.length > 0);
  if (tables.length > 0) return { ok: true, value: { ...read, tables } };
  const isJson = kind === 'json' || kind === 'ndjson';
  const [first] = skipped.filter(({ matters }) => matters);
  const why = first
    ? `Line ${first.place.line}, column ${first.place.column}: ${first.reason}`
    : isJson
      ? 'It holds no objects with properties.'
      : 'The text has no rows and no header.';
  const code = isJson ? 'not-json' : 'no-values';
  return { ok: false, error: [{ path: [], code, message: `Nothing could be read. ${why}` }] };
}
