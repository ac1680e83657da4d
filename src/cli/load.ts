import { counted } from '../library/counted.ts';
import type { LoadOptions, LoadReport } from '../library/load/load-options.ts';
import type { SendingDataset } from '../library/send-file.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { namesIn } from './import-database.ts';
import { openSchema } from './open-schema.ts';
import { type OverrideFlag, readOverrides } from './overrides.ts';
import { refuse } from './problem.ts';
import { createProgressLine } from './progress-line.ts';

export type LoadFlag = OverrideFlag | 'dry-run' | 'keep' | 'append' | 'replace' | 'host-ok' | 'workers';

/** Reads the flags of a load. */
export function readLoadOptions(args: Arguments<LoadFlag>): LoadOptions {
  if (args.has('append') && args.has('replace')) {
    refuse('replace', 'invalid-flag', '--append keeps rows that --replace deletes. Choose one of them.');
  }
  const workers = args.count('workers', 'a number of threads, at least 1');
  return {
    keep: namesIn(args.text('keep')) ?? [],
    append: args.has('append'),
    replace: args.has('replace'),
    dryRun: args.has('dry-run'),
    allowedHosts: namesIn(args.text('host-ok')) ?? [],
    ...(workers === undefined ? {} : { workers }),
  };
}

function summaryOf({ rows, steps }: LoadReport, isDryRun: boolean): string {
  if (isDryRun) return steps.map((sentence) => `${sentence}\n`).join('');
  if (rows === 0) return 'Nothing to write: the rows are in the database already.\n';
  return `${counted(rows, 'row')} written.\n`;
}

/** Loads a dataset with a progress line, and a line for each table that is done. */
export async function loadInto(
  dataset: SendingDataset,
  url: string,
  options: LoadOptions,
  context: Context,
): Promise<void> {
  const line = createProgressLine(process.stderr, { isHidden: false });
  try {
    const report = await context.interruptible((signal) =>
      dataset.load(url, {
        ...options,
        signal,
        onProgress: ({ table, ...rows }) => line.show({ file: table, bytes: 0, ...rows }),
        onDelete: (table, rows) => context.note(`${table}: ${counted(rows, 'row')} deleted`),
        onTable(table, rows) {
          line.end();
          context.note(`${table}: ${counted(rows, 'row')}`);
        },
      }),
    );
    line.end();
    await context.print(
      context.json ? `${JSON.stringify(report)}\n` : summaryOf(report, options.dryRun === true),
    );
  } finally {
    line.end();
  }
}

/** Loads the rows of a schema into a database. */
export async function load(
  args: Arguments<LoadFlag | 'allow-outside' | 'create'>,
  context: Context,
): Promise<void> {
  const [file = '-', url = ''] = args.operands;
  const options = { ...readLoadOptions(args), create: args.has('create') };
  const dataset = await openSchema(file, context, {
    allowOutside: args.has('allow-outside'),
    overrides: readOverrides(args),
  });
  await loadInto(dataset, url, options, context);
}
