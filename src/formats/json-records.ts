import type { Cell } from '../catalogue/field.ts';
import type { Batch, Column } from '../dataset/table.ts';
import { overlap } from '../expression/character-set.ts';
import { mapped } from '../mapped.ts';
import { indentedJson, jsonDecimal } from './indented-json.ts';
import { createRecordTexts, escapedInJson, quotable, type ValueFormat } from './json-texts.ts';
import type { RecordLayout } from './record-layout.ts';
import { createCellTexts, type TableHead } from './writer.ts';

function quotedOrNull(cell: Cell): Cell {
  return cell === null ? null : `"${quotable(cell)}"`;
}

function enclosedOrNull(cell: Cell): Cell {
  return cell === null ? null : `"${cell}"`;
}

/** JSON has no infinity and no NaN. https://www.rfc-editor.org/rfc/rfc8259#section-6 */
function number(cell: Cell): Cell {
  return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell;
}

/** A decimal as `JSON.stringify` writes it. */
function stringified(cell: Cell): Cell {
  return typeof cell === 'string' ? jsonDecimal(cell) : number(cell);
}

function createIndented(indent: string): (cell: Cell) => Cell {
  return (cell) => (typeof cell === 'string' ? indentedJson(cell, indent) : cell);
}

function integerOrText(cell: Cell): Cell {
  return typeof cell === 'bigint' ? `"${cell}"` : number(cell);
}

export interface JsonValueOptions {
  readonly strings: boolean;
  readonly bigints: 'text' | 'number';
}

/**
 * `indent` is the indentation of the value's line, if there is one. `hasNulls` says whether the column has had a null: null
 * has no quotes, so the quotes then belong to each cell.
 */
function valueFormatOf(
  { type, characters }: Column,
  { strings, bigints }: JsonValueOptions,
  indent: string | undefined,
  hasNulls: boolean,
): ValueFormat {
  if (strings || type === 'text' || type === 'date' || type === 'timestamp') {
    const isEscaped = overlap(characters(), escapedInJson);
    if (hasNulls) return { quoted: false, textOf: isEscaped ? quotedOrNull : enclosedOrNull };
    return isEscaped ? { quoted: true, textOf: quotable } : { quoted: true };
  }
  if (type === 'json' && indent !== undefined) return { quoted: false, textOf: createIndented(indent) };
  if (type === 'json' || type === 'boolean') return { quoted: false };
  if (type === 'decimal' && indent !== undefined) return { quoted: false, textOf: stringified };
  return { quoted: false, textOf: bigints === 'number' ? number : integerOrText };
}

/** Writes the rows of a batch as JSON objects with `between` between them. */
export function createJsonRecords(
  table: Pick<TableHead, 'columns'>,
  layout: RecordLayout,
  between: string,
  options: JsonValueOptions,
): (batch: Batch) => string {
  const { order, indents, closing } = layout;
  const texts = createCellTexts(table);
  const hasNulls = table.columns.map(() => false);
  let write = createWrite();

  function createWrite(): ReturnType<typeof createRecordTexts> {
    const values = order.map((i, place) => {
      const column = table.columns[i];
      if (!column) throw new RangeError(`There is no column ${i}`);
      return valueFormatOf(column, options, indents?.[place], hasNulls[i] ?? false);
    });
    return createRecordTexts(layout, values, between);
  }

  /** Notes the columns that contain null. Returns whether any of them had none before. */
  function noteNulls(columns: readonly (readonly Cell[])[]): boolean {
    let found = false;
    for (const [i, cells] of columns.entries()) {
      if (hasNulls[i] || !cells.includes(null)) continue;
      hasNulls[i] = true;
      found = true;
    }
    return found;
  }

  return (batch) => {
    if (order.length === 0) return Array.from({ length: batch.rowCount }, () => closing).join(between);
    const inTable = texts(batch);
    if (noteNulls(inTable)) write = createWrite();
    return write(
      mapped(order, (i) => inTable[i] ?? []),
      batch.rowCount,
    );
  };
}
