import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { createWeightedPicker } from '../random/weighted.ts';
import { powerOfTen } from './number-range.ts';
import { once } from './once.ts';
import { unpackWeighted } from './weighted.ts';

/** A mask such as `Apt %#A`: the text before its number, the number's marks, and the text after it. */
const MASK = /^([^%]*)(%#*)([^%#]*)$/;

/** Returns a sampler for texts of a mask. Each of its numbers is as likely. */
function maskSampler(stream: RandomStream, mask: string): () => string {
  const [, before = mask, marks = '', after = ''] = MASK.exec(mask) ?? [];
  if (marks === '') return () => mask;
  const first = powerOfTen(marks.length - 1);
  return () => before + (first + pickUniform(stream, 9 * first)) + after;
}

/**
 * Samples apartments and offices.
 * @param apartments weighted masks, as in `Locale`
 */
export function createApartmentSampler(stream: RandomStream, apartments: string): () => string {
  const sampler = once(() => {
    const { texts, weights } = unpackWeighted(apartments);
    const samplers = texts.map((mask) => maskSampler(stream, mask));
    const pickMask = createWeightedPicker(stream, weights);
    return () => samplers[pickMask()]?.() ?? '';
  });
  return () => sampler()();
}
