/**
 * The number at a place, from 0 to below `count`, of a range of whole numbers: the one whose remainder by `count` is the place. If
 * the range moves by one, one place has another number.
 */
export function numberOnCircle(first: number, count: number, place: number): number {
  return first + ((((place - first) % count) + count) % count);
}
