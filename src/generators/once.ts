/** Computes a value on the first call, and remembers it. */
export function once<T extends {}>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A function of an object that computes each object's value on the first call, and remembers it. */
export function oncePer<Given extends object, T extends {}>(
  compute: (given: Given) => T,
): (given: Given) => T {
  const known = new WeakMap<Given, T>();
  return (given) => {
    const found = known.get(given) ?? compute(given);
    known.set(given, found);
    return found;
  };
}

/** Makes the text of an index when it is first asked for, and remembers it. */
export function textsOnce(count: () => number, textOf: (index: number) => string): (index: number) => string {
  let texts: (string | undefined)[] | undefined;
  return (index) => {
    // With room for all of them: an array that is filled at scattered indexes would become a hash table.
    texts ??= new Array(count());
    texts[index] ??= textOf(index);
    return texts[index];
  };
}
