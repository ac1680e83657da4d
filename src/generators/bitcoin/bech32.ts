import type { RandomStream } from '../../random/stream.ts';
import { codesOf, textOf } from '../digits.ts';

const ALPHABET = codesOf('qpzry9x8gf2tvdw0s3jn54khce6mua7l');
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The constants that are combined with the checksum: `BECH32` for version 0, `BECH32M` for version 1. */
const BECH32 = 1;
const BECH32M = 0x2bc830a3;
const CHECKSUM_DIGITS = 6;
/** The character code of `1`. */
const SEPARATOR = 49;

/** The value to combine with the checksum by XOR for each five bits that are shifted out of it. */
const REMAINDERS = Int32Array.from({ length: 32 }, (_, bits) =>
  GENERATORS.reduce((sum, generator, i) => ((bits >>> i) & 1 ? sum ^ generator : sum), 0),
);

function withDigit(sum: number, digit: number): number {
  return ((sum & 0x1ffffff) << 5) ^ digit ^ (REMAINDERS[sum >>> 25] ?? 0);
}

interface WitnessProgram {
  /** `bc` or `tb`. */
  readonly network: string;
  readonly version: 0 | 1;
  readonly bytes: 20 | 32;
}

/**
 * Samples addresses of random bytes: https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki, and with Bech32m
 * https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
export function bech32Sampler(
  stream: RandomStream,
  { network, version, bytes }: WitnessProgram,
): () => string {
  const prefix = codesOf(network);
  const expanded = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), version];
  const before = expanded.reduce(withDigit, 1);
  const digits = Math.ceil((bytes * 8) / 5);
  const start = [...prefix, SEPARATOR, ALPHABET[version] ?? 0];
  const codes = [...start, ...new Array<number>(digits + CHECKSUM_DIGITS).fill(0)];
  /** The unused bits of the last digit, after the last byte. */
  const padding = digits * 5 - bytes * 8;
  const final = version === 0 ? BECH32 : BECH32M;

  return () => {
    let at = start.length;
    let sum = before;
    let bits = 0;
    for (let i = 0; i < digits; i++) {
      bits = i % 6 === 0 ? stream.u32() : bits >>> 5;
      const digit = i === digits - 1 ? ((bits & 31) >> padding) << padding : bits & 31;
      sum = withDigit(sum, digit);
      codes[at++] = ALPHABET[digit] ?? 0;
    }
    for (let i = 0; i < CHECKSUM_DIGITS; i++) sum = withDigit(sum, 0);
    sum ^= final;
    for (let i = CHECKSUM_DIGITS - 1; i >= 0; i--) codes[at++] = ALPHABET[(sum >>> (5 * i)) & 31] ?? 0;
    return textOf(codes);
  };
}
