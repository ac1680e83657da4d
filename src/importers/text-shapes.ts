/** Facts of a regular expression about its texts, without compiling it. Lengths are in characters. */
export interface TextShape {
  readonly alternatives: readonly Alternative[];
  /** Whether a look-around or an anchor stands where only a regular expression engine can tell what it means. */
  readonly hasInnerAnchors: boolean;
}

/** A part of an expression between `|` that are in no parentheses. */
export interface Alternative {
  /** Without `^` at the start and `$` at the end. */
  readonly body: string;
  readonly isOpenAtStart: boolean;
  readonly isOpenAtEnd: boolean;
  readonly min: number;
  /** The greatest length of texts that the field makes: the field repeats a part without a limit at most ten times more than needed. */
  readonly max: number;
}

/** A character, an escape, a class, or the beginning of a group. */
const PART =
  /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[\dA-Fa-f]+\}|[pP]\{\w+\}|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[\s\S]/uy;
const QUANTIFIER = /(?:([*+?])|\{(\d{1,5})(,(\d{0,5}))?\})\??/y;
/** How often an open quantifier repeats beyond its minimum. */
const OPEN_REPEATS = 10;
/** Parentheses in parentheses. */
const DEPTH_MAX = 50;

/** The characters, escapes, classes, operators and beginnings of groups of an expression. */
export function partsOf(pattern: string): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < pattern.length; at += parts.at(-1)?.length ?? 1) {
    PART.lastIndex = at;
    parts.push(PART.exec(pattern)?.[0] ?? pattern.charAt(at));
  }
  return parts;
}

/** How often the part before a position must be repeated, and how often it can be at most. */
interface Quantifier {
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/** The quantifier at a position. Without one, the part before is there once: a brace can be a character, too. */
export function quantifierAt(pattern: string, at: number): Quantifier {
  QUANTIFIER.lastIndex = at;
  const [written = '', sign, count, comma, end] = QUANTIFIER.exec(pattern) ?? [];
  const least = sign === undefined ? Number(count ?? 1) : sign === '+' ? 1 : 0;
  const isOpen = sign === '*' || sign === '+' || (comma !== undefined && end === '');
  const most = isOpen ? least + OPEN_REPEATS : sign === '?' ? 1 : Number(end ?? count ?? 1);
  return { length: written.length, least, most };
}

/** Undefined if the expression has back references, or is none. */
export function textShape(pattern: string): TextShape | undefined {
  return new ShapeReader(pattern).read();
}

interface Lengths {
  readonly min: number;
  readonly max: number;
}

class ShapeReader {
  readonly #pattern: string;
  #at = 0;
  #hasInnerAnchors = false;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  read(): TextShape | undefined {
    const alternatives: Alternative[] = [];
    do {
      const start = this.#at;
      const isOpenAtStart = this.#pattern.charAt(start) !== '^';
      if (!isOpenAtStart) this.#at++;
      const lengths = this.#sequence(0);
      if (!lengths) return undefined;
      const written = this.#pattern.slice(isOpenAtStart ? start : start + 1, this.#at);
      const isOpenAtEnd = !/(?:^|[^\\])(?:\\\\)*\$$/.test(written.slice(-40));
      alternatives.push({
        body: isOpenAtEnd ? written : written.slice(0, -1),
        isOpenAtStart,
        isOpenAtEnd,
        ...lengths,
      });
    } while (this.#takes('|'));
    if (this.#at < this.#pattern.length) return undefined;
    return { alternatives, hasInnerAnchors: this.#hasInnerAnchors };
  }

  #takes(character: string): boolean {
    if (this.#pattern.charAt(this.#at) !== character) return false;
    this.#at++;
    return true;
  }

  /** Up to a `|`, a `)` or the end. */
  #sequence(depth: number): Lengths | undefined {
    let [min, max] = [0, 0];
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern.charAt(this.#at))) {
      PART.lastIndex = this.#at;
      const part = PART.exec(this.#pattern)?.[0] ?? '';
      this.#at += part.length;
      const one = part.startsWith('(') ? this.#group(part, depth) : this.#lengthsOf(part, depth);
      if (!one) return undefined;
      const { length, least, most } = quantifierAt(this.#pattern, this.#at);
      this.#at += length;
      min += one.min * least;
      max += one.max * most;
    }
    return { min, max };
  }

  #lengthsOf(part: string, depth: number): Lengths | undefined {
    if (/^\\[1-9k]/.test(part) || part === '') return undefined;
    if (part === '^' || part === '$') {
      const isLast =
        part === '$' && depth === 0 && /^(?:$|\|)/.test(this.#pattern.slice(this.#at, this.#at + 1));
      this.#hasInnerAnchors ||= !isLast;
    }
    return /^(?:[$^]|\\[bB])$/.test(part) ? { min: 0, max: 0 } : { min: 1, max: 1 };
  }

  #group(opening: string, depth: number): Lengths | undefined {
    if (depth >= DEPTH_MAX) return undefined;
    let [min, max] = [Number.POSITIVE_INFINITY, 0];
    do {
      const lengths = this.#sequence(depth + 1);
      if (!lengths) return undefined;
      [min, max] = [Math.min(min, lengths.min), Math.max(max, lengths.max)];
    } while (this.#takes('|'));
    if (!this.#takes(')')) return undefined;
    const isLookAround = /[=!]$/.test(opening);
    this.#hasInnerAnchors ||= isLookAround;
    return isLookAround ? { min: 0, max: 0 } : { min, max };
  }
}
