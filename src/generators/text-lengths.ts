/** The length of the longest text of a list; 0 where the list is empty. */
export function longestOf(texts: Iterable<string | undefined>): number {
  let longest = 0;
  for (const text of texts) if (text !== undefined && text.length > longest) longest = text.length;
  return longest;
}

/** Works a length out when it is first asked for, and once. */
export function once(length: () => number): () => number {
  let known: number | undefined;
  return () => {
    known ??= length();
    return known;
  };
}

/** `count` items of at most `length` characters, and a separator between any two. */
export function chainLength(count: number, length: number, separator = ' '): number {
  return count * length + Math.max(0, count - 1) * separator.length;
}

/** The length of a text of each list, with a separator between any two. */
export function joinedLength(lists: readonly (readonly string[])[], separator = ' '): number {
  const lengths = lists.map(longestOf);
  return chainLength(lists.length, 0, separator) + lengths.reduce((sum, length) => sum + length, 0);
}

/** The length of the longest text in all lists of an object, such as faker's names of each sex. */
export function longestIn(lists: object): number {
  return Math.max(0, ...Object.values(lists).map((list) => (Array.isArray(list) ? longestOf(list) : 0)));
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The most characters that one of faker's templates gives. A name in braces has the length given for it, any other braces their own. */
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
