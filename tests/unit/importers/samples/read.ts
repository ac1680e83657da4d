import { readSamples, type SampleKind } from '../../../../src/importers/samples/read-samples.ts';
import type { SampleFacts, SourceColumn, SourceTables } from '../../../../src/importers/source-tables.ts';

/** The tables of a sample that can be read. */
export function tablesOf(text: string, kind: SampleKind, name = 'sample'): SourceTables {
  const read = readSamples(text, { kind, name });
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
  return read.value;
}

/** The columns of the first table. */
export function columnsOf(text: string, kind: SampleKind): readonly SourceColumn[] {
  return tablesOf(text, kind).tables[0]?.columns ?? [];
}

/** A CSV file of one column with its facts. */
export function columnOf(cells: readonly string[], name = 'c'): { readonly type: string } & SampleFacts {
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}",x`);
  const [column] = columnsOf([`${name},other`, ...quoted].join('\n'), 'csv');
  if (column?.sample === undefined) throw new Error('The column has no facts.');
  return { type: column.type.value, ...column.sample };
}
