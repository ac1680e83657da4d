import { counted } from '../library/counted.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { openSchema } from './open-schema.ts';

/** Checks a schema. */
export async function check({ operands: [file = '-'] }: Arguments<never>, context: Context): Promise<void> {
  const {
    schema: { tables },
  } = await openSchema(file, context);
  if (context.json) return;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await context.print(`No problems in ${counted(tables.length, 'table')} with ${counted(rows, 'row')}.\n`);
}
