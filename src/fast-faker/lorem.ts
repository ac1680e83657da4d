import type { LoremModule, NumberOrRange } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick, resolveCount } from './pick.ts';
import type { ValueSampler } from './random-source.ts';

export function compileLorem({ source, data }: CompileContext): Compiled<LoremModule> {
  const list = data.lorem?.word ?? [];
  const word = pick(source, list);
  const capitalWord = pick(
    source,
    list.map((text) => text.charAt(0).toUpperCase() + text.substring(1)),
  );
  // The spaces are part of the list: adding one to each sample would make `lorem` take twice as long.
  const laterWord = pick(
    source,
    list.map((text) => ` ${text}`),
  );
  if (!word || !capitalWord || !laterWord) return {};

  /** Joins `count` texts: one of `first`, then those of `later`. */
  function chain(count: NumberOrRange, first: ValueSampler, later: ValueSampler): string {
    const length = resolveCount(source, count);
    let text = length >= 1 ? first() : '';
    for (let made = 2; made <= length; made++) text += later();
    return text;
  }

  const words = (count: NumberOrRange = 3) => chain(count, word, laterWord);
  const sentence = (count: NumberOrRange = { min: 3, max: 10 }) => `${chain(count, capitalWord, laterWord)}.`;
  const sentences = (count: NumberOrRange = { min: 2, max: 6 }, separator = ' ') =>
    chain(count, sentence, () => separator + sentence());
  const paragraph = (count: NumberOrRange = 3) => sentences(count);
  const paragraphs = (count: NumberOrRange = 3, separator = '\n') =>
    chain(count, paragraph, () => separator + paragraph());
  return { words, sentence, sentences, paragraph, paragraphs };
}
