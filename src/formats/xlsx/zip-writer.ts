import { type DeflatedPart, deflated, joined, NO_SIZES, type Sizes, withPart } from './deflated.ts';
import { centralDirectory, dataDescriptor, localHeader, type ZipEntry } from './zip.ts';

/** Makes the bytes of a ZIP file, but for parts of entries that others have compressed. */
export interface ZipWriter {
  /** Adds a whole entry. */
  add(path: string, text: string): void;
  /** Begins an entry that gets its content in parts. */
  open(path: string): void;
  /** Adds a part of the open entry. */
  addText(text: string): void;
  /** Counts a part of the open entry, whose bytes the caller puts where the bytes of the last `take` end. */
  count(part: Sizes): void;
  /** Ends the open entry with a text. */
  close(text: string): void;
  /** Ends the file. */
  end(): void;
  /** The bytes that were made since the last call. */
  take(): Uint8Array<ArrayBuffer>;
}

export function createZipWriter(): ZipWriter {
  const encoder = new TextEncoder();
  const entries: ZipEntry[] = [];
  let pieces: Uint8Array[] = [];
  let position = 0;
  let open = { path: '', offset: 0, isStreamed: true };
  let sizes: Sizes = NO_SIZES;

  function write(bytes: Uint8Array): void {
    pieces.push(bytes);
    position += bytes.length;
  }

  function addPart(part: DeflatedPart): void {
    sizes = withPart(sizes, part);
    write(part.bytes);
  }

  return {
    add(path, text) {
      const { bytes, ...known } = deflated(encoder.encode(text), true);
      const entry = { path, sizes: known, offset: position, isStreamed: false };
      entries.push(entry);
      write(localHeader(entry));
      write(bytes);
    },
    open(path) {
      open = { path, offset: position, isStreamed: true };
      sizes = NO_SIZES;
      write(localHeader({ ...open, sizes }));
    },
    addText: (text) => addPart(deflated(encoder.encode(text), false)),
    count(part) {
      sizes = withPart(sizes, part);
      position += part.compressed;
    },
    close(text) {
      addPart(deflated(encoder.encode(text), true));
      write(dataDescriptor(sizes));
      entries.push({ ...open, sizes });
    },
    end() {
      for (const bytes of centralDirectory(entries, position)) write(bytes);
    },
    take() {
      const bytes = joined(pieces);
      pieces = [];
      return bytes;
    },
  };
}
