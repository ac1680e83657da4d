import { InventedWords } from './invented-words.ts';
import { type Part, PartSequences } from './part-sequences.ts';
import { escaped } from './text-shape.ts';

/** How texts are put together from frequent words, other words and numbers. */
export interface WordForm {
  /** A regular expression without `^` and `$`. Words that are not frequent are invented. */
  readonly pattern: string;
  /** The frequent words of the sample in the pattern. */
  readonly words: readonly string[];
}

interface Form {
  readonly parts: readonly Part[];
  /** The lengths of the numbers, by the place of their part. */
  readonly digits: ReadonlyMap<number, { min: number; max: number }>;
  count: number;
}

/** So many texts are enough. */
const TEXTS_MAX = 800;
const TEXTS_MIN = 20;
const LENGTH_MAX = 300;
const PARTS_MAX = 100;
/** A word in so many texts, and in this share of them, tells about no single row. */
const FREQUENT_MIN = 5;
const WORDLESS = 101;
const FREQUENT_PERCENTS = [2, 10, 40, WORDLESS];
const FORMS_MAX = 8;
const FORM_COUNT_MIN = 3;
const FORM_PERCENT_MIN = 1.5;
/** The forms have at least so many percent of the texts. */
const COVERED_PERCENT_MIN = 50;
/** Words of sequences are frequent, but for so many of 100. */
const FREQUENT_SHARE_MIN = 45;
const SEQUENCES = 30;
/** Repeated alternatives stand for the shares of the forms. */
const UNITS = 10;
/** In characters, about. */
const PATTERN_LENGTH = 2500;
/** A pattern has at most 4,000 characters. */
const PATTERN_LENGTH_MAX = 3900;
const SLOT_WORDS_MIN = 8;
const SLOT_WORDS_MAX = 40;

/** UUIDs, digests and the like, words, numbers, and what is between them. */
const TOKEN =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6,64}\b|\p{L}[\p{L}\p{M}'’]*|\d+|[^\p{L}\d]+/gu;
const UUID = /^[0-9a-f]{8}-/;
const HEXADECIMAL = /^(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6,64}$/;
const WORD = /^\p{L}/u;
const DIGITS = /^\d/;

interface WordFormOptions {
  /** Whether the texts of the pattern must be counted: then all forms are as frequent. */
  readonly isUnique: boolean;
  /** Whether all words are invented. */
  readonly isWordless: boolean;
}

/** Finds the forms of names, titles and short messages. */
export class WordForms {
  readonly #texts: (readonly string[])[] = [];
  #count = 0;

  add(text: string): void {
    if (this.#count === TEXTS_MAX) return;
    this.#count++;
    const tokens = text.length > LENGTH_MAX ? [] : (text.match(TOKEN) ?? []);
    if (tokens.length > 0 && tokens.length <= PARTS_MAX) this.#texts.push(tokens);
  }

  found({ isUnique, isWordless }: WordFormOptions): WordForm | undefined {
    if (this.#texts.length < TEXTS_MIN) return undefined;
    const counts = countsOf(this.#texts);
    for (const percent of isWordless ? [WORDLESS] : FREQUENT_PERCENTS) {
      const least = Math.max(FREQUENT_MIN, (this.#count * percent) / 100);
      const isFrequent = (token: string) => percent < WORDLESS && (counts.get(token) ?? 0) >= least;
      const forms = this.#commonForms(isFrequent);
      if (forms.length > 0) return patternOf(forms, this.#inventedWords(isFrequent), isUnique);
      const sequences = percent < WORDLESS ? this.#sequences(isFrequent) : [];
      if (sequences.length > 0) return patternOf(sequences, this.#inventedWords(isFrequent), true);
    }
    return undefined;
  }

  /** The most frequent forms. Empty if too many texts have others. */
  #commonForms(isFrequent: (token: string) => boolean): readonly Form[] {
    const forms = new Map<string, Form>();
    for (const tokens of this.#texts) {
      const parts = tokens.map((token) => partOf(token, isFrequent));
      const key = parts.map(({ kind, text }) => (kind === 'digits' ? kind : `${kind} ${text}`)).join('\n');
      const form = forms.get(key) ?? { parts, digits: new Map(), count: 0 };
      forms.set(key, addDigits(form, tokens));
    }
    const least = Math.max(FORM_COUNT_MIN, (this.#count * FORM_PERCENT_MIN) / 100);
    const common = [...forms.values()]
      .filter(({ count, parts }) => count >= least && parts.some(({ kind }) => kind !== 'literal'))
      .sort((one, other) => other.count - one.count)
      .slice(0, FORMS_MAX);
    const covered = common.reduce((sum, { count }) => sum + count, 0);
    return covered * 100 >= COVERED_PERCENT_MIN * this.#count ? common : [];
  }

  /** Forms put together from what often follows each other, if most words are frequent. Empty otherwise. */
  #sequences(isFrequent: (token: string) => boolean): readonly Form[] {
    const words = this.#texts.flat().filter((token) => WORD.test(token));
    if (words.filter(isFrequent).length * 100 < FREQUENT_SHARE_MIN * words.length) return [];
    const sequences = new PartSequences();
    for (const tokens of this.#texts) sequences.add(tokens.map((token) => partOf(token, isFrequent)));
    return sequences.invent(SEQUENCES).map((parts) => ({ parts, digits: lengthsIn(parts), count: 1 }));
  }

  #inventedWords(isFrequent: (token: string) => boolean): ReadonlyMap<string, InventedWords> {
    const words = new Map<string, InventedWords>();
    for (const token of new Set(this.#texts.flat())) {
      if (!WORD.test(token) || HEXADECIMAL.test(token) || UUID.test(token) || isFrequent(token)) continue;
      const letterCase = caseOf(token);
      const same = words.get(letterCase) ?? new InventedWords();
      same.add(token);
      words.set(letterCase, same);
    }
    return words;
  }
}

/** In how many texts each token is. A word that is a whole text tells about its row. */
function countsOf(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of texts)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  for (const [token = '', another] of texts) if (another === undefined) counts.delete(token);
  return counts;
}

function partOf(token: string, isFrequent: (token: string) => boolean): Part {
  if (UUID.test(token))
    return { kind: 'code', text: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}' };
  if (HEXADECIMAL.test(token)) return { kind: 'code', text: `[0-9a-f]{${token.length}}` };
  const isWord = WORD.test(token);
  if ((!isWord && !DIGITS.test(token)) || isFrequent(token)) return { kind: 'literal', text: token };
  return isWord ? { kind: 'word', text: caseOf(token) } : { kind: 'digits', text: String(token.length) };
}

function caseOf(word: string): string {
  if (!/^\p{Lu}/u.test(word)) return 'small';
  if (word.length > 1 && word === word.toUpperCase()) return 'upper';
  return /\p{Ll}\p{Lu}/u.test(word) ? 'mixed' : 'capital';
}

function addDigits(form: Form, tokens: readonly string[]): Form {
  const digits = new Map(form.digits);
  for (const [i, { kind }] of form.parts.entries()) {
    const { length = 0 } = tokens[i] ?? '';
    const { min = length, max = length } = digits.get(i) ?? {};
    if (kind === 'digits') digits.set(i, { min: Math.min(min, length), max: Math.max(max, length) });
  }
  return { ...form, digits, count: form.count + 1 };
}

function lengthsIn(parts: readonly Part[]): Form['digits'] {
  return new Map(
    parts.flatMap(({ kind, text }, i) =>
      kind === 'digits' ? [[i, { min: Number(text), max: Number(text) }] as const] : [],
    ),
  );
}

function patternOf(
  common: readonly Form[],
  invented: ReadonlyMap<string, InventedWords>,
  isUnique: boolean,
): WordForm | undefined {
  const pools = poolsOf(common, invented);
  const forms = common.filter(({ parts }) =>
    parts.every(({ kind, text }) => kind !== 'word' || pools.has(text)),
  );
  const written = isUnique ? forms : inShares(forms);
  const slots = written.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'word')).length;
  const words = Math.floor(PATTERN_LENGTH / (AVERAGE_LENGTH * Math.max(1, slots)));
  const slotWords = Math.min(SLOT_WORDS_MAX, Math.max(SLOT_WORDS_MIN, words));
  const alternatives: string[] = [];
  const taken = new Set<Form>();
  let length = 0;
  for (const form of written) {
    const alternative = form.parts
      .map((part, i) => expressionOf(part, form.digits.get(i), pools, slotWords))
      .join('');
    length += alternative.length + 1;
    if (length > PATTERN_LENGTH_MAX) break;
    alternatives.push(alternative);
    taken.add(form);
  }
  if (alternatives.length === 0) return undefined;
  const literals = [...taken].flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'literal'));
  return {
    pattern: alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join('|')})`,
    words: [...new Set(literals.map(({ text }) => text))].filter((text) => WORD.test(text)),
  };
}

/** Invented words for each letter case that has enough of them. */
function poolsOf(
  forms: readonly Form[],
  invented: ReadonlyMap<string, InventedWords>,
): ReadonlyMap<string, Iterator<string, undefined>> {
  const slots = forms.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'word'));
  const pools = new Map<string, Iterator<string, undefined>>();
  for (const letterCase of new Set(slots.map(({ text }) => text))) {
    const words = invented.get(letterCase)?.invent() ?? [];
    if (words.length >= SLOT_WORDS_MIN) pools.set(letterCase, inTurn(words));
  }
  return pools;
}

/** Each form once, and then again as often as its share demands. */
function inShares(forms: readonly Form[]): readonly Form[] {
  const total = forms.reduce((sum, { count }) => sum + count, 0);
  const again = forms.flatMap((form) => {
    const units = Math.round((form.count * UNITS) / total) - 1;
    return Array.from({ length: Math.max(0, units) }, () => form);
  });
  return [...forms, ...again];
}

/** The length of an invented word and its separator. */
const AVERAGE_LENGTH = 9;

function expressionOf(
  { kind, text }: Part,
  digits: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
  pools: ReadonlyMap<string, Iterator<string, undefined>>,
  words: number,
): string {
  if (kind === 'literal') return escaped(text);
  if (kind === 'code') return text;
  if (kind === 'digits') return ofDigits(digits);
  const pool = pools.get(text);
  const taken = new Set<string>();
  for (let i = 0; i < words; i++) taken.add(escaped(pool?.next().value ?? ''));
  return `(${[...taken].join('|')})`;
}

function ofDigits({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return '\\d';
  if (min === max) return max === 2 ? '[1-9]\\d' : `[1-9]\\d{${min - 1}}`;
  return `[1-9]\\d{${min - 1},${max - 1}}`;
}

/** All words in turn, again and again. */
function* inTurn(words: readonly string[]): Generator<string, undefined> {
  for (let i = 0; ; i = (i + 1) % words.length) yield words[i] ?? '';
}
