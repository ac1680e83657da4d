import type { RandomStream } from '../../random/stream.ts';
import { codesOf, textOf } from '../digits.ts';
import { createBlockHash } from './sha256.ts';

const ALPHABET = codesOf('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');
/** 58^5. A limb holds five digits of base 58. */
const FIVE_DIGITS = 656_356_768;
/** 25 bytes are less than 58^35, so seven limbs hold them. */
const LIMBS = 7;
const DIGITS = LIMBS * 5;
/**
 * The payload in words of 16 bits: a byte of padding, the version, 20 random bytes, and the first four bytes of the
 * SHA-256 digest of their SHA-256 digest.
 */
const HALVES = 13;
/** The lengths of the two messages in bits, which SHA-256 writes after its padding. */
const BITS_OF_PAYLOAD = 21 * 8;
const BITS_OF_DIGEST = 32 * 8;

/**
 * Writes the place value of each half, from 2^192 down to 1, in base 58^5. Returns an array for each limb, lowest
 * first, with one number for each half.
 */
function limbsOfUnits(): readonly Float64Array[] {
  const limbs = Array.from({ length: LIMBS }, () => new Float64Array(HALVES));
  for (let half = HALVES - 1; half >= 0; half--) {
    let over = half === HALVES - 1 ? 1 : 0;
    for (const units of limbs) {
      const value = (units[half + 1] ?? 0) * 65_536 + over;
      over = Math.floor(value / FIVE_DIGITS);
      units[half] = value - over * FIVE_DIGITS;
    }
  }
  // The place values of the last halves are too small for the high limbs. Drop these zeros.
  return limbs.map((units) => units.subarray(0, units.findLastIndex((unit) => unit > 0) + 1));
}

/** Samples addresses of a version byte and 20 random bytes: https://en.bitcoin.it/wiki/Base58Check_encoding */
export function base58Sampler(stream: RandomStream, version: number): () => string {
  const hashBlock = createBlockHash();
  const limbs = limbsOfUnits();
  const words = new Int32Array(16);
  const halves = new Uint16Array(HALVES);
  const none = new Float64Array(HALVES);
  const codes = new Array<number>(DIGITS).fill(0);

  function drawPayload(): void {
    halves[0] = version;
    for (let i = 1; i < 11; i += 2) {
      const bits = stream.u32();
      halves[i] = bits >>> 16;
      halves[i + 1] = bits;
    }
    words.fill(0);
    // The message begins at the second byte of the first half.
    for (let i = 0; i < 5; i++) {
      const one = halves[i * 2] ?? 0;
      const two = halves[i * 2 + 1] ?? 0;
      const three = halves[i * 2 + 2] ?? 0;
      words[i] = (one << 24) | (two << 8) | (three >>> 8);
    }
    words[5] = ((halves[10] ?? 0) << 24) | 0x800000;
    words[15] = BITS_OF_PAYLOAD;
    hashBlock(words);
    words.fill(0, 8);
    words[8] = 0x80000000 | 0;
    words[15] = BITS_OF_DIGEST;
    hashBlock(words);
    halves[11] = (words[0] ?? 0) >>> 16;
    halves[12] = words[0] ?? 0;
  }

  /**
   * The value of one limb plus the carry from the limb before it. A double holds the sum of 13 products of 16 and 30
   * bits exactly.
   */
  function limbSum(units: Float64Array, over: number): number {
    let sum = over;
    for (let half = 0; half < units.length; half++) sum += (halves[half] ?? 0) * (units[half] ?? 0);
    return sum;
  }

  /** Writes the digits to `codes`, and returns the index of the first digit that is not zero. */
  function fillCodes(): number {
    let at = DIGITS;
    let over = 0;
    for (let limb = 0; limb < LIMBS; limb++) {
      const sum = limbSum(limbs[limb] ?? none, over);
      over = Math.floor(sum / FIVE_DIGITS);
      let left = (sum - over * FIVE_DIGITS) | 0;
      for (let digit = 0; digit < 5; digit++) {
        // V8 compiles this division of 32-bit integers by a constant to a multiplication.
        const rest = (left / 58) | 0;
        codes[--at] = ALPHABET[left - rest * 58] ?? 0;
        left = rest;
      }
    }
    while (codes[at] === ALPHABET[0]) at++;
    return at;
  }

  /** Counts the leading zero bytes. Base58Check writes a zero digit for each of them. */
  function leadingZeros(): number {
    let zeros = 0;
    for (let byte = 1; byte < 26; byte++) {
      const half = halves[byte >> 1] ?? 0;
      if ((byte & 1 ? half & 255 : half >>> 8) !== 0) break;
      zeros++;
    }
    return zeros;
  }

  return () => {
    drawPayload();
    return textOf(codes.slice(fillCodes() - leadingZeros()));
  };
}
