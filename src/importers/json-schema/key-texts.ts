import { partsOf } from '../text-shapes.ts';
import { matches } from './layers.ts';

const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:@# '];

/** A text for a regular expression: the first alternatives, repeated as little as they can be. `variant` chooses the characters. */
export function keyText(pattern: string, variant: number): string {
  return new KeyWriter(partsOf(pattern), variant).alternatives();
}

class KeyWriter {
  readonly #parts: readonly string[];
  readonly #variant: number;
  #at = 0;

  constructor(parts: readonly string[], variant: number) {
    this.#parts = parts;
    this.#variant = variant;
  }

  alternatives(): string {
    const first = this.#sequence();
    while (this.#parts[this.#at] === '|') {
      this.#at++;
      this.#sequence();
    }
    return first;
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#parts.length && !['|', ')'].includes(this.#parts[this.#at] ?? '')) {
      const one = this.#one();
      text += one.repeat(this.#least());
    }
    return text;
  }

  #one(): string {
    const part = this.#parts[this.#at++] ?? '';
    if (part === '^' || part === '$') return '';
    if (!part.startsWith('(')) return this.#character(part);
    const text = this.alternatives();
    this.#at++;
    return /^\(\?<?[=!]/.test(part) ? '' : text;
  }

  #character(part: string): string {
    const fitting = CHARACTERS.filter((character) => matches(`^(?:${part})$`, character));
    return fitting[this.#variant % fitting.length] ?? part;
  }

  /** How often the part before must be repeated. */
  #least(): number {
    const sign = this.#parts[this.#at] ?? '';
    if (!['*', '?', '+', '{'].includes(sign)) return 1;
    const end = sign === '{' ? this.#parts.indexOf('}', this.#at) : this.#at;
    const count = sign === '{' ? Number.parseInt(this.#parts.slice(this.#at + 1, end).join(''), 10) : 0;
    this.#at = end + 1;
    if (this.#parts[this.#at] === '?') this.#at++;
    return sign === '+' ? 1 : count;
  }
}
