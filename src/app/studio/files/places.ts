import type { Destination } from '../../../../workers/protocol.ts';

/** Where a file goes: into the page's memory, the browser's private file system, or a file or folder that the visitor picks. */
export type Place = Destination['kind'];

/** What the browser offers. */
export interface BrowserPlaces {
  readonly hasFilePicker: boolean;
  readonly hasFolderPicker: boolean;
  /** The bytes that fit the private file system; undefined where there is none. */
  readonly privateBytes: number | undefined;
}

/** A place, and the most bytes that it takes. */
export interface Room {
  readonly place: Place;
  readonly bytesMax: number;
}

/** In bytes. Files may be 5% larger than estimated before they exceed what `createBlobSink` takes. */
export const MEMORY_BYTES_MAX = 512_000_000;

/** Files of at most this size, in bytes, are ordinary downloads: they are ready at once. */
const SMALL_BYTES_MAX = 8_000_000;

/** With fewer cells, a file whose size is not known is taken for small. */
const SMALL_CELLS_MAX = 500_000;

/** An estimate may be wrong, and the browser needs some of the room itself. */
const PRIVATE_SHARE = 0.95;

/** Where files that are not small go. */
export function largeRoom(
  files: number,
  { hasFilePicker, hasFolderPicker, privateBytes = 0 }: BrowserPlaces,
): Room {
  if (files > 1 && hasFolderPicker) return { place: 'directory', bytesMax: Number.POSITIVE_INFINITY };
  if (hasFilePicker) return { place: 'file', bytesMax: Number.POSITIVE_INFINITY };
  const bytesMax = Math.floor(privateBytes * PRIVATE_SHARE);
  if (bytesMax > MEMORY_BYTES_MAX) return { place: 'private', bytesMax };
  return { place: 'page', bytesMax: MEMORY_BYTES_MAX };
}

/** Where files go. `bytes` is their estimated size, as far as it is known. */
export function placeOf(large: Room, cells: number, bytes: number | undefined): Place {
  const isSmall = bytes === undefined ? isTakenForSmall(cells) : bytes <= SMALL_BYTES_MAX;
  return isSmall ? 'page' : large.place;
}

/** Whether files of unknown size are taken for small, by the number of their cells. */
export function isTakenForSmall(cells: number): boolean {
  return cells < SMALL_CELLS_MAX;
}
