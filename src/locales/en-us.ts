import type { LocaleDefinition } from '@faker-js/faker';
import { countryByCode } from './country-codes.ts';
import { baseLocale, enLocale } from './faker-data.ts';

/** Countries by names that have a code. */
const location = { country: Object.values(countryByCode) };

/** The data that rows are sampled from. */
export const locale: LocaleDefinition[] = [{ location }, enLocale, baseLocale];
