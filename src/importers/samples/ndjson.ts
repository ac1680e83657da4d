import { type JsonVisitor, scanJson } from '../../schema/json-scanner.ts';
import type { SkippedPart, SourceTable } from '../source-tables.ts';
import type { SampleCell } from './cell.ts';
import type { SampleBudget } from './column-facts.ts';
import { JsonRowTable } from './json-row-table.ts';
import { ValueBuilder } from './json-values.ts';
import { leftOut } from './note.ts';

/** Faulty lines that are listed one by one. */
const LISTED_MAX = 20;

interface ReadNdjson {
  readonly table: SourceTable | undefined;
  readonly skipped: readonly SkippedPart[];
  /** How values are written, as sentences. */
  readonly notes: readonly string[];
}

/** Hears one line and builds its value. */
class LineReader implements JsonVisitor {
  readonly #builder = new ValueBuilder();
  complete: SampleCell | undefined;

  begin(kind: 'object' | 'array'): void {
    this.#builder.begin(kind);
  }

  end(): void {
    this.complete = this.#builder.end()?.value;
  }

  name(name: string): void {
    this.#builder.name(name);
  }

  value(value: SampleCell): void {
    this.complete = this.#builder.add(value)?.value;
  }
}

/** Reads NDJSON: one JSON value a line. Lines that are not JSON, or not like the first one, are listed and left out. */
export function readNdjson(text: string, name: string, budget: SampleBudget): ReadNdjson {
  const table = new JsonRowTable(budget);
  const skipped: SkippedPart[] = [];
  let faults = 0;
  let number = 0;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    from = end < 0 ? text.length : end + 1;
    number++;
    if (line.trim() === '') continue;
    const reader = new LineReader();
    const fault = scanJson(line, reader);
    const isRow = fault === undefined && reader.complete !== undefined && table.add(reader.complete);
    if (isRow) continue;
    faults++;
    if (faults > LISTED_MAX) continue;
    const reason = fault
      ? `This line is not valid JSON and was left out. ${fault.reason}`
      : 'This line is not like the first one and was left out.';
    skipped.push(leftOut(reason, { line: number, column: (fault?.offset ?? 0) + 1 }));
  }
  if (faults > LISTED_MAX) skipped.push(leftOut(`${faults - LISTED_MAX} more lines were left out.`));
  if (table.kind === undefined) return { table: undefined, skipped, notes: [] };
  const result = table.result(name, { line: 1, column: 1 });
  return { table: result.table, skipped: [...skipped, ...result.skipped], notes: result.notes };
}
