import Papa from 'papaparse';
import type { Json } from '../../catalogue/field.ts';
import { VALUES_MAX } from '../../catalogue/fields/structure.ts';
import { isTime } from '../../expression/types.ts';
import type { Result } from '../../result.ts';
import { FileCells, type FileRows, hasCells, ListCells } from '../../schema/given/file-cells.ts';
import { cellsAs, isCell, typeOfCells } from '../../schema/given/given-cells.ts';
import { type JsonRowsFault, parseJsonRows } from '../../schema/given/json-rows.ts';
import { isJsonObject, type JsonObject } from '../../schema/json-object.ts';
import { type Path, type Problem, pointerOf } from '../../schema/problem.ts';
import { GIVEN_BYTES_MAX, GIVEN_ROWS_MAX, type GivenColumn } from '../../schema/schema.ts';

/** A file that a document needs, by the name that the document has for it, and the places that name it. */
export interface NeededFile {
  readonly file: string;
  /** The paths of the objects with `file`: `given` of a table, or `values` of a list. */
  readonly paths: readonly Path[];
}

/** The content of a file, as text or read before, or the reason why there is none, as a sentence. */
export type GivenFile =
  | (FileText & { readonly sha256: string })
  | { readonly rows: FileRows; readonly sha256: string }
  | { readonly problem: string };

interface FileText {
  readonly text: string;
  readonly bytes: number;
}

/** The files that a document needs: those of tables with given rows, and those of lists. The document may be invalid. */
export function givenFilesOf(document: unknown): readonly NeededFile[] {
  const files = new Map<string, Path[]>();
  const add = (holder: unknown, path: Path) => {
    if (!isJsonObject(holder) || typeof holder.file !== 'string') return;
    if (holder.rows !== undefined || isRead(holder)) return;
    files.set(holder.file, [...(files.get(holder.file) ?? []), path]);
  };
  for (const [i, table] of listOf(isJsonObject(document) ? document.tables : []).entries()) {
    if (!isJsonObject(table)) continue;
    add(table.given, ['tables', i, 'given']);
    for (const [values, path] of valuesIn(table.columns, ['tables', i, 'columns'])) add(values, path);
  }
  return [...files].map(([file, paths]) => ({ file, paths }));
}

/** Whether an object that names a file has its cells, from a checked document or by `withGivenFiles`. */
const isRead = (holder: JsonObject) => holder.cells instanceof ListCells || hasCells(holder);

/** The option `values` of each list among columns, also of lists inside objects, arrays and cases. */
function valuesIn(columns: unknown, path: Path): readonly (readonly [values: unknown, path: Path])[] {
  return listOf(columns).flatMap((column, i) => valuesOf(column, [...path, i]));
}

function valuesOf(column: unknown, path: Path): readonly (readonly [values: unknown, path: Path])[] {
  if (!isJsonObject(column) || !isJsonObject(column.options)) return [];
  const { field, options } = column;
  const at = [...path, 'options'];
  switch (field) {
    case 'list':
      return [[options.values, [...at, 'values']]];
    case 'json':
      return valuesIn(options.columns, [...at, 'columns']);
    case 'array':
      return valuesOf(options, at);
    case 'cases':
      return [...valuesIn(options.cases, [...at, 'cases']), ...valuesOf(options.else, [...at, 'else'])];
    default:
      return [];
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A document with the rows of those of its files that could be read, and the problems of the others. */
interface Filled {
  readonly document: unknown;
  readonly problems: readonly Problem[];
}

/**
 * The document with the rows of its files in it, as the check and the engine take them, or what is wrong with the files. Files
 * that are not there are passed over: the check reports them.
 */
export function withGivenFiles(
  document: unknown,
  files: ReadonlyMap<string, GivenFile>,
): Result<unknown, readonly Problem[]> {
  const filled = fillFiles(document, files);
  const { problems } = filled;
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: filled.document };
}

/** Puts the rows of files into a document, as `withGivenFiles` does, as far as they can be read. */
export function fillFiles(document: unknown, files: ReadonlyMap<string, GivenFile>): Filled {
  const problems: Problem[] = [];
  const read = new Map<string, Result<FileRows, string>>();
  let result = document;
  for (const { file, paths } of givenFilesOf(document)) {
    const content = files.get(file);
    if (!content) continue;
    for (const path of paths) {
      const rows = read.get(file) ?? rowsIn(file, content);
      read.set(file, rows);
      const holder = valueAt(document, path);
      // The check refuses such a property, which the cells of the file would hide.
      if (holder.cells !== undefined) continue;
      const refuse = (message: string, fix?: Problem['fix']) =>
        problems.push({ path: [...path, 'file'], code: 'given-file', message, ...(fix && { fix }) });
      if (!rows.ok) {
        refuse(rows.error);
        continue;
      }
      const sha256 = 'sha256' in content ? content.sha256 : '';
      if (holder.sha256 !== undefined && holder.sha256 !== sha256) {
        refuse(`“${file}” has another content than the document says: its SHA-256 is ${sha256}.`, {
          text: 'Take the new content',
          patch: [{ op: 'replace', path: pointerOf([...path, 'sha256']), value: sha256 }],
        });
        continue;
      }
      if (path.at(-1) === 'given') {
        result = withValue(result, path, { ...holder, sha256, cells: new FileCells(rows.value) });
        continue;
      }
      const values = listValues(file, holder, rows.value);
      if (!values.ok) refuse(values.error);
      else result = withValue(result, path, { ...holder, sha256, cells: values.value });
    }
  }
  return { document: result, problems };
}

const failure = (error: string) => ({ ok: false, error }) as const;
const figure = (value: number) => value.toLocaleString('en-US');

function rowsIn(file: string, content: GivenFile): Result<FileRows, string> {
  if ('problem' in content) return failure(content.problem);
  return 'rows' in content ? { ok: true, value: content.rows } : readRows(file, content);
}

/** Reads the rows of a file by the ending of its name. The error is a sentence. */
export function readRows(file: string, { text, bytes }: FileText): Result<FileRows, string> {
  if (bytes > GIVEN_BYTES_MAX)
    return failure(`“${file}” has ${figure(bytes)} bytes. The limit is ${figure(GIVEN_BYTES_MAX)}.`);
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'csv' || ending === 'tsv') return readDelimited(file, text, ending === 'tsv' ? '\t' : '');
  if (ending === 'json') return readJson(file, text);
  if (ending === 'ndjson' || ending === 'jsonl') return readLines(file, text);
  return failure(`“${file}” must end with .csv, .tsv, .json or .ndjson.`);
}

const tooMany = (file: string) =>
  failure(`“${file}” has more than ${figure(GIVEN_ROWS_MAX)} rows, which is the limit.`);

function readDelimited(file: string, text: string, delimiter: string): Result<FileRows, string> {
  let names: readonly string[] | undefined;
  let columns: (string | null)[][] = [];
  let line = 0;
  let error: string | undefined;
  Papa.parse<string[]>(text.startsWith('\uFEFF') ? text.slice(1) : text, {
    delimiter,
    skipEmptyLines: true,
    step: ({ data, errors }, parser) => {
      line++;
      const [fault] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
      if (fault) error = `Row ${figure(line)} of “${file}” has wrong quotes.`;
      else if (!names) {
        names = data;
        columns = data.map(() => []);
        if (new Set(data).size < data.length) error = `Two columns of “${file}” have the same name.`;
      } else if (data.length !== names.length) {
        error = `Row ${figure(line)} of “${file}” has ${figure(data.length)} cells, but the header has ${figure(names.length)}.`;
      } else {
        for (const [i, cell] of data.entries()) columns[i]?.push(cell === '' ? null : cell);
        if (line > GIVEN_ROWS_MAX + 1) error = tooMany(file).error;
      }
      if (error !== undefined) parser.abort();
    },
  });
  if (error !== undefined) return failure(error);
  if (!names) return failure(`“${file}” has no header.`);
  const cells = names.map((name, i) => ({ name, values: columns[i] ?? [] }));
  return { ok: true, value: { columns: cells, areTexts: true } };
}

function readJson(file: string, text: string): Result<FileRows, string> {
  const read = parseJsonRows(text, 1);
  if (!read.ok)
    return failure(faultOf(read.error, `“${file}”`, (row) => `Row ${figure(row + 1)} of “${file}”`));
  if (!Array.isArray(read.value)) return failure(`“${file}” must hold a list of rows.`);
  return rowsOf(file, read.value);
}

function readLines(file: string, text: string): Result<FileRows, string> {
  const rows: unknown[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = parseJsonRows(line, 0);
    const place = `Line ${figure(i + 1)} of “${file}”`;
    if (!read.ok) return failure(faultOf(read.error, place, () => place));
    rows.push(read.value);
  }
  return rowsOf(file, rows);
}

function faultOf({ row, reason }: JsonRowsFault, whole: string, placeOf: (row: number) => string): string {
  return row === undefined
    ? `${whole} is not valid JSON: ${reason}.`
    : `${placeOf(row)} cannot be read. ${reason}`;
}

function rowsOf(file: string, rows: readonly unknown[]): Result<FileRows, string> {
  if (rows.length > GIVEN_ROWS_MAX) return tooMany(file);
  const columns = new Map<string, Json[]>();
  for (const [i, row] of rows.entries()) {
    if (!isJsonObject(row)) return failure(`Row ${figure(i + 1)} of “${file}” is no object.`);
    for (const [name, cell] of Object.entries(row)) {
      if (!isCell(cell)) return failure(`Row ${figure(i + 1)} of “${file}” has no JSON value in “${name}”.`);
      const values = columns.get(name) ?? new Array<Json>(rows.length).fill(null);
      values[i] = cell;
      columns.set(name, values);
    }
  }
  return {
    ok: true,
    value: { columns: [...columns].map(([name, values]) => ({ name, values })), areTexts: false },
  };
}

/** The values of a list and their weights, from the columns of a file. */
function listValues(
  file: string,
  holder: JsonObject,
  { columns, areTexts }: FileRows,
): Result<ListCells, string> {
  const named = (name: unknown) => columns.find((column) => column.name === name)?.values;
  const isOnly = holder.column === undefined && columns.length === 1;
  const values = isOnly ? columns[0]?.values : named(holder.column);
  if (!values) return failure(lackedColumn(file, 'column', holder.column, columns));
  if (values.length === 0) return failure(`“${file}” has no rows.`);
  if (values.length > VALUES_MAX)
    return failure(
      `“${file}” has ${figure(values.length)} rows. A list has at most ${figure(VALUES_MAX)} values.`,
    );
  const nested = values.findIndex((value) => typeof value === 'object' && value !== null);
  if (nested >= 0)
    return failure(`Row ${figure(nested + 1)} of “${file}” has a list or an object as a value.`);
  const type = areTexts ? typeOfCells(values, true) : undefined;
  const cells = type?.ok && !isTime(type.type) ? cellsAs(values, type.type) : values;
  if (holder.weightColumn === undefined) return { ok: true, value: new ListCells(cells) };
  const listed = named(holder.weightColumn);
  if (!listed) return failure(lackedColumn(file, 'weightColumn', holder.weightColumn, columns));
  const weights = listed.map((weight) => (weight === null ? 0 : Number(weight)));
  const row = weights.findIndex((weight) => !(weight >= 0 && Number.isFinite(weight)));
  if (row >= 0)
    return failure(
      `Row ${figure(row + 1)} of “${file}” has the weight “${String(listed[row])}”, which must be a number of at least 0.`,
    );
  if (weights.every((weight) => weight === 0))
    return failure(`All weights of “${file}” are zero, so no value could ever occur.`);
  return { ok: true, value: new ListCells(cells, weights) };
}

function lackedColumn(
  file: string,
  property: string,
  name: unknown,
  columns: readonly GivenColumn[],
): string {
  const names = columns.map((column) => `“${column.name}”`).join(', ');
  if (name === undefined) return `“${file}” has the columns ${names}. Name one of them in “${property}”.`;
  return `“${file}” has no column “${String(name)}”. It has ${names}.`;
}

function valueAt(document: unknown, path: Path): JsonObject {
  const value = path.reduce<unknown>((at, step) => childOf(at, step), document);
  return isJsonObject(value) ? value : {};
}

function childOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isJsonObject(value) ? value[String(step)] : undefined;
}

/** A copy with another value at a path. */
function withValue(document: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const child = withValue(childOf(document, step), rest, value);
  if (Array.isArray(document)) return document.with(Number(step), child);
  return { ...(isJsonObject(document) ? document : {}), [step]: child };
}
