import type { LocaleDefinition } from '@faker-js/faker';

/**
 * Everything that is true of one language in one country. It is data only: generators get it through their context, and
 * decide how to sample it. Texts of lists are joined by `|`, and a weight follows the last space of its text.
 */
export interface Locale {
  /** Faker's lists, corrected. A list that the first definition lacks comes from the next one. */
  readonly faker: readonly LocaleDefinition[];
  readonly countries: Countries;
  readonly mailboxes: Mailboxes;
  readonly names: Names;
  readonly phones: Phones;
  /** Loads the table of places, which is large. */
  readonly places: () => Promise<PackedPlaces>;
  readonly sites: SiteWords;
  readonly titles: Titles;
}

export interface Countries {
  /** The names of all countries of ISO 3166-1, by their codes of two letters. */
  readonly names: Readonly<Record<string, string>>;
  /** The code of the country that has the places. */
  readonly ofPlaces: string;
}

/** Domains of e-mail addresses, and what they allow before the `@`. */
export interface Mailboxes {
  /** The providers where people have free accounts. */
  readonly providers: readonly string[];
  /** Domains that belong to nobody: https://www.rfc-editor.org/rfc/rfc2606#section-3 */
  readonly examples: readonly string[];
  readonly rules: readonly MailboxRules[];
}

export interface MailboxRules {
  /** In small letters. */
  readonly provider: string;
  /** What may be between two names. The first one is used where the user name has to be changed. */
  readonly separators: readonly string[];
  readonly minLength: number;
  readonly maxLength: number;
}

export interface Names {
  readonly first: FirstNames;
  readonly last: Surnames;
  /** The percentage of people with two surnames. */
  readonly twoSurnamesPercent: number;
}

/** First names by sex and year of birth, as `scripts/data/names.mjs` packs them. */
export interface FirstNames {
  readonly firstYear: number;
  /** The code of the character for 0. */
  readonly firstCode: number;
  /** The share of level 1. Level 0 is no share. A level has four steps, and each step multiplies the share. */
  readonly leastShare: number;
  readonly stepRatio: number;
  readonly female: FirstNamesOfSex;
  readonly male: FirstNamesOfSex;
}

interface FirstNamesOfSex {
  /** For each year, how many thousands of its births are alive. */
  readonly livingOfYear: readonly number[];
  readonly names: string;
  /**
   * For each name, after a space, its share of each year's births. One character is the level in the first year. Each two that
   * follow are a number of years, and the level after these. Between them the level rises or falls evenly, and the last one
   * holds.
   */
  readonly curves: string;
}

export interface Surnames {
  /** With what each has of 100,000 people. */
  readonly common: string;
  /** The rest of the 100,000 have these, each as many as any other. */
  readonly rare: string;
}

export interface Titles {
  /** By year of birth, the earliest people first. */
  readonly prefixes: readonly TitlesOfAge[];
  readonly suffixes: readonly TitlesOfAge[];
  /** The percentage of full names with a prefix. */
  readonly withPrefixPercent: number;
  /** The prefix that no full name lacks. */
  readonly neverOmitted: string;
}

/** The weighted titles of people who were born after those before them in a list, until the end of a year. */
export interface TitlesOfAge {
  readonly bornUntil: number;
  readonly female: string;
  readonly male: string;
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

/** The words of the names of sites: an adjective and a thing, or a thing and a trade. */
export interface SiteWords {
  readonly adjectives: string;
  readonly things: string;
  readonly trades: string;
  /** Weighted top-level domains. */
  readonly suffixes: string;
}

/**
 * The table of places as `scripts/data/places.mjs` packs it: names in order, and a text of numbers for each of their
 * attributes. `generators/places.ts` says how it is read.
 */
export interface PackedPlaces {
  readonly states: string;
  readonly counties: string;
  readonly zones: string;
  readonly zoneIndexes: string;
  readonly people: string;
  readonly areas: string;
  readonly zipCounts: string;
  readonly zips: string;
  readonly latitudes: string;
  readonly longitudes: string;
}
