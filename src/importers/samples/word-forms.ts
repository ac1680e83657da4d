import { InventedWords } from './invented-words.ts';
import { isFirstName } from './name-texts.ts';
import { type Part, PartSequences } from './part-sequences.ts';
import { isKindWord, isShortForm } from './public-words.ts';
import { isCommonWord } from './text-language.ts';
import { escaped } from './text-shape.ts';

/** How texts are put together from frequent words, other words and numbers. */
export interface WordForm {
  /** A regular expression without `^` and `$`. Words that are not frequent are invented. */
  readonly pattern: string;
  /** The frequent words of the sample in the pattern. */
  readonly words: readonly string[];
}

/** A form with how many texts its pattern has, about. */
interface CountedForm extends WordForm {
  readonly capacity: number;
}

interface Form {
  readonly parts: readonly Part[];
  /** The lengths of the numbers, by the place of their part. */
  readonly digits: ReadonlyMap<number, { min: number; max: number }>;
  /** How many different texts have the form, and how many rows. */
  count: number;
  rows: number;
}

interface Text {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly rows: number;
}

/** The separator between the items of a list in one text. */
const SEPARATORS = [' | ', '; ', ' / ', '/', '|', ';', ', ', ','];
/** So many of 100 texts have several items, and so many of 100 items occur in several texts. */
const LISTS_PERCENT_MIN = 40;
const ITEMS_PERCENT_MIN = 85;
const ITEM_COUNT_MIN = 5;
const ITEMS_MAX = 120;

/** So many texts are enough. */
const TEXTS_MAX = 800;
const TEXTS_MIN = 20;
/** Fewer texts show nothing. Between both numbers, all words but public ones are invented. */
const FEW_TEXTS_MIN = 4;
const LENGTH_MAX = 300;
const PARTS_MAX = 100;
const CODE = /^[A-Z]{1,5}$/;
const LETTERS = /^[A-Za-z]*$/;
/** Words of fewer letters can be of one length by chance. */
const LETTERS_MIN = 5;
const MIXED_PERCENT_MIN = 75;
const KIND_LENGTH_MIN = 4;
const KIND_PERCENT_MIN = 25;
/** A word in so many texts, and in this share of them, tells about no single row. */
const FREQUENT_MIN = 5;
/** A word in so many texts of others takes the place of words of single texts. */
const SHARED_TEXTS_MIN = 3;
const SHARED_LENGTH_MIN = 3;
const NO_WORDS: ReadonlySet<string> = new Set();
/** So many times more texts than those of the sample. */
const CAPACITY_EACH = 8;
const WORDLESS = 101;
const FREQUENT_PERCENTS = [2, 10, 40, WORDLESS];
const FORMS_MAX = 16;
const FORM_COUNT_MIN = 3;
const FORM_PERCENT_MIN = 1.5;
/** The forms have at least so many percent of the texts. */
const COVERED_PERCENT_MIN = 70;
/** Names of so many words on average have many forms. */
const SHORT_WORDS_MAX = 5;
const SHORT_COVERED_PERCENT_MIN = 20;
/** Words of sequences are frequent, but for so many of 100. */
const FREQUENT_SHARE_MIN = 45;
const SEQUENCES = 30;
/** Texts of more words on average have too many forms to show some of them. */
const LOOSE_WORDS_MAX = 7;
const LOOSE_PARTS_MAX = 25;
/** Sentences have so many such words in 100 texts. */
const SENTENCES_PERCENT = 60;
/** So many of 100 texts with a word for a kind are names of places, firms or institutions. */
const KINDS_PERCENT_MIN = 20;
/** Repeated alternatives stand for the shares of the forms. */
const UNITS = 10;
/** In characters, about. */
const PATTERN_LENGTH = 3200;
/** A pattern has at most 4,000 characters. */
const PATTERN_LENGTH_MAX = 3900;
/** A word with fewer characters in a pattern would be one of few. */
const SLOT_LENGTH_MIN = 60;
const EXPRESSIONS_MAX = 12;
const WORDS_MAX = 60;

/** Addresses, UUIDs, digests and the like, words, numbers, and what is between them. */
const TOKEN =
  /\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b(?=[a-f]{0,64}\d)(?=\d{0,64}[a-f])[0-9a-f]{6,64}\b|\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*|\d+|[^\p{L}\d]+/gu;
const UUID = /^[0-9a-f]{8}-/;
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const HEXADECIMAL = /^(?=[a-f]{0,64}\d)(?=\d{0,64}[a-f])[0-9a-f]{6,64}$/;
const WORD = /^\p{L}/u;
const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*/gu;
const DIGITS = /^\d/;
const INITIAL = /^[A-Z]$/;
/** Georgian has no capitals. */
const SMALL = /^(?!\p{Script=Georgian})\p{Ll}/u;

interface WordFormOptions {
  /** Whether the texts of the pattern must be counted: then all forms are as frequent. */
  readonly isUnique: boolean;
  /** Whether all words are invented. */
  readonly isWordless: boolean;
  /** Whether few texts have a form too. */
  readonly canBeFew: boolean;
  /** In characters, the room for the pattern. */
  readonly length?: number;
}

/** Finds the forms of names, titles and short messages. */
export class WordForms {
  readonly #texts: Text[] = [];
  #count = 0;
  #room = PATTERN_LENGTH;
  /** Words of several texts, which tell about no single row. */
  #shared = NO_WORDS;

  /** @param rows that have the text */
  add(text: string, rows: number): void {
    if (this.#count === TEXTS_MAX) return;
    this.#count++;
    const tokens = text.length > LENGTH_MAX ? [] : (text.match(TOKEN) ?? []);
    if (tokens.length > 0 && tokens.length <= PARTS_MAX) this.#texts.push({ text, tokens, rows });
  }

  found(options: WordFormOptions): WordForm | undefined {
    const { isUnique, isWordless } = options;
    const canShare = !isWordless && this.#texts.length >= TEXTS_MIN;
    const shared = canShare ? sharedIn(countsOf(this.#texts)) : NO_WORDS;
    const tries = shared.size > 0 ? [shared, NO_WORDS] : [NO_WORDS];
    for (const words of tries) {
      this.#shared = words;
      const found = this.#found(options);
      // Texts of a few words put together repeat at once.
      const isEnough = !isUnique || (found?.capacity ?? 0) >= this.#count * CAPACITY_EACH;
      if (found && (isEnough || words === NO_WORDS)) return { pattern: found.pattern, words: found.words };
    }
    return undefined;
  }

  #found({ length = PATTERN_LENGTH, ...options }: WordFormOptions): CountedForm | undefined {
    const { isUnique, isWordless, canBeFew } = options;
    this.#room = length;
    if (this.#texts.length < (canBeFew ? FEW_TEXTS_MIN : TEXTS_MIN)) return undefined;
    const areMany = this.#texts.length >= TEXTS_MIN;
    const code = areMany ? (this.#capitals() ?? this.#letters()) : undefined;
    if (code !== undefined) return { pattern: code, words: [], capacity: Number.POSITIVE_INFINITY };
    const lists = isWordless || !areMany ? undefined : this.#lists();
    if (lists) return patternOf(lists, new Map(), true, this.#room);
    const counts = countsOf(this.#texts);
    const areNames = isWordless && !this.#haveKind(counts);
    const isPublic = (token: string) =>
      isCommonWord(token) || isShortForm(token) || (!areNames && isKindWord(token));
    if (!areMany) {
      const isShared = (token: string) => isPublic(token) || (counts.get(token) ?? 0) >= FREQUENT_MIN;
      return this.#areSentences(isShared) ? undefined : this.#loose(isShared, isUnique);
    }
    for (const percent of areNames ? [WORDLESS] : FREQUENT_PERCENTS) {
      const least = Math.max(FREQUENT_MIN, (this.#count * percent) / 100);
      const isFrequent = (token: string) =>
        isPublic(token) || (percent < WORDLESS && (counts.get(token) ?? 0) >= least);
      if (this.#areSentences(isFrequent)) continue;
      const covered =
        percent === WORDLESS && this.#areShort() ? SHORT_COVERED_PERCENT_MIN : COVERED_PERCENT_MIN;
      const forms = this.#commonForms(isFrequent, covered);
      const ofForms =
        forms.length > 0
          ? patternOf(forms, this.#inventedWords(isFrequent), isUnique, this.#room)
          : undefined;
      if (ofForms) return ofForms;
      const loose = this.#loose(isFrequent, isUnique);
      if (loose) return loose;
      const sequences = percent < WORDLESS ? this.#sequences(isFrequent) : [];
      const ofSequences = sequences.length > 0 ? this.#patternOfSequences(sequences, isFrequent) : undefined;
      if (ofSequences) return ofSequences;
    }
    return undefined;
  }

  /** Lists of items that several texts have, such as `A/B/C`. Undefined if the texts are no lists. */
  #lists(): readonly Form[] | undefined {
    const isList = (separator: string) => {
      const lists = this.#texts.filter(({ text }) => text.includes(separator));
      return lists.length * 100 >= LISTS_PERCENT_MIN * this.#texts.length;
    };
    const separator = SEPARATORS.find(isList);
    if (separator === undefined) return undefined;
    const lists = this.#texts.map(({ text }) => text.split(separator));
    const counts = new Map<string, number>();
    for (const item of lists.flatMap((items) => [...new Set(items)]))
      counts.set(item, (counts.get(item) ?? 0) + 1);
    const isKnown = (item: string) => (counts.get(item) ?? 0) >= ITEM_COUNT_MIN;
    const all = lists.flat();
    const known = all.filter(isKnown);
    const kinds = new Set(known).size;
    if (known.length * 100 < ITEMS_PERCENT_MIN * all.length || kinds < 2 || kinds > ITEMS_MAX)
      return undefined;
    const sequences = new PartSequences();
    const literal = (text: string): Part => ({ kind: 'literal', text });
    for (const items of lists.filter((one) => one.every(isKnown)))
      sequences.add(
        items.flatMap((item, i) => (i === 0 ? [literal(item)] : [literal(separator), literal(item)])),
      );
    const invented = sequences.invent(SEQUENCES);
    return invented.length === 0
      ? undefined
      : invented.map((parts) => ({ parts, digits: new Map(), count: 1, rows: 1 }));
  }

  /** A pattern for codes, if each text is a few capitals. */
  #capitals(): string | undefined {
    const lengths = this.#texts.map(({ tokens }) =>
      CODE.test(tokens.join('')) ? (tokens[0]?.length ?? 0) : 0,
    );
    if (lengths.includes(0)) return undefined;
    const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
    return `[A-Z]{${shortest}${shortest === longest ? '' : `,${longest}`}}`;
  }

  /** A pattern for random letters, such as pSypUjA: texts of one length, most with a capital behind a small letter. */
  #letters(): string | undefined {
    const texts = this.#texts.map(({ text }) => text);
    const length = texts[0]?.length ?? 0;
    const areAlike = texts.every((text) => text.length === length && LETTERS.test(text));
    if (length < LETTERS_MIN || !areAlike) return undefined;
    const mixed = texts.filter((text) => /[a-z][A-Z]/.test(text)).length;
    return mixed * 100 >= MIXED_PERCENT_MIN * texts.length ? `[A-Za-z]{${length}}` : undefined;
  }

  /** Whether many names have one word in common, as those of schools do. Fewer persons have the same name. */
  #haveKind(counts: ReadonlyMap<string, number>): boolean {
    return [...counts].some(
      ([token, count]) =>
        token.length >= KIND_LENGTH_MIN &&
        WORD.test(token) &&
        count * 100 >= KIND_PERCENT_MIN * this.#texts.length,
    );
  }

  /** The most frequent forms. Empty if too many texts have others. */
  #commonForms(isFrequent: (token: string) => boolean, coveredPercent: number): readonly Form[] {
    const forms = new Map<string, Form>();
    for (const { tokens, rows } of this.#texts) {
      const parts = tokens.map((token) => partOf(token, isFrequent));
      const key = parts.map(({ kind, text }) => (kind === 'digits' ? kind : `${kind} ${text}`)).join('\n');
      const form = forms.get(key) ?? { parts, digits: new Map(), count: 0, rows: 0 };
      forms.set(key, addText(form, { tokens, rows }));
    }
    const least = Math.max(FORM_COUNT_MIN, (this.#count * FORM_PERCENT_MIN) / 100);
    const common = [...forms.values()]
      .filter(({ count, parts }) => count >= least && parts.some(({ kind }) => kind !== 'literal'))
      .sort((one, other) => other.count - one.count)
      .slice(0, FORMS_MAX);
    const covered = common.reduce((sum, { count }) => sum + count, 0);
    return covered * 100 >= coveredPercent * this.#count ? common : [];
  }

  /** The forms of some texts, however few have each. Undefined for texts of many words. */
  #loose(isFrequent: (token: string) => boolean, isUnique: boolean): CountedForm | undefined {
    const words = this.#texts.flatMap(({ tokens }) => tokens.filter((token) => WORD.test(token)));
    if (words.length === 0 || words.length > LOOSE_WORDS_MAX * this.#texts.length) return undefined;
    const forms = new Map<string, Form>();
    for (const { tokens, rows } of this.#texts) {
      if (tokens.length > LOOSE_PARTS_MAX) continue;
      const parts = tokens.map((token) => partOf(token, isFrequent));
      // A text without invented words and numbers would be one of the sample.
      if (!parts.some(({ kind }) => kind === 'word' || kind === 'digits')) continue;
      const key = parts.map(({ kind, text }) => (kind === 'digits' ? kind : `${kind} ${text}`)).join('\n');
      const form = forms.get(key) ?? { parts, digits: new Map(), count: 0, rows: 0 };
      forms.set(key, addText(form, { tokens, rows }));
    }
    const found = [...forms.values()].sort((one, other) => other.count - one.count).slice(0, FORMS_MAX);
    return found.length === 0
      ? undefined
      : patternOf(found, this.#inventedWords(isFrequent), isUnique, this.#room);
  }

  /** Whether texts have small letters between spaces to invent, which are no words of the language. */
  #areSentences(isFrequent: (token: string) => boolean): boolean {
    let words = 0;
    for (const { tokens } of this.#texts) {
      for (const [i, token] of tokens.entries())
        if (i > 0 && SMALL.test(token) && !isFrequent(token) && tokens[i - 1] === ' ') words++;
    }
    return words * 100 > SENTENCES_PERCENT * this.#texts.length;
  }

  #areShort(): boolean {
    const words = this.#texts.flatMap(({ tokens }) => tokens.filter((token) => WORD.test(token)));
    return words.length <= SHORT_WORDS_MAX * this.#texts.length;
  }

  /** Forms put together from what often follows each other, if most words are frequent. Empty otherwise. */
  #sequences(isFrequent: (token: string) => boolean): readonly Form[] {
    const words = this.#texts.flatMap(({ tokens }) => tokens.filter((token) => WORD.test(token)));
    if (words.filter(isFrequent).length * 100 < FREQUENT_SHARE_MIN * words.length) return [];
    const sequences = new PartSequences();
    for (const { tokens } of this.#texts) sequences.add(tokens.map((token) => partOf(token, isFrequent)));
    const invented = sequences.invent(SEQUENCES);
    return invented.map((parts) => ({ parts, digits: lengthsIn(parts), count: 1, rows: 1 }));
  }

  /** Undefined if most sequences have words that cannot be invented: the few others would repeat at once. */
  #patternOfSequences(
    sequences: readonly Form[],
    isFrequent: (token: string) => boolean,
  ): CountedForm | undefined {
    const invented = this.#inventedWords(isFrequent);
    const pools = poolsOf(sequences, invented);
    const written = sequences.filter(({ parts }) =>
      parts.every(({ kind, text }) => kind !== 'word' || pools.has(text)),
    );
    return written.length * 2 < sequences.length ? undefined : patternOf(written, invented, true, this.#room);
  }

  #inventedWords(isFrequent: (token: string) => boolean): ReadonlyMap<string, InventedWords> {
    const words = new Map<string, InventedWords>();
    const ofKind = this.#texts.filter(({ tokens }) => tokens.some(isKindWord)).length;
    const haveNames = ofKind * 100 >= KINDS_PERCENT_MIN * this.#texts.length;
    for (const token of new Set(this.#texts.flatMap(({ tokens }) => tokens))) {
      if (
        !WORD.test(token) ||
        INITIAL.test(token) ||
        HEXADECIMAL.test(token) ||
        UUID.test(token) ||
        isFrequent(token)
      )
        continue;
      const letterCase = caseOf(token);
      const same = words.get(letterCase) ?? new InventedWords(haveNames);
      if (this.#shared.has(token)) same.addShared(token);
      else same.add(token);
      words.set(letterCase, same);
    }
    return words;
  }
}

/** In how many texts each token is. A word that is a whole text tells about its row, unless many rows have it. */
function countsOf(texts: readonly Text[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of texts)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  for (const { tokens, rows } of texts)
    if (tokens.length === 1 && rows < FREQUENT_MIN) counts.delete(tokens[0] ?? '');
  return counts;
}

/** The words in several texts that are no first names of persons. */
function sharedIn(counts: ReadonlyMap<string, number>): ReadonlySet<string> {
  const shared = [...counts].filter(
    ([token, count]) =>
      count >= SHARED_TEXTS_MIN &&
      token.length >= SHARED_LENGTH_MIN &&
      WORD.test(token) &&
      !isFirstName(token),
  );
  return new Set(shared.map(([token]) => token));
}

function partOf(token: string, isFrequent: (token: string) => boolean): Part {
  if (UUID.test(token))
    return { kind: 'code', text: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}' };
  if (ADDRESS.test(token)) return { kind: 'code', text: '(10|172|192)(\\.(\\d|[1-9]\\d|1\\d{2})){3}' };
  if (HEXADECIMAL.test(token)) return { kind: 'code', text: `[0-9a-f]{${token.length}}` };
  const isWord = WORD.test(token);
  if (INITIAL.test(token) && !isFrequent(token)) return { kind: 'code', text: '[A-Z]' };
  if ((!isWord && !DIGITS.test(token)) || isFrequent(token)) return { kind: 'literal', text: token };
  return isWord ? { kind: 'word', text: caseOf(token) } : { kind: 'digits', text: String(token.length) };
}

function caseOf(word: string): string {
  if (!/^\p{Lu}/u.test(word)) return 'small';
  if (word.length > 1 && word === word.toUpperCase()) return 'upper';
  return /\p{Ll}\p{Lu}/u.test(word) ? 'mixed' : 'capital';
}

function addText(form: Form, { tokens, rows }: Omit<Text, 'text'>): Form {
  const digits = new Map(form.digits);
  for (const [i, { kind }] of form.parts.entries()) {
    const { length = 0 } = tokens[i] ?? '';
    const { min = length, max = length } = digits.get(i) ?? {};
    if (kind === 'digits') digits.set(i, { min: Math.min(min, length), max: Math.max(max, length) });
  }
  return { ...form, digits, count: form.count + 1, rows: form.rows + rows };
}

function lengthsIn(parts: readonly Part[]): Form['digits'] {
  return new Map(
    parts.flatMap(({ kind, text }, i) =>
      kind === 'digits' ? [[i, { min: Number(text), max: Number(text) }] as const] : [],
    ),
  );
}

/**
 * @param isUnique whether all forms are as frequent
 * @param length in characters, the room for the pattern
 */
function patternOf(
  common: readonly Form[],
  invented: ReadonlyMap<string, InventedWords>,
  isUnique: boolean,
  length: number,
): CountedForm | undefined {
  const pools = poolsOf(common, invented);
  const forms = common.filter(({ parts }) =>
    parts.every(({ kind, text }) => kind !== 'word' || pools.has(text)),
  );
  const spoken = forms.filter(({ parts }) => !parts.some((part) => isGibberish(part, invented)));
  const best = spoken.length >= SPOKEN_FORMS_MIN ? spoken : forms;
  const drawn = isUnique ? best : inShares(best);
  const slots = drawn.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'word')).length;
  const room = Math.max(SLOT_LENGTH_MIN, Math.floor(length / Math.max(1, slots)));
  const alternatives: string[] = [];
  const taken = new Set<Form>();
  const most = (length * PATTERN_LENGTH_MAX) / PATTERN_LENGTH;
  let sum = 0;
  let capacity = 0;
  for (const form of drawn) {
    const sizes = new Map<Part, number>();
    const alternative = form.parts
      .map((part, i) => {
        const expression = expressionOf(part, form.digits.get(i), pools, room);
        sizes.set(part, part.kind === 'literal' ? 1 : sizeOf(part, expression));
        return expression;
      })
      .join('');
    if (sum + alternative.length + 1 > most) continue;
    sum += alternative.length + 1;
    alternatives.push(alternative);
    if (!taken.has(form)) capacity += form.parts.reduce((all, part) => all * (sizes.get(part) ?? 1), 1);
    taken.add(form);
  }
  if (taken.size * 2 < best.length || best.length === 0) return undefined;
  const literals = [...taken].flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'literal'));
  const pattern = alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join('|')})`;
  const written = new Set(pattern.match(WORDS));
  const shared = [...invented.values()].flatMap((words) => words.few().filter((word) => written.has(word)));
  return {
    pattern,
    capacity,
    words: [...new Set([...literals.map(({ text }) => text), ...shared])].filter(
      (text) => WORD.test(text) && !isCommonWord(text) && !isShortForm(text),
    ),
  };
}

/** Fewer forms would repeat at once. */
const SPOKEN_FORMS_MIN = 3;

/** Whether a part is an invented word in small letters beside words of several texts: no word of the language. */
function isGibberish({ kind, text }: Part, invented: ReadonlyMap<string, InventedWords>): boolean {
  const isShared = [...invented.values()].some((words) => words.shared().length > 0);
  return kind === 'word' && text === 'small' && isShared && invented.get('small')?.shared().length === 0;
}

/** How many texts an expression of words, digits or a code has, about. */
function sizeOf({ kind }: Part, expression: string): number {
  if (kind !== 'word') return 10;
  const words = expression.split('|').length;
  return expression.startsWith('((') ? words * words : words;
}

type Pools = ReadonlyMap<string, Iterator<string, undefined>>;

/** Expressions of invented words for each letter case that has enough of them. */
function poolsOf(forms: readonly Form[], invented: ReadonlyMap<string, InventedWords>): Pools {
  const slots = forms.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'word'));
  const pools = new Map<string, Iterator<string, undefined>>();
  for (const letterCase of new Set(slots.map(({ text }) => text))) {
    const expressions = expressionsOf(letterCase, invented);
    if (expressions.length > 0) pools.set(letterCase, inTurn(expressions));
  }
  return pools;
}

/** Rare letter cases, such as those of `InfoTech` and `IPA`, that take the place of few or no words of several texts. */
const RARE_CASES: ReadonlySet<string> = new Set(['mixed', 'upper']);
const FEW_MIN = 2;

function expressionsOf(letterCase: string, invented: ReadonlyMap<string, InventedWords>): readonly string[] {
  const own = invented.get(letterCase);
  const like = invented.get('capital')?.shared() ?? [];
  const isRare = RARE_CASES.has(letterCase) && own?.shared().length === 0 && like.length > 0;
  if (!isRare) return own?.expressions() ?? [];
  const few = own?.few() ?? [];
  return (few.length >= FEW_MIN ? few : like).map(escaped);
}

/** Repeats the forms, so that each form is as frequent among ten as in the rows. The first ones are different. */
function inShares(forms: readonly Form[]): readonly Form[] {
  const total = forms.reduce((sum, { rows }) => sum + rows, 0);
  const again = forms.flatMap((form) => {
    const units = Math.round((form.rows * UNITS) / total) - 1;
    return Array.from({ length: Math.max(0, units) }, () => form);
  });
  return [...forms, ...again];
}

/** @param room for the words of the part, in characters */
function expressionOf(
  { kind, text }: Part,
  digits: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
  pools: Pools,
  room: number,
): string {
  if (kind === 'literal') return escaped(text);
  if (kind === 'code') return text;
  if (kind === 'digits') return ofDigits(digits);
  const pool = pools.get(text);
  const taken = new Set<string>();
  let length = 0;
  const areWords = (expression: string) => !expression.startsWith('(');
  while (taken.size < ([...taken].every(areWords) ? WORDS_MAX : EXPRESSIONS_MAX)) {
    const expression = pool?.next().value ?? '';
    length += expression.length + 1;
    if (taken.has(expression) || (taken.size > 0 && length > room)) break;
    taken.add(expression);
  }
  return taken.size === 1 ? [...taken].join('') : `(${[...taken].join('|')})`;
}

function ofDigits({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return '\\d';
  if (min === max) return max === 2 ? '[1-9]\\d' : `[1-9]\\d{${min - 1}}`;
  return `[1-9]\\d{${min - 1},${max - 1}}`;
}

/** All expressions in turn, again and again. */
function* inTurn(texts: readonly string[]): Generator<string, undefined> {
  for (let i = 0; ; i = (i + 1) % texts.length) yield texts[i] ?? '';
}
