/** The ages of people at work. */
export interface Careers {
  /** The least ages of the classes of people who have the same jobs. Younger people have none. */
  readonly ages: readonly number[];
  /** For each class, how many of a million people have a job of doctors and are called so. */
  readonly doctorsPerMillion: readonly number[];
}

/**
 * Jobs as `scripts/data/jobs.mjs` writes them: which people have them, and how often. Where a text has two forms, they stand with `:`
 * between them: a woman's and a man's, such as `Lehrerin:Lehrer`.
 */
export interface Jobs {
  /** The order of the parts of a title, which have spaces between them. */
  readonly titleOrder: readonly TitlePart[];
  /**
   * For each ladder, its seniorities with the percentage of people who have them in each class of ages; the last percentage holds
   * for all older ones. The rest has none. A seniority is one word.
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
  /** `Area/Type`, or `Area/Type/Title` with a title that stands for both, weighted. */
  readonly jobs: string;
}

export type TitlePart = 'seniority' | 'area' | 'type';
