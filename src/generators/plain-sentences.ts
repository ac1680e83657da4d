import type { Language } from '../locales/language.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { joined, type TextFacts } from './text-facts.ts';

const partsOf = ({ sentences: { subjects, statements, ends } }: Language) =>
  [subjects.split('|'), statements.split('|'), ends.split('|')] as const;

export const titleParts = ({ sentences: { headings, topics } }: Language) =>
  [headings.split('|'), topics.split('|')] as const;

/** The parts of titles as parts of addresses: in small letters and digits, without accents, with hyphens between words. */
export const slugParts = (language: Language) => {
  const [headings, topics] = titleParts(language);
  return [headings.map(slugOf), topics.map(slugOf)] as const;
};

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

/** Samples one plain sentence. */
export function plainSentences(language: Language, stream: RandomStream): () => string {
  const [subjects, statements, ends] = partsOf(language);
  const pick = (list: readonly string[]) => pickOne(stream, list);
  return () => `${pick(subjects)} ${pick(statements)}${pick(ends)}.`;
}

export function plainSentenceTexts(language: Language): TextFacts {
  const [subjects, statements, ends] = partsOf(language);
  return joined(subjects, ' ', statements, ends, '.');
}
