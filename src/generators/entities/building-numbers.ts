import { pickIndex, type RandomStream } from '../../random/stream.ts';

/** Maps the low 16 bits to an integer from 0 to below `count`. */
function fromBits(bits: number, count: number): number {
  return ((bits & 0xffff) * count) >>> 16;
}

/**
 * Samples integers without a leading zero.
 * @param formats texts such as `###`, whose lengths are the possible numbers of digits, up to 9
 */
export function createBuildingNumbers(stream: RandomStream, formats: readonly string[]): () => number {
  const lengths = formats.map(({ length }) => length);
  return () => {
    const length = lengths[pickIndex(stream, lengths.length)] ?? 0;
    let bits = stream.u32();
    let number = 1 + fromBits(bits, 9);
    for (let i = 1; i < length; i++) {
      bits = i & 1 ? bits >>> 16 : stream.u32();
      number = number * 10 + fromBits(bits, 10);
    }
    return number;
  };
}

/**
 * Writes integers from 100 to below 100,000 with a text after them. Joining a text for the thousands and one for the
 * rest takes less time than writing each number anew: street addresses take a quarter less.
 */
export function createNumberWriter(ending: string): (number: number) => string {
  const thousands = Array.from({ length: 100 }, (_, i) => (i > 0 ? String(i) : ''));
  const rests = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0') + ending);
  return (number) => (thousands[Math.floor(number / 1000)] ?? '') + (rests[number % 1000] ?? '');
}
