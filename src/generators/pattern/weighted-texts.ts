import { type CharacterRange, characterAt } from '../../expression/character-ranges.ts';
import type { RandomStream } from '../../random/stream.ts';
import { pickUniform } from '../../random/uniform.ts';
import type { LiveStates } from './live-states.ts';

/** The characters of a letter. */
export interface DrawnLetter {
  readonly ranges: readonly CharacterRange[];
  readonly size: number;
}

/** Numbers of texts are kept as `weight * BASE ** exponent`, because they can exceed the largest double. */
const BASE = 2 ** 512;

/**
 * Draws the texts of an automaton. First it picks one of their lengths, each as likely as another, then one of the texts
 * of this length, each as likely as another. No text is drawn in vain: from each state the number of texts of each
 * length is known.
 */
export class WeightedTexts {
  readonly #states: LiveStates;
  readonly #letters: readonly DrawnLetter[];
  readonly #lengths: readonly number[];
  /** The first number of each state in `#weights`: that of its shortest texts. */
  readonly #offsets: readonly number[];
  readonly #weights: Float64Array;
  readonly #exponents: Int32Array;

  constructor(states: LiveStates, letters: readonly DrawnLetter[]) {
    const { before, after, longest } = states;
    this.#states = states;
    this.#letters = letters;
    let size = 0;
    this.#offsets = before.map((depth, state) => {
      const offset = size;
      size += Math.max(0, longest - depth - (after[state] ?? longest + 1) + 1);
      return offset;
    });
    this.#weights = new Float64Array(size);
    this.#exponents = new Int32Array(size);
    for (let length = 0; length <= longest; length++) this.#count(length);
    const shortest = after[0] ?? 0;
    this.#lengths = Array.from({ length: longest - shortest + 1 }, (_, i) => shortest + i).filter(
      (length) => this.#weight(0, length) > 0,
    );
  }

  /** The most characters of a text. */
  get longest(): number {
    return this.#lengths.at(-1) ?? 0;
  }

  sample(stream: RandomStream): string {
    let text = '';
    let state = 0;
    for (let left = this.#lengths[pickUniform(stream, this.#lengths.length)] ?? 0; left > 0; left--) {
      const letter = this.#pickLetter(state, left, stream.next());
      text += characterOf(this.#letters[letter], stream);
      state = this.#states.next[state]?.[letter] ?? -1;
    }
    return text;
  }

  /** Counts the texts of this length from each state, once those of the lengths below are counted. */
  #count(length: number): void {
    const { before, after, accepts, longest } = this.#states;
    for (const [state, fewest] of after.entries()) {
      if (length < fewest || length > longest - (before[state] ?? 0)) continue;
      const index = this.#indexOf(state, length);
      if (length === 0) this.#weights[index] = accepts[state] ? 1 : 0;
      else this.#countByFirstLetter(index, state, length);
    }
  }

  #countByFirstLetter(index: number, state: number, length: number): void {
    const targets = this.#states.next[state] ?? [];
    let exponent = 0;
    for (const target of targets) {
      if (this.#weight(target, length - 1) > 0)
        exponent = Math.max(exponent, this.#exponent(target, length - 1));
    }
    let weight = 0;
    for (let letter = 0; letter < targets.length; letter++) {
      weight += this.#scaled(letter, targets[letter] ?? -1, length - 1, exponent);
    }
    const isLarge = weight >= BASE;
    this.#weights[index] = isLarge ? weight / BASE : weight;
    this.#exponents[index] = isLarge ? exponent + 1 : exponent;
  }

  #pickLetter(state: number, left: number, fraction: number): number {
    const targets = this.#states.next[state] ?? [];
    const exponent = this.#exponent(state, left);
    let rest = fraction * this.#weight(state, left);
    let last = 0;
    for (let letter = 0; letter < targets.length; letter++) {
      const weight = this.#scaled(letter, targets[letter] ?? -1, left - 1, exponent);
      if (weight === 0) continue;
      if (rest < weight) return letter;
      rest -= weight;
      last = letter;
    }
    return last;
  }

  /** The number of texts that begin with a letter and go on from `target`, in units of `BASE ** exponent`. */
  #scaled(letter: number, target: number, left: number, exponent: number): number {
    const weight = this.#weight(target, left) * (this.#letters[letter]?.size ?? 0);
    const below = exponent - this.#exponent(target, left);
    if (weight === 0 || below === 0) return weight;
    return below === 1 ? weight / BASE : 0;
  }

  #indexOf(state: number, length: number): number {
    return (this.#offsets[state] ?? 0) + length - (this.#states.after[state] ?? 0);
  }

  #weight(state: number, length: number): number {
    return state < 0 || length < (this.#states.after[state] ?? 0)
      ? 0
      : (this.#weights[this.#indexOf(state, length)] ?? 0);
  }

  #exponent(state: number, length: number): number {
    return state < 0 || length < (this.#states.after[state] ?? 0)
      ? 0
      : (this.#exponents[this.#indexOf(state, length)] ?? 0);
  }
}

function characterOf(letter: DrawnLetter | undefined, stream: RandomStream): string {
  if (!letter) return '';
  return characterAt(letter.ranges, letter.size === 1 ? 0 : pickUniform(stream, letter.size));
}
