/** Receives the parts of files, in order. */
export interface FileSink {
  /**
   * `file` is the file's number, counted from 0. Resolves, or returns, when the next part may follow. Throws if it
   * cannot store the part.
   */
  write(file: number, part: ArrayBuffer): Promise<void> | void;
}

/** The largest total size of files that are kept as Blobs, in bytes. */
export const BLOB_BYTES_MAX = 512 * 1024 ** 2;

export interface BlobSink extends FileSink {
  /** Returns a complete file. */
  blob(file: number, type: string): Blob;
}

/** Keeps files as Blobs, up to `maxBytes` in total. A browser may move a Blob's bytes from memory to disk. */
export function createBlobSink(maxBytes = BLOB_BYTES_MAX): BlobSink {
  const files: Blob[][] = [];
  let bytes = 0;
  return {
    write(file, part) {
      bytes += part.byteLength;
      if (bytes > maxBytes) throw new RangeError(`More than ${maxBytes} bytes`);
      files[file] ??= [];
      files[file].push(new Blob([part]));
    },
    blob: (file, type) => new Blob(files[file] ?? [], { type }),
  };
}
