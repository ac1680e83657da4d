import { germany } from './countries/de.ts';
import { german } from './languages/de.ts';
import type { Locale } from './locale.ts';

/** German, as in Germany. */
export const de: Locale = { name: 'de', language: german, country: germany };
