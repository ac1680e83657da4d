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
