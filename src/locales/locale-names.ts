/** The names of all locales of `registry.ts`. */
export const localeNames = ['de', 'en_GB', 'en_US', 'fr'] as const;

export type LocaleName = (typeof localeNames)[number];
