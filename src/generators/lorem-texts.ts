import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { countSampler } from './random-text.ts';

/** How many words, sentences or paragraphs there can be. */
interface Counts {
  readonly min: number;
  readonly max: number;
}

/** The words of a sentence that is part of a longer text. */
export const WORDS: Counts = { min: 3, max: 10 };
/** The sentences of a text whose options say nothing about them. */
export const SENTENCES: Counts = { min: 2, max: 6 };
const PARAGRAPH_SENTENCES: Counts = { min: 3, max: 3 };
const LINES: Counts = { min: 1, max: 5 };
export const PARAGRAPHS: Counts = { min: 3, max: 3 };

/** Joins texts: one of `first`, then those of `later`. There are none if the count is 0. */
function chain(count: () => number, first: () => string, later: () => string): () => string {
  return () => {
    const length = count();
    let text = length >= 1 ? first() : '';
    for (let i = 1; i < length; i++) text += later();
    return text;
  };
}

/** Samplers of texts of random words. */
export function textsOfWords(stream: RandomStream, list: readonly string[]) {
  const counted = ({ min, max }: Counts) => countSampler(stream, min, max);
  /** The separators are part of the list: adding one to each word would take twice as long. */
  function words(counts: Counts, separator = ' ', firstWords = list): () => string {
    const later = list.map((word) => separator + word);
    return chain(
      counted(counts),
      () => pickOne(stream, firstWords),
      () => pickOne(stream, later),
    );
  }
  function sentence(counts: Counts): () => string {
    const sample = words(
      counts,
      ' ',
      list.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
    );
    return () => `${sample()}.`;
  }
  function several(counts: Counts, sample: () => string, separator: string): () => string {
    return chain(counted(counts), sample, () => separator + sample());
  }
  const sentences = (counts: Counts, separator = ' ') => several(counts, sentence(WORDS), separator);
  const paragraphs = (counts: Counts, separator = '\n') =>
    several(counts, sentences(PARAGRAPH_SENTENCES), separator);
  /** A sentence, sentences, a paragraph, paragraphs or lines, each as likely. */
  function text(): () => string {
    const samplers = [
      sentence(WORDS),
      sentences(SENTENCES),
      sentences(PARAGRAPH_SENTENCES),
      paragraphs(PARAGRAPHS),
      sentences(LINES, '\n'),
    ];
    return () => pickOne(stream, samplers)();
  }
  return { words, sentence, sentences, paragraphs, text };
}
