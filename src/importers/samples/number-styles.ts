/** How people write numbers that computers do not read. */
interface NumberStyle {
  /** The rest of a sentence whose subject is a column. */
  readonly note: string;
  readonly test: RegExp;
  /** At least one text must show that a comma is no other separator. */
  readonly proof: RegExp;
  readonly toDigits: (text: string) => string;
}

const STYLES: readonly NumberStyle[] = [
  {
    note: 'is written with a decimal comma',
    test: /^-?(?:\d{1,3}(?:\.\d{3}){1,9}|\d{1,30})(?:,\d{1,15})?$/,
    proof: /,(?:\d{1,2}|\d{4,15})$|\.\d{3},/,
    toDigits: (text) => text.replaceAll('.', '').replace(',', '.'),
  },
  {
    note: 'is written with commas between thousands',
    test: /^-?(?:\d{1,3}(?:,\d{3}){1,9}|\d{1,30})(?:\.\d{1,15})?$/,
    proof: /,\d{3}[.,]/,
    toDigits: (text) => text.replaceAll(',', ''),
  },
];

/** The style in which all texts are written; undefined if there is none, or if it could be another one. */
export function numberStyleOf(texts: Iterable<string>): NumberStyle | undefined {
  let possible = STYLES.map((style) => ({ style, isProved: false }));
  for (const text of texts) {
    const trimmed = text.trim();
    possible = possible.filter(({ style }) => style.test.test(trimmed));
    if (possible.length === 0) return undefined;
    for (const one of possible) one.isProved ||= one.style.proof.test(trimmed);
  }
  return possible.find(({ isProved }) => isProved)?.style;
}
