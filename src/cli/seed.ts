import { openSource } from '../library/engine.ts';
import { writeTextFile } from '../library/output-file.ts';
import { readDatabase } from '../library/read-database.ts';
import { withOverrides } from '../schema/overrides.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { importNotices, importSentences } from './import-notices.ts';
import { jsonText } from './json-text.ts';
import { type LoadFlag, loadInto, readLoadOptions } from './load.ts';
import { readOverrides } from './overrides.ts';
import { CommandError } from './problem.ts';

type SeedFlag = LoadFlag | 'save' | 'schemas' | 'tables' | 'exclude';

const HERE = { directory: '.' };

/** Names with commas between them. Undefined without the flag. */
function names({ text }: Arguments<SeedFlag>, flag: SeedFlag): readonly string[] | undefined {
  return text(flag)
    ?.split(',')
    .map((name) => name.trim());
}

/** Fills a database from its own structure: reads its tables, chooses fields, and loads the rows. */
export async function seed(args: Arguments<SeedFlag>, context: Context): Promise<void> {
  const [url = ''] = args.operands;
  const options = readLoadOptions(args);
  // The import knows which tables cannot have so many rows.
  const { allRows, ...overrides } = readOverrides(args);
  const [schemas, tables, exclude] = [names(args, 'schemas'), names(args, 'tables'), names(args, 'exclude')];
  const read = await readDatabase(url, {
    ...(options.allowedHosts && { allowedHosts: options.allowedHosts }),
    ...(schemas && { schemas }),
    ...(tables && { tables }),
    ...(exclude && { exclude }),
    ...(allRows === undefined ? {} : { rows: allRows }),
  });
  if (!read.ok) throw new CommandError(read.error);
  const { schema, report } = read.value;
  const notices = context.json ? importNotices(report) : importSentences(report, 'the database');
  process.stderr.write(notices.map((line) => `${line}\n`).join(''));
  const changed = withOverrides(schema, overrides);
  if (!changed.ok) throw new CommandError(changed.error);
  const save = args.text('save');
  if (save !== undefined) await writeTextFile(save, `${jsonText(changed.value)}\n`);
  const opened = await openSource(changed.value, HERE);
  if (!opened.ok) throw new CommandError(opened.error);
  await loadInto(opened.value, url, options, context);
}
