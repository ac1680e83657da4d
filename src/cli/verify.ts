import { join } from 'node:path';
import { counted } from '../library/counted.ts';
import { MANIFEST_NAME } from '../library/own-names.ts';
import { readPlan } from '../library/shards/read-plan.ts';
import { type Verification, verifyPlan } from '../library/shards/verify-plan.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { CommandError } from './problem.ts';
import { createProgressLine } from './progress-line.ts';

function noteOf({ unfinished: { files, bytes, isRemoved } }: Verification): string | undefined {
  if (files === 0) return undefined;
  const found = `${counted(files, 'unfinished file')} with ${counted(bytes, 'byte')}`;
  return isRemoved
    ? `Removed ${found}.`
    : `Tasks that were killed, or that still run, have left ${found}. When no task runs, remove them with --clean.`;
}

/** Verifies the files of a plan. */
export async function verify(args: Arguments<'clean'>, context: Context): Promise<void> {
  const [directory = ''] = args.operands;
  const plan = await readPlan(directory);
  if (!plan.ok) throw new CommandError(plan.error);
  const line = createProgressLine(process.stderr, { isHidden: false });
  try {
    const verified = await verifyPlan(directory, plan.value, {
      clean: args.has('clean'),
      onProgress: line.show,
    });
    line.end();
    const { problems, again, files, unfinished } = verified;
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const isComplete = problems.length === 0;
    const note = noteOf(verified);
    if (note !== undefined) context.note(note);
    if (context.json) {
      const summary = { isComplete, again, files: files.length, rows, bytes, unfinished };
      await context.print(`${JSON.stringify(summary)}\n`);
    }
    if (!isComplete) throw new CommandError(problems);
    if (context.json) return;
    const sizes = [counted(files.length, 'file'), counted(rows, 'row'), counted(bytes, 'byte')];
    await context.print(`${join(directory, MANIFEST_NAME)}: ${sizes.join(', ')}. Nothing is missing.\n`);
  } finally {
    line.end();
  }
}
