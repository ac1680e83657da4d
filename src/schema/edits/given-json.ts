import type { Json } from '../../catalogue/field.ts';

/** The rows of a document's `given`, if they are in the document. */
export function givenRowsIn(given: Json | undefined): readonly Json[] | undefined {
  const rows = typeof given === 'object' && given !== null && 'rows' in given ? given.rows : undefined;
  return Array.isArray(rows) ? rows : undefined;
}

/** A file that a document names instead of holding its rows or values. */
export interface NamedFile {
  readonly file: string;
  readonly sha256: string | undefined;
}

/** The file that `given` of a table or `values` of a list name. Undefined if they name none. */
export function namedFileIn(holder: Json | undefined): NamedFile | undefined {
  if (typeof holder !== 'object' || holder === null || !('file' in holder)) return undefined;
  const { file } = holder;
  if (typeof file !== 'string') return undefined;
  const sha256 = 'sha256' in holder && typeof holder.sha256 === 'string' ? holder.sha256 : undefined;
  return { file, sha256 };
}

/**
 * The path that a document has for a chosen file. A page sees no folders, so that the path of the document stays for a file of the
 * same name, and for the same content.
 */
export function pathOfChosen(named: NamedFile | undefined, name: string, sha256: string): string {
  const isNamed = named?.sha256 === sha256 || named?.file.split('/').at(-1) === name;
  return named && isNamed ? named.file : name;
}

/** The names of the columns that given rows have. */
export function givenNames(given: Json | undefined): readonly string[] {
  const names = new Set<string>();
  for (const row of givenRowsIn(given) ?? []) {
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) {
      for (const name of Object.keys(row)) names.add(name);
    }
  }
  return [...names];
}

/** Given rows with a column under its new name. */
export function givenRenamed(given: Json, from: string, to: string): Json {
  const rows = givenRowsIn(given);
  if (!rows || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  if (!givenNames(given).includes(from)) return given;
  return { ...given, rows: rows.map((row) => cellRenamed(row, from, to)) };
}

function cellRenamed(row: Json, from: string, to: string): Json {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name === from ? to : name, cell]));
}
