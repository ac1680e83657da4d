import { CELL_LENGTH_MAX } from '../schema/schema.ts';

/** The JSON between the brackets of an object or an array. */
export interface JsonItems {
  /** The items, separated by commas. */
  text: string;
  /** Whether an item did not fit in a cell. All later items are left out too. */
  isFull: boolean;
}

const BRACKETS_LENGTH = '[]'.length;

/** The characters left for more items and the commas before them. */
export function roomIn({ text }: JsonItems): number {
  return CELL_LENGTH_MAX - BRACKETS_LENGTH - text.length;
}

/** Adds an item, or several separated by commas, if they fit as a whole. */
export function addItems(to: JsonItems, items: string): void {
  if (to.isFull) return;
  const text = to.text === '' ? items : `${to.text},${items}`;
  if (text.length > CELL_LENGTH_MAX - BRACKETS_LENGTH) to.isFull = true;
  else to.text = text;
}
