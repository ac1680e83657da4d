import { isFirstName } from './name-texts.ts';
import { randomNumbers } from './random-numbers.ts';

/** So many texts are enough, and so many characters of each. */
const TEXTS_MAX = 1000;
const TEXTS_MIN = 20;
const LENGTH_MAX = 800;
/** Texts of fewer words on average have forms of words. */
const WORDS_MIN = 4;
/** A word that so many texts have, and that follows the words before it in so many texts, tells about no single row. */
const SHARED_MIN = 3;
/** Words with a capital within a sentence can be names. */
const NAMES_MIN = 5;
/** Words that decide the next one. */
const CONTEXT = 3;
const ATTEMPTS = 4000;
const SENTENCES_MAX = 80;
/** Fewer sentences would repeat at once. */
const SENTENCES_MIN = 12;
const SENTENCE_WORDS_MAX = 40;
const VALUES = 60;
/** Sentences of one text at most, and the characters of all texts. */
const TOLD_MAX = 5;
const ROOM = 14_000;

const SENTENCE = /[^.!?\n]{1,600}[.!?]{0,3}/g;
/** A word with the marks around it. */
const WORD = /\S+/g;
const LETTERS = /[\p{L}\p{M}'’-]+/u;
const END = '';
const START = '^';

interface Follower {
  texts: number;
  last: number;
}

/** Puts sentences together from words of many texts: in several texts, each word follows the words before it. */
export class ToldTexts {
  readonly #texts: string[] = [];

  add(text: string): void {
    if (this.#texts.length < TEXTS_MAX) this.#texts.push(text.slice(0, LENGTH_MAX));
  }

  /** Texts of such sentences, the same for the same sample. Undefined if the texts have too little in common. */
  found(): readonly string[] | undefined {
    const filled = this.#texts.filter((text) => text.trim() !== '');
    if (filled.length < TEXTS_MIN) return undefined;
    const words = filled.reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0);
    if (words < WORDS_MIN * filled.length) return undefined;
    const told = filled.map((text) =>
      (text.match(SENTENCE) ?? []).map(wordsOf).filter((one) => one.length > 0),
    );
    const sentences = sentencesLike(told);
    return sentences.length < SENTENCES_MIN ? undefined : textsOf(sentences, told);
  }
}

const wordsOf = (sentence: string): readonly string[] => sentence.match(WORD) ?? [];
const bare = (word: string) => (LETTERS.exec(word)?.[0] ?? word).toLowerCase();

type Told = readonly (readonly (readonly string[])[])[];

/** Whether a word may be in an invented text: many texts have it, and more if it can be a name. */
function sharedBy(told: Told): (word: string, isFirst: boolean) => boolean {
  const counts = new Map<string, number>();
  for (const sentences of told)
    for (const word of new Set(sentences.flat().map(bare))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word, isFirst) => {
    const letters = LETTERS.exec(word)?.[0] ?? '';
    const isName = !isFirst && /^\p{Lu}/u.test(letters);
    return !isFirstName(letters) && (counts.get(bare(word)) ?? 0) >= (isName ? NAMES_MIN : SHARED_MIN);
  };
}

function sentencesLike(told: Told): readonly string[] {
  const isShared = sharedBy(told);
  const next = new Map<string, Map<string, Follower>>();
  for (const [text, sentences] of told.entries()) {
    for (const words of sentences) {
      for (const [i, word] of [...words, END].entries()) {
        if (word !== END && !isShared(word, i === 0)) break;
        for (const context of contextsOf(words, i)) follow(next, context, word, text);
      }
    }
  }
  const drawn = new Map<string, readonly string[]>();
  const random = randomNumbers();
  const sentences = new Set<string>();
  const isOfFewTexts = fewWith(told);
  for (let i = 0; i < ATTEMPTS && sentences.size < SENTENCES_MAX; i++) {
    const sentence = write((context) => followersOf(next, drawn, context), random);
    if (sentence !== undefined && !isOfFewTexts(sentence)) sentences.add(sentence);
  }
  return [...sentences];
}

/** Whether one or two texts of the sample have the sentence. */
function fewWith(told: Told): (sentence: string) => boolean {
  const counts = new Map<string, number>();
  for (const sentences of told)
    for (const sentence of new Set(sentences.map((words) => words.join(' '))))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return (sentence) => (counts.get(sentence) ?? SHARED_MIN) < SHARED_MIN;
}

/** The words before a place: three at most, and two at least where there are two. */
function contextsOf(words: readonly string[], at: number): readonly string[] {
  const before = [START, ...words.slice(Math.max(0, at - CONTEXT), at)].slice(-CONTEXT);
  const shortest = Math.max(1, before.length - 1);
  return before.slice(0, shortest).map((_, i) => before.slice(i).join(' '));
}

function follow(next: Map<string, Map<string, Follower>>, context: string, word: string, text: number): void {
  const followers = next.get(context) ?? new Map<string, Follower>();
  next.set(context, followers);
  const follower = followers.get(word) ?? { texts: 0, last: -1 };
  followers.set(word, follower);
  if (follower.last === text) return;
  follower.texts++;
  follower.last = text;
}

/** The words that follow a context in several texts. A word is in the list once for each of these texts. */
function followersOf(
  next: ReadonlyMap<string, ReadonlyMap<string, Follower>>,
  drawn: Map<string, readonly string[]>,
  context: string,
): readonly string[] {
  const earlier = drawn.get(context);
  if (earlier) return earlier;
  const words = [...(next.get(context) ?? [])].flatMap(([word, { texts }]) =>
    texts >= SHARED_MIN ? Array.from({ length: texts }, () => word) : [],
  );
  drawn.set(context, words);
  return words;
}

/** A sentence whose words follow each other. Undefined if it has no end. */
function write(
  followersIn: (context: string) => readonly string[],
  random: () => number,
): string | undefined {
  const words: string[] = [];
  while (words.length < SENTENCE_WORDS_MAX) {
    const followers = contextsOf(words, words.length)
      .map(followersIn)
      .find((one) => one.length > 0);
    const word = followers?.[Math.floor(random() * followers.length)];
    if (word === undefined || isRepeated(words, word)) return undefined;
    if (word === END) return words.length > 1 && areClosed(words.join(' ')) ? words.join(' ') : undefined;
    words.push(word);
  }
  return undefined;
}

/** Whether a word stands behind the same word a second time. */
const isRepeated = (words: readonly string[], next: string) =>
  words.some((word, i) => i < words.length - 1 && word === words.at(-1) && words[i + 1] === next);

/** Whether a sentence closes the brackets and quotes that it opens. */
function areClosed(sentence: string): boolean {
  const count = (sign: string) => sentence.split(sign).length;
  return count('(') === count(')') && count('[') === count(']') && count('"') % 2 === 1;
}

/** Texts of as many sentences as those of the sample have. */
function textsOf(sentences: readonly string[], told: Told): readonly string[] {
  const random = randomNumbers();
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const texts = new Set<string>();
  let room = ROOM;
  for (let i = 0; i < VALUES * 2 && texts.size < VALUES && room > 0; i++) {
    const length = Math.min(TOLD_MAX, pick(told)?.length ?? 1);
    const chosen = new Set(Array.from({ length }, () => pick(sentences) ?? ''));
    const text = [...chosen].join(' ');
    room -= text.length;
    texts.add(text);
  }
  return [...texts];
}
