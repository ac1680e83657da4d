import type { Cell, ValueType } from '../catalogue/field.ts';
import type { Aggregate } from '../expression/row-functions.ts';
import type { BatchSource, Part } from '../generators/entities/part.ts';
import type { ColumnContext } from '../generators/generator.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import type { Entities } from './entities.ts';
import type { Engine, LocaleEngine } from './locale-engine.ts';
import type { RowLocales } from './row-locales.ts';

/** A column that can generate its cells for any batch of its table. */
export interface ReadyColumn {
  readonly name: string;
  readonly type: ValueType;
  /** The reason, if its cells are `Invalid Pattern`. */
  readonly problem: PatternProblem | undefined;
  readonly part: Part<Cell>;
}

/** The context in which columns are generated: a table, an object in a cell, or the items of an array. */
export interface Scope {
  readonly engine: Engine;
  /** Names the random streams: the seed, the table's key, and the keys of the columns around these. */
  readonly path: readonly string[];
  readonly now: number;
  readonly columns: readonly ColumnSchema[];
  readonly source: BatchSource;
  readonly columnType: SchemaAnalysis['typeOf'];
  readonly rowCount: number;
  /** How the table's rows are grouped. Undefined if they are not. */
  readonly group: GroupLayout | undefined;
  /** The entities of the row around these columns, by locale. If absent, the columns have entities of their own. */
  readonly entitiesIn?: ((engine: LocaleEngine) => Entities) | undefined;
  /** Undefined in the dialogs, whose rows are all of one locale. */
  readonly locales: RowLocales | undefined;
  /** Access to the columns around these, which these can read too. */
  readonly outer?: Pick<ColumnContext<object>, 'cell' | 'typeOf'> | undefined;
  /**
   * For a column in a key of several columns: a function from a row to the index of its value. Undefined for others.
   */
  readonly digits?: ((column: ColumnSchema) => ((row: number) => number) | undefined) | undefined;
  /** The order in which to generate the columns of a row or an object. */
  readonly orderOf: SchemaAnalysis['orderOf'];
  /** The chains of columns that read each other's cells of the row before. */
  readonly chainsOf: SchemaAnalysis['chainsOf'];
  readonly readsGroup: SchemaAnalysis['readsGroup'];
  /** How many decimals the numbers of a column have. */
  readonly decimalsOf: SchemaAnalysis['decimalsOf'];
  /** Reads a value of the rows that a row of the table groups, and the type of what it reads. */
  readonly aggregate: (aggregate: Aggregate) => (i: number) => Cell;
  readonly typeOfAggregate: (aggregate: Aggregate) => ValueType | undefined;
  /** Generates the cells of a reference or a lookup, which come from other rows, or those that the document gives. */
  readonly related: (column: ColumnSchema) => Part<Cell>;
}
