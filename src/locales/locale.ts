import type { Country } from './country.ts';
import type { Language } from './language.ts';

/** A language in a country. Generators get it through their context. */
export interface Locale {
  /** Faker's name: the language, and the country where the language is spoken in several. */
  readonly name: string;
  readonly language: Language;
  readonly country: Country;
}
