import { enUs } from './en-us.ts';
import type { Locale } from './locale.ts';
import type { LocaleName } from './locale-names.ts';

/** The locales by their names. Each is loaded when a document first names it. */
export type LocaleRegistry = Readonly<Record<string, () => Promise<Locale>>>;

export const locales: LocaleRegistry & Readonly<Record<LocaleName, () => Promise<Locale>>> = {
  de: async () => (await import('./de.ts')).de,
  en_GB: async () => (await import('./en-gb.ts')).enGb,
  en_US: async () => enUs,
  fr: async () => (await import('./fr.ts')).frFr,
};

/** The locale of the dialogs, and of documents that name none. */
export const defaultLocale: Locale = enUs;
