import type { StreetKind, Streets } from '../../locales/places.ts';
import { firstBits, type StreamKey, secondBits, TWO_POW_32 } from '../../random/stream.ts';
import { createWeightedTables, pickEntry } from '../../random/weighted.ts';
import { unpackWeighted, type WeightedTexts } from '../weighted.ts';

/** What is around the name of a street. */
interface Affixes {
  readonly before: string;
  readonly after: string;
}

interface WeightedAffixes {
  readonly list: readonly Affixes[];
  readonly weights: readonly number[];
}

export function namesOf(kind: StreetKind): WeightedTexts {
  if ('weightedNames' in kind) return unpackWeighted(kind.weightedNames);
  const texts = kind.names.split('|');
  return { texts, weights: texts.map(() => 1) };
}

function suffixesOf({ suffixes, isOneWord }: StreetKind): WeightedTexts {
  if (suffixes === undefined) return { texts: [''], weights: [1] };
  const { texts, weights } = unpackWeighted(suffixes);
  return { texts: texts.map((text) => (isOneWord ? text : ` ${text}`)), weights };
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
export function affixesOf(kind: StreetKind, streets: Streets): WeightedAffixes {
  const directions = directionsOf(kind, streets);
  const suffixes = suffixesOf(kind);
  return {
    list: directions.texts.flatMap((before) => suffixes.texts.map((after) => ({ before, after }))),
    weights: directions.weights.flatMap((one) => suffixes.weights.map((other) => one * other)),
  };
}

/** Streets by number: a direction, or none, before a name with a suffix. */
export interface StreetTexts {
  readonly sample: (key: StreamKey, rows: readonly number[]) => readonly number[];
  /** What precedes the names. Each number has the index of its own as its remainder by their count. */
  readonly directions: readonly string[];
  readonly nameOf: (street: number) => string;
}

/** Reads the names and the suffixes of streets. */
export function readStreets(streets: Streets): StreetTexts {
  const kinds = streets.kinds.map((kind) => {
    const names = namesOf(kind);
    const total = names.weights.reduce((sum, weight) => sum + weight, 0);
    return { names: names.texts, weights: names.weights.map((weight) => (weight * kind.share) / total) };
  });
  const affixes = streets.kinds.map((kind) => affixesOf(kind, streets));
  const names = kinds.flatMap((kind) => kind.names);
  const { entries: nameEntries } = createWeightedTables([kinds.flatMap(({ weights }) => weights)]);
  const affixTables = createWeightedTables(affixes.map(({ weights }) => weights));
  const kindOfName = Uint8Array.from(kinds.flatMap((kind, i) => kind.names.map(() => i)));
  const around = affixes.flatMap(({ list }) => list);
  const directions = [...new Set(around.map(({ before }) => before))];
  const suffixes = [...new Set(around.map(({ after }) => after))];
  /** By entry of the tables, the suffix and the direction of a street. */
  const endOf = Uint16Array.from(
    around,
    ({ before, after }) => suffixes.indexOf(after) * directions.length + directions.indexOf(before),
  );
  const ends = suffixes.length * directions.length;
  const texts = new Array<string>(names.length * suffixes.length);

  function sample(key: StreamKey, rows: readonly number[]): readonly number[] {
    const { entries, firsts } = affixTables;
    const numbers = new Array<number>(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const name = pickEntry(nameEntries, 0, nameEntries.length, firstBits(key, row) / TWO_POW_32);
      const kind = kindOfName[name] ?? 0;
      const first = firsts[kind] ?? 0;
      const affix = pickEntry(
        entries,
        first,
        (firsts[kind + 1] ?? 0) - first,
        secondBits(key, row) / TWO_POW_32,
      );
      numbers[i] = name * ends + (endOf[affix] ?? 0);
    }
    return numbers;
  }

  return {
    sample,
    directions,
    nameOf(street) {
      const index = (street / directions.length) | 0;
      // A flat text: V8 would follow the parts of a concatenation again for each row.
      texts[index] ??= [names[(index / suffixes.length) | 0], suffixes[index % suffixes.length]].join('');
      return texts[index];
    },
  };
}
