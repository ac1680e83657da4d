import type { PartMaker } from './part.ts';

const SAMPLE = { name: 'John', age: 30, city: 'New York' };

/** A key of the specification's sample object, and its value. */
export function sampleObjectParts() {
  const entries = Object.entries(SAMPLE);
  return ({ chosen, derived }: PartMaker) => {
    const entry = chosen('entry', entries);
    return {
      key: derived((i) => entry.at(i)[0]),
      value: derived((i) => String(entry.at(i)[1])),
    };
  };
}
