import type { Cell } from '../../catalogue/field.ts';
import {
  asBig,
  bigMultiplesIn,
  isCountable,
  type Multiples,
  multiplesIn,
} from '../documents/number-ranges.ts';
import { type NumberRange, powerOfTen, stepsOf } from '../structure/ranges.ts';
import { counted, numbered, uncountable, type Values } from './values.ts';

export function decimalValues(range: NumberRange, cell: (value: number) => Cell): Values {
  const { first, count } = stepsOf(range);
  const scale = powerOfTen(range.decimals);
  if (count < 1) return counted(0n, () => cell(range.min));
  return isCountable(range)
    ? numbered({ count, at: (index) => cell((first + index) / scale) })
    : uncountable(
        'This range has more values than can be counted. Choose fewer decimals, or a smaller range.',
      );
}

export function integerValues(range: Multiples<number>, cell: (value: number) => Cell): Values {
  const { low, count } = multiplesIn(range);
  if (!Number.isSafeInteger(count)) return bigValues(asBig(range), (value) => cell(Number(value)));
  if (count < 1) return counted(0n, () => cell(range.min));
  return numbered({ count, at: (index) => cell((low + index) * range.multipleOf) });
}

export function bigValues(range: Multiples<bigint>, cell: (value: bigint) => Cell): Values {
  const { low, count } = bigMultiplesIn(range);
  if (count < 1n) return counted(0n, () => cell(range.min));
  return counted(count, (index) => cell((low + BigInt(index)) * range.multipleOf));
}
