import type { StudioDocument, StudioTable } from '../document/document.ts';
import { levelsOf, type Relation } from './relations.ts';

/** In pixels. */
export const BOX = { width: 200, head: 30, line: 20, gapX: 90, gapY: 24, margin: 16 };
/** Columns that a box names. */
const LINES_MAX = 8;

export interface TableBox {
  readonly table: StudioTable;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export interface RelationsLayout {
  readonly boxes: readonly TableBox[];
  readonly width: number;
  readonly height: number;
}

/** Tables in columns by how far they are from those that refer to none. */
export function layOut(document: StudioDocument, relations: readonly Relation[]): RelationsLayout {
  const levels = levelsOf(document, relations);
  const distinct = [...new Set(levels.values())].sort((a, b) => a - b);
  const heights = distinct.map(() => BOX.margin);
  const boxes = document.tables.map((table): TableBox => {
    const column = Math.max(0, distinct.indexOf(levels.get(table.name) ?? 0));
    const lines = linesOf(table, relations);
    const height = BOX.head + Math.max(1, lines.length) * BOX.line + 6;
    const y = heights[column] ?? BOX.margin;
    heights[column] = y + height + BOX.gapY;
    return { table, x: BOX.margin + column * (BOX.width + BOX.gapX), y, height, lines };
  });
  return {
    boxes,
    width: BOX.margin * 2 + distinct.length * (BOX.width + BOX.gapX) - BOX.gapX,
    height: Math.max(0, ...heights) - BOX.gapY + BOX.margin,
  };
}

/** The columns that take part in relations, and the first others as far as there is room. */
function linesOf({ name, columns, primaryKey = [] }: StudioTable, relations: readonly Relation[]) {
  const inRelations = new Set(
    relations.flatMap((relation) => [
      ...(relation.from === name ? relation.columns : []),
      ...(relation.to === name ? relation.references : []),
    ]),
  );
  const rank = (column: StudioTable['columns'][number]) =>
    inRelations.has(column.name) ? 0 : column.primaryKey || primaryKey.includes(column.name) ? 1 : 2;
  const chosen = new Set([...columns].sort((a, b) => rank(a) - rank(b)).slice(0, LINES_MAX));
  const lines = columns.filter((column) => chosen.has(column)).map((column) => column.name);
  const left = columns.length - lines.length;
  return left > 0 ? [...lines, `and ${left} more`] : lines;
}

/** The middle of a column's line, or of the box’s head where it has none. */
export function lineY({ y, lines }: TableBox, column: string | undefined): number {
  const at = column === undefined ? -1 : lines.indexOf(column);
  return at === -1 ? y + BOX.head / 2 : y + BOX.head + at * BOX.line + BOX.line / 2;
}
