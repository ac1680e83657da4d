const BYTES = 16;

/**
 * The 16 bytes of a UUID.
 * @throws {RangeError} if the text is no UUID
 */
export function uuidBytes(text: string): Uint8Array {
  const digits = text.replaceAll('-', '');
  const bytes = new Uint8Array(BYTES);
  for (let i = 0; i < BYTES; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  if (digits.length !== 2 * BYTES) throw new RangeError(`“${text}” is no UUID`);
  return bytes;
}
