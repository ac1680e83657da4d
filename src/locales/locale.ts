/** Jobs as `scripts/data/jobs.mjs` writes them: which people have them, and how often. */
export interface Jobs {
  /** The least ages of the classes of people who have the same jobs. */
  readonly ages: readonly number[];
  /**
   * For each ladder, its seniorities with the percentage of people who have them in each class of ages. The rest has
   * none.
   */
  readonly ladders: Readonly<Record<string, string>>;
  readonly groups: readonly JobGroup[];
}

/** Jobs on one ladder that people of the same ages have. */
export interface JobGroup {
  readonly ladder: string;
  readonly minAge: number;
  readonly maxAge?: number;
  /** `Area/Type`, weighted. */
  readonly jobs: string;
}
