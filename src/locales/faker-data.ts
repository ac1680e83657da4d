import { base, en, en_US, type LocaleDefinition } from '@faker-js/faker';
import { withCorrections } from './corrections.ts';

/** Faker's English, corrected. The dialogs' worker is built without the lists that it does not sample. */
export const enLocale: LocaleDefinition = withCorrections(en);

/** What faker has for every language. Of this too, lists are left out there. */
export const baseLocale: LocaleDefinition = withCorrections(base);

/** The zip codes of each state, by its abbreviation, as faker's patterns. */
export const zipCodes = en_US.location?.postcode_by_state ?? {};
