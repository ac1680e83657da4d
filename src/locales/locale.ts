import type { FakerLists } from './faker-lists.ts';

/**
 * Everything that is true of one language in one country. It is data only: generators get it through their context, and
 * decide how to sample it. Texts of lists are joined by `|`, and a weight follows the last space of its text.
 */
export interface Locale {
  /** Faker's, corrected. */
  readonly lists: FakerLists;
  /**
   * Weighted masks of the apartments and offices that follow a street address. Each has one number: `%` is its first digit,
   * and each `#` after it another. No two masks have a text in common.
   */
  readonly apartments: string;
  readonly careers: Careers;
  /** Loads the tables of companies, which are large. */
  readonly companies: () => Promise<Companies>;
  readonly countries: Countries;
  /** By year of birth, the earliest people first. */
  readonly genders: readonly TextsOfAge[];
  /** Loads the table of jobs, which is large. */
  readonly jobs: () => Promise<Jobs>;
  readonly mailboxes: Mailboxes;
  /** Loads the tables of names, which are large. */
  readonly names: () => Promise<Names>;
  readonly phones: Phones;
  readonly population: Population;
  /** Loads the tables of places, streets and license plates, which are large. */
  readonly places: () => Promise<PlaceTables>;
  readonly titles: Titles;
}

export interface Countries {
  /** The names of all countries of ISO 3166-1, by their codes of two letters. */
  readonly names: Readonly<Record<string, string>>;
  /** The code of the country that has the places. */
  readonly ofPlaces: string;
}

/** The ages of people at work. */
export interface Careers {
  /** The least ages of the classes of people who have the same jobs. Younger people have none. */
  readonly ages: readonly number[];
  /** For each class, how many of a million people have a job of doctors and are called so. */
  readonly doctorsPerMillion: readonly number[];
}

/** Jobs as `scripts/data/jobs.mjs` writes them: which people have them, and how often. */
export interface Jobs {
  /**
   * For each ladder, its seniorities with the percentage of people who have them in each class of ages; the last percentage holds
   * for all older ones. The rest has none.
   */
  readonly ladders: Readonly<Record<string, string>>;
  readonly groups: readonly JobGroup[];
}

/** Jobs on one ladder that people of the same ages have. */
export interface JobGroup {
  readonly ladder: string;
  /** For each class of ages, the percentage of the weights that jobs have in it. */
  readonly career: string;
  /** The percentage of people with the job who are doctors. */
  readonly doctors?: number;
  /** `Area/Type`, weighted. */
  readonly jobs: string;
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

export interface Names {
  readonly first: FirstNames;
  readonly last: Surnames;
  /** The percentage of people with two surnames. */
  readonly twoSurnamesPercent: number;
}

/** For each year of birth, from the first one on, how many thousands of its births are alive. */
export interface Population {
  readonly firstYear: number;
  readonly female: readonly number[];
  readonly male: readonly number[];
}

/** First names by sex and year of birth, for the years of the population, as `scripts/data/names.mjs` packs them. */
export interface FirstNames {
  /** The code of the character for 0. */
  readonly firstCode: number;
  /** The share of level 1. Level 0 is no share. A level has four steps, and each step multiplies the share. */
  readonly leastShare: number;
  readonly stepRatio: number;
  readonly female: FirstNamesOfSex;
  readonly male: FirstNamesOfSex;
}

interface FirstNamesOfSex {
  /**
   * For each year, of ten million births, what names of lower shares are raised to. So the shares sum to 1, although rare names
   * are left out.
   */
  readonly leastOfYear: readonly number[];
  /** The most frequent first. */
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
  /** Of people who are no doctors, by year of birth, the earliest people first. */
  readonly prefixes: readonly TextsOfAge[];
  readonly suffixes: readonly TextsOfAge[];
  /** The percentage of full names with a prefix. */
  readonly withPrefixPercent: number;
  /** The prefix of doctors, which no full name lacks. */
  readonly ofDoctors: string;
}

/** The weighted texts of people from an age on, in whole years, who are younger than those before them in a list. */
export interface TextsOfAge {
  readonly minAge: number;
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

/** What names of companies are made of, with domains and catch phrases that fit. */
export interface Companies {
  /** Names that are no surnames, such as `Cedar Ridge`. */
  readonly names: string;
  /** First names of owners. */
  readonly owners: string;
  /** Surnames that no company has, because they would read as words or repeat a trade (`Barber Barber Shop`). */
  readonly unfitSurnames: string;
  /** Weighted legal forms, as they follow a name. Most companies write none. */
  readonly forms: Readonly<Record<'general' | 'firm' | 'practice' | 'partners' | 'shop' | 'none', string>>;
  /** Weighted top-level domains. */
  readonly suffixes: Readonly<Record<'general' | 'tech' | 'charity', string>>;
  readonly sectors: readonly Sector[];
  /** Sentences that can follow a catch phrase: of all companies, and of those with owners. `#` is a year. */
  readonly closings: { readonly all: string; readonly owned: string };
}

interface Sector {
  /** How many thousands of firms the sector has. */
  readonly firms: number;
  readonly trades: readonly Trade[];
}

/** A trade, with the ends of names after a surname, a name that is none, an owner (`Rosa's`) or two surnames. */
export interface Trade {
  /** The trade in short domain words. */
  readonly domain: string;
  readonly form?: keyof Companies['forms'];
  readonly suffix?: keyof Companies['suffixes'];
  /** After a surname or a name that is none. */
  readonly any?: string;
  readonly surname?: string;
  readonly name?: string;
  readonly owner?: string;
  readonly pair?: string;
  readonly phrases: string;
}

export interface PlaceTables extends PackedPlaces {
  readonly streets: Streets;
  readonly plates: Plates;
}

/**
 * Serial formats of license plates by the state's abbreviation, separated by `|`: `@` is a letter, `#` a digit, `%` a digit
 * from 1 to 9, and other characters are themselves. No two different formats have a text in common. A frequent format can stand
 * there more than once.
 */
export type Plates = Readonly<Record<string, string>>;

export interface Streets {
  readonly kinds: readonly StreetKind[];
  /** What can be before the name of a street, each as often. */
  readonly directions: string;
  /** How frequent house numbers are, by their number of digits and by their first digit. */
  readonly houseNumbers: readonly (readonly number[])[];
}

/** Streets whose names have something in common. */
export type StreetKind = {
  /** Of 1,000 streets. */
  readonly share: number;
  /** Weighted. Without it, the names are the whole streets. */
  readonly suffixes?: string;
  readonly withDirectionPercent: number;
} & ({ readonly names: string } | { readonly weightedNames: string });

/**
 * The table of places as `scripts/data/places.mjs` packs it: names in order, and a text of numbers for each of their
 * attributes. `generators/places.ts` says how it is read.
 */
export interface PackedPlaces {
  readonly states: string;
  readonly stateNames: string;
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
