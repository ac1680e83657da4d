/** How long a chunk may take: the number of its rows follows from the time that the last one took. */
const CHUNK_TIME_MS = 15;
/** Small enough that a chunk's strings die in V8's young generation. https://v8.dev/blog/trash-talk */
const CHUNK_CELLS = 512;
/** In characters: more than stays in the processor's nearer caches makes a file of long texts a quarter slower. */
const CHUNK_LENGTH = 32_768;

/** Rows of the first chunk, and of the next, from the rows, the time and the length of the last one. */
export interface ChunkRows {
  readonly first: number;
  next(rows: number, tookMs: number, length: number): number;
}

/** For a table of so many columns: twice as many rows as before at most, and one at least. */
export function createChunkRows(columns: number): ChunkRows {
  const maxRows = Math.ceil(CHUNK_CELLS / Math.max(columns, 1));
  return {
    first: 1,
    next(rows, tookMs, length) {
      const share = Math.min(CHUNK_TIME_MS / Math.max(tookMs, 1), CHUNK_LENGTH / Math.max(length, 1));
      return Math.max(1, Math.min(Math.floor(rows * share), rows * 2, maxRows));
    },
  };
}
