import { createStream, type RandomStream, streamKey } from '../../random/stream.ts';
import type { SampleFacts } from '../source-tables.ts';

type NewTexts = NonNullable<SampleFacts['texts']>;
type Tokens = readonly string[];
/** Where a word stands in its text. */
type Place = 'only' | 'first' | 'inner' | 'last';

/** Texts that are read, and the fewest that have words to put together. */
const TEXTS_MAX = 5000;
const TEXTS_MIN = 30;
/** Texts of the schema. */
const NEW_MAX = 400;
const TRIES = 20;
/** A text of the sample gets into the schema if it has so few characters and occurs so often. */
const REPEATED_MIN = 5;
const REPEATED_LENGTH = 40;
const REPEATED_MAX = 200;
/** A word does if so many different texts have it, and letters that follow each other if so many different words have them. */
const COMMON_MIN = 4;
const PROSE_COMMON_MIN = 8;
const LETTERS_MIN = 3;
/** A word follows another one if so many texts have both. */
const FOLLOWING_MIN = 2;
/** The letters before one that decide about it. */
const LETTERS_BEFORE = 3;
const LETTERS_MAX = 24;
/** Texts of more words are prose. */
const WORDS_MAX = 8;
/** The share of texts that need a shape which several have. */
const COVERED_MIN = 0.5;

/** Given names that are frequent in many countries: a column with such words in so many of its texts names persons. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `James John Robert Michael David William Richard Joseph Thomas Charles Daniel Matthew Mark Paul Steven Andrew George Kevin Brian Peter
  Mary Jennifer Linda Elizabeth Susan Jessica Sarah Karen Anna Maria Laura Julia Emma Kate Jane Margaret Hans Klaus Jürgen Wolfgang
  Thomas Stefan Andreas Martin Christian Jan Lars Erik Jean Pierre Michel Jacques Marie François Philippe Nicolas Juan José Carlos Luis
  Antonio Manuel Pedro João Paulo Ana Marco Giuseppe Giovanni Francesco Ivan Sergei Alexander Dmitri Piotr Tomasz Mohammed Ahmed Ali Hassan
  Kumar Singh Ram Rajesh Hiroshi Takashi Wei Li Kim Olga Elena Sofia Eva Petra Sabine Monika`.split(/\s+/),
);
const NAMED_SHARE = 0.08;

const TOKEN = /\p{L}[\p{L}\p{M}'’]*|\d+|[^\p{L}\d]+/gu;
const WORD = /\p{L}+/gu;
const isWord = (token: string) => /^[\p{L}\d]/u.test(token);
const isNumber = (token: string) => /^\d/.test(token);
const wordsOf = (tokens: Tokens) => tokens.filter(isWord);
/** Words of English prose, for which a field has better texts. */
const ENGLISH = ['the', 'of', 'and', 'to'];

/** Things with a weight, of which one is drawn. */
class Weighted<Thing> {
  readonly #counts = new Map<Thing, number>();
  #total = 0;
  /** The things with the sums of the weights up to each: present once one was drawn. */
  #drawn: { readonly things: readonly Thing[]; readonly ends: Float64Array } | undefined;

  add(thing: Thing, count = 1): void {
    this.#counts.set(thing, (this.#counts.get(thing) ?? 0) + count);
    this.#total += count;
    this.#drawn = undefined;
  }

  get total(): number {
    return this.#total;
  }

  things(): readonly Thing[] {
    return [...this.#counts.keys()];
  }

  /** The things that a condition keeps. */
  where(isKept: (thing: Thing, count: number) => boolean): Weighted<Thing> {
    const rest = new Weighted<Thing>();
    for (const [thing, count] of this.#counts) if (isKept(thing, count)) rest.add(thing, count);
    return rest;
  }

  draw(stream: RandomStream): Thing | undefined {
    this.#drawn ??= this.#sums();
    const { things, ends } = this.#drawn;
    const point = stream.next() * this.#total;
    let [low, high] = [0, things.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > point) high = middle;
      else low = middle + 1;
    }
    return things[low];
  }

  #sums() {
    let sum = 0;
    const ends = Float64Array.from(this.#counts.values(), (count) => {
      sum += count;
      return sum;
    });
    return { things: this.things(), ends };
  }
}

/** How often each key has each thing. */
class Tables<Key, Thing> {
  readonly #tables = new Map<Key, Weighted<Thing>>();
  readonly #frequent = new Map<Key, Weighted<Thing>>();
  readonly #least: number;

  /** @param least how often a frequent thing occurs */
  constructor(least: number) {
    this.#least = least;
  }

  add(key: Key, thing: Thing): void {
    const table = this.#tables.get(key) ?? new Weighted<Thing>();
    table.add(thing);
    this.#tables.set(key, table);
  }

  get(key: Key): Weighted<Thing> {
    return this.#tables.get(key) ?? new Weighted<Thing>();
  }

  /** The frequent things of a key, once all are added. */
  frequent(key: Key): Weighted<Thing> {
    const table = this.#frequent.get(key) ?? this.get(key).where((_, count) => count >= this.#least);
    this.#frequent.set(key, table);
    return table;
  }
}

/**
 * Texts like those of a column: values that are repeated often, and new texts, of words that many texts have and of words whose letters
 * follow each other as in many words. None of the new texts is one of the column. Undefined if the texts have too little in common.
 */
export function newTexts(counts: ReadonlyMap<string, number>): NewTexts | undefined {
  const areOfPersons = areNamesOfPersons(counts.keys());
  const repeated = areOfPersons ? [] : repeatedIn(counts);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rest = all - repeated.reduce((sum, { count }) => sum + count, 0);
  const { texts = [], words = [] } = (counts.size < TEXTS_MIN ? undefined : composed(counts)) ?? {};
  if (texts.length === 0 && rest > all * COVERED_MIN) return undefined;
  const weight = Math.max(0.01, Math.round((100 * rest) / Math.max(1, texts.length)) / 100);
  return { repeated, texts, weight, words, areOfPersons };
}

function repeatedIn(counts: ReadonlyMap<string, number>): NewTexts['repeated'] {
  return [...counts]
    .filter(([text, count]) => count >= REPEATED_MIN && text.length <= REPEATED_LENGTH)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, REPEATED_MAX)
    .map(([value, count]) => ({ value, count }));
}

/** Whether many texts of several words have a given name. */
function areNamesOfPersons(texts: Iterable<string>): boolean {
  let read = 0;
  let named = 0;
  for (const text of texts) {
    if (read === TEXTS_MAX) break;
    const words = text.match(WORD) ?? [];
    read++;
    if (words.length <= WORDS_MAX && words.some((word) => GIVEN_NAMES.has(word))) named++;
  }
  return named >= NAMED_SHARE * read && named > 2;
}

interface Composed {
  readonly texts: readonly string[];
  /** The words of the column that the texts have. */
  readonly words: readonly string[];
}

function composed(counts: ReadonlyMap<string, number>): Composed | undefined {
  const read: Tokens[] = [];
  for (const text of counts.keys()) {
    if (read.length === TEXTS_MAX) break;
    read.push(text.trim().match(TOKEN) ?? []);
  }
  const short = read.filter((tokens) => wordsOf(tokens).length <= WORDS_MAX);
  const composer = short.length > read.length * COVERED_MIN ? composerOf(short, read.length) : proseOf(read);
  if (!composer) return undefined;
  const stream = createStream();
  const texts = new Set<string>();
  const most = Math.min(NEW_MAX, counts.size);
  for (let i = 0; i < most * TRIES && texts.size < most; i++) {
    stream.seek(streamKey('texts'), i);
    const text = composer.compose(stream);
    if (text !== undefined && !counts.has(text)) texts.add(text);
  }
  if (texts.size < Math.min(TEXTS_MIN, most / 2)) return undefined;
  const used = new Set([...texts].flatMap((text) => text.match(TOKEN) ?? []));
  return { texts: [...texts], words: [...composer.common].filter((word) => used.has(word)) };
}

interface Composer {
  readonly common: ReadonlySet<string>;
  readonly compose: (stream: RandomStream) => string | undefined;
}

/** How words and signs follow each other: `w w, 0`. */
const shapeOf = (tokens: Tokens) =>
  JSON.stringify(tokens.map((token) => (isNumber(token) ? '0' : isWord(token) ? 'w' : token)));

/** Words that so many different texts have. */
function commonWords(texts: readonly Tokens[], least: number): Weighted<string> {
  const counts = new Weighted<string>();
  for (const tokens of texts) for (const word of new Set(wordsOf(tokens))) counts.add(word);
  return counts.where((_, count) => count >= least);
}

/** Composes texts of a few words, such as names of places and things. */
function composerOf(texts: readonly Tokens[], total: number): Composer | undefined {
  const common = new Set(commonWords(texts, COMMON_MIN).things());
  const all = new Weighted<string>();
  for (const tokens of texts) all.add(shapeOf(tokens));
  const shapes = all.where((_, count) => count >= Math.max(3, total / 200));
  if (shapes.total < total * COVERED_MIN) return undefined;
  const kept = new Set(shapes.things());
  const places = new Tables<string, string>(FOLLOWING_MIN);
  const letters = new LetterChain();
  for (const tokens of texts) {
    if (!kept.has(shapeOf(tokens))) continue;
    const words = wordsOf(tokens);
    let before = '';
    for (const [i, word] of words.entries()) {
      const isCommon = common.has(word);
      const place = placeOf(i, words.length, isNumber(word));
      const shown = isCommon ? word : formOf(word);
      places.add(place, shown);
      if (i > 0) places.add(`${place} ${before}`, shown);
      before = shown;
      if (!isCommon && !isNumber(word)) letters.add(word);
    }
  }

  /** A word that several texts have behind the word before it, if there are such words. */
  function wordAt(place: string, before: string, stream: RandomStream): string | undefined {
    const following = places.frequent(`${place} ${before}`);
    return (following.total > 0 ? following : places.get(place)).draw(stream);
  }

  function compose(stream: RandomStream): string | undefined {
    const shape = JSON.parse(shapes.draw(stream) ?? '[]') as Tokens;
    const { length } = wordsOf(shape);
    let index = 0;
    let text = '';
    let before = '';
    for (const token of shape) {
      if (!isWord(token)) {
        text += token;
        continue;
      }
      const drawn = wordAt(placeOf(index++, length, isNumber(token)), before, stream);
      if (drawn === undefined || drawn.toLowerCase() === before.toLowerCase()) return undefined;
      const word = isForm(drawn) ? madeLike(drawn, letters, stream) : drawn;
      if (word === undefined) return undefined;
      text += word;
      before = isForm(drawn) ? '' : drawn;
    }
    return text;
  }

  return { common, compose };
}

function placeOf(index: number, length: number, isOfDigits: boolean): string {
  const place: Place =
    length === 1 ? 'only' : index === 0 ? 'first' : index === length - 1 ? 'last' : 'inner';
  return isOfDigits ? `${place} 0` : place;
}

/** The form of a rare word, behind a sign that no word has: its first letter's kind, or its digits. */
function formOf(word: string): string {
  if (!isNumber(word)) return /^\p{Lu}\p{Lu}/u.test(word) ? '*A' : /^\p{Lu}/u.test(word) ? '*Aa' : '*a';
  return `*${/^(?:19|20)\d\d$/.test(word) ? word.slice(0, 2).padEnd(4, '0') : word.replaceAll(/\d/g, '0')}`;
}

const isForm = (text: string) => text.startsWith('*');

function madeLike(form: string, letters: LetterChain, stream: RandomStream): string | undefined {
  if (!/\d/.test(form)) return letters.word(form, stream);
  const digit = (least: number) => String(least + Math.floor(stream.next() * (10 - least)));
  return form.slice(1).replaceAll(/0/g, (_, at: number) => digit(at === 0 ? 1 : 0));
}

/** New words whose letters follow each other as in several words, each behind the letters before it. */
class LetterChain {
  readonly #nexts = new Tables<string, string>(LETTERS_MIN);
  readonly #words = new Set<string>();

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    let before = formOf(word);
    for (const letter of [...word, '']) {
      this.#nexts.add(before, letter);
      before = (isForm(before) ? `^${letter}` : before + letter).slice(-LETTERS_BEFORE);
    }
  }

  word(form: string, stream: RandomStream): string | undefined {
    let text = '';
    for (let before = form; text.length < LETTERS_MAX; ) {
      const letter = this.#nexts.frequent(before).draw(stream);
      if (letter === undefined) return undefined;
      if (letter === '') return text.length > 2 && !this.#words.has(text) ? text : undefined;
      text += letter;
      before = (isForm(before) ? `^${letter}` : before + letter).slice(-LETTERS_BEFORE);
    }
    return undefined;
  }
}

/** Composes texts of many words, of those that many texts have. Undefined for English. */
function proseOf(texts: readonly Tokens[]): Composer | undefined {
  const least = Math.max(PROSE_COMMON_MIN, texts.length / 100);
  const words = commonWords(texts, least).where((word) => !isNumber(word));
  const common = new Set(words.things());
  if (common.size < TEXTS_MIN || ENGLISH.every((word) => common.has(word))) return undefined;
  const starts = words.where((word) => /^\p{Lu}/u.test(word));
  const nexts = new Tables<string, string>(LETTERS_MIN);
  const lengths = new Weighted<number>();
  const ends = new Weighted<string>();
  for (const tokens of texts) {
    lengths.add(Math.min(WORDS_MAX * 4, wordsOf(tokens).length));
    ends.add(tokens.at(-1) === '.' ? '.' : '');
    for (const [i, word] of tokens.entries()) {
      const next = tokens[i + 2] ?? '';
      if (tokens[i + 1] === ' ' && common.has(word) && common.has(next)) nexts.add(word, next);
    }
  }
  return {
    common,
    compose: (stream) => {
      const drawn = [starts.draw(stream) ?? words.draw(stream) ?? ''];
      for (let length = lengths.draw(stream) ?? 0; drawn.length < length; ) {
        const following = nexts.frequent(drawn.at(-1) ?? '');
        drawn.push(following.draw(stream) ?? words.draw(stream) ?? '');
      }
      return drawn.join(' ') + (ends.draw(stream) ?? '');
    },
  };
}
