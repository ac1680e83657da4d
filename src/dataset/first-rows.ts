import type { Cell, ValueType } from '../catalogue/field.ts';
import { createMatches } from '../generators/pattern.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';
import type { SchemaEngine } from './engine.ts';
import type { Dataset } from './table.ts';

/** Cells of one column, and their type. */
interface ColumnCells {
  readonly type: ValueType;
  readonly cells: readonly Cell[];
}

/** Checks documents that are about to change, and reads the first rows of those that have no problems. */
interface FirstRows {
  /** All problems of a document. */
  check(document: unknown): Promise<readonly Problem[]>;
  /** A document as its check has parsed it. Undefined if it has problems. */
  parsed(document: unknown): Promise<Schema | undefined>;
  /**
   * The first rows of some columns, by table and column. A table with fewer rows has all of them. Empty if the document has
   * problems.
   * @param wanted numbers of rows by the names of tables and columns
   */
  readColumns(
    document: unknown,
    wanted: ReadonlyMap<string, ReadonlyMap<string, number>>,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, ColumnCells>>>;
  /** Whether a text has a match of a regular expression. `unknown` if the expression cannot be matched in bounded time. */
  matches(pattern: string, text: string): boolean | 'unknown';
}

/** @param engineFor the engine with the large tables that a document needs */
export function createFirstRows(engineFor: (document: unknown) => Promise<SchemaEngine>): FirstRows {
  let last: Checked | undefined;

  /** A document is checked once, and its rows are read after that. */
  async function checkedOf(document: unknown): Promise<Checked> {
    if (last && last.document === document) return last;
    const engine = await engineFor(document);
    const checked: Checked = { document, engine, checked: engine.check(document) };
    last = checked;
    return checked;
  }

  return {
    async check(document) {
      const { checked } = await checkedOf(document);
      return checked.ok ? [] : checked.error;
    },
    async parsed(document) {
      const { checked } = await checkedOf(document);
      return checked.ok ? checked.value : undefined;
    },
    async readColumns(document, wanted) {
      const { engine, checked } = await checkedOf(document);
      if (!checked.ok) return new Map();
      const dataset = engine.open(checked.value);
      return new Map([...wanted].map(([name, columns]) => [name, cellsOf(dataset, name, columns)]));
    },
    matches: createMatches(),
  };
}

interface Checked {
  readonly document: unknown;
  readonly engine: SchemaEngine;
  readonly checked: Result<Schema, readonly Problem[]>;
}

function cellsOf(
  dataset: Dataset,
  name: string,
  wanted: ReadonlyMap<string, number>,
): ReadonlyMap<string, ColumnCells> {
  const table = dataset.table(name);
  const found = new Map<string, ColumnCells>();
  if (!table) return found;
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  for (const [column, rows] of wanted) {
    const type = types.get(column);
    const cells = type && table.readColumn(column, 0, Math.min(rows, table.rowCount));
    if (cells) found.set(column, { type, cells });
  }
  return found;
}
