import { isJsonObject, type JsonObject } from '../json-object.ts';
import type { GivenColumn } from '../schema.ts';

/** The columns of a file, of equal length. `areTexts`: their cells are texts as in CSV. */
export interface FileRows {
  readonly columns: readonly GivenColumn[];
  readonly areTexts: boolean;
}

/** The rows of a file in a document whose files are read: the property `cells` of `given`. No JSON can have it. */
export class FileCells {
  readonly rows: FileRows;

  constructor(rows: FileRows) {
    this.rows = rows;
  }
}

/** The values and the weights that a file gives a list: the property `cells` of its `values`. No JSON can have it. */
export class ListCells {
  readonly values: readonly unknown[];
  /** Undefined without a column of weights. Checked by the reader of the list. */
  readonly weights: unknown;

  constructor(values: readonly unknown[], weights?: unknown) {
    this.values = values;
    this.weights = weights;
  }
}

/**
 * Whether `given` has its rows column by column: those of a file, or those of a checked document. A checked document that names
 * a file has its SHA-256.
 */
export function hasCells(given: unknown): given is JsonObject {
  if (!isJsonObject(given) || given.cells === undefined) return false;
  if (given.cells instanceof FileCells) return true;
  return given.rows === undefined && (given.file === undefined || given.sha256 !== undefined);
}

export const areTextsIn = (cells: unknown) => cells instanceof FileCells && cells.rows.areTexts;
