import type { LocaleDefinition } from '@faker-js/faker';
import { citiesByState } from '../src/engine/facts/cities.ts';
import { countryByCode } from '../src/engine/facts/country-codes.ts';
import { baseLocale, enLocale, zipCodes } from './faker-data.ts';

/** What faker's English lacks, the zip codes of each state, and its cities and countries as the engine knows them. */
const location = {
  postcode_by_state: zipCodes,
  country: Object.values(countryByCode),
  city_name: Object.values(citiesByState).flatMap((names) => names.split('|')),
};

/** The data that rows are drawn from. */
export const locale: LocaleDefinition[] = [{ location }, enLocale, baseLocale];
