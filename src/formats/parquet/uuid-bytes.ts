const BYTES = 16;

const CODE_0 = 48;
const CODE_9 = 57;
const CODE_A = 97;
const CODE_F = 102;
const CODE_HYPHEN = 45;

/** The value of a hexadecimal digit; NaN for another character. */
function digitOf(code: number): number {
  if (code >= CODE_0 && code <= CODE_9) return code - CODE_0;
  return code >= CODE_A && code <= CODE_F ? code - CODE_A + 10 : Number.NaN;
}

/**
 * The 16 bytes of a UUID in lower case.
 * @throws {RangeError} if the text is no UUID
 */
export function uuidBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  let at = 0;
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === CODE_HYPHEN) continue;
    const byte = 16 * digitOf(code) + digitOf(text.charCodeAt(++i));
    sum += byte;
    bytes[at++] = byte;
  }
  // Any other character makes the sum NaN.
  if (at !== BYTES || Number.isNaN(sum)) throw new RangeError(`“${text}” is no UUID`);
  return bytes;
}
