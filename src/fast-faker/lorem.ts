import type { LoremModule, NumberOrRange } from '@faker-js/faker';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { howMany, pick } from './pick.ts';
import type { Draw } from './source.ts';

export function compileLorem({ faker, source, data }: Kit): Compiled<LoremModule> {
  const list = data.lorem?.word ?? [];
  const word = pick(source, list);
  const capitalWord = pick(
    source,
    list.map((text) => text.charAt(0).toUpperCase() + text.substring(1)),
  );
  const laterWord = pick(
    source,
    list.map((text) => ` ${text}`),
  );
  if (!word || !capitalWord || !laterWord) return {};

  /** So many texts: the first, then the others. */
  function chain(count: NumberOrRange, first: Draw, later: Draw): string {
    const length = howMany(source, count);
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
  return { word: orElse(word, faker.lorem.word), words, sentence, sentences, paragraph, paragraphs };
}
