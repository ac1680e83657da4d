interface RecentTexts {
  /** Keeps a text, and forgets the oldest one if there are too many. Returns the text's name. */
  readonly add: (text: string) => string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Texts under names that are counted from 1: `@1`, `@2`. */
export function recentTexts(prefix: string, max: number): RecentTexts {
  const texts = new Map<string, string>();
  let count = 0;
  return {
    add(text) {
      count += 1;
      const name = `${prefix}${count}`;
      texts.set(name, text);
      texts.delete(`${prefix}${count - max}`);
      return name;
    },
    texts,
  };
}
