import type { Faker } from '@faker-js/faker';
import type { Locale, SiteWords } from '../../locales/locale.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createTextPicker } from '../weighted.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** Samples domain words such as `quiet-harbor` or `harbor-books`. */
function createDomainWords(stream: RandomStream, words: SiteWords): () => string {
  const [adjectives, things, trades] = [words.adjectives, words.things, words.trades].map((packed) =>
    packed.split('|'),
  );
  const pick = (list: readonly string[] = []) => list[pickIndex(stream, list.length)] ?? '';
  return () =>
    stream.u32() < 0x80000000 ? `${pick(adjectives)}-${pick(things)}` : `${pick(things)}-${pick(trades)}`;
}

export function siteParts(faker: Faker, stream: RandomStream, { sites }: Locale) {
  const sampleWord = createDomainWords(stream, sites);
  const sampleSuffix = createTextPicker(stream, sites.suffixes);
  return ({ sampled, derived, number }: PartMaker, options: EntityOptions) => {
    const protocol = sampled('protocol', () => options.protocol ?? faker.internet.protocol());
    const word = sampled('domainWord', sampleWord);
    const domainWord = number ? derived((i) => `${word.at(i)}${number.at(i)}`) : word;
    const domainSuffix = sampled('domainSuffix', sampleSuffix);
    const domainName = derived((i) => `${domainWord.at(i)}.${domainSuffix.at(i)}`);
    const url = derived((i) => `${protocol.at(i)}://${domainName.at(i)}`);
    return { protocol, domainWord, domainSuffix, domainName, url };
  };
}
