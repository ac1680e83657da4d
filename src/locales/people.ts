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
