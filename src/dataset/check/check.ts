import type { Result } from '../../result.ts';
import { columnGraph } from '../../schema/dependencies.ts';
import { orderOf } from '../../schema/graph.ts';
import { nullableColumns } from '../../schema/nullable.ts';
import { type ReadSchema, readDocument, readSchema } from '../../schema/parse.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Schema } from '../../schema/schema.ts';
import { valueTypesOf } from '../../schema/value-types.ts';
import type { Engine } from '../locale-engine.ts';
import { checkColumns } from './columns.ts';
import { CheckContext } from './context.ts';
import { checkEntities } from './entities.ts';
import { checkKeys } from './keys.ts';
import { checkRelations } from './relations.ts';
import { checkUnique } from './unique.ts';

/** Rows that refer to rows that refer to rows: so many at most, each a call within a call. */
const REFERENCES_MAX = 100;

/** Checks the text of a document. */
export function checkJson(engine: Engine, json: string): Result<Schema, readonly Problem[]> {
  const read = readDocument(json);
  return read.ok ? checkSchema(engine, read.value) : read;
}

/** Checks a document, all that can be said before a row is made. Never throws for one that is wrong. */
export function checkSchema(engine: Engine, document: unknown): Result<Schema, readonly Problem[]> {
  const read = readSchema(document);
  const problems = [...read.problems, ...semanticProblems(engine, read)];
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: read.schema };
}

function semanticProblems(engine: Engine, read: ReadSchema): readonly Problem[] {
  const { schema } = read;
  const graph = columnGraph(schema);
  const { circle } = orderOf(graph.keys(), (column) => graph.get(column) ?? []);
  const types = valueTypesOf(schema);
  const nullable = nullableColumns(schema);
  // What is in a circle has no types that could be checked.
  const faulty = new Set([...read.faulty, ...(circle ?? [])]);
  const context = new CheckContext({ ...read, faulty, engine, types, nullable });
  if (circle) {
    const names = [...circle, ...circle.slice(0, 1)].map(({ name }) => `“${name}”`).join(' → ');
    const [first = {}] = circle;
    context.add(
      context.pathOf(first),
      'circular-columns',
      `These columns are made of each other: ${names}. One of them must not need the next.`,
    );
  }
  checkColumns(context);
  checkEntities(context);
  checkRelations(context);
  // What follows counts values and follows references, which a circle would lead around forever.
  if (circle) return context.problems;
  checkDepth(context, graph);
  checkKeys(context);
  checkUnique(context);
  return context.problems;
}

function checkDepth(context: CheckContext, graph: ReturnType<typeof columnGraph>): void {
  const depths = new Map<object, number>();
  for (const column of orderOf(graph.keys(), (needed) => graph.get(needed) ?? []).order) {
    const isRelated = column.field === 'reference' || column.field === 'lookup';
    const needed = (graph.get(column) ?? []).map((other) => depths.get(other) ?? 0);
    const depth = Math.max(0, ...needed) + (isRelated ? 1 : 0);
    depths.set(column, depth);
    if (depth !== REFERENCES_MAX + 1 || !isRelated) continue;
    const message = `Its cells are those of rows that are ${depth} references away; the limit is ${REFERENCES_MAX}.`;
    context.add(context.pathOf(column), 'too-deep', message);
  }
}
