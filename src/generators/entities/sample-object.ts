import type { PartMaker } from './part.ts';

const SAMPLE = { name: 'John', age: 30, city: 'New York' };

/** A key of the sample object in the specification, and its value. */
export function sampleObjectParts() {
  const keys = Object.keys(SAMPLE);
  const values = Object.values(SAMPLE).map(String);
  return ({ chosen, listed }: PartMaker) => {
    const entry = chosen('entry', keys.length);
    return { key: listed(entry, keys), value: listed(entry, values) };
  };
}
