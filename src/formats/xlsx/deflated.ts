import { Deflate, Z_FINISH, Z_SYNC_FLUSH } from 'pako';
import { crc32, joinedCrc32 } from './crc32.ts';

/**
 * Files are 13 % longer than with zlib's default, which takes longer. pako is zlib in JavaScript, so every engine gives the same
 * bytes; the zlib of engines differs by version.
 */
const LEVEL = 2;
/** Larger pieces than the default, which save copies. */
const PIECE_BYTES = 65_536;

/** The sizes of an entry's text or of a part of it, in bytes. */
export interface Sizes {
  /** The checksum of the text in UTF-8. */
  readonly crc: number;
  readonly length: number;
  readonly compressed: number;
}

/** A compressed part of an entry. It ends at the end of a byte, so parts that are compressed by themselves join to a whole. */
export interface DeflatedPart extends Sizes {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const NO_SIZES: Sizes = { crc: 0, length: 0, compressed: 0 };

/** The sizes of an entry to which a part is added. */
export function withPart(sizes: Sizes, part: Sizes): Sizes {
  return {
    crc: joinedCrc32(sizes.crc, part.crc, part.length),
    length: sizes.length + part.length,
    compressed: sizes.compressed + part.compressed,
  };
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Compresses a part of an entry. `isLast` ends the entry. */
export function deflated(content: Uint8Array, isLast: boolean): DeflatedPart {
  const pieces: Uint8Array[] = [];
  const stream = new Deflate({ raw: true, level: LEVEL, chunkSize: PIECE_BYTES });
  stream.onData = (piece) => pieces.push(piece);
  stream.push(content, isLast ? Z_FINISH : Z_SYNC_FLUSH);
  const bytes = joined(pieces);
  return { bytes, crc: crc32(content), length: content.length, compressed: bytes.length };
}
