import type { Characters, Member, Node, Options, Tree } from './tree.ts';

/**
 * Reads a pattern that the native `RegExp` has accepted: there is nothing to refuse, so this weighs a seventh of a
 * parser that has to. Throws at syntax newer than itself.
 * @param unicode whether the pattern has the flag `u`
 */
export function parsePattern(source: string, unicode: boolean): Tree {
  const parser = new Parser(source, unicode);
  const options = parser.options();
  return { options, captures: parser.captures, references: parser.references, unicode };
}

// Every expression is sticky: it is tried where the parser stands.
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

/** What counts groups: each opening bracket that captures, outside classes and escapes. */
const CAPTURES = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(\((?:(?!\?)|\?<(?![=!])([^>]*)>))/g;
const WHITE_CODES: Record<string, number> = { f: 12, n: 10, r: 13, t: 9, v: 11 };
const BACKSPACE = 8;
const BACKSLASH = 92;

class Parser {
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
      if (name) numbers.set(plainName(name), [...(numbers.get(plainName(name)) ?? []), index + 1]);
    }
    this.captures = openings.length;
    this.#source = source;
    this.#unicode = unicode;
    this.#numbers = numbers;
  }

  options(): Options {
    const options: Node[][] = [];
    do options.push(this.#sequence());
    while (this.#eat('|'));
    return options;
  }

  #sequence(): Node[] {
    const nodes: Node[] = [];
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')')) {
      nodes.push(this.#quantified(this.#atom()));
    }
    return nodes;
  }

  #quantified(of: Node): Node {
    const found = this.#take(QUANTIFIER);
    if (!found) return of;
    const [, sign, times, open, most, lazy] = found;
    const greedy = lazy === '';
    if (sign)
      return { type: 'repeat', min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity, greedy, of };
    const min = Number(times);
    const max = open ? Number(most || Infinity) : min;
    return { type: 'repeat', min, max, greedy, of };
  }

  #atom(): Node {
    if (this.#sees('(')) return this.#bracket();
    if (this.#sees('[')) return this.#class();
    const boundary = this.#take(BOUNDARY)?.[0];
    if (boundary) return { type: 'edge', at: boundary };
    return this.#reference() ?? this.#character();
  }

  #bracket(): Node {
    const start = this.#at;
    const found = this.#take(OPENING);
    if (!found) throw new SyntaxError('A bracket unlike any that we know');
    const [, look, plain] = found;
    const number = look || plain ? 0 : ++this.#opened;
    const options = this.options();
    this.#eat(')');
    if (!look) return { type: 'group', number, options };
    const source = this.#source.slice(start, this.#at);
    return { type: 'look', source, behind: look.startsWith('<'), negate: look.endsWith('!'), options };
  }

  #reference(): Node | null {
    const start = this.#at;
    const name = this.#numbers.size > 0 || this.#unicode ? this.#take(NAMED_REFERENCE)?.[1] : undefined;
    if (name !== undefined) return this.#back(this.#numbers.get(plainName(name)) ?? []);
    const number = Number(this.#take(NUMBERED_REFERENCE)?.[1]);
    if (number <= this.captures) return this.#back([number]);
    // A number without its group is an octal escape, as browsers still read it.
    this.#at = start;
    return null;
  }

  #back(groups: readonly number[]): Node {
    for (const number of groups) this.references.add(number);
    return { type: 'back', groups };
  }

  #character(): Characters {
    const start = this.#at;
    const member = this.#escape(SHORTHAND) ?? span(this.#code(CONTROL));
    return this.#characters(start, [member], false);
  }

  #class(): Characters {
    const start = this.#at;
    this.#eat('[');
    const negate = this.#eat('^');
    const members: Member[] = [];
    while (!this.#eat(']')) members.push(...this.#classMembers());
    return this.#characters(start, members, negate);
  }

  #classMembers(): Member[] {
    const first = this.#classMember();
    if (!this.#take(RANGE)) return [first];
    const last = this.#classMember();
    if ('from' in first && 'from' in last) return [span(first.from, last.to)];
    return [first, span('-'.charCodeAt(0)), last];
  }

  #classMember(): Member {
    const set = this.#escape(CLASS_SHORTHAND);
    if (set) return set;
    return span(this.#take(CLASS_BACKSPACE) ? BACKSPACE : this.#code(CLASS_CONTROL));
  }

  #characters(start: number, members: readonly Member[], negate: boolean): Characters {
    return { type: 'characters', source: this.#source.slice(start, this.#at), members, negate };
  }

  #escape(shorthand: RegExp): Member | null {
    const found = this.#take(shorthand) ?? (this.#unicode ? this.#take(PROPERTY) : null);
    return found && { escape: new RegExp(found[0], this.#unicode ? 'u' : '') };
  }

  /** The number of one character, escaped or not. */
  #code(control: RegExp): number {
    if (!this.#sees('\\')) return this.#literal();
    const unicode = this.#unicode ? this.#unicodeEscape() : null;
    if (unicode !== null) return unicode;
    const hex = this.#take(HEX);
    if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
    const octal = this.#take(OCTAL)?.[1];
    if (octal) return Number.parseInt(octal, 8);
    const letter = this.#take(control)?.[1];
    if (letter) return letter.charCodeAt(0) % 32;
    if (this.#take(LONE_CONTROL)) return BACKSLASH;
    const white = this.#take(WHITE)?.[1];
    if (white) return WHITE_CODES[white] ?? 0;
    this.#eat('\\');
    return this.#literal();
  }

  #unicodeEscape(): number | null {
    const point = this.#take(CODE_POINT)?.[1];
    if (point) return Number.parseInt(point, 16);
    const pair = this.#take(SURROGATES);
    if (!pair) return null;
    const units = [pair[1], pair[2]].map((unit) => Number.parseInt(unit ?? '', 16));
    return String.fromCharCode(...units).codePointAt(0) ?? 0;
  }

  #literal(): number {
    const code = this.#unicode ? this.#source.codePointAt(this.#at) : this.#source.charCodeAt(this.#at);
    // Past the end there is nothing valid to read: a pattern unlike any that we know.
    if (code === undefined || Number.isNaN(code)) throw new RangeError('The pattern ends too early');
    this.#at += code > 0xffff ? 2 : 1;
    return code;
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  #eat(text: string): boolean {
    if (!this.#sees(text)) return false;
    this.#at += text.length;
    return true;
  }

  #take(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source);
    if (found) this.#at = sticky.lastIndex;
    return found;
  }
}

function span(from: number, to = from): Member {
  return { from, to };
}

/** A group's name with its escapes read: `\u0061` is `a`. */
function plainName(name: string): string {
  return name.replace(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, point?: string, unit?: string) =>
    String.fromCodePoint(Number.parseInt(point ?? unit ?? '', 16)),
  );
}
