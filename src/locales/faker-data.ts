import { base, en, type LocaleDefinition } from '@faker-js/faker';
import { withCorrections } from './corrections.ts';

/** Faker's English, corrected. The dialogs' worker is built without the lists that it does not sample. */
export const enLocale: LocaleDefinition = withCorrections(en);

/** What faker has for every language. Of this too, lists are left out there. */
export const baseLocale: LocaleDefinition = withCorrections(base);
