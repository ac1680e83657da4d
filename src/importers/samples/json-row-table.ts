import type { SourcePlace } from '../source-tables.ts';
import { isArrayCell, isObjectCell, type SampleCell } from './cell.ts';
import type { SampleBudget } from './column-facts.ts';
import { nameColumns } from './column-names.ts';
import { type ReadSampleTable, SampleTable } from './sample-table.ts';

type RowKind = 'object' | 'array' | 'scalar';

function kindOf(value: SampleCell): RowKind {
  if (isArrayCell(value)) return 'array';
  return isObjectCell(value) ? 'object' : 'scalar';
}

/** The rows of one JSON array, or of the lines of NDJSON. The first one says what a row is: an object, an array or one value. */
export class JsonRowTable {
  readonly #table: SampleTable;
  #kind: RowKind | undefined;
  #names: readonly string[] = [];

  constructor(budget: SampleBudget) {
    this.#table = new SampleTable(budget);
  }

  get kind(): RowKind | undefined {
    return this.#kind;
  }

  /** Adds a row, unless it is of another kind than the first one: then it gives false. */
  add(value: SampleCell): boolean {
    const kind = kindOf(value);
    const isFirst = this.#kind === undefined;
    this.#kind ??= kind;
    if (kind !== this.#kind) return false;
    if (isArrayCell(value)) this.#addArray(value, isFirst);
    else this.#table.addObject(isObjectCell(value) ? value : new Map([['value', value]]));
    return true;
  }

  /** A first row of texts names the columns. */
  #addArray(cells: readonly SampleCell[], isFirst: boolean): void {
    if (isFirst) {
      const header = cells.filter((cell) => typeof cell === 'string');
      const isHeader = header.length === cells.length && new Set(header).size === cells.length;
      if (isHeader) {
        this.#names = nameColumns(header).map(({ name }) => name);
        for (const name of this.#names) this.#table.addColumn(name);
        return;
      }
    }
    this.#table.addObject(
      new Map(cells.map((cell, i) => [this.#names[i] ?? `column_${i + 1}`, cell] as const)),
    );
  }

  result(name: string, place: SourcePlace): ReadSampleTable {
    return this.#table.result(name, place);
  }
}
