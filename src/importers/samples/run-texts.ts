import { numberSpan } from './number-span.ts';

/** In fewer texts, characters can be missing by chance. */
const TEXTS_MIN = 40;
/** So few words are alternatives, if each occurs so often on average. */
const WORDS_MAX = 12;
const WORD_COUNT_MIN = 10;
/** More pairs of first digits are any, and so are pairs that occur once, or less often on average. */
const HEADS_MAX = 12;
const HEAD_COUNT_AVERAGE = 8;
const HEAD_COUNT_MIN = 2;
/** All pairs become as frequent: one of a few that is so many times rarer would be too frequent. */
const HEAD_RARER = 4;
/** Years of so many centuries. */
const YEARS_MAX = 4;
/** Between so many different characters, others are missing by chance. */
const SPREAD = 6;
const LETTERS_MAX = 12;

interface Head {
  count: number;
  /** One bit for each digit that follows. */
  third: number;
}

/** The texts of one run of digits or letters, which codes have in common: which characters are at which place. */
export class RunTexts {
  #count = 0;
  #words: Map<string, number> | undefined = new Map();
  /** One bit for each character at a place. */
  readonly #places: number[] = [];
  readonly #heads = new Map<string, Head>();
  #longest = 0;
  /** One bit for each first digit of the longest texts. */
  #lead = 0;
  readonly #days = DAY_ORDERS.map((order) => new CompactDays(order));
  #shortest = Number.POSITIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #most = 0;

  add(text: string): void {
    this.#count++;
    this.#shortest = Math.min(this.#shortest, text.length);
    if (text.length <= YEAR_LENGTH) {
      this.#least = Math.min(this.#least, Number(text));
      this.#most = Math.max(this.#most, Number(text));
    }
    for (const days of this.#days) days.add(text);
    this.#words?.set(text, (this.#words.get(text) ?? 0) + 1);
    if ((this.#words?.size ?? 0) > WORDS_MAX) this.#words = undefined;
    for (let i = 0; i < text.length; i++) this.#places[i] = (this.#places[i] ?? 0) | bitOf(text, i);
    if (text.length >= this.#longest) {
      this.#lead = (text.length > this.#longest ? 0 : this.#lead) | bitOf(text, 0);
      this.#longest = text.length;
    }
    // A few more can occur once.
    if (text.length < 2 || this.#heads.size > 2 * HEADS_MAX) return;
    const head = this.#heads.get(text.slice(0, 2)) ?? { count: 0, third: 0 };
    this.#heads.set(text.slice(0, 2), head);
    head.count++;
    head.third |= text.length > 2 ? bitOf(text, 2) : 0;
  }

  /** A pattern for letters of one length, from `A` or from `a`. Undefined if they can be any. */
  letters(first: string): string | undefined {
    const words = [...(this.#words ?? [])].sort();
    const areWords = words.length > 1 && this.#longest > 1 && this.#count >= WORD_COUNT_MIN * words.length;
    if (this.#count < TEXTS_MIN) return undefined;
    if (areWords && words.every(([, count]) => 2 * count >= WORD_COUNT_MIN))
      return `(${words.map(([word]) => word).join('|')})`;
    const last = String.fromCharCode(first.charCodeAt(0) + 25);
    return joined(
      this.#places.map((bits) => {
        const letters = charactersOf(bits, first, last);
        return letters.length > LETTERS_MAX ? `[${first}-${last}]` : classOf(letters);
      }),
    );
  }

  /** A pattern for digits of one length. Undefined if they can be any. */
  digits(): string | undefined {
    if (this.#count < TEXTS_MIN) return undefined;
    const places = this.#places.map(digitClass);
    const all = [...this.#heads].filter(([, { count }]) => count >= HEAD_COUNT_MIN).sort();
    const rare = this.#count / (HEAD_RARER * all.length);
    const heads = all.length > YEARS_MAX ? all : all.filter(([, { count }]) => count >= rare);
    const areFew = heads.length > 1 && heads.length <= HEADS_MAX && this.#heads.size <= 2 * HEADS_MAX;
    if (!areFew || this.#count < HEAD_COUNT_AVERAGE * heads.length) return joined(places);
    // Only the first and the last pair show where numbers begin and end. Among many pairs, both would be too frequent.
    const any = this.#places[2] ?? 0;
    const thirds = heads.map(([, { third }], i) => {
      if (heads.length > YEARS_MAX) return digitClass(any);
      if (i === 0) return digitClass(any & -(third & -third));
      return digitClass(i < heads.length - 1 ? any : any & ((1 << (32 - Math.clz32(third))) - 1));
    });
    const seconds = new Map<string, number>();
    for (const [i, [head]] of heads.entries()) {
      const key = head.charAt(0) + (this.#longest > 2 ? thirds[i] : '');
      seconds.set(key, (seconds.get(key) ?? 0) | bitOf(head, 1));
    }
    const alternatives = [...seconds].map(([key, bits]) => key.charAt(0) + digitClass(bits) + key.slice(1));
    const head = alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join('|')})`;
    return head + joined(places.slice(3));
  }

  /** A pattern for days without separators, such as 20261121. Undefined unless all texts are days. */
  days(): string | undefined {
    if (this.#count < DAYS_MIN) return undefined;
    return this.#days.map((days) => days.pattern()).find((pattern) => pattern !== undefined);
  }

  /** A pattern for minutes and seconds of two digits. Undefined unless all first digits are those of 0 to 59. */
  sixtieths(): string | undefined {
    const isBelow = ((this.#places[0] ?? 0) & ~SIXTIETHS) === 0;
    return this.#count >= SIXTIETHS_MIN && isBelow ? '[0-5]\\d' : undefined;
  }

  /**
   * A pattern for months, days, hours, minutes and years between the least and the greatest of the texts. Undefined for other numbers.
   * @param isPadded whether a text has a zero before another digit
   */
  span(isPadded: boolean): string | undefined {
    if (this.#count < SPAN_MIN || this.#longest > YEAR_LENGTH) return undefined;
    const [least, most] = [this.#least, this.#most];
    const isOfYears = this.#shortest === YEAR_LENGTH && least >= SPAN_YEAR_MIN && most <= YEAR_MAX;
    if (isOfYears) return numberSpan(least, most, YEAR_LENGTH);
    const canBeTime = this.#longest === 2 && most < SIXTY;
    if (!canBeTime || (isPadded && this.#shortest < 2)) return undefined;
    return numberSpan(least, most, this.#shortest);
  }

  /** The class of the first digits. Undefined in fewer texts. */
  first(): string | undefined {
    return this.#count < TEXTS_MIN ? undefined : digitClass(this.#places[0] ?? 0);
  }

  /** The class of the first digits of the longest numbers, if not all digits but zero are among them. */
  lead(): string | undefined {
    const found = digitClass(this.#lead);
    return this.#count < TEXTS_MIN || found === '[1-9]' || found === '\\d' ? undefined : found;
  }
}

/** Among 165 columns of any digits, one has no digit from 6 to 9 in so many texts: 0.6 to the power of 10. */
const SIXTIETHS_MIN = 10;

/** Among so many of any two digits, none is above 59 in one of 165 columns. */
const SPAN_MIN = SIXTIETHS_MIN;
const SIXTY = 60;
const YEAR_LENGTH = 4;
const SPAN_YEAR_MIN = 1800;

const DAY_ORDERS = ['YMD', 'DMY'] as const;
/** Among 100 of any eight digits, two are days. */
const DAYS_MIN = 5;
const YEAR_MIN = 1900;
const YEAR_MAX = 2099;
/** Days that all months have. */
const DAY_PATTERN = '(0[1-9]|1\\d|2[0-8])';
const MONTH_PATTERN = '(0[1-9]|1[0-2])';

/** Eight digits that are a day, a month and a year in one order. */
class CompactDays {
  readonly #order: (typeof DAY_ORDERS)[number];
  #areDays = true;
  #first = YEAR_MAX;
  #last = YEAR_MIN;

  constructor(order: (typeof DAY_ORDERS)[number]) {
    this.#order = order;
  }

  add(text: string): void {
    if (!this.#areDays) return;
    const isYearFirst = this.#order === 'YMD';
    const year = Number(isYearFirst ? text.slice(0, 4) : text.slice(4));
    const month = Number(isYearFirst ? text.slice(4, 6) : text.slice(2, 4));
    const day = Number(isYearFirst ? text.slice(6) : text.slice(0, 2));
    const isIn = (value: number, least: number, most: number) => value >= least && value <= most;
    this.#areDays =
      text.length === 8 && isIn(year, YEAR_MIN, YEAR_MAX) && isIn(month, 1, 12) && isIn(day, 1, 31);
    this.#first = Math.min(this.#first, year);
    this.#last = Math.max(this.#last, year);
  }

  pattern(): string | undefined {
    if (!this.#areDays) return undefined;
    const years = Array.from({ length: this.#last - this.#first + 1 }, (_, i) => this.#first + i);
    const year = years.length === 1 ? years.join() : `(${years.join('|')})`;
    return this.#order === 'YMD' ? year + MONTH_PATTERN + DAY_PATTERN : DAY_PATTERN + MONTH_PATTERN + year;
  }
}

/** Different for all digits, and for all letters of one case: the codes of digits end in 16 to 25, those of letters in 1 to 26. */
const bitOf = (text: string, i: number) => 1 << (text.charCodeAt(i) & 31);
/** The bits of the digits from 0 to 5. */
const SIXTIETHS = [...'012345'].reduce((bits, digit) => bits | bitOf(digit, 0), 0);

/** The characters between two that have a bit. */
function charactersOf(bits: number, first: string, last: string): readonly string[] {
  const all = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  );
  return all.filter((character) => bits & bitOf(character, 0));
}

function digitClass(bits: number): string {
  const digits = charactersOf(bits, '0', '9');
  const shown = digits.length < SPREAD ? digits : charactersOf(-1, digits[0] ?? '0', digits.at(-1) ?? '9');
  return shown.length === 10 ? '\\d' : classOf(shown);
}

/** A class of characters in order, with a hyphen in place of those between two. */
function classOf(characters: readonly string[]): string {
  if (characters.length === 1) return characters.join('');
  const code = (i: number) => characters[i]?.charCodeAt(0) ?? 0;
  const isInside = (i: number) => code(i) - code(i - 1) === 1 && code(i + 1) - code(i) === 1;
  const shown = characters.map((character, i) => (isInside(i) ? '-' : character)).join('');
  return `[${shown.replace(/-+/g, '-')}]`;
}

/** Parts of a pattern, with a count in place of repeated ones. */
function joined(parts: readonly string[]): string {
  let pattern = '';
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    while (to < parts.length && parts[to] === parts[from]) to++;
    const isLong = to - from > 1 && (parts[from] ?? '').length > 1;
    pattern += isLong ? `${parts[from]}{${to - from}}` : parts.slice(from, to).join('');
    from = to;
  }
  return pattern;
}
