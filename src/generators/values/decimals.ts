import { type DecimalRange, decimalText, decimalUnits } from '../documents/decimals.ts';
import { counted, type Values } from './values.ts';

export function decimalValues(range: DecimalRange): Values {
  const { first, last } = decimalUnits(range);
  return counted(last - first + 1n, (index) => decimalText(first + BigInt(index), range.dec));
}
