import type { Alternatives, CharacterClass, ClassElement, Element, Pattern } from './tree.ts';

/**
 * Parses a source that the native `RegExp` has accepted. It needs no error messages, and so takes a seventh of the
 * bytes of regexpp. Throws if it does not know the syntax. https://tc39.es/ecma262/#sec-regular-expressions-patterns
 * @param unicode whether the pattern has the flag `u`
 */
export function parsePattern(source: string, unicode: boolean): Pattern {
  const parser = new PatternParser(source, unicode);
  const alternatives = parser.alternatives();
  return { alternatives, captures: parser.captures, references: parser.references, unicode };
}

// Every expression is sticky: it matches only at the parser's position.
const OPENING = /\((?:\?(?:(<?[=!])|<[^>]*>|([ims-]*:))|(?!\?))/y;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/y;
const BOUNDARY = /[\^$]|\\[bB]/y;
const SHORTHAND = /\.|\\[dDsSwW]/y;
const CLASS_SHORTHAND = /\\[dDsSwW]/y;
const PROPERTY = /\\[pP]\{[^}]*\}/y;
const NAMED_REFERENCE = /\\k<([^>]*)>/y;
const NUMBERED_REFERENCE = /\\([1-9]\d*)/y;
const CODE_POINT = /\\u\{([\da-fA-F]+)\}/y;
const SURROGATES = /\\u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})/y;
const HEX = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4}))/y;
const OCTAL = /\\([0-3][0-7]{0,2}|[4-7][0-7]?)/y;
const CONTROL = /\\c([a-zA-Z])/y;
const CLASS_CONTROL = /\\c(\w)/y;
const LONE_CONTROL = /\\(?=c)/y;
const WHITE = /\\([fnrtv])/y;
const CLASS_BACKSPACE = /\\b/y;
const RANGE = /-(?!\])/y;

/**
 * Finds the opening parentheses of capturing groups, and skips escapes and classes. Closing characters are optional
 * here, which keeps the search from backtracking.
 */
const CAPTURES = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?|(\((?:(?!\?)|\?<(?![=!])([^>]*)>?))/g;
const WHITE_CODES: Record<string, number> = { f: 12, n: 10, r: 13, t: 9, v: 11 };
const BACKSPACE = 8;
const BACKSLASH = 92;

class PatternParser {
  readonly captures: number;
  readonly references = new Set<number>();
  readonly #source: string;
  readonly #unicode: boolean;
  readonly #numbers: ReadonlyMap<string, readonly number[]>;
  #at = 0;
  #opened = 0;

  constructor(source: string, unicode: boolean) {
    const openings = [...source.matchAll(CAPTURES)].filter(([, opening]) => opening);
    const numbers = new Map<string, number[]>();
    for (const [index, [, , name]] of openings.entries()) {
      if (name) numbers.set(unescapeName(name), [...(numbers.get(unescapeName(name)) ?? []), index + 1]);
    }
    this.captures = openings.length;
    this.#source = source;
    this.#unicode = unicode;
    this.#numbers = numbers;
  }

  alternatives(): Alternatives {
    const alternatives: Element[][] = [];
    do alternatives.push(this.#alternative());
    while (this.#consume('|'));
    return alternatives;
  }

  #alternative(): Element[] {
    const elements: Element[] = [];
    while (this.#at < this.#source.length && !this.#isNext('|') && !this.#isNext(')')) {
      elements.push(this.#quantified(this.#atom()));
    }
    return elements;
  }

  #quantified(element: Element): Element {
    const found = this.#match(QUANTIFIER);
    if (!found) return element;
    const [, sign, times, open, last, lazy] = found;
    const greedy = lazy === '';
    if (sign)
      return {
        type: 'quantifier',
        min: sign === '+' ? 1 : 0,
        max: sign === '?' ? 1 : Infinity,
        greedy,
        element,
      };
    const min = Number(times);
    const max = open ? Number(last || Infinity) : min;
    return { type: 'quantifier', min, max, greedy, element };
  }

  #atom(): Element {
    if (this.#isNext('(')) return this.#parenthesis();
    if (this.#isNext('[')) return this.#class();
    const boundary = this.#match(BOUNDARY)?.[0];
    if (boundary) return { type: 'assertion', source: boundary };
    return this.#reference() ?? this.#character();
  }

  #parenthesis(): Element {
    const start = this.#at;
    const found = this.#match(OPENING);
    if (!found) throw new SyntaxError('An unknown kind of group');
    const [, look, uncaptured] = found;
    const number = look || uncaptured ? 0 : ++this.#opened;
    const alternatives = this.alternatives();
    this.#consume(')');
    if (!look) return { type: 'group', number, alternatives };
    const source = this.#source.slice(start, this.#at);
    return {
      type: 'lookaround',
      source,
      behind: look.startsWith('<'),
      negate: look.endsWith('!'),
      alternatives,
    };
  }

  #reference(): Element | null {
    const start = this.#at;
    const name = this.#numbers.size > 0 || this.#unicode ? this.#match(NAMED_REFERENCE)?.[1] : undefined;
    if (name !== undefined) return this.#backreference(this.#numbers.get(unescapeName(name)) ?? []);
    const number = Number(this.#match(NUMBERED_REFERENCE)?.[1]);
    if (number <= this.captures) return this.#backreference([number]);
    // A number above the count of groups is an octal escape: https://tc39.es/ecma262/#sec-regular-expressions-patterns
    this.#at = start;
    return null;
  }

  #backreference(groups: readonly number[]): Element {
    for (const number of groups) this.references.add(number);
    return { type: 'backreference', groups };
  }

  #character(): CharacterClass {
    const start = this.#at;
    const element = this.#escape(SHORTHAND) ?? range(this.#code(CONTROL));
    return this.#characterClass(start, [element], false);
  }

  #class(): CharacterClass {
    const start = this.#at;
    this.#consume('[');
    const negate = this.#consume('^');
    const elements: ClassElement[] = [];
    while (!this.#consume(']')) elements.push(...this.#classElements());
    return this.#characterClass(start, elements, negate);
  }

  #classElements(): ClassElement[] {
    const first = this.#classElement();
    if (!this.#match(RANGE)) return [first];
    const last = this.#classElement();
    if ('from' in first && 'from' in last) return [range(first.from, last.to)];
    return [first, range('-'.charCodeAt(0)), last];
  }

  #classElement(): ClassElement {
    const set = this.#escape(CLASS_SHORTHAND);
    if (set) return set;
    return range(this.#match(CLASS_BACKSPACE) ? BACKSPACE : this.#code(CLASS_CONTROL));
  }

  #characterClass(start: number, elements: readonly ClassElement[], negate: boolean): CharacterClass {
    return { type: 'character-class', source: this.#source.slice(start, this.#at), elements, negate };
  }

  #escape(shorthand: RegExp): ClassElement | null {
    const found = this.#match(shorthand) ?? (this.#unicode ? this.#match(PROPERTY) : null);
    return found && { escape: new RegExp(found[0], this.#unicode ? 'u' : '') };
  }

  /** The code of one character, escaped or not. */
  #code(control: RegExp): number {
    if (!this.#isNext('\\')) return this.#literal();
    const unicode = this.#unicode ? this.#unicodeEscape() : null;
    if (unicode !== null) return unicode;
    const hex = this.#match(HEX);
    if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
    const octal = this.#match(OCTAL)?.[1];
    if (octal) return Number.parseInt(octal, 8);
    const letter = this.#match(control)?.[1];
    if (letter) return letter.charCodeAt(0) % 32;
    if (this.#match(LONE_CONTROL)) return BACKSLASH;
    const white = this.#match(WHITE)?.[1];
    if (white) return WHITE_CODES[white] ?? 0;
    this.#consume('\\');
    return this.#literal();
  }

  #unicodeEscape(): number | null {
    const point = this.#match(CODE_POINT)?.[1];
    if (point) return Number.parseInt(point, 16);
    const pair = this.#match(SURROGATES);
    if (!pair) return null;
    const units = [pair[1], pair[2]].map((unit) => Number.parseInt(unit ?? '', 16));
    return String.fromCharCode(...units).codePointAt(0) ?? 0;
  }

  #literal(): number {
    const code = this.#unicode ? this.#source.codePointAt(this.#at) : this.#source.charCodeAt(this.#at);
    // The source is valid, so only syntax that this parser does not know leads past its end.
    if (code === undefined || Number.isNaN(code)) throw new RangeError('The pattern ends too early');
    this.#at += code > 0xffff ? 2 : 1;
    return code;
  }

  #isNext(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  #consume(text: string): boolean {
    if (!this.#isNext(text)) return false;
    this.#at += text.length;
    return true;
  }

  #match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source);
    if (found) this.#at = sticky.lastIndex;
    return found;
  }
}

function range(from: number, to = from): ClassElement {
  return { from, to };
}

/** Replaces the escapes in a group's name: `\u0061` becomes `a`. */
function unescapeName(name: string): string {
  return name.replace(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, point?: string, unit?: string) =>
    String.fromCodePoint(Number.parseInt(point ?? unit ?? '', 16)),
  );
}
