import { RunTexts } from './run-texts.ts';

/** In UTF-16 units. Longer texts have no form that a pattern could show. */
const LENGTH_MAX = 64;
export const DIGIT = 1;
export const UPPER = 2;
export const LOWER = 4;
/** A letter that a hexadecimal digit cannot be. */
const BEYOND_HEX = 8;
const LETTERS = UPPER | LOWER;

function classOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return DIGIT;
  if (code >= 0x41 && code <= 0x5a) return code <= 0x46 ? UPPER : UPPER | BEYOND_HEX;
  if (code >= 0x61 && code <= 0x7a) return code <= 0x66 ? LOWER : LOWER | BEYOND_HEX;
  return 0;
}

/** Characters of one class that follow each other, or one character that is neither a letter nor a digit. */
export interface Run {
  readonly kind: number;
  min: number;
  max: number;
  /** The same in all texts; undefined once two differ. */
  text: string | undefined;
  /** Whether it is 0 in a text. */
  isZero: boolean;
  /** Whether it has a zero before other digits in a text. */
  isPadded: boolean;
  /** Present in the runs that all texts of a form have. */
  texts?: RunTexts;
}

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  while (from < text.length) {
    const kind = classOf(text.charCodeAt(from)) & ~BEYOND_HEX;
    let to = from + 1;
    if (kind !== 0) while (to < text.length && (classOf(text.charCodeAt(to)) & ~BEYOND_HEX) === kind) to++;
    const part = text.slice(from, to);
    const isZero = part === '0';
    runs.push({
      kind,
      min: part.length,
      max: part.length,
      text: part,
      isZero,
      isPadded: !isZero && part.startsWith('0'),
    });
    from = to;
  }
  return runs;
}

/** The runs of the first text of a form, to which those of other texts are added. */
export function commonRuns(runs: readonly Run[]): readonly Run[] {
  for (const run of runs) if (run.kind !== 0) addText(run, run.text ?? '');
  return runs;
}

function addText(run: Run, text: string): void {
  run.texts ??= new RunTexts();
  run.texts.add(text);
}

/** Adds the runs of another text to those of texts before it. False if they are of other kinds. */
export function addRuns(known: readonly Run[], runs: readonly Run[]): boolean {
  const fits = (run: Run, i: number) =>
    run.kind === known[i]?.kind && (run.kind !== 0 || run.text === known[i]?.text);
  if (runs.length !== known.length || !runs.every(fits)) return false;
  for (const [i, { min, text: part, isZero, isPadded }] of runs.entries()) {
    const run = known[i];
    if (run === undefined) continue;
    run.min = Math.min(run.min, min);
    run.max = Math.max(run.max, min);
    if (run.text !== part) run.text = undefined;
    if (run.kind !== 0) addText(run, part ?? '');
    run.isZero ||= isZero;
    run.isPadded ||= isPadded;
  }
  return true;
}

/** Small letters that differ from text to text are a word, unless they are a few or next to digits. */
function isWord({ kind, max, text }: Run, i: number, runs: readonly Run[]): boolean {
  if (kind !== LOWER || text !== undefined) return false;
  const around = [runs[i - 1]?.kind, runs[i + 1]?.kind];
  return around[0] === UPPER || (max > 2 && !around.includes(DIGIT));
}

const MINUS = /^-\d/;
/** ASCII, and signs of currencies and measures. */
export const PLAIN_TEXT = /^[\x20-\x7e€£¥₹°§²³µ·×–—]*$/;

export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function repeated(what: string, min: number, max: number): string {
  if (max === 1 && min === 1) return what;
  return min === max ? `${what}{${min}}` : `${what}{${min},${max}}`;
}

const FIRSTS: Readonly<Record<number, string>> = { [UPPER]: 'A', [LOWER]: 'a' };
const CLASSES: Readonly<Record<number, string>> = { [DIGIT]: '\\d', [UPPER]: '[A-Z]', [LOWER]: '[a-z]' };

/** A run that differs from text to text. Digits of several lengths are numbers, unless one begins with a zero. */
export function openRun(run: Run, isCoarse: boolean, before?: Run): string {
  const { kind, min, max, isZero, isPadded, texts: all } = run;
  const days = kind === DIGIT ? all?.days() : undefined;
  if (days !== undefined) return days;
  const isBehindColon = kind === DIGIT && before?.text === ':' && min === 2 && max === 2;
  const sixtieths = isBehindColon ? all?.sixtieths() : undefined;
  if (sixtieths !== undefined) return sixtieths;
  const texts = isCoarse ? undefined : all;
  const span = kind === DIGIT && before?.text !== '.' ? texts?.span(isPadded) : undefined;
  if (span !== undefined) return span;
  const shown =
    min !== max ? undefined : kind === DIGIT ? texts?.digits() : texts?.letters(FIRSTS[kind] ?? 'A');
  if (shown !== undefined) return shown;
  // The first digit after a point says where the value lies.
  const isFraction = kind === DIGIT && before?.text === '.' && min > 1;
  const first = isFraction ? texts?.first() : undefined;
  if (first !== undefined) return first + repeated('\\d', min - 1, max - 1);
  if (kind !== DIGIT || min === max || isPadded) return repeated(CLASSES[kind] ?? '', min, max);
  const lead = texts?.lead();
  const whole = numberPattern(min, lead === undefined ? max : max - 1, isZero);
  const alternatives = lead === undefined ? whole : `${whole}|${lead}${repeated('\\d', max - 1, max - 1)}`;
  return alternatives.includes('|') ? `(${alternatives})` : alternatives;
}

function numberPattern(min: number, max: number, isZero: boolean): string {
  if (max === 1) return isZero ? '\\d' : '[1-9]';
  if (isZero) return `\\d|[1-9]${repeated('\\d', 1, max - 1)}`;
  return `[1-9]${min === 1 && max === 2 ? '\\d?' : repeated('\\d', min - 1, max - 1)}`;
}

/** Fewer characters at the beginning of mixed letters and digits can be the same by chance. */
const PREFIX_LENGTH_MIN = 2;

/** The form of codes of a language and a country, such as en-US. */
export const LOCALES = '[a-z]{2}-[A-Z]{2}';

/** A class for letters and digits that occur in the same place. */
function mixedClass(kinds: number): string {
  const isHex = (kinds & BEYOND_HEX) === 0;
  const [upper, lower] = isHex ? ['A-F', 'a-f'] : ['A-Z', 'a-z'];
  const digits = kinds & DIGIT ? '0-9' : '';
  return `[${digits}${kinds & UPPER ? upper : ''}${kinds & LOWER ? lower : ''}]`;
}

/**
 * Finds the form that all texts of a column have, as a regular expression. Texts of words have none: random letters are
 * no better than other words.
 */
export class ShapeFinder {
  #count = 0;
  /** Texts that begin with a minus before a digit. */
  #minuses = 0;
  #runs: Run[] | undefined;
  /** While all texts have the same length: what occurs at each place. */
  #kinds: number[] | undefined;
  #first = '';
  #isSame: boolean[] = [];

  add(written: string): void {
    const isNegative = MINUS.test(written);
    const text = isNegative ? written.slice(1) : written;
    if (isNegative) this.#minuses++;
    this.#count++;
    if (this.#count === 1) {
      if (text.length === 0 || text.length > LENGTH_MAX || !PLAIN_TEXT.test(text)) return;
      this.#first = text;
      this.#runs = [...commonRuns(runsOf(text))];
      this.#kinds = Array.from(text, (_, i) => classOf(text.charCodeAt(i)));
      this.#isSame = this.#kinds.map(() => true);
      return;
    }
    if (this.#runs) this.#addRuns(this.#runs, text);
    if (this.#kinds) this.#addPlaces(this.#kinds, text);
  }

  #addRuns(known: readonly Run[], text: string): void {
    if (!addRuns(known, text.length > LENGTH_MAX ? [] : runsOf(text))) this.#runs = undefined;
  }

  #addPlaces(kinds: number[], text: string): void {
    const fits = (kind: number, i: number) =>
      (classOf(text.charCodeAt(i)) !== 0) === (kind !== 0) && (kind !== 0 || text[i] === this.#first[i]);
    if (text.length !== kinds.length || !kinds.every(fits)) {
      this.#kinds = undefined;
      return;
    }
    for (const [i, kind] of kinds.entries()) {
      kinds[i] = kind | classOf(text.charCodeAt(i));
      if (text[i] !== this.#first[i]) this.#isSame[i] = false;
    }
  }

  /**
   * Without `^` and `$`. Undefined if the texts have no common form, or one that says too little.
   * @param isCoarse whether the pattern has any digits and letters at their places
   * @param areRunsAlike false for letters and digits that take each other's places
   */
  found(isCoarse = false, areRunsAlike = this.#runs !== undefined): string | undefined {
    if (this.#count < 2 || areRunsAlike !== (this.#runs !== undefined)) return undefined;
    const pattern = this.#runs ? this.#fromRuns(this.#runs, isCoarse) : this.#fromPlaces();
    const sign = this.#minuses === 0 ? '' : this.#minuses === this.#count ? '-' : '-?';
    return pattern === undefined ? undefined : sign + pattern;
  }

  #fromRuns(runs: readonly Run[], isCoarse: boolean): string | undefined {
    const open = runs.filter(({ kind, text }) => kind !== 0 && text === undefined);
    const isCode = open.some(({ kind }) => kind === DIGIT) || open.every(({ kind }) => kind === UPPER);
    const isFixed = open.every(({ kind, min, max }) => kind === DIGIT || min === max);
    if (this.#isLocale(runs)) return LOCALES;
    if (open.length === 0 || !isCode || !isFixed || runs.some(isWord)) return undefined;
    return runs
      .map((run, i) => (run.text === undefined ? openRun(run, isCoarse, runs[i - 1]) : escaped(run.text)))
      .join('');
  }

  #isLocale([language, , country, ...others]: readonly Run[]): boolean {
    const hasTwo = (run: Run | undefined) => run?.min === 2 && run.max === 2;
    const areCodes = language?.kind === LOWER && country?.kind === UPPER && others.length === 0;
    return areCodes && hasTwo(language) && hasTwo(country) && this.#first[2] === '-';
  }

  #fromPlaces(): string | undefined {
    const kinds = this.#kinds ?? [];
    if (this.#count < 3 || !kinds.some((kind, i) => kind & DIGIT && !this.#isSame[i])) return undefined;
    let pattern = '';
    let from = 0;
    while (from < kinds.length) {
      let to = from + 1;
      if (kinds[from] !== 0) while (to < kinds.length && kinds[to] !== 0) to++;
      pattern += this.#segment(kinds, from, to);
      from = to;
    }
    return pattern;
  }

  /** Letters and digits between other characters. */
  #segment(kinds: readonly number[], from: number, to: number): string {
    const places = kinds.slice(from, to);
    let same = from;
    while (same < to && this.#isSame[same]) same++;
    const isPrefix = same - from >= PREFIX_LENGTH_MIN;
    if (same === to || isPrefix) {
      return escaped(this.#first.slice(from, same)) + (same === to ? '' : this.#segment(kinds, same, to));
    }
    const isMixed = (kind: number) => (kind & DIGIT) !== 0 && (kind & LETTERS) !== 0;
    const all = places.reduce((union, kind) => union | kind, 0);
    if (places.some(isMixed)) return repeated(mixedClass(all), places.length, places.length);
    let pattern = '';
    for (let at = 0; at < places.length; ) {
      const what = this.#place(places, from, at);
      let to = at + 1;
      while (to < places.length && this.#place(places, from, to) === what) to++;
      pattern += repeated(what, to - at, to - at);
      at = to;
    }
    return pattern;
  }

  /** What one place of a segment matches. */
  #place(places: readonly number[], from: number, at: number): string {
    const kind = (places[at] ?? 0) & ~BEYOND_HEX;
    if (kind === DIGIT) return '\\d';
    if (this.#isSame[from + at]) return this.#first[from + at] ?? '';
    return CLASSES[kind] ?? mixedClass(kind | BEYOND_HEX);
  }
}
