import { CELL_LENGTH_MAX } from '../schema/schema.ts';

/** What goes between the brackets of an object or an array. */
export interface JsonItems {
  /** With commas between them. */
  text: string;
  /** Whether an item did not fit in a cell: what comes after it is left out too. */
  isFull: boolean;
}

const BRACKETS_LENGTH = '[]'.length;

/** For more items and the commas before them, in characters. */
export function roomIn({ text }: JsonItems): number {
  return CELL_LENGTH_MAX - BRACKETS_LENGTH - text.length;
}

/** Adds an item, or several with commas between them, if they fit as a whole. */
export function addItems(to: JsonItems, items: string): void {
  if (to.isFull) return;
  const text = to.text === '' ? items : `${to.text},${items}`;
  if (text.length > CELL_LENGTH_MAX - BRACKETS_LENGTH) to.isFull = true;
  else to.text = text;
}
