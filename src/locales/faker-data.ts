import { base, en, type LocaleDefinition } from '@faker-js/faker';
import { withCorrections } from './corrections.ts';

/** Faker's English, corrected. The dialogs' worker is built without the lists that it does not sample. */
export const enLocale: LocaleDefinition = withCorrections(en);

/** Faker's data for every language. The dialogs' worker leaves out lists here too. */
export const baseLocale: LocaleDefinition = withCorrections(base);
