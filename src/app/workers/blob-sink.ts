/** Takes the parts of files as they are written, in their order. */
export interface FileSink {
  /** `file` is the file's number, from 0. Resolves, or returns, once more may come; throws where no more can be taken. */
  write(file: number, part: ArrayBuffer): Promise<void> | void;
}

/** More than a browser should be asked to hold as a Blob, in bytes. */
export const BLOB_BYTES_MAX = 512 * 1024 ** 2;

export interface BlobSink extends FileSink {
  /** A file that is complete. */
  blob(file: number, type: string): Blob;
}

/** Holds files as Blobs, of so many bytes together. A part's memory is the browser's once it is in a Blob, and may be a disk's. */
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
