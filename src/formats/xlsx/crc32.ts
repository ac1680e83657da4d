/** The polynomial of CRC-32, with the bit of the highest power last. https://www.w3.org/TR/png/#D-CRCAppendix */
const POLYNOMIAL = 0xedb88320;

function remainderOf(byte: number): number {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? POLYNOMIAL ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
}

const BYTES = 256;

/** The remainders of each byte with up to three zero bytes behind it. */
function createRemainders(): Int32Array {
  const remainders = new Int32Array(4 * BYTES);
  for (let i = 0; i < remainders.length; i++) {
    const before = remainders[i - BYTES] ?? 0;
    remainders[i] = i < BYTES ? remainderOf(i) : (before >>> 8) ^ (remainders[before & 0xff] ?? 0);
  }
  return remainders;
}

const REMAINDERS = /* @__PURE__ */ createRemainders();
const after = (zeros: number, byte: number) => REMAINDERS[zeros * BYTES + (byte & 0xff)] ?? 0;

/** The CRC-32 of bytes, as ZIP files have it: an integer from 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let crc = -1;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    crc ^= words.getInt32(at, true);
    crc = after(3, crc) ^ after(2, crc >>> 8) ^ after(1, crc >>> 16) ^ after(0, crc >>> 24);
  }
  for (; at < bytes.length; at++) crc = after(0, crc ^ (bytes[at] ?? 0)) ^ (crc >>> 8);
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
