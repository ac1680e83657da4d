import type { SchemaEngine } from '../../src/dataset/engine.ts';
import type { Dataset, Table } from '../../src/dataset/table.ts';
import { once } from '../../src/generators/once.ts';
import type { ColumnOutcomes } from '../../src/schema/column-outcomes.ts';
import { type ReadDocument, readSchema } from '../../src/schema/parse.ts';
import { type Problem, pointerOf } from '../../src/schema/problem.ts';
import { PROBLEMS_MAX } from '../../src/schema/problems.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../src/schema/schema.ts';
import {
  hidesOthers,
  isHarmless,
  type SchemaPart,
  wholeSchema,
  withoutBroken,
  withoutUnsound,
} from './broken-parts.ts';

/** A table of a document, with the columns that can be generated. */
export interface OpenTable {
  readonly schema: TableSchema;
  /** The table as files contain it, without hidden columns. */
  readonly table: Table;
  /** The table with its hidden columns too. */
  readonly grid: Table;
  /** For each column of the document: its index in `grid`, or undefined if it cannot be generated. */
  readonly places: readonly (number | undefined)[];
}

/** A checked document, opened as far as it is valid. */
export interface OpenSchema {
  readonly problems: readonly Problem[];
  /** The part that can be generated; undefined if there is none. */
  readonly schema: Schema | undefined;
  /** The table with this index in the document. */
  table(at: number): OpenTable | undefined;
  /** Which columns of the schema can be null, also within cells. Throws without a schema. */
  outcomes(): ColumnOutcomes;
}

/**
 * Checks a document and opens the part that can be generated.
 * @param ofFiles why files of the document could not be read
 */
export function openSchema(
  engine: SchemaEngine,
  read: ReadDocument,
  ofFiles: readonly Problem[] = [],
): OpenSchema {
  if (!read.ok) return unreadable(read.error);
  const checked = engine.check(read.value);
  const problems = checked.ok ? [] : checked.error.map((problem) => withReason(problem, ofFiles));
  const whole = wholeSchema(read.value);
  const part = whole && soundPart(engine, whole, problems);
  if (!part) return unreadable(problems);
  const schema = checked.ok ? checked.value : readSchema(part.opened, engine.localeNames).schema;
  return {
    problems,
    schema,
    table: tablesOf(datasetsOf(engine, schema), schema, part, read.value),
    outcomes: once(() => engine.outcomesOf(schema)),
  };
}

/** The reason why a file has no rows, where the check only finds that they are missing. */
function withReason(problem: Problem, ofFiles: readonly Problem[]): Problem {
  if (problem.code !== 'given-file') return problem;
  const pointer = pointerOf(problem.path);
  return ofFiles.find(({ path }) => pointerOf(path) === pointer) ?? problem;
}

const unreadable = (problems: readonly Problem[]): OpenSchema => ({
  problems,
  schema: undefined,
  table: () => undefined,
  outcomes() {
    throw new RangeError('No part of the document can be generated');
  },
});

/** A removed column can uncover a problem, whose removal can uncover another. */
const ROUNDS_MAX = 4;

/** Removes everything with a problem, and the columns that read it; undefined if nothing can be shown. */
function soundPart(
  engine: SchemaEngine,
  whole: SchemaPart,
  problems: readonly Problem[],
): SchemaPart | undefined {
  let part = whole;
  let left = problems;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    if (left.every((problem) => isHarmless(problem) && !hidesOthers(problem))) return part;
    if (round > 0 && left.length >= PROBLEMS_MAX) return undefined;
    const repaired = withoutBroken(part, left);
    if (!repaired) return undefined;
    part = withoutUnsound(repaired.part);
    if (repaired.isChecked) return part;
    const checked = engine.check(part.opened);
    left = checked.ok ? [] : checked.error;
  }
  return part;
}

interface Datasets {
  readonly files: Dataset;
  readonly grids: Dataset;
}

/** A hidden column has the same cells in a schema that shows the column. */
function datasetsOf(engine: SchemaEngine, schema: Schema): Datasets {
  const files = engine.open(schema);
  const isShown = schema.tables.every(({ columns }) => columns.every(({ hidden }) => !hidden));
  return { files, grids: isShown ? files : engine.open(withoutHidden(schema)) };
}

function withoutHidden(schema: Schema): Schema {
  const shown = ({ hidden: _, ...column }: ColumnSchema) => column;
  const tables = schema.tables.map((table) => ({ ...table, columns: table.columns.map(shown) }));
  return { ...schema, tables };
}

function tablesOf(
  { files, grids }: Datasets,
  schema: Schema,
  part: SchemaPart,
  opened: unknown,
): (at: number) => OpenTable | undefined {
  const made = new Map<number, OpenTable | undefined>();
  return (at) => {
    if (!made.has(at)) made.set(at, openTable(at));
    return made.get(at);
  };

  function openTable(at: number): OpenTable | undefined {
    const index = part.tables.findIndex((table) => table.at === at);
    const tableSchema = schema.tables[index];
    const table = tableSchema && files.table(tableSchema.name);
    const grid = tableSchema && grids.table(tableSchema.name);
    if (!table || !grid) return undefined;
    const left = part.tables[index]?.columns ?? [];
    const places = new Array<number | undefined>(columnCount(opened, at)).fill(undefined);
    for (const [place, column] of left.entries()) places[column] = place;
    return { schema: tableSchema, table, grid, places };
  }
}

function columnCount(opened: unknown, at: number): number {
  return wholeSchema(opened)?.tables[at]?.columns.length ?? 0;
}
