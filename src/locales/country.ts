import type { Business } from './companies.ts';
import type { NationalIdKind, VatIdKind } from './identity.ts';
import type { Lacks } from './lacks.ts';
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
   * Weighted masks of the apartments and offices that follow a street address. Most have one number: `%` is its first digit,
   * and each `#` after it another. No two masks have a text in common.
   */
  readonly apartments: string;
  /** The properties that differ in tables with rows of other countries too, so that each row is of one country. */
  readonly besideOthers?: Partial<Country>;
  readonly business: Business;
  /** The code of ISO 4217 of what accounts, amounts and prices are in. If absent, accounts and amounts are of any country. */
  readonly currency?: string;
  readonly lacks: Lacks;
  readonly mailboxes: Mailboxes;
  /** Loads the tables of names, which are large. */
  readonly names: () => Promise<Names>;
  /** Absent if `lacks` says why. */
  readonly nationalId?: NationalIdKind;
  readonly phones: Phones;
  /** Whether the option `region` of `vehicle.vrm` decides whose license plates vehicles have. Otherwise they are the country's. */
  readonly platesByOption: boolean;
  /** Loads the tables of places, streets and license plates, which are large. */
  readonly places: () => Promise<PlaceTables>;
  readonly population: Population;
  /** The models on its roads, as `src/generators/data/vehicles.ts` describes tables of them. If absent, they are American. */
  readonly vehicles?: string;
  /** Absent if `lacks` says why. */
  readonly vatId?: VatIdKind;
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
   * The texts that may be between two names. Any entry is equally likely, and common ones are repeated. The first one is used where
   * the user name has to be changed.
   */
  readonly separators: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
}

/** The telephone numbers of a country. */
export interface Phones {
  /** Numbers of places, whose area codes differ in their number of digits. */
  readonly plans: readonly NumberPlan[];
  /** Mobile numbers, where their codes tell them from those of places: how many of 100 numbers they are, their codes, and a plan for each length of these. */
  readonly mobile?: {
    readonly percent: number;
    readonly areas: readonly string[];
    readonly plans: readonly NumberPlan[];
  };
  /** Whether some numbers that people write end with an extension. */
  readonly hasExtensions: boolean;
  /** Numbers that belong to nobody. Each entry is as frequent. */
  readonly reserved: readonly ReservedNumbers[];
}

/** Telephone numbers whose area codes have as many digits. */
export interface NumberPlan {
  /** The texts that follow an area code, each as often: texts of one length, or the empty text alone. */
  readonly exchanges: readonly string[];
  /**
   * By style, how numbers are written, separated by `|`: `a` is a digit of the area code, `e` one of the exchange and `l` one of the
   * line, and all else is itself. The digits of an exchange stand together.
   */
  readonly forms: Readonly<Record<'human' | 'national' | 'international' | 'mobile', string>>;
}

/** Numbers of which some digits are fixed. */
export interface ReservedNumbers {
  /** If absent, the area code is that of the place. */
  readonly area?: string;
  readonly exchange: string;
  /** The first digits of the line. */
  readonly lineStart: string;
  /** Whether a plan of mobile numbers says how they are written. Such numbers have an area code. */
  readonly isMobile?: true;
}
