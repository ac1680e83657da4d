import type { StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { leadThroughGutters, type Route, type Stop } from './relation-routes.ts';
import { levelsOf, type Relation } from './relations.ts';

/** In pixels. */
export const BOX = { width: 200, head: 30, line: 20, foot: 6, gapY: 24, margin: 16 };
/** Columns that a box names. */
const LINES_MAX = 8;
/** In pixels: the height of a line's way between two boxes of a column, and how far from its place a line may be there. */
const LANE = 12;
const LANE_REACH = 4;
/** How far from a column's middle a line may meet its box. */
const END_REACH = 8;

export interface TableBox {
  readonly table: StudioTable;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the table that refers to the one that is referred to, horizontally and vertically by turns. */
interface RelationLine {
  readonly relation: Relation;
  readonly points: readonly Point[];
}

export interface RelationsLayout {
  readonly boxes: readonly TableBox[];
  readonly lines: readonly RelationLine[];
  readonly width: number;
  readonly height: number;
}

/** A box before it has a place. */
interface Card {
  readonly table: StudioTable;
  readonly lines: readonly string[];
  readonly height: number;
  /** Counted from the left, and in the column from the top. */
  readonly column: number;
  readonly place: number;
}

interface Link {
  readonly relation: Relation;
  readonly from: Card;
  readonly to: Card;
}

/** Where a link crosses a column: above the box of the gap's number, or below the last one. */
interface Lane {
  readonly column: number;
  readonly gap: number;
  /** The height where a straight line would cross the column. */
  readonly target: number;
}

/** By column, and by gap. */
type LanesByGap = readonly (readonly (readonly Lane[])[])[];

/** The top of each card. */
type Tops = ReadonlyMap<Card, number>;

/** Tables in columns by how far they are from those that refer to none. Lines cross a column between its boxes. */
export function layOut(schema: StudioSchema, relations: readonly Relation[]): RelationsLayout {
  const columns = columnsOf(schema, relations);
  const links = linksOf(columns.flat(), relations);
  const closest = stack(columns, []);
  const lanes = links.map((link) => lanesOf(link, columns, closest));
  const lanesByGap = byGap(lanes.flat(), columns);
  const tops = stack(columns, lanesByGap);
  const laneHeights = heightsOf(lanesByGap, columns, tops);
  const routes = links.map((link, i) => {
    const between = (lanes[i] ?? []).map((lane) => ({ y: laneHeights.get(lane) ?? 0, reach: LANE_REACH }));
    return routeOf(link, tops, between);
  });
  const { heights, tracks, widths } = leadThroughGutters(routes, columns.length + 1);
  const lefts = columns.map((_, column) =>
    widths.slice(0, column + 1).reduce((x, width) => x + width, BOX.margin + column * BOX.width),
  );
  const leftOf = (card: Card) => lefts[card.column] ?? 0;
  const lines = links.map(({ relation, from, to }, i): RelationLine => {
    const { heading, gutters = [] } = routes[i] ?? {};
    const ys = heights[i] ?? [];
    const start = { x: leftOf(from) + (heading === 'left' ? 0 : BOX.width), y: ys[0] ?? 0 };
    const end = { x: leftOf(to) + (heading === 'right' ? 0 : BOX.width), y: ys.at(-1) ?? 0 };
    const turns = gutters.flatMap((gutter, at) => {
      const track = tracks[i]?.[at];
      if (track === undefined) return [];
      const x = (lefts[gutter - 1] ?? 0) + BOX.width + track;
      return [
        { x, y: ys[at] ?? 0 },
        { x, y: ys[at + 1] ?? 0 },
      ];
    });
    return { relation, points: [start, ...turns, end] };
  });
  const boxes = columns.flat().map((card): TableBox => {
    const { table, height, lines: own } = card;
    return { table, x: leftOf(card), y: tops.get(card) ?? 0, height, lines: own };
  });
  const bottoms = [...boxes.map(({ y, height }) => y + height), ...heights.flat()];
  const lowest = bottoms.reduce((most, bottom) => Math.max(most, bottom), 0);
  return {
    boxes,
    lines,
    width: widths.reduce((sum, width) => sum + width, 2 * BOX.margin + columns.length * BOX.width),
    height: lowest + BOX.margin,
  };
}

function columnsOf(schema: StudioSchema, relations: readonly Relation[]): readonly (readonly Card[])[] {
  const levels = levelsOf(schema, relations);
  const distinct = [...new Set(levels.values())].sort((a, b) => a - b);
  const columns: Card[][] = distinct.map(() => []);
  for (const table of schema.tables) {
    const column = Math.max(0, distinct.indexOf(levels.get(table.name) ?? 0));
    const lines = linesOf(table, relations);
    const height = BOX.head + Math.max(1, lines.length) * BOX.line + BOX.foot;
    columns[column]?.push({ table, lines, height, column, place: columns[column].length });
  }
  return columns;
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

function linksOf(cards: readonly Card[], relations: readonly Relation[]): readonly Link[] {
  const byName = new Map(cards.map((card) => [card.table.name, card] as const));
  return relations.flatMap((relation): Link[] => {
    const from = byName.get(relation.from);
    const to = byName.get(relation.to);
    return from && to ? [{ relation, from, to }] : [];
  });
}

/** The columns between two, in the order in which a line from the one to the other crosses them. */
function columnsBetween(from: number, to: number): readonly number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => from + (i + 1) * step);
}

function byGap(lanes: readonly Lane[], columns: readonly (readonly Card[])[]): LanesByGap {
  const sorted = columns.map((cards) => Array.from({ length: cards.length + 1 }, (): Lane[] => []));
  for (const lane of lanes) sorted[lane.column]?.[lane.gap]?.push(lane);
  return sorted;
}

/** One card below the other, with room between them for the lanes that cross the column there. */
function stack(columns: readonly (readonly Card[])[], lanes: LanesByGap): Tops {
  const tops = new Map<Card, number>();
  for (const cards of columns) {
    let y = 0;
    for (const card of cards) {
      const { length = 0 } = lanes[card.column]?.[card.place] ?? [];
      y += Math.max(card.place === 0 ? BOX.margin : BOX.gapY, (length + 1) * LANE);
      tops.set(card, y);
      y += card.height;
    }
  }
  return tops;
}

interface Gap {
  readonly top: number;
  readonly bottom: number;
}

/** The room above each card, and that below the last one, which has no end. */
function gapsOf(cards: readonly Card[], tops: Tops): readonly Gap[] {
  const topOf = (card: Card) => tops.get(card) ?? 0;
  const bottoms = cards.map((card) => topOf(card) + card.height);
  return [0, ...bottoms].map((top, i) => {
    const below = cards[i];
    return { top, bottom: below ? topOf(below) : Number.POSITIVE_INFINITY };
  });
}

/** In each column that a link crosses, the gap that is nearest to a straight line. */
function lanesOf(link: Link, columns: readonly (readonly Card[])[], tops: Tops): readonly Lane[] {
  const { relation, from, to } = link;
  const start = lineY(from, tops, relation.columns[0]);
  const end = lineY(to, tops, relation.references[0]);
  return columnsBetween(from.column, to.column).map((column) => {
    const target = start + ((end - start) * (column - from.column)) / (to.column - from.column);
    const distances = gapsOf(columns[column] ?? [], tops).map(({ top, bottom }) =>
      Math.max(0, top + LANE - target, target - (bottom - LANE)),
    );
    return { column, gap: distances.indexOf(Math.min(...distances)), target };
  });
}

/** Lanes share out the gap between two cards; below the last card each is where a straight line would be, if there is room. */
function heightsOf(
  lanes: LanesByGap,
  columns: readonly (readonly Card[])[],
  tops: Tops,
): ReadonlyMap<Lane, number> {
  const heights = new Map<Lane, number>();
  for (const [column, cards] of columns.entries()) {
    for (const [gap, { top, bottom }] of gapsOf(cards, tops).entries()) {
      const own = [...(lanes[column]?.[gap] ?? [])].sort((a, b) => a.target - b.target);
      const step = (bottom - top) / (own.length + 1);
      let last = top;
      for (const lane of own) {
        last = Number.isFinite(step) ? last + step : Math.max(lane.target, last + LANE);
        heights.set(lane, last);
      }
    }
  }
  return heights;
}

function routeOf({ relation, from, to }: Link, tops: Tops, lanes: readonly Stop[]): Route {
  const stops = [
    { y: lineY(from, tops, relation.columns[0]), reach: END_REACH },
    ...lanes,
    { y: lineY(to, tops, relation.references[0]), reach: END_REACH },
  ];
  if (from.column === to.column) return { heading: 'loop', stops, gutters: [from.column + 1] };
  const heading = from.column > to.column ? 'left' : 'right';
  const crossed = columnsBetween(from.column, to.column);
  // A gutter has the number of the column at its right.
  const gutters = heading === 'left' ? [from.column, ...crossed] : [...crossed, to.column];
  return { heading, stops, gutters };
}

/** The middle of a column's line, or of the box’s head where it has none. */
function lineY(card: Card, tops: Tops, column: string | undefined): number {
  const y = tops.get(card) ?? 0;
  const at = column === undefined ? -1 : card.lines.indexOf(column);
  return at === -1 ? y + BOX.head / 2 : y + BOX.head + at * BOX.line + BOX.line / 2;
}
