/** The start of a stream for one column: 128 bits, and a row number changes all of them. */
export interface StreamKey {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * Seekable random numbers: sfc32 (https://pracrand.sourceforge.net/RNG_engines.txt) whose state is a function of a key
 * and a row.
 */
export interface RandomStream {
  /** 32 random bits, an integer from 0 to 4,294,967,295. */
  u32(): number;
  /** 53 random bits, from 0 to below 1. */
  next(): number;
  /** Starts at one cell: the same key and row always give the same numbers. `row` is an integer from 0 to 2^53 - 1. */
  seek(key: StreamKey, row: number): void;
  /** Runs `sample`, which may seek, then goes on where the stream was. */
  withSubstream<T>(sample: () => T): T;
}

export const TWO_POW_32 = 4_294_967_296;
const TWO_POW_53 = 9_007_199_254_740_992;
/** Ends each part of a path: no UTF-16 unit is as large, so that `['ab', 'c']` and `['a', 'bc']` differ. */
const PART_END = 0x10000;

/** A bijection on 32 bits (the finalizer of MurmurHash3): no two inputs share an output, and 0 gives 0. */
function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** A second bijection, unlike the first, so that a row changes two words of the state independently. */
function mixOther(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) | 0;
}

/**
 * The key of one stream; every other path has another key.
 * @param path what the stream belongs to, the seed first: a number and its decimal text are the same
 */
export function streamKey(...path: readonly (string | number)[]): StreamKey {
  let a = mix(0x9e3779b9);
  let b = mixOther(0x9e3779b9);
  let c = 0x243f6a88;
  let d = 0x13198a2e;
  function absorb(code: number): void {
    a = mix(a ^ code);
    b = mixOther((b + code) | 0);
    c = mix((c + b) | 0);
    d = mixOther(d ^ a);
  }
  for (const part of path) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) absorb(text.charCodeAt(i));
    absorb(PART_END);
  }
  return { a, b, c, d };
}

/** The high bits of a row alone decide the last word, and with them the low bits the first: two rows differ in one. */
function highWord(row: number): number {
  return row < TWO_POW_32 ? 0 : mix((row / TWO_POW_32) | 0);
}

/** The first result of `u32` after `seek`, computed without a stream's state. */
export function firstBits(key: StreamKey, row: number): number {
  const high = highWord(row);
  const a = mix(row ^ key.a ^ high);
  const b = mixOther((row + key.b + high) | 0);
  return (((a + b) | 0) + (key.d ^ high)) >>> 0;
}

/** The second one. Next to `firstBits` in a loop, V8 computes once what both need. */
export function secondBits(key: StreamKey, row: number): number {
  const high = highWord(row);
  const a = mix(row ^ key.a ^ high);
  const b = mixOther((row + key.b + high) | 0);
  const c = mix((a + key.c) | 0);
  return ((((b ^ (b >>> 9)) + ((c + (c << 3)) | 0)) | 0) + (((key.d ^ high) + 1) | 0)) >>> 0;
}

/** The first result of `next` after `seek`. */
export function firstFraction(key: StreamKey, row: number): number {
  return fraction(firstBits(key, row), secondBits(key, row));
}

/** Of the higher bits of two numbers, 53. */
function fraction(one: number, other: number): number {
  return ((one >>> 5) * 67_108_864 + (other >>> 6)) / TWO_POW_53;
}

export function createStream(): RandomStream {
  // Typed: V8 boxes what a closure's variables hold beyond 31 bits.
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

  return {
    u32,
    // Two steps of `u32` that read and write the state once: inlined, they take two thirds of the time.
    next() {
      const a = state[0] ?? 0;
      const b = state[1] ?? 0;
      const c = state[2] ?? 0;
      const d = state[3] ?? 0;
      const first = (((a + b) | 0) + d) | 0;
      const nextB = (c + (c << 3)) | 0;
      const nextC = (((c << 21) | (c >>> 11)) + first) | 0;
      const second = ((((b ^ (b >>> 9)) + nextB) | 0) + ((d + 1) | 0)) | 0;
      state[0] = nextB ^ (nextB >>> 9);
      state[1] = (nextC + (nextC << 3)) | 0;
      state[2] = (((nextC << 21) | (nextC >>> 11)) + second) | 0;
      state[3] = (d + 2) | 0;
      return fraction(first >>> 0, second >>> 0);
    },
    seek(key, row) {
      const high = highWord(row);
      const a = mix(row ^ key.a ^ high);
      state[0] = a;
      state[1] = mixOther((row + key.b + high) | 0);
      // If this word were the same in every row, a row's third number would follow from its first.
      state[2] = mix((a + key.c) | 0);
      state[3] = key.d ^ high;
    },
    withSubstream(sample) {
      const a = state[0] ?? 0;
      const b = state[1] ?? 0;
      const c = state[2] ?? 0;
      const d = state[3] ?? 0;
      try {
        return sample();
      } finally {
        state[0] = a;
        state[1] = b;
        state[2] = c;
        state[3] = d;
      }
    },
  };
}
