import type { Companies } from './companies.ts';
import type { FakerLists } from './faker-lists.ts';
import type { Careers, Jobs } from './jobs.ts';
import type { Lacks } from './lacks.ts';
import type { Bios, Sentences, VehicleWords } from './word-lists.ts';

/**
 * Everything that is true of one language, in any country where people speak it. It is data only: generators decide how to sample
 * it. Texts of lists are joined by `|`, and a weight follows the last space of its text.
 */
export interface Language {
  /** The text that follows a kind of bank account in its name: ` Account`. */
  readonly accountEnd: string;
  /** Percentages of bank accounts by their kind, and of their transactions. The kinds are those of `lists`. */
  readonly banking: { readonly accounts: string; readonly transactions: string };
  readonly bios: Bios;
  readonly careers: Careers;
  /** Loads the table of companies, which is large. */
  readonly companies: () => Promise<Companies>;
  /** The names of Africa, Antarctica, Asia, Australia, Europe, North America and South America, joined by `|`. */
  readonly continents: string;
  /** The names of all countries of ISO 3166-1, by their codes of two letters. */
  readonly countryNames: Readonly<Record<string, string>>;
  /** Within dates, from January and from Sunday on. */
  readonly dateNames: {
    readonly months: string;
    readonly shortMonths: string;
    readonly weekdays: string;
    readonly shortWeekdays: string;
  };
  /** By year of birth, the earliest people first. */
  readonly genders: readonly TextsOfAge[];
  /** Loads the table of jobs, which is large. */
  readonly jobs: () => Promise<Jobs>;
  /** By registration group of ISBNs, the ranges of publishers' numbers, as `first-last`. */
  readonly isbnPublishers: Readonly<Record<string, string>>;
  /** Letters that mailboxes spell in another way than without their accents: `ä` as `ae`. In small letters. */
  readonly mailSpelling: Readonly<Record<string, string>>;
  readonly nameOrder: 'given-first' | 'family-first';
  /** Faker's, corrected. */
  readonly lists: FakerLists;
  readonly lacks: Lacks;
  readonly sentences: () => Promise<Sentences>;
  readonly titles: Titles;
  readonly vehicles: VehicleWords;
}

export interface Titles {
  /** Prefixes by year of birth, from the earliest on. Doctors have `ofDoctors` instead. */
  readonly prefixes: readonly TextsOfAge[];
  readonly suffixes: readonly TextsOfAge[];
  /** The percentage of full names with a prefix. */
  readonly withPrefixPercent: number;
  /** The prefixes of doctors, which no full name lacks. */
  readonly ofDoctors: { readonly female: string; readonly male: string };
}

/** The weighted texts of people from an age on, in whole years, who are younger than those before them in a list. */
export interface TextsOfAge {
  readonly minAge: number;
  readonly female: string;
  readonly male: string;
}
