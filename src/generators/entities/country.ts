import type { Locale } from '../../locales/locale.ts';
import { createWeightedTable } from '../../random/weighted.ts';
import { populations } from '../data/populations.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/**
 * The country of the places. With the option `independent`, or if each row must have a different country, any country,
 * weighted by population.
 */
export function countryParts({ language: { lists, countryNames }, country }: Locale) {
  const countries = Object.entries(countryNames);
  const countriesOfPlaces = countries.filter(([code]) => code === country.code);
  const byPeople = once(() => {
    const { texts, weights } = unpackWeighted(populations);
    const people = new Map(texts.map((code, i) => [code, weights[i] ?? 0]));
    return createWeightedTable(countries.map(([code]) => people.get(code) ?? 0));
  });
  /** Read on first use, because the dialogs use only the codes of two letters. */
  const codes = once(() => new Map(lists.location.country_code.map((country) => [country.alpha2, country])));
  return ({ derived, chosen, listed, isDistinct }: PartMaker, { independent = false }: EntityOptions) => {
    const isAny = independent || isDistinct;
    const possible = isAny ? countries : countriesOfPlaces;
    const entry = chosen('entry', possible.length, isAny ? byPeople() : undefined);
    const code = listed(
      entry,
      possible.map(([alpha2]) => alpha2),
    );
    return {
      name: listed(
        entry,
        possible.map(([, name]) => name),
      ),
      /** ISO 3166-1 alpha-2. */
      code,
      /** ISO 3166-1 alpha-3. */
      alpha3: derived((i) => codes().get(code.at(i))?.alpha3 ?? ''),
      /** The three digits of ISO 3166-1 numeric. */
      numeric: derived((i) => codes().get(code.at(i))?.numeric ?? ''),
    };
  };
}
