import { extname } from 'node:path';
import { type FormatId, formats } from '../formats/formats.ts';
import { RowloomError } from '../library/errors.ts';
import { formatOfPath, hasGzipEnding } from '../library/file-format.ts';
import { formatPath } from '../schema/problem.ts';
import { refuse } from './problem.ts';

interface RowsRequest {
  readonly tables: readonly string[];
  readonly format: FormatId | undefined;
  /** Undefined for standard output. */
  readonly out: string | undefined;
}

/** `data/shop` for `data/shop.csv.gz`. */
function withoutEnding(path: string): string {
  const plain = hasGzipEnding(path) ? path.slice(0, -extname(path).length) : path;
  return plain.slice(0, plain.length - extname(plain).length);
}

function refuseSeveralTables(path: string, code: 'missing-property' | 'invalid-value', request: RowsRequest) {
  const { tables, out } = request;
  const byEnding = out === undefined ? undefined : formatOfPath(out);
  const format = request.format ?? (byEnding?.ok ? byEnding.value : 'csv');
  const names = tables.map((name) => `“${name}”`).join(', ');
  const directory = out === undefined ? 'DIR' : withoutEnding(out);
  return refuse(
    path,
    code,
    `The file can hold only one table, and the schema has ${names}. Choose one with --table NAME, write a file per table with --out ${directory}/ --format ${format}, or write all into one file with --format sql.`,
  );
}

/** Refuses what the library refused, and names the flags that help. Returns other errors. */
export function refuseRows(error: unknown, request: RowsRequest): unknown {
  if (!(error instanceof RowloomError)) return error;
  for (const { path: parts, code } of error.problems) {
    const path = formatPath(parts);
    if (path === 'format' && code === 'missing-property') {
      const known = Object.keys(formats).join(', ');
      refuse(path, code, `“${request.out}” does not tell a format. Choose one with --format: ${known}.`);
    }
    if (path === 'table' && code === 'missing-property') refuseSeveralTables(path, code, request);
    const isOfFile = path === '' && code === 'invalid-value';
    if (isOfFile && request.tables.length > 1) refuseSeveralTables(path, code, request);
  }
  return error;
}
