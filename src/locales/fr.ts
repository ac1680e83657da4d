import { france } from './countries/fr.ts';
import { french } from './languages/fr.ts';
import type { Locale } from './locale.ts';

/** French, as in France. */
export const frFr: Locale = { name: 'fr', language: french, country: france };
