import type { DatabaseTable } from './database-table.ts';
import type { ForeignLoadKey } from './load-keys.ts';
import type { LoadTable } from './load-table.ts';
import { type ClearStep, copiesOf, type LoadStep, TRIAL_ROWS_MAX, type TrialStep } from './steps.ts';

/** Whether the references of the schema lead to each row that a key of the database names. */
function areKeysReferences(table: LoadTable, tables: readonly LoadTable[]): boolean {
  const byId = new Map(tables.map(({ name, database }) => [database.id, name]));
  return table.database.foreignKeys.every((key) => {
    const parent = byId.get(key.table);
    const columns = table.columns.filter(({ database }) => key.columns.includes(database.name));
    if (parent === undefined || columns.length < key.columns.length) return true;
    return columns.some(({ name }) => table.refersTo.get(name)?.includes(parent));
  });
}

/** Whether a transaction can take back all that changes with rows of a table. Nobody knows to which tables triggers write. */
function canBeTakenBack({ database }: LoadTable, databaseTables: readonly DatabaseTable[]): boolean {
  return database.hasTriggers
    ? databaseTables.every(({ isTransactional }) => isTransactional)
    : database.isTransactional;
}

/** Whether the first rows of a table can be written and taken back, and the next rows get the same numbers of counters. */
function canBeTried(
  table: LoadTable,
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
): boolean {
  const { database, columns } = table;
  const written = new Set(columns.map((column) => column.database.name));
  const takesNumbers = database.columns.some(({ name, isCounted }) => isCounted && !written.has(name));
  return canBeTakenBack(table, databaseTables) && !takesNumbers && areKeysReferences(table, tables);
}

/** The tables that cannot be tried, with those that refer to them. */
function untriedTables(
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
  keys: readonly ForeignLoadKey[],
): ReadonlySet<string> {
  const untried = new Set(
    tables.filter((table) => !canBeTried(table, tables, databaseTables)).map(({ name }) => name),
  );
  // A set also gives the values that are added while it is walked.
  for (const name of untried) for (const key of keys) if (key.parent === name) untried.add(key.child);
  return untried;
}

/** Whether rows can be deleted and taken back at little cost. */
function canBeDeleted(
  { tables: cleared }: ClearStep,
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
): boolean {
  const names = cleared.map(({ table }) => table);
  const rows = cleared.reduce((sum, table) => sum + table.rows, 0);
  return (
    rows <= TRIAL_ROWS_MAX.deleted &&
    tables.every((table) => !names.includes(table.name) || canBeTakenBack(table, databaseTables))
  );
}

/**
 * Plans the trial of a load: one step, or none if no table can be tried, or if too many rows are deleted before.
 * @param steps the steps that delete and write rows
 */
export function trialSteps(
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
  keys: readonly ForeignLoadKey[],
  steps: readonly LoadStep[],
): readonly TrialStep[] {
  const copies = copiesOf(steps);
  const clear = steps.find((step) => step.kind === 'clear');
  const written = tables.filter(({ name }) => copies.some(({ table }) => table === name));
  const untried = untriedTables(written, databaseTables, keys);
  const tried = copies.filter(({ table }) => !untried.has(table));
  const isDeletable = clear === undefined || canBeDeleted(clear, tables, databaseTables);
  if (tried.length === 0 || !isDeletable) return [];
  return [
    {
      kind: 'trial',
      ...(clear && { clear }),
      isDeferred: steps.some((step) => step.kind !== 'copy' && 'isDeferred' in step && step.isDeferred),
      tables: tried.map(({ table, from, to, nulled }) => ({ table, from, to, nulled })),
      leftOut: [...untried],
    },
  ];
}
