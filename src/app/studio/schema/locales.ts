import type { Json } from '../../../catalogue/field.ts';
import { localeNames, localeTitles } from '../../../locales/locale-names.ts';
import { localeViaIn } from '../../../schema/edits/edited-schema.ts';
import { isJsonObject } from '../../../schema/json-object.ts';
import { LOCALE_DEFAULT } from '../../../schema/schema.ts';

/** A locale of several, with its weight as the document has it. */
export interface LocaleShare {
  readonly name: string;
  readonly weight: Json;
}

/** The locales by their titles, in the order of the alphabet. */
export const LOCALES: readonly (readonly [name: string, title: string])[] = localeNames
  .map((name) => [name, localeTitles[name]] as const)
  .sort(([, a], [, b]) => (a < b ? -1 : 1));

/** A locale in words. A name that is not available is shown as it is. */
export function localeTitle(name: string): string {
  return LOCALES.find(([own]) => own === name)?.[1] ?? `${name} (not available)`;
}

/** The locales of weights. Undefined for a name and nothing; a table can have a reference instead, which `localeViaIn` reads. */
export function localeSharesIn(locale: Json | undefined): readonly LocaleShare[] | undefined {
  if (locale === undefined || !isJsonObject(locale)) return undefined;
  return Object.entries(locale).map(([name, weight]) => ({ name, weight }));
}

/** Weights; of one locale alone its name. */
function sharesJson(shares: readonly LocaleShare[]): Json {
  const [only, ...others] = shares;
  if (only && others.length === 0) return only.name;
  return Object.fromEntries(shares.map(({ name, weight }) => [name, weight]));
}

/** A name as a share of its own, and weights. */
function sharesOf(locale: Json | undefined): readonly LocaleShare[] {
  return typeof locale === 'string' ? [{ name: locale, weight: 1 }] : (localeSharesIn(locale) ?? []);
}

/** The first locale that weights do not have. Undefined if they have all. */
export function nextLocale(shares: readonly LocaleShare[]): string | undefined {
  return localeNames.find((name) => shares.every((share) => share.name !== name));
}

/**
 * The weights of a table to which a locale is added.
 * @param ofSchema the locale of the document, which a table without names of its own has
 */
export function withLocaleAdded(
  locale: Json | undefined,
  ofSchema: Json = LOCALE_DEFAULT,
): { readonly locale: Json; readonly added: string } | undefined {
  const own = localeViaIn(locale) === undefined ? sharesOf(locale) : [];
  const shares = own.length > 0 ? own : sharesOf(ofSchema);
  const added = nextLocale(shares);
  if (added === undefined) return undefined;
  return { locale: sharesJson([...shares, { name: added, weight: 1 }]), added };
}

/** Replaces a locale of weights, and leaves the others and their order. */
export function withLocaleShare(
  shares: readonly LocaleShare[],
  name: string,
  change: Partial<LocaleShare>,
): Json {
  return sharesJson(shares.map((share) => (share.name === name ? { ...share, ...change } : share)));
}

/** Weights without a locale; the name of the last one that is left. */
export function withoutLocale(shares: readonly LocaleShare[], name: string): Json {
  return sharesJson(shares.filter((share) => share.name !== name));
}

/** Several locales in a few words, and all of them with their weights: “3 locales”. */
export function localesText(shares: readonly LocaleShare[]): {
  readonly short: string;
  readonly whole: string;
} {
  const parts = shares.map(({ name, weight }) => `${localeTitle(name)} ${JSON.stringify(weight)}`);
  return { short: shares.length === 1 ? '1 locale' : `${shares.length} locales`, whole: parts.join(', ') };
}
