import type { LocaleDefinition, WordModule } from '@faker-js/faker';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { howMany, pick, pickNested } from './pick.ts';

/** The lists that any word may come from, each as often as the others, however long. */
export function partsOfSpeech({ word }: LocaleDefinition): (readonly string[])[] {
  return [
    word?.adjective,
    word?.adverb,
    word?.conjunction,
    word?.interjection,
    word?.noun,
    word?.preposition,
    word?.verb,
  ].flatMap((list) => (list && list.length > 0 ? [list] : []));
}

export function compileWord({ faker, source, data }: Kit): Compiled<WordModule> {
  const { word: plain } = faker;
  const { word } = data;
  const lists = partsOfSpeech(data);
  const sample = lists.length > 0 ? pickNested(source, lists) : undefined;
  return {
    adjective: orElse(pick(source, word?.adjective), plain.adjective),
    adverb: orElse(pick(source, word?.adverb), plain.adverb),
    conjunction: orElse(pick(source, word?.conjunction), plain.conjunction),
    interjection: orElse(pick(source, word?.interjection), plain.interjection),
    noun: orElse(pick(source, word?.noun), plain.noun),
    preposition: orElse(pick(source, word?.preposition), plain.preposition),
    verb: orElse(pick(source, word?.verb), plain.verb),
    words:
      sample &&
      ((options) => {
        const count = typeof options === 'number' ? options : (options?.count ?? { min: 1, max: 3 });
        const length = howMany(source, count);
        let text = length >= 1 ? sample() : '';
        for (let made = 2; made <= length; made++) text += ` ${sample()}`;
        return text;
      }),
  };
}
