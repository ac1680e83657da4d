import type { LocaleDefinition } from '@faker-js/faker';
import { citiesByState } from './cities.ts';
import { countryByCode } from './country-codes.ts';
import { baseLocale, enLocale, zipCodes } from './faker-data.ts';

/** What faker's English lacks, the zip codes of each state, and its cities and countries by state and code. */
const location = {
  postcode_by_state: zipCodes,
  country: Object.values(countryByCode),
  city_name: Object.values(citiesByState).flatMap((names) => names.split('|')),
};

/** The data that rows are sampled from. */
export const locale: LocaleDefinition[] = [{ location }, enLocale, baseLocale];
