import type { Cell } from '../catalogue/field.ts';

/** Up to this many decimals, a table holds everything that can follow the point. */
const DECIMALS_MAX = 3;
/** What most decimals have that are computed. */
const DECIMALS = 2;
const STEPS_MAX = 2 ** 31;

/**
 * Returns a function that writes numbers with up to `decimals` digits after the point as `String` does, in a third of the
 * time (40 instead of 120 ns). It returns all other cells unchanged. Undefined if there are too many decimals.
 */
export function createDecimalTexts(decimals = DECIMALS): ((cell: Cell) => Cell) | undefined {
  if (decimals > DECIMALS_MAX) return undefined;
  const scale = 10 ** decimals;
  const fractions = Array.from({ length: scale }, (_, steps) => String(steps / scale).slice(1));
  return (cell) => {
    if (typeof cell !== 'number') return cell;
    const steps = Math.round(Math.abs(cell) * scale);
    // A double holds any decimal of so few digits, and no other decimal of so few digits is the same double.
    if (!(steps > 0 && steps < STEPS_MAX) || steps / scale !== Math.abs(cell)) return cell;
    const whole = Math.floor(steps / scale);
    const fraction = fractions[steps - whole * scale];
    return cell < 0 ? `-${whole}${fraction}` : `${whole}${fraction}`;
  };
}
