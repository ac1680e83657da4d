import type { Result } from '../../result.ts';
import { type LoadOrder, loadOrder } from '../../schema/load-order.ts';
import type { DatabaseTable } from './database-table.ts';
import { type ForeignLoadKey, loadKeys } from './load-keys.ts';
import type { LoadProblem } from './load-problem.ts';
import type { LoadTable } from './load-table.ts';
import { trialSteps } from './plan-trial.ts';
import { notOurs, referredFromOutside } from './refusals.ts';
import { type CopyStep, type LoadPlan, type LoadStep, TRANSACTION_ROWS } from './steps.ts';

export interface LoadChoices {
  /** Whether the rows of tables that have other rows are written behind those. */
  readonly append?: boolean;
  /** Whether tables that have other rows are emptied first, with the tables that refer to them. */
  readonly replace?: boolean;
}

/** The rows that a load writes of a table: from `from` to below `to`. */
interface Part {
  readonly table: LoadTable;
  readonly from: number;
  readonly to: number;
  /** The rows of the database before them. */
  readonly before: number;
}

const isOther = ({ existing }: LoadTable) => existing.count > 0 && !existing.areOurs;

/** The tables whose rows are deleted: those with other rows, and those that refer to such tables. */
function clearedTables(tables: readonly LoadTable[], keys: readonly ForeignLoadKey[]): readonly LoadTable[] {
  const cleared = new Set(tables.filter(isOther).map(({ name }) => name));
  // A set also gives the values that are added while it is walked.
  for (const name of cleared) for (const key of keys) if (key.parent === name) cleared.add(key.child);
  return tables.filter(({ name, existing }) => cleared.has(name) && existing.count > 0);
}

function partOf(table: LoadTable, isCleared: boolean): Part {
  const { existing, rowCount } = table;
  const before = isCleared ? 0 : existing.count;
  return { table, from: Math.min(rowCount, existing.areOurs ? before : 0), to: rowCount, before };
}

function copyOf({ table, from, to }: Part, nulled: readonly string[], isAlone: boolean): CopyStep {
  // Without a key, a part of the rows could not be told from other rows.
  const isSplit = isAlone && table.key.length > 0;
  const perTransaction = isSplit ? TRANSACTION_ROWS : Number.POSITIVE_INFINITY;
  return { kind: 'copy', table: table.name, from, to, nulled, perTransaction };
}

/** Successive tables whose rows are written in one transaction, because some wait for others of them. */
function groupsOf(order: readonly string[], keys: readonly ForeignLoadKey[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let end = -1;
  for (const [place, table] of order.entries()) {
    if (place > end) groups.push([]);
    groups.at(-1)?.push(table);
    const parents = keys.filter(({ child }) => child === table).map(({ parent }) => order.indexOf(parent));
    end = Math.max(end, place, ...parents);
  }
  return groups;
}

/**
 * Whether all rows are written in one transaction. Nobody knows what triggers refuse, so that a load into tables with triggers
 * is in the database as a whole or not at all, unless it is large.
 */
function isOneTransaction(parts: readonly Part[]): boolean {
  const rows = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return rows <= TRANSACTION_ROWS && parts.some(({ table }) => table.database.hasTriggers);
}

function verifyStep({ table, from, to, before }: Part): LoadStep {
  return { kind: 'verify', table: table.name, rows: before + to - from };
}

/** The steps that write the rows of all tables. */
function copySteps(parts: readonly Part[], order: LoadOrder<ForeignLoadKey>): readonly LoadStep[] {
  const written = new Map(parts.filter(({ from, to }) => from < to).map((part) => [part.table.name, part]));
  const waits = (key: ForeignLoadKey) => written.has(key.child) && written.has(key.parent);
  const nulled = order.nulled.filter(waits);
  const deferred = order.deferred.filter(waits);
  const names = order.tables.filter((name) => written.has(name));
  const isWhole = isOneTransaction([...written.values()]);
  const groups = isWhole ? [names] : groupsOf(names, [...nulled, ...deferred]);
  return groups.flatMap((group): readonly LoadStep[] => {
    const nulledIn = (name: string) => [
      ...new Set(nulled.filter(({ child }) => child === name).flatMap((key) => key.nulled)),
    ];
    const members = group.flatMap((name) => written.get(name) ?? []);
    const copies = members.map((part) => copyOf(part, nulledIn(part.table.name), members.length === 1));
    const connects = members.flatMap(({ table, from, to }): readonly LoadStep[] => {
      const columns = nulledIn(table.name);
      return columns.length > 0 ? [{ kind: 'connect', table: table.name, columns, from, to }] : [];
    });
    const isDeferred = deferred.some(({ child }) => group.includes(child));
    const steps = [...copies, ...connects];
    // A trigger can leave rows out.
    if (isWhole)
      return [{ kind: 'together', isDeferred, isWhole, steps: [...steps, ...members.map(verifyStep)] }];
    return members.length === 1 ? copies : [{ kind: 'together', isDeferred, steps }];
  });
}

function clearStep(
  cleared: readonly LoadTable[],
  keys: readonly ForeignLoadKey[],
  order: LoadOrder<ForeignLoadKey>,
): readonly LoadStep[] {
  if (cleared.length === 0) return [];
  const byName = new Map(cleared.map((table) => [table.name, table]));
  const own = keys.filter(({ child, parent }) => child === parent);
  const nulled = [...order.nulled, ...own].filter(({ child }) => byName.has(child));
  const tables = [...order.tables].reverse().flatMap((name) => {
    const table = byName.get(name);
    return table ? [{ table: name, rows: table.existing.count }] : [];
  });
  return [
    {
      kind: 'clear',
      tables,
      nulled: nulled.flatMap(({ child, nulled: columns }) =>
        columns.length > 0 ? [{ table: child, columns }] : [],
      ),
      isDeferred: order.deferred.some(({ child }) => byName.has(child)),
    },
  ];
}

function advanceSteps(tables: readonly LoadTable[]): readonly LoadStep[] {
  return tables.flatMap((table) =>
    table.columns.flatMap(({ name, database: { sequence } }): readonly LoadStep[] =>
      sequence === undefined ? [] : [{ kind: 'advance', table: table.name, column: name, sequence }],
    ),
  );
}

/**
 * Plans a load: which rows are deleted and written, in which order, and what follows. Or says why the rows cannot get into
 * these tables. Nothing is written before all problems are known.
 * @param databaseTables all tables of the database
 */
export function planLoad(
  tables: readonly LoadTable[],
  databaseTables: readonly DatabaseTable[],
  { append = false, replace = false }: LoadChoices,
): Result<LoadPlan, readonly LoadProblem[]> {
  const keys = loadKeys(tables);
  const order = loadOrder(
    tables.map(({ name }) => name),
    keys,
  );
  if (!order.ok) {
    const names = order.error.circle.map((name) => `“${name}”`);
    const message = `The tables ${names.join(' → ')} → ${names[0]} refer to each other in a circle. No row can be the first: make a key between them nullable or DEFERRABLE.`;
    return { ok: false, error: [{ code: 'circular-tables', message, table: order.error.circle[0] ?? '' }] };
  }
  const cleared = replace ? clearedTables(tables, keys) : [];
  const problems = [
    ...(append || replace ? [] : tables.filter(isOther).map(notOurs)),
    ...referredFromOutside(cleared, tables, databaseTables),
  ];
  if (problems.length > 0) return { ok: false, error: problems };
  const parts = tables.map((table) => partOf(table, cleared.includes(table)));
  const steps = [...clearStep(cleared, keys, order.value), ...copySteps(parts, order.value)];
  return {
    ok: true,
    value: {
      steps: [
        ...trialSteps(tables, databaseTables, keys, steps),
        ...steps,
        ...advanceSteps(tables),
        ...parts.map(verifyStep),
      ],
      rows: parts.reduce((sum, { from, to }) => sum + to - from, 0),
    },
  };
}
