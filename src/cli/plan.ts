import { dirname, join, relative, resolve, sep } from 'node:path';
import { formats } from '../formats/formats.ts';
import { counted } from '../library/counted.ts';
import { withFiles } from '../library/given-files.ts';
import { openDocument } from '../library/open-document.ts';
import { PLAN_NAME, SHARDS_MAX } from '../library/shards/names.ts';
import { makePlan, type Plan } from '../library/shards/plan.ts';
import { savePlan } from '../library/shards/save-plan.ts';
import { withOverrides } from '../schema/overrides.ts';
import type { Arguments } from './arguments.ts';
import { readFormat } from './choice-flags.ts';
import type { Context } from './context.ts';
import { type OptionFlag, readOptionFlags } from './option-flags.ts';
import { type OverrideFlag, readOverrides } from './overrides.ts';
import { CommandError, refuse } from './problem.ts';
import { readSchema } from './read-schema.ts';
import { schemaFileOf } from './schema-file.ts';

type PlanArguments = Arguments<
  OptionFlag | OverrideFlag | 'allow-outside' | 'shards' | 'format' | 'gzip' | 'out'
>;

function readShardCount({ count }: PlanArguments): number {
  const what = `a number of shards from 1 to ${SHARDS_MAX.toLocaleString('en-US')}`;
  const shards = count('shards', what);
  if (shards === undefined) return refuse('shards', 'missing-argument', `Say ${what} after --shards.`);
  if (shards >= 1 && shards <= SHARDS_MAX) return shards;
  return refuse('shards', 'invalid-flag', `--shards must be ${what}, not ${shards}.`);
}

function summaryOf(path: string, { shards, tables }: Plan, isNew: boolean): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = `${counted(shards.length, 'shard')} of ${counted(tables.length, 'table')} with ${counted(rows, 'row')}`;
  return `${path}: ${size}${isNew ? '' : '. It was there already'}.\n`;
}

/** Plans shards. */
export async function plan(args: PlanArguments, context: Context): Promise<void> {
  const shardCount = readShardCount(args);
  const format = readFormat(args);
  if (format === undefined) {
    const known = Object.keys(formats).join(', ');
    return refuse('format', 'missing-argument', `Name a format after --format: ${known}.`);
  }
  const directory = args.text('out');
  if (directory === undefined) {
    return refuse('out', 'missing-argument', 'Name the directory of the plan after --out.');
  }
  if (directory === '-') {
    return refuse('out', 'invalid-flag', 'A plan is a directory, and --out - is standard output.');
  }
  const file = await schemaFileOf(args);
  const document = await readSchema(file, context);
  const changed = withOverrides(document.source, readOverrides(args));
  if (!changed.ok) throw new CommandError(changed.error);
  const folder = file === '-' ? '.' : dirname(file);
  const whole = await withFiles(changed.value, {
    directory: folder,
    allowOutside: args.has('allow-outside'),
  });
  if (!whole.ok) throw new CommandError(whole.error, document);
  const opened = await openDocument(whole.value);
  if (!opened.ok) throw new CommandError(opened.error, document);
  const options = readOptionFlags(args, `the format ${format}`, formats[format].options);
  const pathOf = (name: string) => relative(directory, resolve(folder, name)).replaceAll(sep, '/');
  const planned = makePlan(opened.value, { format, options, gzip: args.has('gzip'), shardCount, pathOf });
  if (!planned.ok) throw new CommandError(planned.error);
  const saved = await savePlan(directory, planned.value);
  if (!saved.ok) throw new CommandError(saved.error);
  const path = join(directory, PLAN_NAME);
  const { id, shards, tables } = planned.value;
  await context.print(
    context.json
      ? `${JSON.stringify({ plan: path, id, shards: shards.length, tables: tables.map(({ name, rows, folder }) => ({ name, rows, folder })) })}\n`
      : summaryOf(path, planned.value, saved.value),
  );
}
