/** The names of all locales of `registry.ts`. */
export const localeNames = ['en_US', 'de'] as const;

export type LocaleName = (typeof localeNames)[number];
