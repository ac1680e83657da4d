/** A number of a JSON text as its digits, because a double cannot hold all of them. */
interface JsonNumber {
  readonly digits: string;
}

export type JsonScalar = string | boolean | null | JsonNumber;

/** Why a text is not JSON. */
export interface JsonFault {
  /** Where the text stops being JSON, in UTF-16 units. */
  readonly offset: number;
  /** A sentence. */
  readonly reason: string;
}

/** What hears the parts of a JSON text in their order. Offsets are in UTF-16 units. */
export interface JsonVisitor {
  begin(kind: 'object' | 'array', offset: number): void;
  /** `offset` is that of the closing bracket. */
  end(kind: 'object' | 'array', offset: number): void;
  name(name: string, offset: number): void;
  value(value: JsonScalar, offset: number): void;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const BACKSLASH = 0x5c;

const LITERALS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

const isDigit = (code: number) => code >= ZERO && code <= NINE;

/** A signal within this file. `scanJson` turns it into its result. */
class Fault {
  readonly offset: number;
  readonly reason: string;

  constructor(offset: number, reason: string) {
    this.offset = offset;
    this.reason = reason;
  }
}

const CUT = 'It ends too early. Is it complete?';

/**
 * Reads a JSON text of any depth in linear time, without recursion. Stops at the first fault. What came before it has
 * been told to the visitor. https://www.rfc-editor.org/rfc/rfc8259
 */
export function scanJson(text: string, visitor: JsonVisitor): JsonFault | undefined {
  try {
    new Scanner(text, visitor).scan();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return { offset: error.offset, reason: error.reason };
    throw error;
  }
}

class Scanner {
  readonly #text: string;
  readonly #visitor: JsonVisitor;
  #at = 0;

  constructor(text: string, visitor: JsonVisitor) {
    this.#text = text;
    this.#visitor = visitor;
  }

  scan(): void {
    const open: ('object' | 'array')[] = [];
    this.#space();
    if (this.#at >= this.#text.length) throw new Fault(0, 'It is empty.');
    for (;;) {
      const begun = this.#valueOrBegin();
      if (begun !== undefined) {
        open.push(begun);
        if (!this.#closes(begun)) {
          if (begun === 'object') this.#name();
          continue;
        }
        this.#end(begun);
        open.pop();
      }
      let container = open.at(-1);
      while (container !== undefined && !this.#takesComma(container)) {
        this.#end(container);
        open.pop();
        container = open.at(-1);
      }
      if (container === undefined) {
        this.#space();
        if (this.#at < this.#text.length) throw new Fault(this.#at, 'Expected the end of the JSON here.');
        return;
      }
      if (container === 'object') this.#name();
    }
  }

  #space(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB) return;
      this.#at++;
    }
  }

  #closes(container: 'object' | 'array'): boolean {
    this.#space();
    return this.#text[this.#at] === (container === 'object' ? '}' : ']');
  }

  #end(container: 'object' | 'array'): void {
    this.#visitor.end(container, this.#at);
    this.#at++;
    this.#space();
  }

  /** After a value: whether another one follows. False at the closing bracket, which it does not take. */
  #takesComma(container: 'object' | 'array'): boolean {
    this.#space();
    const comma = this.#at;
    if (this.#text[comma] !== ',') {
      if (this.#closes(container)) return false;
      const bracket = container === 'object' ? '}' : ']';
      throw this.#fault(`Expected a comma or “${bracket}” here.`);
    }
    this.#at++;
    if (!this.#closes(container)) return true;
    throw new Fault(comma, `Remove this comma: only “${this.#text[this.#at]}” follows.`);
  }

  #name(): void {
    const at = this.#at;
    if (this.#text.charCodeAt(at) !== QUOTE)
      throw this.#fault('Expected a property name in double quotes here.');
    this.#visitor.name(this.#string(), at);
    this.#space();
    if (this.#text[this.#at] !== ':') throw this.#fault('Expected a colon after the property name.');
    this.#at++;
    this.#space();
  }

  /** Takes a value, or the opening bracket of an object or an array. */
  #valueOrBegin(): 'object' | 'array' | undefined {
    const at = this.#at;
    const code = this.#text.charCodeAt(at);
    if (code === QUOTE) {
      this.#visitor.value(this.#string(), at);
      return undefined;
    }
    if (code === MINUS || isDigit(code)) {
      this.#visitor.value({ digits: this.#number() }, at);
      return undefined;
    }
    const first = this.#text[at];
    if (first === '{' || first === '[') {
      const kind = first === '{' ? 'object' : 'array';
      this.#visitor.begin(kind, at);
      this.#at++;
      return kind;
    }
    const literal = LITERALS.find(([word]) => this.#text.startsWith(word, at));
    if (literal === undefined) throw this.#fault(`“${this.#characterAt(at)}” cannot begin a value.`);
    this.#at += literal[0].length;
    this.#visitor.value(literal[1], at);
    return undefined;
  }

  #string(): string {
    const from = this.#at + 1;
    let isEscaped = false;
    for (let at = from; ; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) {
        this.#at = at + 1;
        if (!isEscaped) return this.#text.slice(from, at);
        return this.#unescaped(from - 1, at + 1);
      }
      if (code === BACKSLASH) {
        isEscaped = true;
        at++;
      } else if (!(code >= SPACE)) {
        if (Number.isNaN(code)) throw new Fault(this.#text.trimEnd().length, CUT);
        const what = code === LINE_FEED || code === RETURN ? 'A line break' : 'A control character';
        throw new Fault(at, `${what} in a text must be written as an escape, such as \\n.`);
      }
    }
  }

  #unescaped(from: number, to: number): string {
    const source = this.#text.slice(from, to);
    try {
      return String(JSON.parse(source));
    } catch {
      throw new Fault(from + badEscape(source), 'This escape does not exist in JSON.');
    }
  }

  #number(): string {
    const from = this.#at;
    if (this.#text.charCodeAt(this.#at) === MINUS) this.#at++;
    const first = this.#at;
    this.#digits();
    if (this.#text.charCodeAt(first) === ZERO && this.#at > first + 1) {
      throw new Fault(first, 'A number cannot begin with 0 and another digit.');
    }
    if (this.#text.charCodeAt(this.#at) === POINT) {
      this.#at++;
      this.#digits();
    }
    if (this.#text[this.#at] === 'e' || this.#text[this.#at] === 'E') {
      this.#at++;
      const sign = this.#text.charCodeAt(this.#at);
      if (sign === PLUS || sign === MINUS) this.#at++;
      this.#digits();
    }
    return this.#text.slice(from, this.#at);
  }

  #digits(): void {
    const from = this.#at;
    while (isDigit(this.#text.charCodeAt(this.#at))) this.#at++;
    if (this.#at === from) throw this.#fault('Expected a digit here.');
  }

  #characterAt(at: number): string {
    return String.fromCodePoint(this.#text.codePointAt(at) ?? 0);
  }

  /** A fault at this place. The end of the text, comments and single quotes have reasons of their own. */
  #fault(reason: string): Fault {
    const at = this.#at;
    if (at >= this.#text.length) return new Fault(this.#text.trimEnd().length, CUT);
    const next = this.#text.slice(at, at + 2);
    if (next === '//' || next === '/*') return new Fault(at, 'JSON cannot contain comments.');
    if (next[0] === "'") return new Fault(at, 'Use double quotes instead of single quotes.');
    return new Fault(at, reason);
  }
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}|(.|$))/gs;

/** The offset of the first invalid escape in a text with its quotes. */
function badEscape(source: string): number {
  for (const match of source.matchAll(ESCAPE)) if (match[1] !== undefined) return match.index;
  return 0;
}
