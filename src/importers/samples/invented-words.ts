import { namesLike } from './public-words.ts';
import { randomNumbers } from './random-numbers.ts';
import { spokenWords } from './spoken-words.ts';
import { escaped } from './text-shape.ts';

/** Shorter words, and words in fewer samples, say too little about a language. */
const LEARNED_LENGTH_MIN = 3;
const LEARNED_MIN = 12;
/** More words are joined, fewer are told from each other by whole invented words. */
const JOINED_MIN = 200;
/** Two words join where they have so many characters in common. */
const COMMON = 2;
/** If so many words join where they have more characters in common, they are more like words of the language. */
const LONG_COMMON = 3;
const LONG_COMBINED_MIN = 150;
const LONG_JOINTS = 12;
/** Beginnings and endings around the same characters, so many of each at most. */
const ENDS_MAX = 10;
/** Fewer words would repeat at once. */
const COMBINED_MIN = 8;

/** So many words that several texts have are enough in place of invented ones. */
const SHARED_MIN = 6;

/** Words with the same characters at a place: the texts before and after these. */
interface Joint {
  readonly common: string;
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
}

/**
 * Invents words that look like those of a sample, in any language: the beginning of one word and the end of another one, which join at
 * characters that both have. Each is half a word at most. No word of the sample is among the invented words. Words that several texts have
 * are taken as they are.
 */
export class InventedWords {
  readonly #words = new Set<string>();
  readonly #shared = new Set<string>();
  readonly #haveNames: boolean;

  /** @param haveNames whether the words are of names of places, firms or institutions */
  constructor(haveNames = false) {
    this.#haveNames = haveNames;
  }

  add(word: string): void {
    this.#words.add(word);
  }

  /** Adds a word that several texts have, and that names no person. */
  addShared(word: string): void {
    this.#words.add(word);
    this.#shared.add(word);
  }

  /** The words that several texts have, however few. */
  few(): readonly string[] {
    return [...this.#shared];
  }

  /** The words of the sample among the expressions. */
  shared(): readonly string[] {
    return this.#shared.size >= SHARED_MIN ? [...this.#shared] : [];
  }

  /** Expressions of a pattern for some words each, the same for the same words of a sample. Empty if these are too few. */
  expressions(): readonly string[] {
    const names = this.#haveNames ? namesLike(this.#words) : [];
    if (names.length > 0) return shuffled(this.#inCase(names)).map(escaped);
    const shared = this.shared();
    if (shared.length > 0) return shuffled(shared).map(escaped);
    const learned = [...this.#words].filter((word) => word.length >= LEARNED_LENGTH_MIN);
    if (learned.length < JOINED_MIN) {
      const spoken = spokenWords([...this.#words]);
      if (spoken.length >= COMBINED_MIN) return shuffled(spoken).map(escaped);
    }
    if (learned.length < LEARNED_MIN) return [];
    const long = this.#joints(learned, LONG_COMMON);
    if (combinedIn(long.slice(0, LONG_JOINTS)) >= LONG_COMBINED_MIN) return long.map(expressionOf);
    for (const joints of [this.#joints(learned, COMMON), this.#joints(learned, 1)])
      if (combinedIn(joints) >= COMBINED_MIN) return joints.map(expressionOf);
    return [];
  }

  /** Names as the words are written: in capitals, in small letters, or with a capital. */
  #inCase(names: readonly string[]): readonly string[] {
    const [word = ''] = this.#words;
    if (word === word.toUpperCase()) return names.map((name) => name.toUpperCase());
    return word === word.toLowerCase() ? names.map((name) => name.toLowerCase()) : names;
  }

  /** The first half of the words gives beginnings, the other half endings, so that no word is joined with itself. */
  #joints(learned: readonly string[], common: number): readonly Joint[] {
    const inSample = new Set([...this.#words].map((word) => word.toLowerCase()));
    const [beginnings, endings] = [new Map<string, string[]>(), new Map<string, string[]>()];
    for (const [i, word] of shuffled(learned).entries()) {
      const ends = i % 2 === 0 ? beginnings : endings;
      for (let at = 1; at + common < word.length; at++) {
        const key = word.slice(at, at + common);
        const end = i % 2 === 0 ? word.slice(0, at) : word.slice(at + common);
        // A longer part would tell the word.
        if (2 * end.length > word.length) continue;
        const all = ends.get(key) ?? [];
        ends.set(key, all);
        if (all.length < ENDS_MAX && !all.includes(end)) all.push(end);
      }
    }
    const found = [...beginnings].flatMap(([common, firsts]): readonly Joint[] => {
      const joint = { common, beginnings: firsts, endings: endings.get(common) ?? [] };
      return common.length < COMMON ? this.#spoken(joint, learned) : [joint];
    });
    return found
      .map(({ common, beginnings: firsts, endings: seconds }) => {
        const isNew = (first: string) =>
          seconds.every((second) => !inSample.has((first + common + second).toLowerCase()));
        return { common, beginnings: firsts.filter(isNew), endings: seconds };
      })
      .filter((joint) => joint.beginnings.length > 1 && joint.endings.length > 1)
      .sort((one, other) => sizeOf(other) - sizeOf(one) || (one.common < other.common ? -1 : 1));
  }

  /** The parts of a joint of one character by its three characters in the middle, if a word of the sample has these. */
  #spoken({ common, beginnings, endings }: Joint, learned: readonly string[]): readonly Joint[] {
    const before = new Set(beginnings.map((text) => text.slice(-1)));
    const after = new Set(endings.map((text) => text.slice(0, 1)));
    return [...before].flatMap((one) =>
      [...after].flatMap((other) => {
        const middle = one + common + other;
        if (!learned.some((word) => word.includes(middle))) return [];
        return [
          {
            common: middle,
            beginnings: beginnings.filter((text) => text.endsWith(one)).map((text) => text.slice(0, -1)),
            endings: endings.filter((text) => text.startsWith(other)).map((text) => text.slice(1)),
          },
        ];
      }),
    );
  }
}

const combinedIn = (joints: readonly Joint[]) => joints.reduce((sum, joint) => sum + sizeOf(joint), 0);
const sizeOf = ({ beginnings, endings }: Joint) => beginnings.length * endings.length;

const expressionOf = ({ common, beginnings, endings }: Joint) =>
  `(${beginnings.map(escaped).join('|')})${escaped(common)}(${endings.map(escaped).join('|')})`;

/** The same order for the same words. https://en.wikipedia.org/wiki/Fisher%E2%80%93Yates_shuffle */
function shuffled(words: readonly string[]): readonly string[] {
  const random = randomNumbers();
  const all = [...words];
  for (let i = all.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [all[i], all[other]] = [all[other] ?? '', all[i] ?? ''];
  }
  return all;
}
