export interface PlaceTables extends PackedPlaces {
  readonly addresses: AddressForm;
  readonly postcodes: PostcodeForm;
  readonly streets: Streets;
  readonly plates: Plates;
}

/** How addresses are written. A name in braces stands for a part of the address, and all else for itself. */
export interface AddressForm {
  /**
   * An address in one line. It has `{street}`, which is the street with its number, and `{postcode}` once, in any order, and parts
   * of the town: `{city}`, `{county}`, `{state}` and `{stateAbbreviation}`.
   */
  readonly line: string;
  /** `{street}` and `{number}`, in any order. */
  readonly streetLine: string;
  /** `{line}` and `{apartment}`, in any order. If absent, the apartment follows the line with a space. */
  readonly apartmentLine?: string;
}

export interface PostcodeForm {
  /** The form of postcodes that the table has as numbers: `#` is a digit, and all else itself. Without it, the table has them as texts. */
  readonly mask?: string;
  /** A mask of digits that follow the postcode in half of the addresses. */
  readonly addition?: string;
  /**
   * The form of postcodes that the table has as texts, if several in a row begin alike: each beginning stands there once, and after a comma the
   * ends of so many characters. `AB1 ,1AA2XY` stands for `AB1 1AA` and `AB1 2XY`.
   */
  readonly endLength?: number;
}

export interface Plates {
  /** The letters that plates can have. */
  readonly letters: string;
  /** The regions whose plates differ. */
  readonly regions: 'state' | 'county';
  readonly masks: PlateMasks;
}

/**
 * Serial formats of license plates by the state's abbreviation or the county's name, separated by `|`: `@` is a letter, `#` a
 * digit, `%` a digit from 1 to 9, `&` the two digits of a British age identifier, and other characters are themselves. No two
 * different formats have a text in common. A frequent format can stand there more than once. An entry with an empty name is for
 * the regions that have none of their own.
 */
export type PlateMasks = Readonly<Record<string, string>>;

export interface Streets {
  readonly kinds: readonly StreetKind[];
  /** The texts that can be before the name of a street, each as often. */
  readonly directions: string;
  /** How frequent house numbers are, by their number of digits and by their first digit. */
  readonly houseNumbers: readonly (readonly number[])[];
  /** Weighted texts after house numbers, such as `a`, and the empty text. If absent, nothing is there. */
  readonly houseNumberEnds?: string;
}

/** Streets whose names have something in common. */
export type StreetKind = {
  /** The share in 1,000 streets. */
  readonly share: number;
  /** Weighted. Without it, the names are the whole streets. */
  readonly suffixes?: string;
  /** Whether names and suffixes are written as one word. */
  readonly isOneWord?: true;
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
  /** Numbers, if the postcodes' form has a mask, or texts separated by `|`. */
  readonly zips: string;
  readonly latitudes: string;
  readonly longitudes: string;
}
