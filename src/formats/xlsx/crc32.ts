/** The polynomial of CRC-32, with the bit of the highest power last. https://www.w3.org/TR/png/#D-CRCAppendix */
const POLYNOMIAL = 0xedb88320;

function remainderOf(byte: number): number {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? POLYNOMIAL ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
}

const REMAINDERS = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => remainderOf(byte));

/** The CRC-32 of bytes, as ZIP files have it: an integer from 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) {
    crc = (REMAINDERS[(crc ^ (bytes[i] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

/** The product of two polynomials modulo CRC-32's. The highest bit is the power 0. */
function product(a: number, b: number): number {
  let sum = 0;
  let multiple = b;
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) sum ^= multiple;
    multiple = multiple & 1 ? POLYNOMIAL ^ (multiple >>> 1) : multiple >>> 1;
  }
  return sum;
}

/** The polynomials 1 and x^8. */
const ONE = 0x8000_0000;
const BYTE = 0x0080_0000;

/** x^(8 n) modulo CRC-32's polynomial, by squaring. */
function powerOfBytes(n: number): number {
  let power = ONE;
  let square = BYTE;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = product(square, power);
    square = product(square, square);
  }
  return power;
}

/**
 * The CRC-32 of bytes followed by other bytes, from the CRC-32 of each and the number of those that follow. zlib's
 * `crc32_combine` does the same: https://github.com/madler/zlib/blob/develop/crc32.c
 */
export function joinedCrc32(first: number, second: number, secondLength: number): number {
  return (product(powerOfBytes(secondLength), first) ^ second) >>> 0;
}
