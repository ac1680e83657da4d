import { randomNumbers } from './random-numbers.ts';

/** A piece of a text. */
export interface Part {
  /** `word` and `digits` are words and numbers that are not frequent. */
  readonly kind: 'literal' | 'word' | 'digits' | 'code';
  /** A frequent word or a separator, the case of a word, the length of a number, or the regular expression of a code. */
  readonly text: string;
}

/** Fewer texts tell about single rows. */
const TEXTS_MIN = 3;
const ATTEMPTS_MAX = 600;
/** Fewer sequences would repeat at once. */
const SEQUENCES_MIN = 8;
/** Parts that decide the next one. */
const CONTEXT = 4;
const PARTS_MAX = 100;
const NO_PART: Part = { kind: 'literal', text: '' };
const END = '';
const START = '^';

/**
 * Invents sequences of parts. Up to four parts decide the next part, which follows them in at least three texts:
 * https://en.wikipedia.org/wiki/Markov_chain
 */
export class PartSequences {
  readonly #parts = new Map<string, Part>();
  /** How often a part comes behind others, by the keys of the others and of the part. */
  readonly #next = new Map<string, Map<string, number>>();
  readonly #whole = new Set<string>();
  /** How often one text has a part at most. */
  readonly #most = new Map<string, number>();
  readonly #drawn = new Map<string, readonly string[]>();

  add(parts: readonly Part[]): void {
    const keys = parts.map(keyOf);
    // Among other words, an invented word in small letters is no word of the language.
    const open = parts.findIndex(({ kind, text }) => kind === 'word' && text === 'small');
    if (open >= 0) keys.length = open;
    for (const [i, key] of keys.entries()) this.#parts.set(key, parts[i] ?? NO_PART);
    this.#whole.add(keys.join('\n'));
    for (const [key, count] of countsOf(keys)) this.#most.set(key, Math.max(count, this.#most.get(key) ?? 0));
    const last = open < 0 ? keys.length : keys.length - 1;
    for (let i = 0; i <= last; i++) {
      const next = keys[i] ?? END;
      for (const context of contextsAt(keys, i)) this.#count(context, next);
    }
  }

  #count(context: string, next: string): void {
    const counts = this.#next.get(context) ?? new Map<string, number>();
    counts.set(next, (counts.get(next) ?? 0) + 1);
    this.#next.set(context, counts);
  }

  /** Different sequences. None of them is a whole text of the sample. Empty if the texts have too little in common. */
  invent(most: number): readonly (readonly Part[])[] {
    const random = randomNumbers();
    const invented = new Map<string, readonly Part[]>();
    for (let i = 0; i < ATTEMPTS_MAX && invented.size < most; i++) {
      const keys = this.#write(random);
      const whole = keys?.join('\n') ?? '';
      const parts = keys?.flatMap((key) => this.#parts.get(key) ?? []) ?? [];
      const isOpen = parts.some(({ kind }) => kind !== 'literal');
      const isNew = isOpen || !this.#whole.has(whole);
      if (parts.length > 0 && isNew && areClosed(parts)) invented.set(whole, parts);
    }
    return invented.size >= SEQUENCES_MIN ? [...invented.values()] : [];
  }

  /** The keys of a sequence, or undefined if it has no end. */
  #write(random: () => number): readonly string[] | undefined {
    const keys: string[] = [];
    while (keys.length < PARTS_MAX) {
      const next = this.#drawNext(keys, random);
      if (next === undefined || next === END) return next === END ? keys : undefined;
      keys.push(next);
    }
    return undefined;
  }

  /** The next part. No sequence repeats a part more often than one text of the sample does, so that sequences run in no circles. */
  #drawNext(keys: readonly string[], random: () => number): string | undefined {
    const counts = countsOf(keys);
    const isRarer = (key: string) => key === END || (counts.get(key) ?? 0) < (this.#most.get(key) ?? 0);
    for (const context of contextsAt(keys, keys.length)) {
      const next = this.#frequentNext(context).filter(isRarer);
      if (next.length > 0) return next[Math.floor(random() * next.length)];
    }
    return undefined;
  }

  /** The parts that follow a context in enough texts. A part is in the list once for each of these texts. */
  #frequentNext(context: string): readonly string[] {
    const drawn = this.#drawn.get(context);
    if (drawn) return drawn;
    const counts = [...(this.#next.get(context) ?? [])].filter(([, count]) => count >= TEXTS_MIN);
    const next = counts.flatMap(([key, count]) => Array.from({ length: count }, () => key));
    this.#drawn.set(context, next);
    return next;
  }
}

function countsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '«': '»',
  '“': '”',
  '„': '“',
};
const CLOSED: ReadonlySet<string> = new Set(Object.values(CLOSING));
const QUOTES: ReadonlySet<string> = new Set(['"', "'"]);

/** Whether all brackets and quotes that a sequence opens are closed, with the quote that is next to the bracket. */
function areClosed(parts: readonly Part[]): boolean {
  const open: string[] = [];
  let quotes = 0;
  const text = parts.map(({ kind, text: own }) => (kind === 'literal' ? own : 'x')).join('');
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const quoteBefore = QUOTES.has(text.charAt(i - 1)) ? text.charAt(i - 1) : '';
    const quoteBehind = QUOTES.has(text.charAt(i + 1)) ? text.charAt(i + 1) : '';
    if (character === '"') quotes++;
    if (CLOSED.has(character) && open.at(-1)?.endsWith(character)) {
      if (open.pop() !== quoteBefore + character) return false;
    } else if (CLOSING[character] !== undefined) open.push(quoteBehind + CLOSING[character]);
    else if (CLOSED.has(character) && character !== '”') return false;
  }
  return open.length === 0 && quotes % 2 === 0;
}

const keyOf = ({ kind, text }: Part) => `${kind} ${text}`;

/** The parts before a place, four at most, then fewer. */
function contextsAt(keys: readonly string[], at: number): readonly string[] {
  const before = [START, ...keys.slice(Math.max(0, at - CONTEXT), at)].slice(-CONTEXT);
  return before.map((_, i) => before.slice(i).join('\n'));
}
