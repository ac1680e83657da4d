import type { Cell } from '../catalogue/field.ts';

const THOUSAND = 1000;
/** The last three digits of a number. */
const ENDINGS = Array.from({ length: THOUSAND }, (_, ending) => String(ending).padStart(3, '0'));

/**
 * Returns a function that writes integers of the same thousand as the one before, such as those of a sequence, by joining
 * two known texts. It returns all other cells unchanged. `String` keeps each text in V8's cache of numbers, from which the
 * garbage collector must copy it: a table with a sequence then takes 5 % longer.
 */
export function createIntegerTexts(): (cell: Cell) => Cell {
  let thousands = 0;
  let start = '';
  return (cell) => {
    if (typeof cell !== 'number' || !(cell >= THOUSAND && cell <= Number.MAX_SAFE_INTEGER)) return cell;
    const wanted = Math.floor(cell / THOUSAND);
    const ending = ENDINGS[cell - wanted * THOUSAND];
    if (wanted !== thousands || ending === undefined) {
      thousands = wanted;
      start = '';
      return cell;
    }
    if (start === '') start = String(thousands);
    return start + ending;
  };
}
