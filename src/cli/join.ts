import { joinTable } from '../library/shards/join-table.ts';
import type { Plan, PlannedTable } from '../library/shards/plan.ts';
import { readPlan } from '../library/shards/read-plan.ts';
import { unknownName } from '../schema/problems.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { CommandError, refuse } from './problem.ts';

function chooseTable({ tables }: Plan, name: string | undefined): PlannedTable {
  const [first] = tables;
  const names = tables.map((table) => table.name);
  const list = names.map((known) => `“${known}”`).join(', ');
  if (name === undefined) {
    if (first && tables.length === 1) return first;
    return refuse('table', 'missing-argument', `Name a table after --table: ${list}.`);
  }
  const table = tables.find((known) => known.name === name);
  if (table) return table;
  const message = `There is no table “${name}”. The tables are ${list}.`;
  throw new CommandError([unknownName(['table'], 'unknown-table', message, name, names)]);
}

/** Prints a table of a plan as one file. */
export async function join(args: Arguments<'table'>, context: Context): Promise<void> {
  const [directory = ''] = args.operands;
  const plan = await readPlan(directory);
  if (!plan.ok) throw new CommandError(plan.error);
  const table = chooseTable(plan.value, args.text('table'));
  const joined = await joinTable(directory, plan.value, table, context.print);
  if (!joined.ok) throw new CommandError(joined.error);
}
