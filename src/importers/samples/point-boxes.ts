import type { SourceBox, SourceBoxes } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { endsWithoutStrays } from './strays.ts';

interface PlacedNumbers {
  readonly index: number;
  readonly column: NumericColumn;
}

/** Names of columns of the coordinates of a point, and the ends of their ranges. */
const LATITUDE = { name: /^(?:.*[^a-z])?(?:lat|latitude|latitud|latitudine|breitengrad|y)$/i, most: 90 };
const LONGITUDE = {
  name: /^(?:.*[^a-z])?(?:lon|lng|long|longitude|longitud|longitudine|laengengrad|x)$/i,
  most: 180,
};
const COUNTRY = /country|^land$|^pays$|pa[ií]s|nazione/i;

/** So many points are enough. */
const POINTS_MAX = 20_000;
const POINTS_MIN = 40;
/** So many points lie in a box, and a group of points has so many boxes. */
const BOX_POINTS_MIN = 12;
const BOXES_MAX = 16;
const GROUPS_MAX = 40;

interface Point {
  readonly at: readonly [latitude: number, longitude: number];
  readonly country: string;
}

/** Finds the boxes in which points of a map lie, so that others of the same boxes lie in the same countries and towns. */
export class PointBoxes {
  readonly #columns: readonly [PlacedNumbers, PlacedNumbers] | undefined;
  readonly #country: { readonly index: number; readonly name: string } | undefined;
  readonly #points: Point[] = [];

  /** @param texts the columns of texts */
  constructor(
    numbers: readonly PlacedNumbers[],
    texts: readonly { readonly index: number; readonly name: string }[],
  ) {
    const find = ({ name, most }: typeof LATITUDE) =>
      numbers.find(
        ({ column }) =>
          column.type === 'decimal' &&
          name.test(column.name) &&
          column.values.every((value) => Number.isNaN(value) || Math.abs(value) <= most),
      );
    const [latitude, longitude] = [find(LATITUDE), find(LONGITUDE)];
    this.#columns = latitude && longitude && latitude !== longitude ? [latitude, longitude] : undefined;
    this.#country = texts.find(({ name }) => COUNTRY.test(name));
  }

  add(numberAt: (index: number) => number, textAt: (index: number) => string): void {
    if (this.#columns === undefined || this.#points.length === POINTS_MAX) return;
    const [latitude, longitude] = this.#columns.map(({ index }) => numberAt(index));
    if (latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)) return;
    this.#points.push({
      at: [latitude, longitude],
      country: this.#country ? textAt(this.#country.index) : '',
    });
  }

  /** Undefined if there are no coordinates, or too few. */
  result(): SourceBoxes | undefined {
    if (this.#columns === undefined || this.#points.length < POINTS_MIN) return undefined;
    const near = withoutStrays(withoutStrays(this.#points, 0), 1);
    const groups = new Map<string, Point[]>();
    for (const point of near) {
      const points = groups.get(point.country);
      if (points) points.push(point);
      else groups.set(point.country, [point]);
    }
    const isOfCountries = groups.size > 1 && groups.size <= GROUPS_MAX;
    const boxes = isOfCountries
      ? [...groups].flatMap(([country, points]) => boxesOf(points).map((box) => ({ ...box, country })))
      : boxesOf(near);
    const [latitude, longitude] = this.#columns;
    return {
      columns: [latitude.column.name, longitude.column.name],
      ...(isOfCountries && this.#country && { country: this.#country.name }),
      boxes,
    };
  }
}

/** The points that are near nearly all others along an axis. */
function withoutStrays(points: readonly Point[], axis: 0 | 1): readonly Point[] {
  const ends = endsWithoutStrays(points.map(({ at }) => [at[axis], 1]));
  return ends ? points.filter(({ at }) => at[axis] >= ends.min && at[axis] <= ends.max) : points;
}

/** Splits points in two along their longer side, again and again. https://en.wikipedia.org/wiki/K-d_tree */
function boxesOf(
  points: readonly Point[],
  least = Math.max(BOX_POINTS_MIN, Math.ceil(points.length / BOXES_MAX)),
): readonly SourceBox[] {
  const [latitude, longitude] = [endsOf(points, 0), endsOf(points, 1)];
  if (points.length < 2 * least) {
    const rounded = points.length < BOX_POINTS_MIN ? toDegrees : outwards;
    return [{ count: points.length, latitude: rounded(latitude), longitude: rounded(longitude) }];
  }
  const axis = latitude[1] - latitude[0] > longitude[1] - longitude[0] ? 0 : 1;
  const sorted = points.toSorted((one, other) => one.at[axis] - other.at[axis]);
  const middle = widestGap(sorted, axis, least);
  return [...boxesOf(sorted.slice(0, middle), least), ...boxesOf(sorted.slice(middle), least)];
}

/** The place of the widest gap between neighbours that leaves enough points on both sides. */
function widestGap(sorted: readonly Point[], axis: 0 | 1, least: number): number {
  let [widest, place] = [-1, sorted.length >> 1];
  for (let i = least; i <= sorted.length - least; i++) {
    const gap = (sorted[i]?.at[axis] ?? 0) - (sorted[i - 1]?.at[axis] ?? 0);
    if (gap > widest) [widest, place] = [gap, i];
  }
  return place;
}

function endsOf(points: readonly Point[], axis: 0 | 1): readonly [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at } of points) {
    min = Math.min(min, at[axis]);
    max = Math.max(max, at[axis]);
  }
  return [min, max];
}

/** Whole degrees, some 100 km, around points so few that a closer box would tell where they are. */
const toDegrees = ([min, max]: readonly [number, number]): readonly [number, number] => [
  Math.floor(min),
  Math.floor(max) + 1,
];

/** Ends that are no coordinates of a row: to a hundredth of the span, a power of ten. */
function outwards([min, max]: readonly [number, number]): readonly [number, number] {
  const digits = Math.max(0, Math.min(8, 1 - Math.floor(Math.log10(max - min || 0.1))));
  const unit = 10 ** digits;
  const exact = (end: number) => Number((end / unit).toFixed(digits));
  return [exact(Math.floor(min * unit)), exact(Math.ceil(max * unit))];
}
