/** What replaces the parts of a JSON text: texts with their quotes, names of properties with the colon after them. */
export interface JsonTokens {
  readonly text: (text: string) => string;
  readonly name: (name: string) => string;
  readonly number: (digits: string) => string;
  readonly word: (word: string) => string;
}

/** Each text of valid JSON has its closing quote. That it is optional here keeps the search from trying again. */
const TOKEN = /("(?:[^"\\]+|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** A JSON text in another notation, whose brackets and commas are JSON's: every digit of a number is there. */
export function withTokens(json: string, { text, name, number, word }: JsonTokens): string {
  return json.replace(TOKEN, (_, quoted, colon, digits, known) => {
    if (quoted !== undefined) {
      const content: string = JSON.parse(quoted);
      return colon === undefined ? text(content) : name(content);
    }
    return digits === undefined ? word(known) : number(digits);
  });
}
