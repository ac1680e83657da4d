import { base, en, en_US, type LocaleDefinition } from '@faker-js/faker';

/** Faker's English. The dialogs' worker is built without the lists that it does not sample. */
export const enLocale: LocaleDefinition = en;

/** What faker has for every language. Of this too, lists are left out there. */
export const baseLocale: LocaleDefinition = base;

/** The zip codes of each state, by its abbreviation, as faker's patterns. */
export const zipCodes = en_US.location?.postcode_by_state ?? {};
