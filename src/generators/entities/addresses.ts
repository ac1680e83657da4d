import { textsOnce } from '../once.ts';
import type { Places } from '../places.ts';

/** A form with names in braces, such as `{number} {street}`: at odd places the names, and around them other texts. */
export const readForm = (form: string): readonly string[] => form.split(/\{(\w+)\}/);

/** The parts of addresses that belong to the town. */
const TOWN_PARTS: Readonly<Record<string, (places: Places, city: number) => string>> = {
  city: (places, city) => places.cities()[city] ?? '',
  county: (places, city) => places.counties()[places.countyOfCity()[city] ?? 0] ?? '',
  stateAbbreviation: (places, city) => abbreviationOf(places, city),
  state: (places, city) => places.states().get(abbreviationOf(places, city)) ?? '',
};

function abbreviationOf(places: Places, city: number): string {
  return places.stateOfCounty()[places.countyOfCity()[city] ?? 0] ?? '';
}

/** The texts around the street and the postcode of an address, by the index of the town. */
export interface AddressTexts {
  /** Whether an address begins and ends with the street and the postcode. */
  readonly isBare: boolean;
  readonly isPostcodeFirst: boolean;
  readonly before: (city: number) => string;
  readonly between: (city: number) => string;
  readonly after: (city: number) => string;
}

/** Reads how a country writes addresses in one line. */
export function readAddresses(places: Places): AddressTexts {
  const pieces = readForm(places.addresses.line);
  const [first = 1, second = 1] = pieces.flatMap((piece, i) =>
    i % 2 === 1 && (piece === 'street' || piece === 'postcode') ? [i] : [],
  );
  const textOf = (from: number, to: number) => {
    const parts = pieces.slice(from, to);
    return textsOnce(
      () => places.cities().length,
      // A flat text: V8 would follow the parts of a concatenation again for each row.
      (city) =>
        parts.map((part, i) => ((from + i) % 2 === 1 ? TOWN_PARTS[part]?.(places, city) : part)).join(''),
    );
  };
  return {
    isBare: [...pieces.slice(0, first), ...pieces.slice(second + 1)].every((piece) => piece === ''),
    isPostcodeFirst: pieces[first] === 'postcode',
    before: textOf(0, first),
    between: textOf(first + 1, second),
    after: textOf(second + 1, pieces.length),
  };
}
