import type { Result } from '../result.ts';
import type { Drafted, Engine, Imported } from './choose/choose-fields.ts';
import { type DecodedText, decode, withoutMark } from './decode.ts';
import { type DialectName, type SourceKind, sourceKinds } from './kinds.ts';
import type { SourceFile } from './migrations/source-files.ts';
import { pastedStructure } from './pasted-structure.ts';
import type { ImportProblem } from './problem.ts';
import { readScripts, readSource } from './read-source.ts';
import type { OpenedParts } from './source-parts.ts';
import type { SourceTables } from './source-tables.ts';
import type { StructureFilter } from './table-patterns.ts';

const KINDS = Object.keys(sourceKinds).join(', ');

/** The name of a table that neither the source nor its file names: that of the first table in the Studio. */
const UNNAMED = 'table_1';

type Source = string | Uint8Array | AsyncIterable<Uint8Array> | readonly SourceFile[];

export interface ImportOptions extends Engine, Pick<StructureFilter, 'tables' | 'exclude'> {
  /** The kind of the source. If absent, the name of its file and its content decide. */
  readonly kind?: SourceKind | undefined;
  /** Whether the source is a JSON Schema that the library wrote, with keywords of its own. */
  readonly isAnnotated?: boolean | undefined;
  /** The name of the file, if the source is one. */
  readonly fileName?: string | undefined;
  /** The name of the schema. */
  readonly name?: string | undefined;
  /** The database whose SQL the source is. By default the text decides. */
  readonly dialect?: DialectName | undefined;
  /** The rows of tables of which the source has none. By default 100, and 300 for tables that refer to others. */
  readonly rows?: number | undefined;
  /** The rows of tables whose sample has fewer. By default as many as the sample has. */
  readonly leastRows?: number | undefined;
  /** False if no value of sample rows gets into the schema: of each column only the form of its values. */
  readonly values?: boolean | undefined;
  /** The `now` of the document that gets the tables. By default that of a document without one. */
  readonly now?: string | undefined;
  /** The day of the import in UTC, such as `2026-11-21`. By default unknown, so that the result does not depend on the clock. */
  readonly today?: string | undefined;
}

/**
 * Reads the tables that a source describes, and chooses a field for each of their columns. The schema has no problems.
 * Fails if nothing can be read; what could not be read otherwise is in the report.
 *
 * @param source a text, its bytes, its bytes in parts, or the files of migrations in SQL, in any order. A dump of SQL in parts is
 * read in little memory, whatever its size
 */
export async function importSchema(
  source: Source,
  options: ImportOptions,
): Promise<Result<Imported, readonly ImportProblem[]>> {
  const drafted = await importDraft(source, options);
  if (!drafted.ok) return drafted;
  const { schema, report } = drafted.value;
  return { ok: true, value: { schema, report } };
}

/** `importSchema` with the parts of the import with which other schemas are compared with the source. */
export async function importDraft(
  source: Source,
  options: ImportOptions,
): Promise<Result<Drafted, readonly ImportProblem[]>> {
  const { kind: given, fileName, name, dialect, tables, exclude } = options;
  const isWhole = typeof source === 'string' || source instanceof Uint8Array;
  if (!isWhole && !(Symbol.asyncIterator in source)) return importFiles(source, options);
  const opened = isWhole
    ? { bytes: source }
    : await (await import('./source-parts.ts')).openParts(source, given, fileName);
  const texts = 'texts' in opened ? opened.texts : undefined;
  const decoded = decodedOf(opened);
  if (!decoded.ok) return decoded;
  const written = withoutMark(decoded.value.text);
  const text = pastedStructure(written) ?? written;
  if (!texts && text.trim() === '') return refuse('no-tables', 'The source is empty.');
  const detected = given === undefined && !texts ? await detect(text, fileName) : undefined;
  if (detected?.ok === false) return detected;
  const kind = given ?? detected?.value ?? 'sql';
  if (dialect !== undefined && kind !== 'sql') {
    const { label } = sourceKinds[kind];
    return refuse('unknown-dialect', `Only SQL has a dialect, and this source is read as ${label}.`);
  }
  const filter = tables || exclude ? { tables, exclude } : undefined;
  if (filter && kind !== 'json-schema' && kind !== 'openapi') {
    const { label } = sourceKinds[kind];
    return refuse(
      'no-tables',
      `Only the tables of a database, a JSON Schema and OpenAPI can be chosen, and this source is read as ${label}.`,
    );
  }
  const tableName = tableNameOf(fileName) ?? name ?? UNNAMED;
  const read = await readSource({
    kind,
    text,
    texts,
    dialect,
    tableName,
    filter,
    isAnnotated: options.isAnnotated,
  });
  return read.ok ? choose(read.value, kind, options, decoded.value.notes) : read;
}

/** The kind of a source of which nobody says it. */
async function detect(
  text: string,
  fileName: string | undefined,
): Promise<Result<SourceKind, readonly ImportProblem[]>> {
  const { describeOther, detectKind } = await import('./detect.ts');
  const kind = detectKind(text, fileName);
  if (kind !== undefined) return { ok: true, value: kind };
  const unknown = `The kind of this source could not be detected. These kinds can be imported: ${KINDS}.`;
  return refuse('unknown-kind', describeOther(text, fileName) ?? unknown);
}

/** Files of SQL, such as migrations. */
async function importFiles(
  files: readonly SourceFile[],
  options: ImportOptions,
): Promise<Result<Drafted, readonly ImportProblem[]>> {
  const { orderedTexts } = await import('./migrations/source-files.ts');
  const ordered = orderedTexts(files);
  if (!ordered.ok) return ordered;
  const { texts, skipped, notes } = ordered.value;
  const read = await readScripts(texts, options.dialect);
  if (!read.ok) return read;
  return choose({ ...read.value, skipped: [...skipped, ...read.value.skipped] }, 'sql', options, notes);
}

async function choose(
  source: SourceTables,
  kind: SourceKind,
  options: ImportOptions,
  readNotes: readonly string[],
): Promise<Result<Drafted, readonly ImportProblem[]>> {
  const { chooseFields } = await import('./choose/choose-fields.ts');
  const imported = await chooseFields(source, { ...options, kind });
  if (imported.schema.tables.length === 0) {
    return refuse('no-tables', `No table was found. ${sourceKinds[kind].label} was expected.`);
  }
  if (imported.problems.length > 0) return { ok: false, error: imported.problems };
  const { problems, report, ...drafted } = imported;
  const notes = [...readNotes, ...(source.notes ?? []), ...report.notes];
  return { ok: true, value: { ...drafted, report: { ...report, notes } } };
}

function decodedOf(
  opened: { bytes: string | Uint8Array } | OpenedParts,
): Result<DecodedText, readonly ImportProblem[]> {
  if ('texts' in opened) return { ok: true, value: { text: '', notes: opened.notes } };
  const { bytes } = opened;
  return typeof bytes === 'string' ? { ok: true, value: { text: bytes, notes: [] } } : decode(bytes);
}

/** The name of a file without its folders and endings: `orders` for `data/orders.csv`. */
function tableNameOf(fileName = ''): string | undefined {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const dot = base.indexOf('.', 1);
  const stem = (dot < 0 ? base : base.slice(0, dot)).trim();
  return stem === '' ? undefined : stem;
}

function refuse(code: ImportProblem['code'], message: string): Result<never, readonly ImportProblem[]> {
  return { ok: false, error: [{ path: [], code, message }] };
}
