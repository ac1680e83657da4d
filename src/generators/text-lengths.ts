/** The length of the longest text, or 0 if there is none. */
export function longestOf(texts: Iterable<string | undefined>): number {
  let longest = 0;
  for (const text of texts) if (text !== undefined && text.length > longest) longest = text.length;
  return longest;
}

/** The length of `count` items of at most `length` characters with separators between them. */
export function chainLength(count: number, length: number, separator = ' '): number {
  return count * length + Math.max(0, count - 1) * separator.length;
}

/** The length of the longest text made of one entry from each list, with separators between them. */
export function joinedLength(lists: readonly (readonly string[])[], separator = ' '): number {
  const lengths = lists.map(longestOf);
  return chainLength(lists.length, 0, separator) + lengths.reduce((sum, length) => sum + length, 0);
}

/** The length of the longest text in any list of an object, for example faker's first names by sex. */
export function longestIn(lists: object): number {
  return Math.max(0, ...Object.values(lists).map((list) => (Array.isArray(list) ? longestOf(list) : 0)));
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/**
 * The length of the longest text that faker's templates give. A name in double braces counts as its length in
 * `lengths`, or as its own characters if it is not there.
 */
export function templateLength(
  templates: readonly string[],
  lengths: Readonly<Record<string, number>> = {},
): number {
  return longestOf(
    templates.map((template) =>
      template.replaceAll(PLACEHOLDER, (braces, name: string) => '_'.repeat(lengths[name] ?? braces.length)),
    ),
  );
}
