import { base, type LocaleDefinition } from '@faker-js/faker';
import { citiesByState } from '../src/engine/facts/cities.ts';
import { english, zipCodes } from './faker-data.ts';

/** What faker's English lacks, the zip codes of each state, and its cities as the engine knows them. */
const location = {
  postcode_by_state: zipCodes,
  city_name: Object.values(citiesByState).flatMap((names) => names.split('|')),
};

/** The data that rows are drawn from. */
export const locale: LocaleDefinition[] = [{ location }, english, base];
