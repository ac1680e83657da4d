import type { Table } from '../../src/dataset/table.ts';
import { cutAt } from '../../src/expression/text.ts';
import { noGzip, noText } from '../../src/formats/binary-problems.ts';
import { createPlan } from '../../src/formats/create-plan.ts';
import { fileNames } from '../../src/formats/file-names.ts';
import { type FilePlan, isTextPlan } from '../../src/formats/file-plan.ts';
import { type FormatId, formats, isFormatId, isTextFormat } from '../../src/formats/formats.ts';
import { type TextPlan, writeFile } from '../../src/formats/write-file.ts';
import type { Result } from '../../src/result.ts';
import { type Problem, pointerOf } from '../../src/schema/problem.ts';
import { isWritten } from '../../src/schema/written-tables.ts';
import type { FileHead } from '../export/write-files.ts';
import type { OpenSchema } from './open-schema.ts';
import type { ExportRequest, Output, OutputRequest, SchemaError } from './protocol.ts';

/** A file of an export. */
export type PlannedFile = FileHead & FilePlan;

/** Finds the tables with these indexes. Fails if the document has any problems. */
export function tablesIn(
  { problems, table }: OpenSchema,
  places: readonly number[],
): Result<readonly Table[], SchemaError> {
  if (problems.length > 0) return { ok: false, error: { problems } };
  const tables = places.map((at) => table(at)?.table);
  const found = tables.filter((known) => known !== undefined);
  if (found.length === tables.length && found.length > 0) return { ok: true, value: found };
  return { ok: false, error: 'unknown-table' };
}

/** Why a table with given rows that is not to be written has no file. */
function leftOut(name: string, at: number): Problem {
  const path = ['tables', at, 'write'];
  return {
    path,
    code: 'option-not-applicable',
    message: `The table “${name}” has given rows and is left out of files.`,
    fix: { text: 'Write it too', patch: [{ op: 'add', path: pointerOf(path), value: true }] },
  };
}

function isOfTables(format: FormatId): boolean {
  return 'ofTables' in formats[format];
}

/** Limits a table to its first rows, if a number of rows is given. */
function firstRows(table: Table, rows: number | undefined): Table {
  return rows === undefined || rows >= table.rowCount ? table : { ...table, rowCount: rows };
}

/** Plans the files of a request: one for each table, or one for all tables if the format allows it. Tables that are not to be written are left out. */
export function planFiles(
  opened: OpenSchema,
  {
    tables: places,
    format,
    options,
    name,
    gzip,
    rows,
  }: Omit<ExportRequest, 'gzip' | 'zip'> & { readonly gzip?: boolean },
): Result<readonly PlannedFile[], SchemaError> {
  const whole = tablesIn(opened, places);
  if (!whole.ok) return whole;
  const tables = whole.value.flatMap((table, i) => {
    const schema = opened.table(places[i] ?? 0)?.schema;
    return schema && isWritten(schema) ? firstRows(table, rows?.[i]) : [];
  });
  const { schema } = opened;
  if (!schema) return { ok: false, error: 'unreadable' };
  if (tables.length === 0) {
    const problems = whole.value.map(({ name: table }, i) => leftOut(table, places[i] ?? 0));
    return { ok: false, error: { problems } };
  }
  if (gzip && !isTextFormat(format)) return { ok: false, error: { problems: [noGzip(format)] } };
  const isOne = tables.length === 1 || (isFormatId(format) && isOfTables(format));
  const groups = isOne ? [tables] : tables.map((table) => [table]);
  const { extension, mediaType } = formats[format];
  const [only] = tables;
  const stems =
    groups.length === 1 && tables.length > 1 ? [name] : groups.map(([first = only]) => first?.name ?? '');
  const names = fileNames(stems, gzip ? `${extension}.gz` : extension);
  const files: PlannedFile[] = [];
  for (const [i, group] of groups.entries()) {
    const plan = createPlan(format, group, schema, options);
    if (!plan.ok) return { ok: false, error: { problems: plan.error } };
    files.push({
      name: names[i] ?? '',
      mediaType: gzip ? 'application/gzip' : mediaType,
      ...plan.value,
    });
  }
  return { ok: true, value: files };
}

/** In UTF-16 units. */
const OUTPUT_LENGTH_MAX = 1_000_000;

/** Writes the first rows of each table as complete files, one after the other, and cuts the text if it is too long. */
export async function firstRowsOf(
  opened: OpenSchema,
  request: OutputRequest,
  rows: number,
): Promise<Result<Output, SchemaError>> {
  const files = planFiles(opened, { ...request, name: '' });
  if (!files.ok) return files;
  const texts = files.value.filter(isTextPlan);
  if (texts.length < files.value.length) return { ok: false, error: { problems: [noText(request.format)] } };
  return { ok: true, value: await textOf(texts, 0, rows, OUTPUT_LENGTH_MAX) };
}

/**
 * Writes rows `from` to below `to` of each table as complete files, one after the other. Stops and cuts the text at
 * `lengthMax`, in UTF-16 units.
 */
export async function textOf(
  files: readonly TextPlan[],
  from: number,
  to: number,
  lengthMax: number,
): Promise<Output> {
  let text = '';
  const add = (piece: string) => {
    text += piece;
    return undefined;
  };
  const isTooLong = () => text.length > lengthMax;
  const onBatch = () => (isTooLong() ? Promise.resolve(false) : undefined);
  for (const [i, file] of files.entries()) {
    if (i > 0) add('\n');
    if (!(await writeFile(file, { add }, { from, to, onBatch }))) break;
  }
  return { text: cutAt(text, lengthMax), isCut: isTooLong() };
}
