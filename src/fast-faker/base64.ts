const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Two characters for each twelve bits. */
const PAIRS = [...ALPHABET].flatMap((first) => [...ALPHABET].map((second) => first + second));

/** Three bytes as four characters. */
function quad(first: number, second: number, third: number): string {
  return `${PAIRS[(first << 4) | (second >>> 4)]}${PAIRS[((second & 15) << 8) | third]}`;
}

/** ASCII whose length is a multiple of three. */
function encodeWhole(text: string): string {
  let encoded = '';
  for (let at = 0; at < text.length; at += 3) {
    encoded += quad(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2));
  }
  return encoded;
}

/** ASCII of any length, padded at its end. */
function encodeBase64(text: string): string {
  const over = text.length % 3;
  if (over === 0) return encodeWhole(text);
  return encodeWhole(text + '\0'.repeat(3 - over)).slice(0, over - 3) + '='.repeat(3 - over);
}

/** A fixed text behind 0, 1 or 2 bytes left over: what completes them, what follows encoded, what is left over. */
interface Fixed {
  readonly head: string;
  readonly body: string;
  readonly tail: string;
}

function splitAfter(over: number, text: string): Fixed {
  const headLength = (3 - over) % 3;
  const bodyEnd = text.length - ((text.length - headLength) % 3);
  return {
    head: text.slice(0, headLength),
    body: encodeWhole(text.slice(headLength, bodyEnd)),
    tail: text.slice(bodyEnd),
  };
}

/**
 * Encodes texts of which only some parts vary: the fixed parts are encoded beforehand, for each place they may fall on.
 * @param fixed ASCII parts of two characters or more; the encoder's values stand between them, one after each but the last
 */
export function compileBase64(fixed: readonly string[]): (values: readonly string[]) => string {
  const parts = fixed.map((text) => [0, 1, 2].map((over) => splitAfter(over, text)));
  return (values) => {
    let encoded = '';
    let over = '';
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]?.[over.length];
      if (!part) break;
      encoded += encodeWhole(over + part.head) + part.body;
      const rest = part.tail + (values[at] ?? '');
      if (at === parts.length - 1) return encoded + encodeBase64(rest);
      const whole = rest.length - (rest.length % 3);
      encoded += encodeWhole(rest.slice(0, whole));
      over = rest.slice(whole);
    }
    return encoded;
  };
}
