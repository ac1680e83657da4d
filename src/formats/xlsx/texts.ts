import { shortened } from '../../expression/text.ts';

/** In UTF-16 units. https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const TEXT_MAX = 32_767;

/** Finds texts that may need escaping. It also matches whole surrogate pairs, which need none but are rare. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids most control characters
const ESCAPED = /[&<>\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]|_x/i;
/** The underscore is followed by what readers take for the escape of a character. */
const ESCAPED_EACH =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids most control characters
  /[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=[xX][\dA-Fa-f]{4}_)|\p{Surrogate}/gu;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\r', '&#13;'],
]);

/** `_x000D_`: the form of a character that XML does not have, or changes. ISO/IEC 29500-1, 22.9.2.19 (ST_Xstring) */
function hexadecimal(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** Escapes a text of a cell, or of an attribute between quotes where it has no quotes. */
export function escaped(text: string): string {
  if (!ESCAPED.test(text)) return text;
  return text.replace(ESCAPED_EACH, (character) => ENTITIES.get(character) ?? hexadecimal(character));
}

/** White space that readers may drop or join unless the text says that it counts. */
const SPACES = /^[ \t\n]|[ \t\n]$|[ \t\n]{2}|[\t\n]/;

const OPEN = '<is><t>';
const OPEN_WITH_SPACES = '<is><t xml:space="preserve">';
const CLOSE = '</t></is>';

/** Writes a text as the content of a cell. A text that is too long for Excel is cut and ends with `…`. */
export function inlineText(text: string): string {
  const kept = text.length > TEXT_MAX ? shortened(text, TEXT_MAX - 1) : text;
  return (SPACES.test(kept) ? OPEN_WITH_SPACES : OPEN) + escaped(kept) + CLOSE;
}
