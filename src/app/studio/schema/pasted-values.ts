import { parseScalar } from '../../../schema/option-texts.ts';
import { parseNumber } from '../../../schema/parse-number.ts';
import { pastedCells } from './pasted-cells.ts';
import type { PastedRow } from './weighted-values.ts';

/**
 * The rows of a pasted text: values, with their weights in a second column, or weights alone. Undefined for a text that
 * belongs into one cell.
 */
export function pastedRows(text: string, into: 'value' | 'weight'): readonly PastedRow[] | undefined {
  const trimmed = text.replace(/(?:\r\n|\r|\n)$/, '');
  if (!/[\t\r\n]/.test(trimmed)) return undefined;
  const rows = pastedCells(trimmed).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (into === 'weight') return rows.map(([weight]) => ({ weight: weightOf(weight) }));
  return rows.map(([value = '', weight]) => ({ value: parseScalar(value), weight: weightOf(weight) }));
}

function weightOf(text: string | undefined): number | string | undefined {
  return text === undefined || text.trim() === '' ? undefined : (parseNumber(text) ?? text);
}
