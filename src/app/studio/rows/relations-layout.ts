import type { StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { levelsOf, type Relation } from './relations.ts';

/** In pixels. */
export const BOX = { width: 200, head: 30, line: 20, foot: 6, gapX: 72, gapY: 24, margin: 16 };
/** Columns that a box names. */
const LINES_MAX = 8;

export interface TableBox {
  readonly table: StudioTable;
  /** Counted from the left. */
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the table that refers to the one that is referred to: from side to side of their boxes. */
interface RelationLine {
  readonly relation: Relation;
  readonly start: Point;
  readonly end: Point;
  /** The direction in which the line leaves its box: 1 is right. */
  readonly leaves: 1 | -1;
  /** The direction from which it comes to the other box: 1 is from the right. */
  readonly comesFrom: 1 | -1;
}

export interface RelationsLayout {
  readonly boxes: readonly TableBox[];
  readonly lines: readonly RelationLine[];
  readonly width: number;
  readonly height: number;
}

/** Tables in columns by how far they are from those that refer to none. */
export function layOut(schema: StudioSchema, relations: readonly Relation[]): RelationsLayout {
  const boxes = boxesOf(schema, relations);
  const byName = new Map(boxes.map((box) => [box.table.name, box] as const));
  const lines = relations.flatMap((relation): RelationLine[] => {
    const from = byName.get(relation.from);
    const to = byName.get(relation.to);
    return from && to ? [lineBetween(relation, from, to)] : [];
  });
  const most = (ends: readonly number[]) => ends.reduce((a, b) => Math.max(a, b), 0);
  // Lines that return to their column have room right of it.
  const right = lines.some(({ leaves, comesFrom }) => leaves === comesFrom) ? BOX.gapX : BOX.margin;
  return {
    boxes,
    lines,
    width: most(boxes.map(({ x }) => x + BOX.width)) + right,
    height: most(boxes.map(({ y, height }) => y + height)) + BOX.margin,
  };
}

function boxesOf(schema: StudioSchema, relations: readonly Relation[]): readonly TableBox[] {
  const levels = levelsOf(schema, relations);
  const distinct = [...new Set(levels.values())].sort((a, b) => a - b);
  const ends = distinct.map(() => BOX.margin);
  return schema.tables.map((table) => {
    const column = Math.max(0, distinct.indexOf(levels.get(table.name) ?? 0));
    const lines = linesOf(table, relations);
    const height = BOX.head + Math.max(1, lines.length) * BOX.line + BOX.foot;
    const y = ends[column] ?? BOX.margin;
    ends[column] = y + height + BOX.gapY;
    return { table, column, x: BOX.margin + column * (BOX.width + BOX.gapX), y, height, lines };
  });
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

function lineBetween(relation: Relation, from: TableBox, to: TableBox): RelationLine {
  const leaves = from.column > to.column ? -1 : 1;
  const comesFrom = from.column < to.column ? -1 : 1;
  const side = (box: TableBox, direction: number) => (direction === 1 ? box.x + BOX.width : box.x);
  return {
    relation,
    start: { x: side(from, leaves), y: lineY(from, relation.columns[0]) },
    end: { x: side(to, comesFrom), y: lineY(to, relation.references[0]) },
    leaves,
    comesFrom,
  };
}

/** The middle of a column's line, or of the box’s head where it has none. */
function lineY({ y, lines }: TableBox, column: string | undefined): number {
  const at = column === undefined ? -1 : lines.indexOf(column);
  return at === -1 ? y + BOX.head / 2 : y + BOX.head + at * BOX.line + BOX.line / 2;
}
