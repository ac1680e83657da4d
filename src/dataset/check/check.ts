import type { Result } from '../../result.ts';
import { chainsOf, unchainable } from '../../schema/chains.ts';
import { aggregatesReadBy } from '../../schema/column-reads.ts';
import { columnGraph } from '../../schema/dependencies.ts';
import { orderOf } from '../../schema/graph.ts';
import { type ReadSchema, readSchema } from '../../schema/parse.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';
import { valueTypesOf } from '../../schema/value-types.ts';
import { outcomesOf } from '../analyze.ts';
import type { DocumentEngine } from '../table-engines.ts';
import { checkAutoIncrement } from './auto-increment.ts';
import { addCircle, checkColumns } from './columns.ts';
import { CheckContext } from './context.ts';
import { checkEntities } from './entities.ts';
import { withApplicableFix } from './fixes.ts';
import { checkHidden } from './hidden.ts';
import { checkKeys } from './keys.ts';
import { checkLengths } from './lengths.ts';
import { checkLocales } from './locales.ts';
import { checkRelations } from './relations.ts';
import { checkRowsReadByCells } from './rows-read.ts';
import { checkSizes } from './sizes.ts';
import { checkUnique } from './unique.ts';

/** The longest chain of references from row to row. Each one is a nested call. */
const REFERENCES_MAX = 100;

/**
 * Checks everything about a document that can be checked before rows are generated. Never throws for an invalid one.
 */
export function checkSchema(engine: DocumentEngine, source: unknown): Result<Schema, readonly Problem[]> {
  const read = readSchema(source, engine.localeNames);
  const { problems, schema } = read;
  if (!problems.isFull) checkMeaning(engine, read);
  if (problems.count === 0) return { ok: true, value: schema };
  return { ok: false, error: problems.list.map((problem) => withApplicableFix(source, problem)) };
}

function checkMeaning(engine: DocumentEngine, read: ReadSchema): void {
  const { schema } = read;
  const graph = columnGraph(schema);
  const { circle, order } = orderOf(graph.keys(), (column) => graph.get(column) ?? []);
  const types = valueTypesOf(schema, graph);
  const outcomes = outcomesOf(engine, schema, graph, types);
  // Columns in a circle have no types to check.
  const faulty = new Set([...read.faulty, ...(circle ?? [])]);
  const context = new CheckContext({ ...read, faulty, engine, types, outcomes });
  if (circle) addCircle(context, circle);
  for (const table of schema.tables) refuseChains(context, table);
  checkColumns(context);
  checkEntities(context);
  checkLocales(context);
  checkRelations(context);
  checkHidden(context);
  // The remaining checks count values and follow references, which would never end in a circle.
  if (circle) return;
  checkDepth(context, graph, order);
  checkRowsReadByCells(context, order);
  checkSizes(context);
  checkLengths(context);
  checkKeys(context);
  checkUnique(context);
  checkAutoIncrement(context);
}

/** Some fields alone can read their own rows before. Other columns in such a chain depend on themselves. */
function refuseChains(context: CheckContext, table: TableSchema): void {
  for (const chain of new Set(chainsOf(table).values())) {
    if (unchainable(chain).length === 0) continue;
    addCircle(context, chain.toReversed());
    for (const column of chain) context.addFaulty(column);
  }
}

function checkDepth(
  context: CheckContext,
  graph: ReturnType<typeof columnGraph>,
  order: readonly ColumnSchema[],
): void {
  const depths = new Map<object, number>();
  for (const column of order) {
    const isRelated = column.field === 'reference' || column.field === 'lookup';
    const needed = (graph.get(column) ?? []).map((other) => depths.get(other) ?? 0);
    const readsRows = isRelated || aggregatesReadBy(column).length > 0;
    const depth = Math.max(0, ...needed) + (readsRows ? 1 : 0);
    depths.set(column, depth);
    if (depth !== REFERENCES_MAX + 1 || !readsRows) continue;
    const message = `Its values come from rows that are ${depth} references away. The limit is ${REFERENCES_MAX}.`;
    context.add(context.pathOf(column), 'too-deep', message);
  }
}
