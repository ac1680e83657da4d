import type { StreetKind, Streets } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted, type WeightedTexts } from '../weighted.ts';

const TWO_POW_32 = 4_294_967_296;

/** What is around the name of a street. */
interface Affixes {
  readonly before: string;
  readonly after: string;
}

export function namesOf(kind: StreetKind): WeightedTexts {
  if ('weightedNames' in kind) return unpackWeighted(kind.weightedNames);
  const texts = kind.names.split('|');
  return { texts, weights: texts.map(() => 1) };
}

function suffixesOf({ suffixes }: StreetKind): WeightedTexts {
  if (suffixes === undefined) return { texts: [''], weights: [1] };
  const { texts, weights } = unpackWeighted(suffixes);
  return { texts: texts.map((text) => ` ${text}`), weights };
}

function directionsOf({ withDirectionPercent }: StreetKind, { directions }: Streets): WeightedTexts {
  const texts = directions.split('|');
  if (withDirectionPercent === 0) return { texts: [''], weights: [1] };
  const weight = withDirectionPercent / texts.length;
  return {
    texts: ['', ...texts.map((text) => `${text} `)],
    weights: [100 - withDirectionPercent, ...texts.map(() => weight)],
  };
}

/** Each direction with each suffix. */
export function affixesOf(kind: StreetKind, streets: Streets): WeightedList<Affixes> {
  const directions = directionsOf(kind, streets);
  const suffixes = suffixesOf(kind);
  const list = directions.texts.flatMap((before) => suffixes.texts.map((after) => ({ before, after })));
  const weights = directions.weights.flatMap((one) => suffixes.weights.map((other) => one * other));
  return { list, indexAt: createWeightedTable(weights) };
}

function createSampler(stream: RandomStream, streets: Streets): () => string {
  const names: string[] = [];
  const weights: number[] = [];
  /** By the index of the name. */
  const affixes: WeightedList<Affixes>[] = [];
  for (const kind of streets.kinds) {
    const own = namesOf(kind);
    const total = own.weights.reduce((sum, weight) => sum + weight, 0);
    const around = affixesOf(kind, streets);
    for (const [i, name] of own.texts.entries()) {
      names.push(name);
      weights.push(((own.weights[i] ?? 0) * kind.share) / total);
      affixes.push(around);
    }
  }
  const nameAt = createWeightedTable(weights);
  return () => {
    const index = nameAt(stream.next());
    const around = affixes[index];
    const affix = around?.list[around.indexAt(stream.u32() / TWO_POW_32)];
    return affix ? affix.before + names[index] + affix.after : '';
  };
}

/** Samples streets. The tables are made on the first call. */
export function createStreetSampler(stream: RandomStream, streets: Streets): () => string {
  const sampler = once(() => createSampler(stream, streets));
  return () => sampler()();
}
