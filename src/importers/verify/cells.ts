import type { Cell } from '../../catalogue/field.ts';
import { createTextOf } from '../../expression/text.ts';
import type { SourceType } from '../source-tables.ts';
import type { ColumnCells } from './row-reader.ts';

/** Cells as a column of the source's type has them after SQL wrote them: a date in a column of texts is a text. */
export function cellsInSource({ type, cells }: ColumnCells, source: SourceType): readonly Cell[] {
  switch (source.value) {
    case 'integer':
    case 'decimal':
      return type === 'text' || type === 'decimal' ? cells.map(asNumber) : cells;
    case 'date':
    case 'timestamp':
      return type === 'text' ? cells.map(asMoment) : cells;
    case 'boolean':
      return cells;
    case 'text':
    case 'unknown':
    case 'uuid':
    case 'binary':
    case 'time':
    case 'json':
    case 'object':
    case 'array': {
      if (type === 'text' || type === 'json') return cells;
      const textOf = createTextOf();
      return cells.map((cell) => (cell === null ? null : textOf(cell, type)));
    }
  }
}

function asNumber(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell.trim() === '') return cell;
  const number = Number(cell);
  return Number.isNaN(number) ? cell : number;
}

function asMoment(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const time = Date.parse(cell);
  return Number.isNaN(time) ? cell : time;
}

/** The elements of the text of a PostgreSQL array with one dimension, nulls aside. Undefined for other texts. */
export function elementsOf(text: string, item: SourceType): readonly Exclude<Cell, null>[] | undefined {
  if (!text.startsWith('{') || !text.endsWith('}') || text.slice(1).includes('{')) return undefined;
  if (text === '{}') return [];
  const texts = elementTexts(text.slice(1, -1));
  return cellsInSource({ type: 'text', cells: texts }, item).filter((cell) => cell !== null);
}

/** Texts between commas. Within quotes, a comma is a character, and a backslash takes the next one as it is. */
function elementTexts(list: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isQuoted = false;
  for (let at = 0; at < list.length; at++) {
    const character = list.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      texts.push(text);
      text = '';
    } else if (character === '\\') text += list.charAt(++at);
    else text += character;
  }
  return [...texts, text];
}
