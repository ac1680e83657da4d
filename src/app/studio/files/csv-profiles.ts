import type { FormatOptions } from '../document/file-settings.ts';

export type CsvProfile = 'standard' | 'excel';

type DecimalSign = '.' | ',';

/** The sign that the visitor's language writes in decimals: a comma, or a point for any other sign. */
export function localDecimalSign(locale?: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * The options of a file that Excel opens by a double click. Excel splits lines at the list separator of the system's
 * region: a semicolon where decimals have a comma.
 * https://support.microsoft.com/office/import-or-export-text-txt-or-csv-files-5250ac4c-663c-47ce-937b-339e391393ba
 */
export function excelOptions(decimal: DecimalSign): FormatOptions {
  const guarded = { bom: true, formulaGuard: true };
  return decimal === ',' ? { ...guarded, decimal, delimiter: ';' } : guarded;
}

function isSame(a: FormatOptions, b: FormatOptions): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The profile whose options these are; undefined where they are anyone's own. */
export function profileOf(options: FormatOptions): CsvProfile | undefined {
  if (isSame(options, {})) return 'standard';
  return isSame(options, excelOptions('.')) || isSame(options, excelOptions(',')) ? 'excel' : undefined;
}

/** The options of a profile. A decimal sign that was chosen before counts more than the visitor's language. */
export function profileOptions(
  profile: CsvProfile,
  { decimal }: FormatOptions,
  local: DecimalSign,
): FormatOptions {
  if (profile === 'standard') return {};
  return excelOptions(decimal === ',' || decimal === '.' ? decimal : local);
}
