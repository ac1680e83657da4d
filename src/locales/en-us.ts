import { unitedStates } from './countries/us.ts';
import { english } from './languages/en.ts';
import type { Locale } from './locale.ts';

/** English, as in the United States. */
export const enUs: Locale = { name: 'en_US', language: english, country: unitedStates };
