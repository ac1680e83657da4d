import { dateNames } from '../expression/date-names.ts';
import type { Language } from '../locales/language.ts';
import { oncePer } from './once.ts';

/** The names of months and weekdays within the dates of a language. */
export const dateNamesOf = oncePer((language: Pick<Language, 'dateNames'>) => dateNames(language.dateNames));
