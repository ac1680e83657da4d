import { pick } from './pick.ts';
import { lazy, sequence } from './sequence.ts';
import { type Draw, type Source, TWO_POW_32 } from './source.ts';

export const DIGITS = '0123456789';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Tables hold up to this many strings: four digits or three hexadecimal ones make one draw. */
const TABLE_MAX = 11_000;

/** Every string of one character from each alphabet, in order. */
function everyString(alphabets: readonly string[]): string[] {
  return alphabets.reduce<string[]>(
    (strings, alphabet) => strings.flatMap((string) => [...alphabet].map((character) => string + character)),
    [''],
  );
}

/** An alphabet without some of its characters. */
export function without(alphabet: string, excluded: string): string {
  return [...alphabet].filter((character) => !excluded.includes(character)).join('');
}

/** Tables are made once, whoever draws from them. */
const tables = new Map<string, readonly string[]>();

function tableOf(alphabets: readonly string[]): readonly string[] {
  const key = alphabets.join('\n');
  const table = tables.get(key) ?? everyString(alphabets);
  tables.set(key, table);
  return table;
}

/** One character from each alphabet; their strings fit one table. */
function block(source: Source, alphabets: readonly string[]): Draw {
  return lazy(() => pick(source, tableOf(alphabets)) ?? (() => ''));
}

/** Strings of a length from an alphabet; a character that stands there twice comes twice as often. */
export function characters(source: Source, alphabet: string): (length: number) => string {
  const chunkLength = Math.floor(Math.log(TABLE_MAX) / Math.log(alphabet.length));
  const chunk = block(
    source,
    Array.from({ length: chunkLength }, () => alphabet),
  );
  const single = block(source, [alphabet]);
  return (length) => {
    let text = '';
    let left = length;
    for (; left >= chunkLength; left -= chunkLength) text += chunk();
    for (; left >= 1; left--) text += single();
    return text;
  };
}

/** A text in which marks stand for characters: `#-#` with `{ '#': '0123456789' }` gives `4-7`. */
export function pattern(source: Source, text: string, marks: Readonly<Record<string, string>>): Draw {
  const pieces: (string | Draw)[] = [];
  let run: string[] = [];
  let strings = 1;
  function endRun(): void {
    if (run.length > 0) pieces.push(block(source, run));
    run = [];
    strings = 1;
  }
  for (const character of text) {
    const alphabet = marks[character];
    if (alphabet === undefined || strings * alphabet.length > TABLE_MAX) endRun();
    if (alphabet === undefined) {
      pieces.push(character);
    } else {
      run.push(alphabet);
      strings *= alphabet.length;
    }
  }
  endRun();
  return sequence(pieces);
}

/** A text in which each run of `#` stands for a number of as many digits, none of them a leading zero. */
export function numbersIn(source: Source, text: string): Draw {
  return sequence(
    text.split(/(#+)/).map((piece, index) => (index % 2 === 0 ? piece : numberOf(source, piece.length))),
  );
}

/** A number of exactly so many digits, from 1 to 9. */
export function numberOf(source: Source, digits: number): Draw {
  const low = 10 ** (digits - 1);
  const scale = (9 * low) / TWO_POW_32;
  return () => String(Math.floor(low + source.u32() * scale));
}
