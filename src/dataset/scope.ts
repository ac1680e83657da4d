import type { Cell, ValueType } from '../catalogue/field.ts';
import type { BatchSource, Part } from '../generators/entities/part.ts';
import type { ColumnContext } from '../generators/generator.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import type { Entities } from './entities.ts';
import type { Engine } from './locale-engine.ts';

/** A column that gives its cells for any batch of its table. */
export interface ReadyColumn {
  readonly name: string;
  readonly type: ValueType;
  /** Why its cells read `Invalid Pattern`, if they do. */
  readonly problem: PatternProblem | undefined;
  readonly part: Part<Cell>;
}

/** What columns are made in: a table, an object within a cell, the items of an array. */
export interface Scope {
  readonly engine: Engine;
  /** Names the random streams: the seed, the table's key, and the keys of the columns that hold these. */
  readonly path: readonly string[];
  readonly now: number;
  readonly columns: readonly ColumnSchema[];
  readonly source: BatchSource;
  readonly columnType: SchemaAnalysis['typeOf'];
  readonly rowCount: number;
  /** Of the table that holds the columns; their own where it is absent. */
  readonly entities?: Entities | undefined;
  /** The columns of the row that holds these, which they can read too. */
  readonly outer?: Pick<ColumnContext<object>, 'cell' | 'typeOf'> | undefined;
  /** The number of the value that a column has in a row for a key of several columns; undefined for any other column. */
  readonly digits?: ((column: ColumnSchema) => ((row: number) => number) | undefined) | undefined;
  /** In which order the columns of a row or of an object are made. */
  readonly orderOf: SchemaAnalysis['orderOf'];
  /** Makes the cells of a column that are another row's. */
  readonly related: (column: ColumnSchema) => Part<Cell>;
}
