import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { closest } from '../expression/closest.ts';
import type { Drafted } from '../importers/choose/choose-fields.ts';
import {
  type DialectName,
  dialectNames,
  isDialectName,
  isSourceKind,
  type SourceKind,
  sourceKinds,
} from '../importers/kinds.ts';
import { importDraft } from '../library/import-schema.ts';
import { writeTextFile } from '../library/output-file.ts';
import { schemaUrl } from '../library/schema-url.ts';
import { readSourceDirectory, type SourceDirectory } from '../library/source-directory.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import {
  type DatabaseFlag,
  type FilterFlag,
  filterOf,
  importDatabase,
  queryText,
} from './import-database.ts';
import { importNotices, importSentences, mergeLines } from './import-notices.ts';
import { jsonText } from './json-text.ts';
import { mergeInto } from './merge.ts';
import { refuseExisting, writeNewFile } from './new-file.ts';
import { refuse } from './problem.ts';
import { shownName, whyUnreadable } from './read-file.ts';

type SourceFlag = FilterFlag | 'kind' | 'dialect' | 'name' | 'rows' | 'no-values';
type ImportArguments = Arguments<DatabaseFlag | SourceFlag | 'merge' | 'out' | 'force' | 'report'>;

/** The name, in messages, of the SQL in which a database describes itself. */
const STRUCTURE = 'structure';

function readKind({ text }: Arguments<SourceFlag>): SourceKind | undefined {
  const kind = text('kind');
  if (kind === undefined || isSourceKind(kind)) return kind;
  const kinds = Object.keys(sourceKinds);
  const suggestion = closest(kind, kinds);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return refuse(
    'kind',
    'invalid-flag',
    `There is no kind “${kind}”.${hint} The kinds are ${kinds.join(', ')}.`,
  );
}

function readDialect({ text }: Arguments<SourceFlag>): DialectName | undefined {
  const dialect = text('dialect');
  if (dialect === undefined || isDialectName(dialect)) return dialect;
  const dialects = Object.keys(dialectNames);
  const suggestion = closest(dialect, dialects);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return refuse(
    'dialect',
    'invalid-flag',
    `There is no dialect “${dialect}”.${hint} The dialects are ${dialects.join(', ')}.`,
  );
}

async function* readParts(file: string): AsyncGenerator<Uint8Array, undefined> {
  if (file === '-' && process.stdin.isTTY) {
    process.stderr.write('Type or paste a source, and end it with Ctrl+D on a line of its own.\n');
  }
  try {
    const parts: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file);
    yield* parts;
  } catch (error) {
    return refuse('', 'unreadable-file', await whyUnreadable(file, error, 'a file with a source'));
  }
}

/** The files of SQL in a directory. Undefined if the source is no directory. */
async function readDirectory(path: string): Promise<SourceDirectory | undefined> {
  const isDirectory = path !== '-' && (await stat(path).catch(() => undefined))?.isDirectory() === true;
  if (!isDirectory) return undefined;
  const directory = await readSourceDirectory(path).catch(async (error: unknown) =>
    refuse('', 'unreadable-file', await whyUnreadable(path, error, 'a file with a source')),
  );
  if (directory.files.length > 0) return directory;
  const [first] = directory.skipped;
  const why = first ? ` ${first.place.file}: ${first.reason}` : '';
  return refuse('', 'no-tables', `There is no file of SQL in the directory “${path}”.${why}`);
}

/** Makes a schema of a source: SQL, sample rows, JSON Schema or OpenAPI, or of a database. */
export async function importSource(args: ImportArguments, context: Context): Promise<void> {
  if (args.has('print-query')) return context.print(queryText(args));
  const [file] = args.operands;
  if (file === undefined) {
    return refuse(
      '',
      'missing-argument',
      'Name the file of a source, or - for standard input, or the URL of a database.',
    );
  }
  if (file === '-' && args.text('merge') === '-')
    refuse('merge', 'invalid-flag', 'Only one of the source and --merge can be - for standard input.');
  await refuseOut(args);
  const database = await importDatabase(file, args);
  if (database) return printImported(database, STRUCTURE, args, context);
  return printImported(await importFile(file, args), shownName(file), args, context);
}

/**
 * Makes a schema of a file, of a directory, or of standard input for `-`.
 * @param source the text of the source, if it is no file
 */
export async function importFile(
  file: string,
  args: Arguments<SourceFlag>,
  source?: string,
): Promise<Drafted> {
  const kind = readKind(args);
  const dialect = readDialect(args);
  const rows = args.count('rows', 'a number of rows');
  const name = args.text('name');
  const directory = await readDirectory(file);
  const imported = await importDraft(source ?? directory?.files ?? readParts(file), {
    ...(kind === undefined ? {} : { kind }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(file === '-' || directory ? {} : { fileName: file }),
    ...(name === undefined ? {} : { name }),
    ...(rows === undefined ? {} : { rows }),
    ...filterOf(args),
    ...(args.has('no-values') ? { values: false } : {}),
  });
  const { report } = imported;
  return { ...imported, report: { ...report, skipped: [...(directory?.skipped ?? []), ...report.skipped] } };
}

/** The path of `--out`; undefined for standard output. */
function outOf({ text }: ImportArguments): string | undefined {
  const out = text('out');
  return out === '-' ? undefined : out;
}

/** Refuses flags that do not fit, and a file that exists, before the source is read. */
async function refuseOut(args: ImportArguments): Promise<void> {
  const out = outOf(args);
  if (out !== undefined) return refuseExisting(out, args.has('force'));
  if (args.has('force')) refuse('force', 'invalid-flag', '--force replaces a file: it needs --out.');
}

/** @param source what messages call the source */
async function printImported(
  imported: Drafted,
  source: string,
  args: ImportArguments,
  context: Context,
): Promise<void> {
  const file = args.text('merge');
  const merged = file === undefined ? undefined : await mergeInto(file, imported, context);
  const { schema, report } = merged ?? imported;
  const reportFile = args.text('report');
  const reportText = `${JSON.stringify(report, null, 2)}\n`;
  if (reportFile !== undefined && reportFile !== '-') await writeTextFile(reportFile, reportText);
  const notices = [
    ...(context.json ? importNotices : importSentences)(report, source),
    ...mergeLines(merged?.notices ?? [], context),
  ];
  process.stderr.write(notices.map((line) => `${line}\n`).join(''));
  const out = outOf(args);
  if (out !== undefined) {
    const located = { ...schema, $schema: schemaUrl(dirname(resolve(out))) };
    await writeNewFile(out, `${jsonText(located)}\n`, args.has('force'));
  }
  if (reportFile === '-') await context.print(reportText);
  else if (out === undefined) await context.print(`${jsonText(schema)}\n`);
}
