/** The words in names of companies, with domain words and catch phrases that fit. */
export interface Companies {
  /** Names that are no surnames, such as `Cedar Ridge`. */
  readonly names: string;
  /** First names of owners. */
  readonly owners: string;
  /** How a name begins with an owner, for whom `~` stands: `~'s`. */
  readonly ownerForm: string;
  /** The word for `&` in domains. */
  readonly and: string;
  /** Surnames that no company has, because they would read as words or repeat a trade (`Barber Barber Shop`). */
  readonly unfitSurnames: string;
  readonly sectors: readonly Sector[];
  /** Sentences that can follow a catch phrase: of all companies, and of those with owners. `#` is a year. */
  readonly closings: { readonly all: string; readonly owned: string };
}

interface Sector {
  /** How many thousands of firms the sector has. */
  readonly firms: number;
  readonly trades: readonly Trade[];
}

/**
 * A trade, with the ends of names after a surname, a name that is none, an owner (`Rosa's`) or two surnames. In `Garage ~ et Fils`,
 * `~` is that beginning, and words precede it.
 */
export interface Trade {
  /** The trade in short domain words. */
  readonly domain: string;
  readonly form?: keyof Business['forms'];
  readonly suffix?: keyof Business['suffixes'];
  /** After a surname or a name that is none. */
  readonly any?: string;
  readonly surname?: string;
  readonly name?: string;
  readonly owner?: string;
  readonly pair?: string;
  readonly phrases: string;
}

/** The texts that companies of one country write behind their names and domain words. */
export interface Business {
  /** Weighted legal forms, as they follow a name. Most companies write none. */
  readonly forms: Readonly<Record<'general' | 'firm' | 'practice' | 'partners' | 'shop' | 'none', string>>;
  /** Weighted top-level domains. */
  readonly suffixes: Readonly<Record<'general' | 'tech' | 'charity', string>>;
}
