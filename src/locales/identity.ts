/** The numbers that a country gives to people: those of `src/generators/identity/national-ids.ts`. */
export type NationalIdKind = 'nino' | 'nir' | 'ssn' | 'steuer-id';

/** The numbers of companies that pay value-added tax: those of `src/generators/identity/vat-ids.ts`. */
export type VatIdKind = 'de' | 'fr' | 'gb';
