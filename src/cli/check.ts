import { dirname } from 'node:path';
import { counted } from '../library/counted.ts';
import type { Schema } from '../schema/schema.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { openSchema } from './open-schema.ts';
import { refuse } from './problem.ts';
import { schemaFileOf } from './schema-file.ts';

/** Checks a schema, after fixing it if that is asked for. */
export async function check(
  { operands, has }: Arguments<'fix' | 'allow-outside'>,
  context: Context,
): Promise<void> {
  const file = await schemaFileOf({ operands });
  const allowOutside = has('allow-outside');
  if (has('fix')) {
    if (file === '-') refuse('fix', 'invalid-flag', 'Name the file that --fix changes: - is standard input.');
    const { fixSchema } = await import('./fix-schema.ts');
    await fixSchema(file, { directory: dirname(file), allowOutside }, context);
  }
  const { schema } = await openSchema(file, context, { allowOutside });
  if (context.json) return;
  const rows = schema.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = `${counted(schema.tables.length, 'table')} with ${counted(rows, 'row')}`;
  await context.print(`No problems in ${size}.\n${(await emptyColumns(schema)).join('')}`);
}

/** A line for each column that is empty in rows of a locale, with the reason. */
async function emptyColumns(schema: Schema): Promise<readonly string[]> {
  const { engineFor } = await import('../library/open-document.ts');
  const lacks = (await engineFor(schema)).lacksOf(schema);
  return lacks.map(
    ({ table, column, locale, reason }) => `${table}.${column} is empty in rows of ${locale}: ${reason}\n`,
  );
}
