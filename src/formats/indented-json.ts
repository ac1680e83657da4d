import { endOfString } from './json-tokens.ts';

/** One step of indentation. */
export const JSON_INDENT = '  ';

const codeOf = (character: string) => character.charCodeAt(0);
const QUOTE = codeOf('"');
const COMMA = codeOf(',');
const COLON = codeOf(':');
const DIGITS_AND_SIGN: ReadonlySet<number> = new Set([...'-0123456789'].map(codeOf));
const POINT = codeOf('.');
const OPENING: ReadonlySet<number> = new Set([codeOf('['), codeOf('{')]);
const CLOSING: ReadonlySet<number> = new Set([codeOf(']'), codeOf('}')]);

/** In characters. `JSON.stringify` writes no such decimal with an exponent. */
const PLAIN_LENGTH_MAX = '0.000001'.length;

/** Writes a decimal's digits as `JSON.stringify` does: `12.50` becomes `12.5`. */
export function jsonDecimal(digits: string): string {
  return digits.length <= PLAIN_LENGTH_MAX && !digits.endsWith('0') ? digits : String(Number(digits));
}

const NUMBER_END = /[^\d.eE+-]|$/g;

/** The index after the number that has a point at `point`. */
function endOfNumber(json: string, point: number): number {
  NUMBER_END.lastIndex = point;
  return NUMBER_END.exec(json)?.index ?? json.length;
}

/** The index of the first digit, or of the sign, of the number that has a point at `point`. */
function startOfNumber(json: string, point: number): number {
  let start = point;
  while (DIGITS_AND_SIGN.has(json.charCodeAt(start - 1))) start--;
  return start;
}

/**
 * Indents JSON without white space between its tokens, as `JSON.stringify(value, null, 2)` indents a value. Parses nothing,
 * so integers keep every digit.
 * @param indent the indentation of the line in which the value begins
 */
export function indentedJson(json: string, indent: string): string {
  let written = '';
  let copied = 0;
  let line = `\n${indent}`;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) {
      i = endOfString(json, i);
    } else if (code === COLON) {
      written += `${json.slice(copied, i + 1)} `;
      copied = i + 1;
    } else if (code === COMMA) {
      written += json.slice(copied, i + 1) + line;
      copied = i + 1;
    } else if (code === POINT) {
      const start = startOfNumber(json, i);
      const end = endOfNumber(json, i);
      written += json.slice(copied, start) + jsonDecimal(json.slice(start, end));
      copied = end;
      i = end - 1;
    } else if (OPENING.has(code)) {
      if (CLOSING.has(json.charCodeAt(i + 1))) {
        i++;
        continue;
      }
      line += JSON_INDENT;
      written += json.slice(copied, i + 1) + line;
      copied = i + 1;
    } else if (CLOSING.has(code)) {
      line = line.slice(0, -JSON_INDENT.length);
      written += json.slice(copied, i) + line;
      copied = i;
    }
  }
  return written + json.slice(copied);
}
