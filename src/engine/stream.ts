import type { Randomizer } from '@faker-js/faker';

/** Where a stream's draws begin for every row of one column: 128 bits, of which a row number moves three words. */
export interface StreamKey {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Seekable random numbers (sfc32). Implements faker's `Randomizer`, so plain faker draws from it too. */
export interface Stream extends Randomizer {
  /** 32 random bits, an integer from 0 to 4,294,967,295. */
  u32(): number;
  /** 53 random bits, from 0 to below 1. */
  next(): number;
  /** Starts at one cell: the same key and row always give the same draws. `row` is an integer from 0 to 4,294,967,295. */
  seek(key: StreamKey, row: number): void;
  /** Runs `draw` from another cell's start, then goes on where it was. */
  aside<T>(key: StreamKey, row: number, draw: () => T): T;
  /** Moves nothing: a stream starts where `seek` says. Part of faker's `Randomizer`. */
  seed(): void;
}

const TWO_POW_32 = 4_294_967_296;
const TWO_POW_53 = 9_007_199_254_740_992;

/** A bijection on 32 bits (the finaliser of MurmurHash3): no two inputs share an output. */
function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** A second bijection, unlike the first, such that a row moves two words of the state independently. */
function mixOther(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) | 0;
}

/**
 * The key of one column's stream.
 * @param seed of the run, an integer of up to 32 bits
 * @param name of the column, kind and all: every other name has another key
 */
export function streamKey(seed: number, name: string): StreamKey {
  let a = mix(seed | 0);
  let b = mixOther(seed ^ 0x9e3779b9);
  let c = 0x243f6a88;
  let d = 0x13198a2e;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    a = mix(a ^ code);
    b = mixOther(b + code);
    c = mix(c + b);
    d = mixOther(d ^ a);
  }
  return { a, b, c, d };
}

export function createStream(): Stream {
  // Typed, because engines box what a closure's variables hold beyond 31 bits.
  const state = new Int32Array(4);

  function u32(): number {
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const d = state[3] ?? 0;
    const t = (((a + b) | 0) + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + t) | 0;
    state[3] = (d + 1) | 0;
    return t >>> 0;
  }

  function seek(key: StreamKey, row: number): void {
    const a = mix(row ^ key.a);
    state[0] = a;
    state[1] = mixOther((row + key.b) | 0);
    // Were this word the same in every row, the third draw of each would follow from its first.
    state[2] = mix((a + key.c) | 0);
    state[3] = key.d;
  }

  return {
    u32,
    seek,
    next: () => ((u32() >>> 5) * 67_108_864 + (u32() >>> 6)) / TWO_POW_53,
    aside(key, row, draw) {
      const a = state[0] ?? 0;
      const b = state[1] ?? 0;
      const c = state[2] ?? 0;
      const d = state[3] ?? 0;
      seek(key, row);
      try {
        return draw();
      } finally {
        state[0] = a;
        state[1] = b;
        state[2] = c;
        state[3] = d;
      }
    },
    seed() {},
  };
}

/** An integer from 0 to below `count`; `count` is from 1 to 4,294,967,296. */
export function pickIndex(stream: Stream, count: number): number {
  return Math.floor((stream.u32() / TWO_POW_32) * count);
}
