import { bankCountries } from './banks.ts';

function greatest(
  countryCode: string | undefined,
  lengthOf: (from: number, to: number, all: number) => number,
) {
  const lengths = bankCountries()
    .filter(({ hasIbans, country }) => hasIbans && (countryCode === undefined || country === countryCode))
    .flatMap(({ banks }) => banks.slice(0, 1))
    .map(({ account }) => {
      const { from, to, codes } = account();
      return lengthOf(from, to, codes.length);
    });
  return Math.max(...lengths);
}

/** The length of the longest IBAN of a country, or of all countries. */
export const ibanLength = (countryCode: string | undefined) =>
  greatest(countryCode, (_from, _to, all) => all);

/** The length of the longest account number in IBANs. */
export const accountLength = () => greatest(undefined, (from, to) => to - from);
