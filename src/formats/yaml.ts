import { wellFormed } from '../expression/text.ts';
import { isStable } from '../expression/text-case.ts';
import type { OptionsOfFormat } from './formats.ts';
import { withTokens } from './json-tokens.ts';
import { addPoint, cellTexts, createRowTexts, type Literals, withPoint } from './row-texts.ts';
import { ANY_ROW, type TableHead, type Writer } from './writer.ts';

export type YamlOptions = OptionsOfFormat<'yaml'>;

/**
 * A text that needs no quotes if all engines know its letters: it begins with one, and has no character with a meaning in
 * YAML.
 */
const UNQUOTED = /^\p{L}(?:[\p{L}\p{M}\p{N} _.,@/()+-]*[\p{L}\p{M}\p{N}_.)])?$/u;
/** Words that YAML 1.1 reads as true, false or null, in upper and lower case. https://yaml.org/type/bool.html */
const WORD = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** Characters that must be escaped: YAML forbids them unescaped, or YAML 1.1 reads them as line ends. */
const UNPRINTABLE = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;

/**
 * Writes a text as a JSON string, which YAML 1.1 and 1.2 both read. Half a surrogate pair, which readers refuse, becomes
 * U+FFFD.
 */
function quoted(text: string): string {
  return JSON.stringify(wellFormed(text)).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function scalar(text: string): string {
  return UNQUOTED.test(text) && !WORD.test(text) && isStable(text) ? text : quoted(text);
}

/** In characters. A longer key needs `?` before it. https://yaml.org/spec/1.2.2/#742-flow-mappings */
const KEY_LENGTH_MAX = 1000;

/** A key and the text between it and its value. */
function key(text: string, afterLong: string): string {
  return text.length > KEY_LENGTH_MAX ? `? ${text}${afterLong}: ` : `${text}: `;
}

const flow = {
  text: quoted,
  name: (name: string) => key(quoted(name), ' '),
  number: (number: string) => (/[.eE]/.test(number) ? addPoint(number) : number),
  word: (word: string) => word,
};

function literalsOf({ bigints }: YamlOptions): Literals {
  return {
    text: (cell) => scalar(String(cell)),
    integer: (cell) => (typeof cell === 'bigint' && bigints === 'text' ? `"${cell}"` : String(cell)),
    decimal: withPoint,
    boolean: String,
    date: String,
    timestamp: String,
    json: (cell) => withTokens(String(cell), flow),
  };
}

/** Writes a list of mappings, with one line per value. */
export function createYamlWriter(table: TableHead, options: YamlOptions): Writer {
  const literals = literalsOf(options);
  const cells = table.columns.map((column) => {
    const before = key(scalar(column.name), '\n  ');
    return cellTexts(literals, column, { nullText: `${before}null\n`, before, after: '\n' });
  });
  const parts = { open: '- ', between: '  ', close: cells.length === 0 ? '{}\n' : '' };
  const seen = new Set<string>();
  const rows = createRowTexts(table, cells, parts);
  return {
    head: () => '',
    rows(batch, first) {
      seen.add(ANY_ROW);
      return rows(batch, first);
    },
    tail: () => (seen.has(ANY_ROW) ? '' : '[]\n'),
    seen,
  };
}
