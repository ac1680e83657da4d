import { cutAt } from '../../../expression/text.ts';
import { decodeText } from '../../../schema/text-encoding.ts';
import { sizeText } from '../files/sizes.ts';

/** What is to be read: a typed or pasted text, or a file. */
export interface Source {
  /** Bytes can have any encoding. */
  readonly content: string | Uint8Array;
  /** What the text box shows: the whole text if it can be edited there, otherwise its beginning. */
  readonly shown: string;
  readonly isEditable: boolean;
  /** Undefined for a text. */
  readonly fileName: string | undefined;
}

/** In characters. With more of them, each key in a text box takes long. */
export const EDITABLE_LENGTH_MAX = 100_000;
/** In characters. */
const BEGINNING_LENGTH = 10_000;
/** In bytes. */
const FILE_SIZE_MAX = 50_000_000;

export const NO_SOURCE = textSource('');

export function textSource(text: string): Source {
  const isEditable = text.length <= EDITABLE_LENGTH_MAX;
  const shown = isEditable ? text : cutAt(text, BEGINNING_LENGTH);
  return { content: text, shown, isEditable, fileName: undefined };
}

export function fileSource(fileName: string, content: Uint8Array): Source {
  return { content, shown: beginningOf(content), isEditable: false, fileName };
}

export function isEmpty({ content }: Source): boolean {
  return typeof content === 'string' ? content.trim() === '' : content.length === 0;
}

/** Says what a source is that the text box does not show as a whole: `dump.sql, 5.2 MB`. */
export function describeSource({ fileName, content }: Source): string {
  return `${fileName ?? 'Pasted text'}, ${sizeText(content.length)}`;
}

/** Whether the text box shows only the beginning. */
export function isCut({ content, isEditable }: Source): boolean {
  return !isEditable && content.length > BEGINNING_LENGTH;
}

/** Why a file of this size, in bytes, is not opened; undefined if it is. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size <= FILE_SIZE_MAX) return undefined;
  return `${name} has ${sizeText(size)}. The limit is ${sizeText(FILE_SIZE_MAX)}. Export the schema without rows, or keep only the first few thousand rows.`;
}

/** Only what the text box shows is decoded here. */
function beginningOf(bytes: Uint8Array): string {
  const text = decodeText(bytes.subarray(0, BEGINNING_LENGTH), false);
  return text.includes('\0') ? '' : text;
}
