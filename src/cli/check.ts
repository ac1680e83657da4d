import { dirname } from 'node:path';
import { counted } from '../library/counted.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { openSchema } from './open-schema.ts';
import { refuse } from './problem.ts';

/** Checks a schema, after fixing it if that is asked for. */
export async function check(
  { operands: [file = '-'], has }: Arguments<'fix' | 'allow-outside'>,
  context: Context,
): Promise<void> {
  const allowOutside = has('allow-outside');
  if (has('fix')) {
    if (file === '-') refuse('fix', 'invalid-flag', 'Name the file that --fix changes: - is standard input.');
    const { fixSchema } = await import('./fix-schema.ts');
    await fixSchema(file, { directory: dirname(file), allowOutside }, context);
  }
  const {
    schema: { tables },
  } = await openSchema(file, context, { allowOutside });
  if (context.json) return;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await context.print(`No problems in ${counted(tables.length, 'table')} with ${counted(rows, 'row')}.\n`);
}
