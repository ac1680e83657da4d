import type { Sentences } from '../locales/word-lists.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { joined, type TextFacts } from './text-facts.ts';

const partsOf = ({ subjects, statements, ends }: Sentences) =>
  [subjects.split('|'), statements.split('|'), ends.split('|')] as const;

export const titleParts = ({ headings, topics }: Sentences) =>
  [headings.split('|'), topics.split('|')] as const;

/** The parts of titles as parts of addresses: in small letters and digits, without accents, with hyphens between words. */
export const slugParts = (sentences: Sentences) => {
  const [headings, topics] = titleParts(sentences);
  return [headings.map(slugOf), topics.map(slugOf)] as const;
};

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

/** Samples one plain sentence. */
export function plainSentences(sentences: Sentences, stream: RandomStream): () => string {
  const [subjects, statements, ends] = partsOf(sentences);
  const pick = (list: readonly string[]) => pickOne(stream, list);
  return () => `${pick(subjects)} ${pick(statements)}${pick(ends)}.`;
}

export function plainSentenceTexts(sentences: Sentences): TextFacts {
  const [subjects, statements, ends] = partsOf(sentences);
  return joined(subjects, ' ', statements, ends, '.');
}
