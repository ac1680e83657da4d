const TWO_POW_32 = 4_294_967_296;

/** The first 32 bits of a square root's fraction. For roots below 8, a double holds 50 bits of the fraction. */
function fractionBits(root: number): number {
  return Math.floor((root % 1) * TWO_POW_32) | 0;
}

/**
 * The first 32 bits of a cube root's fraction. `Math.cbrt` may differ between engines, so this finds the greatest
 * integer whose cube is at most 2^96 × `prime`.
 */
function cubeRootBits(prime: number): number {
  const cube = BigInt(prime) << 96n;
  let root = 0n;
  for (let bit = 1n << 34n; bit > 0n; bit >>= 1n) {
    const next = root | bit;
    if (next * next * next <= cube) root = next;
  }
  return Number(BigInt.asIntN(32, root));
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** Writes the digest of a block of 16 words to its first 8 words. */
type HashBlock = (words: Int32Array) => void;

/** SHA-256 for messages that fit one block. The caller adds the padding. https://doi.org/10.6028/NIST.FIPS.180-4 */
export function createBlockHash(): HashBlock {
  const primes = firstPrimes(64);
  const constants = Int32Array.from(primes, cubeRootBits);
  const initial = Int32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
  const schedule = new Int32Array(64);

  return (words) => {
    for (let i = 0; i < 16; i++) schedule[i] = words[i] ?? 0;
    for (let i = 16; i < 64; i++) {
      const w15 = schedule[i - 15] ?? 0;
      const w2 = schedule[i - 2] ?? 0;
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
      schedule[i] = (s0 + s1 + (schedule[i - 16] ?? 0) + (schedule[i - 7] ?? 0)) | 0;
    }
    let a = initial[0] ?? 0;
    let b = initial[1] ?? 0;
    let c = initial[2] ?? 0;
    let d = initial[3] ?? 0;
    let e = initial[4] ?? 0;
    let f = initial[5] ?? 0;
    let g = initial[6] ?? 0;
    let h = initial[7] ?? 0;
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (schedule[i] ?? 0)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const other = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + other) | 0;
    }
    words[0] = (initial[0] ?? 0) + a;
    words[1] = (initial[1] ?? 0) + b;
    words[2] = (initial[2] ?? 0) + c;
    words[3] = (initial[3] ?? 0) + d;
    words[4] = (initial[4] ?? 0) + e;
    words[5] = (initial[5] ?? 0) + f;
    words[6] = (initial[6] ?? 0) + g;
    words[7] = (initial[7] ?? 0) + h;
  };
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
