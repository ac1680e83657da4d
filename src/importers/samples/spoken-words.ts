import { randomNumbers } from './random-numbers.ts';

/** So many words are enough, and with fewer the next way of inventing adds some. */
const WORDS_MAX = 240;
const WORDS_ENOUGH = 40;
const ATTEMPTS = 6000;
/** No invented word begins or ends with more of a word of the sample than this part. */
const PART_MAX = 0.65;
const PART_MIN = 3;
/** So many letters in all words show which letter follows three others. */
const LETTERS_MANY = 600;

/** A consonant with its vowel signs, and with the consonants that a virama joins to it. */
const SYLLABLES = /(?:\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D])*\p{L}\p{M}*|./gu;
const VOWELS: ReadonlySet<string> = new Set(
  'aeiouyáéíóúàèìòùâêîôûäëïöüãõåæøœıąęěůűőаеёиоуыэюяіїєαεηιουωάέήίόύώაეიოუ',
);
/** Scripts with letters for vowels as well as for consonants. */
const ALPHABET =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]/u;

interface Way {
  readonly split: (word: string) => readonly string[];
  /** The units that decide the next one. */
  readonly context: number;
}

const letters = (word: string) => [...word];
const syllables = (word: string) => word.match(SYLLABLES) ?? [];

/** Consonants with the vowel behind them, and those at the end. */
function spoken(word: string): readonly string[] {
  const units: string[] = [];
  let unit = '';
  for (const letter of word) {
    unit += letter;
    if (!VOWELS.has(letter.toLowerCase())) continue;
    units.push(unit);
    unit = '';
  }
  return unit === '' ? units : [...units, unit];
}

const OF_ALPHABETS: readonly Way[] = [
  { split: letters, context: 3 },
  { split: letters, context: 2 },
  { split: spoken, context: 1 },
  { split: spoken, context: 0 },
];
const OF_SYLLABLES: readonly Way[] = [
  { split: syllables, context: 1 },
  { split: syllables, context: 0 },
];

/**
 * Words in the script, the sounds and the lengths of a sample, none of them in the sample: the letters or syllables that follow others in its words.
 * The same for the same words. Empty if the words have too little in common.
 */
export function spokenWords(sample: readonly string[]): readonly string[] {
  const known = new Set(sample.map((word) => word.toLowerCase()));
  const parts = partsOf(sample);
  const isNew = (word: string) =>
    !known.has(word.toLowerCase()) && !parts.tells(word.toLowerCase()) && !isRunning(word.toLowerCase());
  const all = sample.reduce((sum, word) => sum + word.length, 0);
  const ways = ALPHABET.test(sample.join('')) ? OF_ALPHABETS : OF_SYLLABLES;
  const found = new Set<string>();
  for (const { split, context } of ways) {
    if (found.size >= WORDS_ENOUGH) break;
    if (context === 3 && all < LETTERS_MANY) continue;
    for (const word of chains(sample.map(split), context)) {
      if (isNew(word)) found.add(word);
      if (found.size >= WORDS_MAX) break;
    }
  }
  return [...found];
}

/** Whether a word repeats some letters three times, such as `benenenen`. */
function isRunning(word: string): boolean {
  for (let length = 1; length * 3 <= word.length; length++) {
    for (let at = 0; at + 3 * length <= word.length; at++) {
      const part = word.slice(at, at + length);
      if (word.startsWith(part + part, at + length)) return true;
    }
  }
  return false;
}

/** The long beginnings and ends of words. */
function partsOf(sample: readonly string[]) {
  const [starts, ends] = [new Set<string>(), new Set<string>()];
  const least = (length: number) => Math.max(PART_MIN, Math.floor(length * PART_MAX)) + 1;
  for (const word of sample.map((text) => text.toLowerCase())) {
    if (least(word.length) > word.length) continue;
    starts.add(word.slice(0, least(word.length)));
    ends.add(word.slice(-least(word.length)));
  }
  const tells = (word: string) => {
    for (let length = PART_MIN; length <= word.length; length++)
      if (starts.has(word.slice(0, length)) || ends.has(word.slice(-length))) return true;
    return false;
  };
  return { tells };
}

/** Words of units that follow each other in a word of the sample. https://en.wikipedia.org/wiki/Markov_chain */
function* chains(sample: readonly (readonly string[])[], context: number): Generator<string, undefined> {
  const random = randomNumbers();
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const next = new Map<string, string[]>();
  const keyAt = (units: readonly string[], at: number, isLast: boolean) =>
    `${at === 0 ? '^' : isLast && context === 0 ? '$' : ''}${units.slice(Math.max(0, at - context), at).join('\n')}`;
  for (const units of sample) {
    for (const [at, unit] of units.entries()) {
      const key = keyAt(units, at, at === units.length - 1);
      const all = next.get(key) ?? [];
      next.set(key, all);
      all.push(unit);
    }
  }
  const whole = new Set(sample.map((units) => units.slice(-Math.max(1, context)).join('\n')));
  for (let i = 0; i < ATTEMPTS; i++) {
    const length = pick(sample)?.length ?? 0;
    const units: string[] = [];
    while (units.length < length) {
      const unit = pick(next.get(keyAt(units, units.length, units.length === length - 1)) ?? []);
      if (unit === undefined || unit === units.at(-1)) break;
      units.push(unit);
    }
    const isClosed = whole.has(units.slice(-Math.max(1, context)).join('\n'));
    if (units.length === length && (context === 0 || isClosed)) yield units.join('');
  }
  return undefined;
}
