/**
 * Letters of tables of vehicles: s sedan, u SUV, o coupe, h hatchback, v convertible, w wagon, m minivan, p crew cab and x extended
 * cab pickup, c cargo and b passenger van. Their index is that of their name in `namesOf`.
 */
export const TYPES = 'suohvwmpxcb';

/** Letters of tables of vehicles: g gasoline, d diesel, h hybrid, e electric. */
export const FUELS = 'gdhe';

/** The names of letters, in their order. Throws a RangeError if the words lack one. */
export function namesOf(letters: string, words: Readonly<Record<string, string>>): readonly string[] {
  return [...letters].map((letter) => {
    const name = words[letter];
    if (name === undefined) throw new RangeError(`There is no word for the letter ${letter} of vehicles`);
    return name;
  });
}
