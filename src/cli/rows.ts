import { basename, join } from 'node:path';
import { type FormatId, formats, isTextFormat } from '../formats/formats.ts';
import type { FileOptions, Manifest, Table, WriteOptions } from '../library/api.ts';
import { counted } from '../library/counted.ts';
import { formatOfPath, hasGzipEnding } from '../library/file-format.ts';
import { WITHIN, type WithinOption } from '../library/read-options.ts';
import { SEND, type Sender } from '../library/send-file.ts';
import { isDirectoryPath } from '../library/write-files.ts';
import type { Arguments } from './arguments.ts';
import { readFormat } from './choice-flags.ts';
import type { Context } from './context.ts';
import { openSchema } from './open-schema.ts';
import { type OptionFlag, readOptionFlags } from './option-flags.ts';
import { type OverrideFlag, readOverrides } from './overrides.ts';
import { refuse } from './problem.ts';
import { createProgressLine } from './progress-line.ts';
import { refuseRows } from './rows-problems.ts';
import { schemaFileOf } from './schema-file.ts';

const FORMAT_DEFAULT: FormatId = 'ndjson';

type RowsArguments = Arguments<
  | OptionFlag
  | OverrideFlag
  | 'allow-outside'
  | 'table'
  | 'from'
  | 'to'
  | 'format'
  | 'gzip'
  | 'out'
  | 'force'
  | 'workers'
>;

/** What to write: a table, or all tables. */
type Source = Pick<Table, 'write'> & Sender;

function readFileOptions(args: RowsArguments, format: FormatId | undefined): FileOptions {
  const row = 'a row number, counted from 0';
  const from = args.count('from', row);
  const to = args.count('to', row);
  const workers = args.count('workers', 'a number of threads, at least 1');
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(workers !== undefined && { workers }),
    ...(format && { options: readOptionFlags(args, `the format ${format}`, formats[format].options) }),
    ...(args.has('gzip') && { gzip: true }),
  };
}

/** The path of `--out`; undefined for standard output, which `-` means as it does for other commands. */
function outOf({ text }: RowsArguments): string | undefined {
  const out = text('out');
  return out === '-' ? undefined : out;
}

/** The format without `--format`. Undefined if the library refuses the file, because it tells no format. */
function impliedFormat(out: string | undefined): FormatId | undefined {
  if (out === undefined) return FORMAT_DEFAULT;
  const byEnding = formatOfPath(out);
  return byEnding.ok ? byEnding.value : undefined;
}

/** Refuses to compress into a file whose ending promises text. A name without a known ending promises nothing. */
async function refuseTextEnding(out: string): Promise<void> {
  const format = formatOfPath(out);
  if (hasGzipEnding(out) || !format.ok || !isTextFormat(format.value) || (await isDirectoryPath(out))) return;
  refuse('gzip', 'invalid-flag', `--gzip does not fit “${basename(out)}”. Write to --out ${out}.gz instead.`);
}

/** Refuses to print bytes to a terminal, which would take some of them for commands. */
function refuseTerminal(format: FormatId): void {
  if (isTextFormat(format)) return;
  const { label, extension } = formats[format];
  const message = `${label} files are bytes, which a terminal cannot show. Write to a file with --out FILE.${extension}, or redirect the output.`;
  refuse('format', 'invalid-flag', message);
}

/** Tells if the range begins after the end of each table. That is not a problem: a range is cut at the table's end. */
function noteEmptyRange(tables: readonly Table[], { from = 0 }: FileOptions, context: Context): void {
  if (from === 0 || tables.some(({ rowCount }) => rowCount > from)) return;
  const ends = tables.map(({ name, rowCount }) => `“${name}” has ${counted(rowCount, 'row')}`);
  context.note(`No row is written: --from ${from} is beyond the end. ${ends.join(', ')}.`);
}

function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

function summaryOf(out: string, { files }: Manifest): string {
  return files
    .map(({ name, rows, bytes }) => {
      const path = basename(out) === name ? out : join(out, name);
      return `${path}: ${counted(rows, 'row')}, ${counted(bytes, 'byte')}\n`;
    })
    .join('');
}

/** Writes a range of rows as complete files. Reports every problem of the request before it writes the first byte. */
export async function rows(args: RowsArguments, context: Context): Promise<void> {
  const name = args.text('table');
  const out = outOf(args);
  const format = readFormat(args);
  const options = readFileOptions(args, format ?? impliedFormat(out));
  if (out === undefined && args.has('force')) {
    refuse('force', 'invalid-flag', '--force replaces files: it needs --out.');
  }
  if (out !== undefined && args.has('gzip')) await refuseTextEnding(out);
  if (out === undefined && format !== undefined && process.stdout.isTTY) refuseTerminal(format);
  const dataset = await openSchema(await schemaFileOf(args), context, {
    table: name,
    overrides: readOverrides(args),
    allowOutside: args.has('allow-outside'),
  });
  const source: Source = name === undefined ? dataset : dataset.table(name);
  const tables = name === undefined ? dataset.tables : [name];
  noteEmptyRange(
    tables.map((table) => dataset.table(table)),
    options,
    context,
  );
  const line = createProgressLine(process.stderr, { isHidden: out === undefined && process.stdout.isTTY });
  const shown = { ...options, onProgress: line.show };
  try {
    if (out === undefined) {
      await source[SEND](format ?? FORMAT_DEFAULT, shown, context.print);
      return;
    }
    const written: WriteOptions & WithinOption = {
      ...shown,
      ...(format && { format }),
      ...(context.within !== undefined && { [WITHIN]: context.within }),
      overwrite: args.has('force'),
    };
    const manifest = await context.interruptible((signal) => source.write(out, { ...written, signal }));
    line.end();
    await context.print(context.json ? jsonLines(manifest.files) : summaryOf(out, manifest));
  } catch (error) {
    throw refuseRows(error, { tables, format, out });
  } finally {
    line.end();
  }
}
