/** The words of short biographies. Lists are joined by `|`. */
export interface Bios {
  /** Things that people are fond of. */
  readonly interests: string;
  /** How fond of it they are: before the interest, or after it. */
  readonly fondness: string;
  readonly isInterestFirst: boolean;
  /** Words that people of any age, sex and job say that they are or do. More than ten. */
  readonly roles: string;
}

/** The parts of plain sentences, which say little and suit most texts. Each part goes with each of the others. Lists are joined by `|`. */
export interface Sentences {
  readonly subjects: string;
  readonly statements: string;
  /** Before the period. Most are empty. */
  readonly ends: string;
  /** The beginnings of titles, and what can follow each of them. */
  readonly headings: string;
  readonly topics: string;
}

/** The words for vehicles, by the letters that `src/generators/entities/vehicle-kinds.ts` names. */
export interface VehicleWords {
  readonly types: Readonly<Record<string, string>>;
  readonly fuels: Readonly<Record<string, string>>;
  /** Weighted. */
  readonly colors: string;
}
