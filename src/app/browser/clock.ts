/** The moment and the luck of a new run: the only two things of it that the visitor does not choose. */
export function newRunOrigin(): { readonly seed: number; readonly now: number } {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed, now: Date.now() };
}
