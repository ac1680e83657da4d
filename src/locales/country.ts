import type { Business } from './companies.ts';
import type { Names, Population } from './people.ts';
import type { PlaceTables } from './places.ts';

/**
 * Everything that is true of one country, in any language that people speak there. It is data only: generators decide how to sample
 * it. Texts of lists are joined by `|`, and a weight follows the last space of its text.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /**
   * Weighted masks of the apartments and offices that follow a street address. Each has one number: `%` is its first digit,
   * and each `#` after it another. No two masks have a text in common.
   */
  readonly apartments: string;
  readonly business: Business;
  readonly mailboxes: Mailboxes;
  /** Loads the tables of names, which are large. */
  readonly names: () => Promise<Names>;
  readonly phones: Phones;
  /** Loads the tables of places, streets and license plates, which are large. */
  readonly places: () => Promise<PlaceTables>;
  readonly population: Population;
}

/** Domains of e-mail addresses, and what they allow before the `@`. */
export interface Mailboxes {
  /** The providers where people have accounts, with integer weights. */
  readonly providers: string;
  /** Domains that belong to nobody: https://www.rfc-editor.org/rfc/rfc2606#section-3 */
  readonly examples: readonly string[];
  readonly rules: readonly MailboxRules[];
}

export interface MailboxRules {
  /** In small letters. */
  readonly provider: string;
  /**
   * What may be between two names. Any entry is equally likely, and common ones are repeated. The first one is used where
   * the user name has to be changed.
   */
  readonly separators: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
}

/** What a telephone number can have between its area code, which the place has, and its last digits. */
export interface Phones {
  readonly exchanges: readonly string[];
  /** Numbers that belong to nobody. */
  readonly reserved: {
    readonly exchange: string;
    /** The first digits of the four that follow the exchange. */
    readonly lineStart: string;
  };
}
