import { partsOf, quantifierAt, textShape } from '../text-shapes.ts';
import { matches } from './layers.ts';

const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:@# '];
/** Longer keys are no names of properties, and take long to write and to match. */
const LENGTH_MAX = 100;

/**
 * Texts for a regular expression: the first alternatives, repeated as little as they can be, each with other characters. None for
 * an expression with back references or with long texts only.
 */
export function keyTexts(pattern: string, count: number): readonly string[] {
  const shape = textShape(pattern);
  if (shape === undefined || !shape.alternatives.every(({ min }) => min <= LENGTH_MAX)) return [];
  const parts = partsOf(pattern);
  const fitting = new Map<string, readonly string[]>();
  return Array.from({ length: count }, (_, i) => new KeyWriter(parts, fitting, i).alternatives());
}

class KeyWriter {
  readonly #parts: readonly string[];
  readonly #fitting: Map<string, readonly string[]>;
  readonly #variant: number;
  #at = 0;

  /** @param fitting the characters that fit each part, which all writers of a pattern share */
  constructor(parts: readonly string[], fitting: Map<string, readonly string[]>, variant: number) {
    this.#parts = parts;
    this.#fitting = fitting;
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
      const { length, least } = quantifierAt(this.#parts.slice(this.#at, this.#at + 20).join(''), 0);
      // Each character of a quantifier is a part.
      this.#at += length;
      text += one.repeat(least).slice(0, LENGTH_MAX);
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
    const fitting =
      this.#fitting.get(part) ?? CHARACTERS.filter((character) => matches(`^(?:${part})$`, character));
    this.#fitting.set(part, fitting);
    return fitting[this.#variant % fitting.length] ?? part;
  }
}
