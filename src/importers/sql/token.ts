/** `name` is a name in quotes, `symbol` an operator or a punctuation mark. */
export type TokenKind = 'word' | 'name' | 'string' | 'number' | 'symbol';

export interface Token {
  readonly kind: TokenKind;
  /** Without quotes and escapes. */
  readonly text: string;
  /** A word in capitals, or a symbol. Empty for names, strings and numbers, so that it never equals a keyword. */
  readonly keyword: string;
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  /** Whether double quotes enclose it: some dialects also write strings in them. */
  readonly isDoubleQuoted: boolean;
}
