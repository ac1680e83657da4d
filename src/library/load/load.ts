import { availableParallelism } from 'node:os';
import { connect } from '../../databases/connect.ts';
import type { DatabaseTable } from '../../databases/load/database-table.ts';
import { describePlan } from '../../databases/load/describe-plan.ts';
import { readExistingRows } from '../../databases/load/existing-rows.ts';
import { type KeptColumn, readKeptRows } from '../../databases/load/kept-rows.ts';
import type { LoadTable } from '../../databases/load/load-table.ts';
import { type MatchedTable, matchTables, type SourceTable } from '../../databases/load/match-tables.ts';
import { planLoad } from '../../databases/load/plan-load.ts';
import { prepareSession } from '../../databases/load/prepare-session.ts';
import { readTables } from '../../databases/load/read-tables.ts';
import { valuesTaken } from '../../databases/load/refusals.ts';
import type { RowSource } from '../../databases/load/row-source.ts';
import { runLoad } from '../../databases/load/run-load.ts';
import { copiesOf, type LoadPlan } from '../../databases/load/steps.ts';
import { readTakenValues, type TakenValues } from '../../databases/load/taken-values.ts';
import { type DatabaseError, type Session, SessionError } from '../../databases/session.ts';
import type { Schema } from '../../schema/schema.ts';
import type { RequestProblem } from '../api.ts';
import { okValue, RowloomError } from '../errors.ts';
import { engineFor, type OpenedDocument, openDocument } from '../open-document.ts';
import { unknownTable } from '../plan-request.ts';
import { withAppendedTables } from './appended-tables.ts';
import { checkLoadRequest } from './check-request.ts';
import { createAllTables, describeCreation, lacksTables } from './create-tables.ts';
import { tablesWithGrowingKeys, withGrownTables } from './grown-tables.ts';
import { referencesToNothing, withKeptTables } from './kept-tables.ts';
import type { LoadOptions, LoadReport } from './load-options.ts';
import { ROUNDS_MAX, withOtherValues } from './other-values.ts';
import { NUMBER, withNumbers } from './parent-rows.ts';
import { type ArrayTypes, createRowSource } from './row-source.ts';
import { sourceTables } from './source-tables.ts';
import { structureRefusals } from './structure-refusals.ts';

/** Advice about a load that was cut off. */
const ADVICE: Partial<Record<DatabaseError['code'], string>> = {
  'connection-lost': ' Run the same command again: it goes on behind the rows that are in the database.',
  'database-full': ' Make room, and run the same command again: it goes on behind the rows that are there.',
};

function withAdvice({ code, message }: DatabaseError): Pick<DatabaseError, 'code' | 'message'> {
  return { code, message: message + (ADVICE[code] ?? '') };
}

/** Problems of a load or of a session as problems of the request. */
function problemsOf(
  problems: readonly Pick<RequestProblem, 'code' | 'message'>[],
): readonly RequestProblem[] {
  return problems.map(({ code, message }) => ({ path: [], code, message }));
}

function matched(tables: readonly SourceTable[], databaseTables: readonly DatabaseTable[], purpose?: 'read') {
  const match = matchTables(tables, databaseTables, purpose);
  if (!match.ok) throw new RowloomError(problemsOf(match.error));
  return match.value;
}

function arrayTypesOf(tables: readonly MatchedTable[]): ArrayTypes {
  return new Map(
    tables.map(({ name, columns }) => {
      const arrays = columns.filter(({ database }) => database.type.endsWith('[]'));
      return [name, new Map(arrays.map((column) => [column.name, column.database.type]))];
    }),
  );
}

async function sourceOf(
  schema: Schema,
  tables: readonly MatchedTable[],
  workers?: number,
): Promise<RowSource> {
  return createRowSource(await engineFor(schema), schema, {
    arrayTypes: arrayTypesOf(tables),
    workers: workers ?? availableParallelism(),
  });
}

/** Reads the rows of tables that are kept, and opens the schema with them. */
async function withKept(
  session: Session,
  opened: OpenedDocument,
  databaseTables: readonly DatabaseTable[],
  keep: readonly string[],
): Promise<OpenedDocument> {
  if (keep.length === 0) return opened;
  const names = opened.schema.tables.map(({ name }) => name);
  const unknown = keep.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new RowloomError(unknown.map((name) => ({ ...unknownTable(name, names), path: ['keep'] })));
  const tables = matched(
    sourceTables(opened).filter(({ name }) => keep.includes(name)),
    databaseTables,
    'read',
  );
  const kept = new Map<string, readonly KeptColumn[]>();
  for (const table of tables) {
    const columns = opened.dataset.table(table.name)?.columns ?? [];
    const typeOf = (name: string) => columns.find((column) => column.name === name)?.type ?? 'text';
    kept.set(table.name, await readKeptRows(session, table, typeOf));
  }
  const problems = referencesToNothing(opened.schema, kept);
  if (problems.length > 0) throw new RowloomError(problems);
  return okValue(await openDocument(withKeptTables(opened.schema, kept)));
}

async function withExisting(
  session: Session,
  source: RowSource,
  tables: readonly MatchedTable[],
): Promise<readonly LoadTable[]> {
  const existing: LoadTable[] = [];
  const hasTriggers = tables.some(({ database }) => database.hasTriggers);
  for (const table of tables)
    existing.push({ ...table, existing: await readExistingRows(session, source, table, hasTriggers) });
  return existing;
}

/** The unique values of rows to append that rows of the database have. */
async function readTaken(
  session: Session,
  schema: Schema,
  appended: readonly LoadTable[],
  matches: readonly MatchedTable[],
): Promise<readonly TakenValues[]> {
  if (appended.length === 0) return [];
  const source = await sourceOf(withNumbers(schema), matches);
  const taken: TakenValues[] = [];
  for (const table of appended) taken.push(...(await readTakenValues(session, source, table, NUMBER)));
  await source.close();
  return taken;
}

/**
 * A document whose unique values no row of the database has. It is the same for the same rows in the database.
 * @param rounds the rounds of other values with which tables begin, by their names
 * @throws {RowloomError} if values are taken in each round
 */
async function withoutTakenValues(
  schema: Schema,
  takenIn: (schema: Schema) => Promise<readonly TakenValues[]>,
  rounds: ReadonlyMap<string, number> = new Map(),
): Promise<OpenedDocument> {
  const next = new Map(rounds);
  for (;;) {
    const free = okValue(await openDocument(withOtherValues(schema, next)));
    const taken = await takenIn(free.schema);
    if (taken.length === 0) return free;
    for (const name of new Set(taken.map(({ table }) => table.name)))
      next.set(name, (next.get(name) ?? 0) + 1);
    const isLast = [...next.values()].some((round) => round > ROUNDS_MAX);
    if (isLast) throw new RowloomError(problemsOf(taken.map(valuesTaken)));
  }
}

interface Prepared {
  readonly plan: LoadPlan;
  readonly tables: readonly LoadTable[];
  readonly source: RowSource;
}

/** Compares the schema with the database, and plans what to do. Writes nothing but temporary tables. */
async function prepare(session: Session, given: OpenedDocument, options: LoadOptions): Promise<Prepared> {
  const { keep = [], append = false, replace = false, workers } = options;
  const databaseTables = await readTables(session);
  const opened = await withKept(session, given, databaseTables, keep);
  const matches = matched(sourceTables(opened), databaseTables);
  const source = await sourceOf(opened.schema, matches, workers);
  const sourceWith = (schema: Schema) => sourceOf(schema, matches, workers);
  const existing = await withExisting(session, source, matches);
  const { tables, rounds } = await withGrownTables(session, opened.schema, existing, sourceWith);
  const planned = planLoad(tables, databaseTables, { append, replace });
  if (!planned.ok) throw new RowloomError(problemsOf(planned.error));
  const plan = planned.value;
  const refused = await structureRefusals(
    session,
    opened.schema,
    copiesOf(plan.steps).map(({ table }) => table),
  );
  if (refused.length > 0) throw new RowloomError(problemsOf(refused));
  const growing = tablesWithGrowingKeys(tables).filter(({ name }) => !rounds.has(name));
  const appended = append
    ? tables.filter((table) => table.existing.count > 0 && !table.existing.areOurs)
    : [];
  if (growing.length === 0 && appended.length === 0 && rounds.size === 0) return { plan, tables, source };
  await source.close();
  const behind = okValue(await openDocument(await withAppendedTables(session, opened.schema, appended)));
  const { schema } = await withoutTakenValues(
    behind.schema,
    (changed) => readTaken(session, changed, [...growing, ...appended], matches),
    rounds,
  );
  return { plan, tables, source: await sourceWith(schema) };
}

async function loadBy(session: Session, opened: OpenedDocument, options: LoadOptions): Promise<LoadReport> {
  const { signal, onProgress, onTable, onDelete } = options;
  if (options.create && (await lacksTables(session, opened.schema))) {
    if (options.dryRun) return { rows: 0, steps: describeCreation(opened.schema) };
    await createAllTables(session, opened);
  }
  await prepareSession(session);
  const { plan, tables, source } = await prepare(session, opened, options);
  const steps = describePlan(plan);
  if (options.dryRun) return { rows: 0, steps };
  try {
    await runLoad(plan, { session, source, tables, signal, onProgress, onTable, onDelete });
  } finally {
    await source.close();
  }
  return { rows: plan.rows, steps };
}

/**
 * Loads the rows of a checked schema into the tables of a database.
 * @param url `postgres:`, `mysql:` or `sqlite:`
 * @throws {RowloomError} with the codes of sessions and loads, or the signal's reason
 */
export async function loadDataset(
  opened: OpenedDocument,
  url: string,
  options: LoadOptions,
): Promise<LoadReport> {
  checkLoadRequest(url, options);
  options.signal?.throwIfAborted();
  const { allowedHosts = [], create = false } = options;
  const connected = await connect(url, { environment: process.env, allowedHosts, create });
  if (!connected.ok) throw new RowloomError(problemsOf([connected.error]));
  const session = connected.value;
  try {
    return await loadBy(session, opened, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof SessionError)
      throw new RowloomError(problemsOf([withAdvice(error.error)]), { cause: error });
    throw error;
  } finally {
    await session.close();
  }
}
