import { enUs } from './en-us.ts';
import type { Locale } from './locale.ts';

/** The locales by their names. Each is loaded when a document first names it. */
export type LocaleRegistry = Readonly<Record<string, () => Promise<Locale>>>;

export const locales = {
  en_US: async () => enUs,
} as const satisfies LocaleRegistry;

/** The locale of the dialogs, and of documents that name none. */
export const defaultLocale: Locale = enUs;
