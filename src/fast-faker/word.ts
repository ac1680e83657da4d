import type { LocaleDefinition, WordModule } from '@faker-js/faker';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { pick, pickNested, resolveCount } from './pick.ts';

/** The lists that any word may come from, all equally frequent whatever their length. */
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

export function compileWord({ faker, source, data }: CompileContext): Compiled<WordModule> {
  const { word: original } = faker;
  const { word } = data;
  const lists = partsOfSpeech(data);
  const sample = lists.length > 0 ? pickNested(source, lists) : undefined;
  return {
    adjective: withFallback(pick(source, word?.adjective), original.adjective),
    adverb: withFallback(pick(source, word?.adverb), original.adverb),
    conjunction: withFallback(pick(source, word?.conjunction), original.conjunction),
    interjection: withFallback(pick(source, word?.interjection), original.interjection),
    noun: withFallback(pick(source, word?.noun), original.noun),
    preposition: withFallback(pick(source, word?.preposition), original.preposition),
    verb: withFallback(pick(source, word?.verb), original.verb),
    words:
      sample &&
      ((options) => {
        const count = typeof options === 'number' ? options : (options?.count ?? { min: 1, max: 3 });
        const length = resolveCount(source, count);
        let text = length >= 1 ? sample() : '';
        for (let made = 2; made <= length; made++) text += ` ${sample()}`;
        return text;
      }),
  };
}
