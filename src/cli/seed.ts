import type { ImportReport } from '../importers/report.ts';
import { writeTextFile } from '../library/output-file.ts';
import { readDatabase } from '../library/read-database.ts';
import { withOverrides } from '../schema/overrides.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { type FilterFlag, filterOf } from './import-database.ts';
import { importNotices, importSentences } from './import-notices.ts';
import { jsonText } from './json-text.ts';
import { type LoadFlag, readLoadOptions } from './load.ts';
import { loadFitting } from './load-fitting.ts';
import { readOverrides } from './overrides.ts';
import { CommandError } from './problem.ts';

type SeedFlag = LoadFlag | FilterFlag | 'save';

/** Tables to which others refer and that the import left out. Their rows are parents, as those of kept tables are. */
function leftOutParents({ tables }: Pick<ImportReport, 'tables'>): readonly string[] {
  return tables.filter(({ isMadeForKeys }) => isMadeForKeys).map(({ name }) => name);
}

/** Fills a database from its own structure: reads its tables, chooses fields, and loads the rows. */
export async function seed(args: Arguments<SeedFlag>, context: Context): Promise<void> {
  const [url = ''] = args.operands;
  const options = readLoadOptions(args);
  // The import knows which tables cannot have so many rows.
  const { allRows, ...overrides } = readOverrides(args);
  const { schema, report } = await readDatabase(url, {
    ...filterOf(args),
    ...(options.allowedHosts && { allowedHosts: options.allowedHosts }),
    ...(allRows === undefined ? {} : { rows: allRows }),
  });
  const notices = context.json ? importNotices(report) : importSentences(report, 'the database');
  process.stderr.write(notices.map((line) => `${line}\n`).join(''));
  const changed = withOverrides(schema, overrides);
  if (!changed.ok) throw new CommandError(changed.error);
  const save = args.text('save');
  if (save !== undefined) await writeTextFile(save, `${jsonText(changed.value)}\n`);
  const keep = [...new Set([...(options.keep ?? []), ...leftOutParents(report)])];
  await loadFitting(changed.value, url, { ...options, keep }, context);
}
