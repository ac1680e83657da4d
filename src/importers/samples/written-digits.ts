/** How parts of one or two digits are written: whether any has one digit, or a zero before the other digit. */
export class Digits {
  #isShort = false;
  #hasZero = false;

  add(text: string): void {
    if (text.length === 1) this.#isShort = true;
    else if (text.startsWith('0')) this.#hasZero = true;
  }

  /** The token for one or two digits, or for always two; undefined if both forms occur. */
  token(letter: string): string | undefined {
    if (this.#isShort && this.#hasZero) return undefined;
    return this.#isShort ? letter : letter.repeat(2);
  }
}
