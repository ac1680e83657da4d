import type { LocaleDefinition, WordModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pickNested, resolveCount } from './pick.ts';

/**
 * The lists of words by part of speech, without empty lists. Faker uses each list with the same frequency, whatever its
 * length.
 */
function partsOfSpeech({ word }: LocaleDefinition): (readonly string[])[] {
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

export function compileWord({ source, data }: CompileContext): Compiled<WordModule> {
  const lists = partsOfSpeech(data);
  const sample = lists.length > 0 ? pickNested(source, lists) : undefined;
  return {
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
