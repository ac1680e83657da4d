import { createReadStream } from 'node:fs';
import { closest } from '../expression/closest.ts';
import { isSourceKind } from '../importers/detect.ts';
import { type SourceKind, sourceKinds } from '../importers/kinds.ts';
import { importSchema } from '../library/import-schema.ts';
import { writeTextFile } from '../library/output-file.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { importNotices, importSentences } from './import-notices.ts';
import { jsonText } from './json-text.ts';
import { CommandError, refuse } from './problem.ts';
import { shownName, whyUnreadable } from './read-file.ts';

type ImportArguments = Arguments<'kind' | 'name' | 'rows' | 'report'>;

function readKind({ text }: ImportArguments): SourceKind | undefined {
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

/** Makes a schema of a source: SQL, sample rows, JSON Schema or OpenAPI. */
export async function importSource(args: ImportArguments, context: Context): Promise<void> {
  const [file = '-'] = args.operands;
  const kind = readKind(args);
  const rows = args.count('rows', 'a number of rows');
  const name = args.text('name');
  const imported = await importSchema(readParts(file), {
    ...(kind === undefined ? {} : { kind }),
    ...(file === '-' ? {} : { fileName: file }),
    ...(name === undefined ? {} : { name }),
    ...(rows === undefined ? {} : { rows }),
  });
  if (!imported.ok) throw new CommandError(imported.error);
  const { schema, report } = imported.value;
  const reportFile = args.text('report');
  const reportText = `${JSON.stringify(report, null, 2)}\n`;
  if (reportFile !== undefined && reportFile !== '-') await writeTextFile(reportFile, reportText);
  const notices = context.json ? importNotices(report) : importSentences(report, shownName(file));
  process.stderr.write(notices.map((line) => `${line}\n`).join(''));
  await context.print(reportFile === '-' ? reportText : `${jsonText(schema)}\n`);
}
