import type { RandomStream } from '../random/stream.ts';
import { createWeightedPicker } from '../random/weighted.ts';
import { once } from './once.ts';

/** Texts, and their weights by the same index. */
export interface WeightedTexts {
  readonly texts: readonly string[];
  readonly weights: readonly number[];
}

/** Reads a packed table such as `Smith 828|De La Cruz 35`. The weight follows the last space of each entry. */
export function unpackWeighted(packed: string): WeightedTexts {
  const texts: string[] = [];
  const weights: number[] = [];
  for (const entry of packed.split('|')) {
    const end = entry.lastIndexOf(' ');
    texts.push(entry.slice(0, end));
    weights.push(Number(entry.slice(end + 1)));
  }
  return { texts, weights };
}

/** Repeats each text of a packed table by its integer weight, so any entry is equally likely. */
export function inProportion(packed: string): readonly string[] {
  const { texts, weights } = unpackWeighted(packed);
  return texts.flatMap((text, i) => new Array<string>(weights[i] ?? 0).fill(text));
}

/** Repeats each entry of a list by its integer weight in a packed table. An entry that is not in the table stays once. */
export function asOftenAs(list: readonly string[], packed: string): readonly string[] {
  const { texts, weights } = unpackWeighted(packed);
  const known = new Map(texts.map((text, i) => [text, weights[i] ?? 1]));
  return list.flatMap((text) => new Array<string>(known.get(text) ?? 1).fill(text));
}

/** Picks texts of a packed table by their weights. The table is read on the first call. */
export function createTextPicker(stream: RandomStream, packed: string): () => string {
  const picker = once(() => {
    const { texts, weights } = unpackWeighted(packed);
    const pickEntry = createWeightedPicker(stream, weights);
    return () => texts[pickEntry()] ?? '';
  });
  return () => picker()();
}
