import type { Result } from '../result.ts';
import { BEGINNING, encodingOf, type TextEncoding } from '../schema/text-encoding.ts';
import { codePageOf, howToConvert, windows1252 } from './code-pages.ts';
import type { ImportProblem } from './problem.ts';

export interface DecodedText {
  readonly text: string;
  /** What people should know about the encoding, as sentences. */
  readonly notes: readonly string[];
}

/** In bytes, of sources that are read whole. A few thousand rows describe a table as well as millions do. */
export const SIZE_MAX = 256 * 2 ** 20;

/** Files that are no texts, by their first bytes, with what to do instead. */
const SIGNATURES: readonly (readonly [bytes: string, advice: string])[] = [
  [
    'SQLite format 3\0',
    'This is a SQLite database. Run `rowloom import sqlite:FILE`, or import what `sqlite3 FILE .schema` prints.',
  ],
  [
    'PGDMP',
    'This is a dump in the custom format of pg_dump. Import what `pg_restore --schema-only -f - FILE` prints.',
  ],
  ['PK\x03\x04', 'This is a zip file or a spreadsheet. Unpack it, or save the sheet as CSV.'],
  ['\x1f\x8b', 'This is compressed with gzip. Decompress it first.'],
  ['BZh', 'This is compressed with bzip2. Decompress it first.'],
  ['\x28\xb5\x2f\xfd', 'This is compressed with zstd. Decompress it first.'],
  ['\xfd7zXZ', 'This is compressed with xz. Decompress it first.'],
  ['7z\xbc\xaf', 'This is a 7z archive. Unpack it first.'],
  ['\xd0\xcf\x11\xe0', 'This is a document of an old version of Excel. Save the sheet as CSV UTF-8.'],
  ['Obj\x01', 'This is an Avro file. Import the rows that `avro-tools tojson FILE` prints.'],
  ['ARROW1', 'This is an Arrow or Feather file. Save some of its rows as CSV or JSON.'],
  ['ORC', 'This is an ORC file. Save some of its rows as CSV or JSON.'],
  ['\x89HDF', 'This is an HDF5 file. Save one of its tables as CSV.'],
  ['PAR1', 'This is a Parquet file. Save some of its rows as CSV or JSON.'],
  ['%PDF', 'This is a PDF file. Import a text file instead.'],
];

/**
 * Reads bytes as a text: UTF-8, UTF-16 with a byte order mark, or Windows-1252 if they are not valid in UTF-8. Refuses
 * what is not a text, and texts in other code pages.
 */
export function decode(bytes: Uint8Array): Result<DecodedText, readonly ImportProblem[]> {
  if (bytes.length > SIZE_MAX) {
    const message = `This has ${megabytes(bytes.length)} MB. The limit is ${megabytes(SIZE_MAX)} MB. Import only the definitions, or fewer rows.`;
    return { ok: false, error: [{ path: [], code: 'too-large', message }] };
  }
  const advice = SIGNATURES.find(([start]) => startsWith(bytes, start))?.[1];
  if (advice !== undefined) return binary(advice);
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return decodeAs(encoding, bytes);
  const zero = bytes.subarray(0, BEGINNING).indexOf(0);
  if (zero !== -1) return binary(`This is not a text file: byte ${zero + 1} is zero.`);
  return decodeBytes(bytes);
}

function binary(message: string): Result<never, readonly ImportProblem[]> {
  return { ok: false, error: [{ path: [], code: 'not-text', message }] };
}

const megabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20).toLocaleString('en-US');

function startsWith(bytes: Uint8Array, start: string): boolean {
  return [...start].every((character, i) => bytes[i] === character.charCodeAt(0));
}

type Utf16 = Exclude<TextEncoding, 'utf-8'>;

export const utf16Names: Readonly<Record<Utf16, string>> = {
  'utf-16le': 'UTF-16 with the low byte first',
  'utf-16be': 'UTF-16 with the high byte first',
};

function decodeAs(encoding: Utf16, bytes: Uint8Array): Result<DecodedText, readonly ImportProblem[]> {
  const text = new TextDecoder(encoding).decode(bytes);
  const zero = text.slice(0, BEGINNING).indexOf('\0');
  if (zero !== -1) return binary(`This is not a text: character ${zero + 1} is NUL.`);
  return { ok: true, value: { text, notes: [`The source is in ${utf16Names[encoding]}.`] } };
}

function decodeBytes(bytes: Uint8Array): Result<DecodedText, readonly ImportProblem[]> {
  try {
    return { ok: true, value: { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] } };
  } catch {
    const page = codePageOf(bytes);
    if (page !== undefined) return binary(howToConvert(page));
    const text = windows1252(bytes);
    const { line, column } = firstBeyondAscii(text);
    const notes = [
      `The source is not valid UTF-8, so it was read as Windows-1252 (Latin-1). Check the first such character, in line ${line}, column ${column}.`,
    ];
    return { ok: true, value: { text, notes } };
  }
}

/** Where the encoding matters first. */
function firstBeyondAscii(text: string): { readonly line: number; readonly column: number } {
  const at = Math.max(0, text.search(/[^\0-\x7f]/));
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - lineStart + 1 };
}

/** A text without its byte order mark, which files have and pasted texts can have. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
