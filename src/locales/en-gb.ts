import { unitedKingdom } from './countries/gb.ts';
import { britishEnglish } from './languages/en-gb.ts';
import type { Locale } from './locale.ts';

/** English, as in the United Kingdom. */
export const enGb: Locale = { name: 'en_GB', language: britishEnglish, country: unitedKingdom };
