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

/** The words for vehicles, by the letters that `src/generators/entities/vehicle-kinds.ts` names. */
export interface VehicleWords {
  readonly types: Readonly<Record<string, string>>;
  readonly fuels: Readonly<Record<string, string>>;
  /** Weighted. */
  readonly colors: string;
}
