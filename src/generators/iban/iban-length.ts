import { ibanLayouts } from '../data/iban-layouts.ts';

const COUNTRY_AND_CHECK_DIGITS = 4;

/**
 * The length of the longest IBAN of a country, or of all countries. The table's entries read `DE EUR 300 18n`; `*`
 * stands for one of the bank codes at the end of an entry.
 */
export function ibanLength(countryCode: string | undefined): number {
  const layouts = ibanLayouts.split('|').map((entry) => entry.split(' '));
  const own = layouts.filter(([country]) => countryCode === undefined || country === countryCode);
  const lengths = own.map(([, , , holds = '', bank = '']) => {
    const account = holds
      .replace('*', bank)
      .replaceAll(/(\d{0,2})([nrk])/g, (_, count: string, mark: string) => mark.repeat(Number(count || 1)));
    return COUNTRY_AND_CHECK_DIGITS + account.length;
  });
  return Math.max(...lengths);
}
