/** The names of all locales of `registry.ts`. */
export const localeNames = ['de', 'en_GB', 'en_US', 'fr'] as const;

export type LocaleName = (typeof localeNames)[number];

/** The locales in words, for people: the language, and the country. */
export const localeTitles: Readonly<Record<LocaleName, string>> = {
  de: 'German (Germany)',
  en_GB: 'English (United Kingdom)',
  en_US: 'English (United States)',
  fr: 'French (France)',
};
