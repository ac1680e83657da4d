/**
 * Functions that rewrite the parts of a JSON text. `text` replaces a text with its quotes, `name` a property name with
 * its colon.
 */
export interface JsonTokens {
  readonly text: (text: string) => string;
  readonly name: (name: string) => string;
  readonly number: (digits: string) => string;
  readonly word: (word: string) => string;
}

/** The closing quote, which valid JSON always has, is optional here to keep the expression from backtracking. */
const TOKEN = /("(?:[^"\\]+|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** Rewrites a JSON text in a notation that has JSON's brackets and commas. Numbers keep every digit. */
export function withTokens(json: string, { text, name, number, word }: JsonTokens): string {
  return json.replace(TOKEN, (_, quoted, colon, digits, known) => {
    if (quoted !== undefined) {
      const content: string = JSON.parse(quoted);
      return colon === undefined ? text(content) : name(content);
    }
    return digits === undefined ? word(known) : number(digits);
  });
}

const BACKSLASH = '\\'.charCodeAt(0);

/** The index of the quote that closes the string whose opening quote is at `from`. */
export function endOfString(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}
