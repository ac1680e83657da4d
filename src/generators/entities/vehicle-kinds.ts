export const TYPES: Readonly<Record<string, string>> = {
  s: 'Sedan',
  u: 'SUV',
  o: 'Coupe',
  h: 'Hatchback',
  v: 'Convertible',
  w: 'Wagon',
  m: 'Minivan',
  p: 'Crew Cab Pickup',
  x: 'Extended Cab Pickup',
  c: 'Cargo Van',
  b: 'Passenger Van',
};

export const FUELS: Readonly<Record<string, string>> = {
  g: 'Gasoline',
  d: 'Diesel',
  h: 'Hybrid',
  e: 'Electric',
};

/** The index of a letter of `TYPES` or `FUELS`, by which its name is in the list of their names. */
export function indexOfKind(kinds: Readonly<Record<string, string>>, letter: string): number {
  return Object.keys(kinds).indexOf(letter);
}
