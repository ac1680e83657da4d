import { base, en, en_US, type LocaleDefinition } from '@faker-js/faker';

/** Faker's English. The build leaves out the lists that nothing draws from. */
export const enLocale: LocaleDefinition = en;

/** What faker has for every language. The build leaves out of this too. */
export const baseLocale: LocaleDefinition = base;

/** The zip codes of each state, by its abbreviation, as faker's patterns. */
export const zipCodes = en_US.location?.postcode_by_state ?? {};
