import { formats } from '../../../formats/formats.ts';
import { madeWith } from '../../../schema/made-with.ts';
import { schemaJson } from '../schema/json.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import type { FinishedExport } from './export-queue.ts';

/** The first rows that were written of each table, if the same limit holds for all of them. */
function rangeOf({ schema, request: { tables, rows } }: FinishedExport['source']) {
  if (!rows) return undefined;
  const wholes = tables.map((at) => {
    const table = schema.tables[at];
    return table ? rowsOfTable(schema, table) : 0;
  });
  const to = Math.max(0, ...rows.filter((count, i) => count < (wholes[i] ?? 0)));
  return rows.every((count, i) => count === Math.min(wholes[i] ?? 0, to)) ? { from: 0, to } : undefined;
}

/**
 * What was written, in the form of the `manifest.json` that the command line writes beside its files. The files in a zip
 * have no SHA-256 of their own.
 * @param digests the SHA-256 of each saved file
 */
export function manifestText({ source, exported }: FinishedExport, digests: readonly string[]): string {
  const { schema, request } = source;
  const names = request.tables.map((table) => schema.tables[table]?.name ?? '');
  const isOne = names.length === 1 || 'ofTables' in formats[request.format];
  const range = rangeOf(source);
  const saved = exported.saved.map(({ name, bytes }, i) => ({ name, bytes, sha256: digests[i] }));
  const manifest = {
    versions: madeWith,
    format: request.format,
    options: request.options,
    ...(range && { range }),
    ...(request.zip && { zip: saved[0] }),
    files: exported.files.map(({ name, rows, bytes }, i) => ({
      name,
      tables: isOne ? names : names.slice(i, i + 1),
      rows,
      bytes,
      ...(!request.zip && { sha256: digests[i] }),
    })),
    schema: schemaJson(schema),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
