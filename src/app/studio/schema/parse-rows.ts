import { TABLE_ROWS_MAX } from '../../../schema/schema.ts';

const GROUPED_DIGITS = /(?<=\d)[,\s_](?=\d{3})/g;
const MULTIPLES: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

/** A typed number of rows: `5000`, `5,000`, `5k`, `1.5m`; undefined for any other text. */
export function parseRows(text: string): number | undefined {
  const [, digits, unit = ''] =
    /^(\d+(?:\.\d+)?)([kmb]?)$/.exec(text.trim().replace(GROUPED_DIGITS, '').toLowerCase()) ?? [];
  if (digits === undefined) return undefined;
  const rows = Math.round(Number(digits) * (MULTIPLES[unit] ?? 1));
  const isWhole = unit !== '' || !digits.includes('.');
  return isWhole && rows <= TABLE_ROWS_MAX ? rows : undefined;
}
