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
