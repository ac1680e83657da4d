import { randomNumbers } from './random-numbers.ts';

/** So many words are enough for a column. */
const WORDS_MAX = 160;
const ATTEMPTS_MAX = 4000;
/** Shorter words, and words in fewer samples, say too little about a language. */
const LEARNED_LENGTH_MIN = 3;
const LEARNED_MIN = 12;
/** Characters that decide the next one. With fewer words, one does. */
const CONTEXT = 2;
/** Marks the end of a word. */
const END = '';

/**
 * Invents words that look like those of a sample, in any language: each character follows two others as often as in the sample. No
 * word of the sample is among them. https://en.wikipedia.org/wiki/Markov_chain
 */
export class InventedWords {
  readonly #words = new Set<string>();

  add(word: string): void {
    this.#words.add(word);
  }

  /** Different words, the same for the same words of a sample. Empty if these are too few. */
  invent(): readonly string[] {
    const learned = [...this.#words].filter((word) => word.length >= LEARNED_LENGTH_MIN);
    if (learned.length < LEARNED_MIN) return [];
    for (let context = CONTEXT; context > 0; context--) {
      const words = this.#inventFrom(learned, context);
      if (words.length >= LEARNED_MIN) return words;
    }
    return [];
  }

  #inventFrom(learned: readonly string[], context: number): readonly string[] {
    const next = nextCharacters(learned, context);
    const lengths = learned.map(({ length }) => length);
    const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
    const inSample = new Set([...this.#words].map((word) => word.toLowerCase()));
    const words = new Set<string>();
    const random = randomNumbers();
    for (let i = 0; i < ATTEMPTS_MAX && words.size < WORDS_MAX; i++) {
      const word = writeWord(next, { context, longest, random });
      if (word.length >= shortest && word.length <= longest && !inSample.has(word.toLowerCase()))
        words.add(word);
    }
    return [...words];
  }
}

/** The characters that follow some characters, each as often as in the words. */
function nextCharacters(words: readonly string[], context: number): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>();
  for (const word of words) {
    const characters = [...word];
    for (let i = 0; i <= characters.length; i++) {
      const before = characters.slice(Math.max(0, i - context), i).join('');
      const key = i < context ? `^${before}` : before;
      const all = next.get(key) ?? [];
      all.push(characters[i] ?? END);
      next.set(key, all);
    }
  }
  return next;
}

interface Writing {
  readonly context: number;
  readonly longest: number;
  readonly random: () => number;
}

function writeWord(
  next: ReadonlyMap<string, readonly string[]>,
  { context, longest, random }: Writing,
): string {
  const characters: string[] = [];
  while (characters.length <= longest) {
    const before = characters.slice(-context).join('');
    const all = next.get(characters.length < context ? `^${before}` : before) ?? [];
    const character = all[Math.floor(random() * all.length)] ?? END;
    if (character === END) break;
    characters.push(character);
  }
  return characters.join('');
}
