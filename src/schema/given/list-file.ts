import type { Json } from '../../catalogue/field.ts';
import { isJsonObject, type JsonObject } from '../json-object.ts';
import { type Path, pointerOf } from '../problem.ts';
import { shown } from '../problems.ts';
import type { Reader } from '../reader.ts';
import { NAME_LENGTH_MAX } from '../schema.ts';
import { ListCells } from './file-cells.ts';
import { readSha256 } from './sha256.ts';

/** A file that gives a list its values and weights, as a document names it. */
export interface ListFile {
  /** Relative to the document. */
  readonly file: string;
  /** The column of the values. If absent, the file has only one column. */
  readonly column?: string;
  readonly weightColumn?: string;
  readonly sha256?: string;
}

/** The option of a checked document that names the file of its `values`. */
const FILE_OPTION = 'valuesFile';

const NAMES = ['column', 'weightColumn', 'sha256'];

/** The values and the options of a list with a file whose cells are there. */
export interface ReadListFile {
  readonly values: readonly unknown[];
  readonly weights: unknown;
  readonly source: ListFile;
}

/** Reads `values` that name a file. Undefined if a property is wrong, or if the cells are not there. */
export function readListFile(reader: Reader, path: Path, value: JsonObject): ReadListFile | undefined {
  const { cells } = value;
  const isRead = cells instanceof ListCells;
  const optional = isRead ? [...NAMES, 'cells'] : NAMES;
  const properties = reader.object(path, value, { required: ['file'], optional });
  const text = (name: string) =>
    properties.has(name) ? reader.text([...path, name], properties.get(name), NAME_LENGTH_MAX) : undefined;
  const file = text('file');
  const column = text('column');
  const weightColumn = text('weightColumn');
  const sha256 = readSha256(reader, [...path, 'sha256'], properties);
  if (file === undefined) return undefined;
  // Other cells are refused already, and hinder the file from being read.
  if (!isRead && cells !== undefined) return undefined;
  if (!isRead) {
    const message = `The values of “${shown(file)}” are not here yet. Choose the file again, or write the values themselves as a list.`;
    return reader.refuse([...path, 'file'], 'given-file', message);
  }
  const source = {
    file,
    ...(column === undefined ? {} : { column }),
    ...(weightColumn === undefined ? {} : { weightColumn }),
    ...(sha256 === undefined ? {} : { sha256 }),
  };
  return { values: cells.values, weights: cells.weights, source };
}

/** Refuses weights beside a file that has a column of weights. */
export function refuseWeights(reader: Reader, path: Path): undefined {
  const message = 'The file has the weights: “weightColumn” names their column.';
  return reader.refuse(path, 'option-not-applicable', message, {
    text: 'Remove “weights”',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
}

/** The options that a checked list has beside its values, if a file gave them. */
export function fileOption({ source }: ReadListFile): Readonly<Record<string, Json>> {
  return { [FILE_OPTION]: { ...source } };
}

/** Options of a checked list in the form of a document whose file is read. Other options stay as they are. */
export function withFileAsValues(options: unknown): unknown {
  if (!isJsonObject(options) || !isListOfFile(options)) return options;
  const { [FILE_OPTION]: source, values, weights, ...rest } = options;
  const isOfFile = isJsonObject(source) && source.weightColumn !== undefined;
  const cells = new ListCells(Array.isArray(values) ? values : [], isOfFile ? weights : undefined);
  return {
    ...rest,
    values: { ...(isJsonObject(source) ? source : {}), cells },
    ...(!isOfFile && weights !== undefined && { weights }),
  };
}

/** Options of a checked list with the name of its file instead of the values, as before the file was read. */
export function withoutFileValues(options: JsonObject, rename: (file: string) => string): JsonObject {
  const source = options[FILE_OPTION];
  if (!isListOfFile(options) || !isJsonObject(source)) return options;
  const { [FILE_OPTION]: _, values: _values, weights, ...rest } = options;
  const hasWeights = weights !== undefined && source.weightColumn === undefined;
  const values = { ...source, file: rename(String(source.file)) };
  return { ...rest, values, ...(hasWeights && { weights }) };
}

/** Whether options are those of a checked list whose file is read. A check has noted the SHA-256 of the file. */
function isListOfFile(options: JsonObject): boolean {
  const source = options[FILE_OPTION];
  const isSource =
    isJsonObject(source) && typeof source.file === 'string' && typeof source.sha256 === 'string';
  return isSource && Array.isArray(options.values);
}
