import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { anyOf, joined, type TextFacts } from './text-facts.ts';

/** The lists from which the names in a template are filled. */
type ListsByName = Readonly<Record<string, readonly string[]>>;

/** A name in double braces, in faker's templates. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/;

/**
 * The places of a template, such as `The {{hacker.noun}} is down`: the texts that each can have. Throws a RangeError for a
 * name without a list.
 */
function placesOf(template: string, lists: ListsByName): readonly (readonly string[])[] {
  // Every second piece is a name.
  return template.split(PLACEHOLDER).map((piece, i) => {
    const list = i % 2 === 0 ? [piece] : lists[piece];
    if (!list) throw new RangeError(`A template has the unknown name “${piece}”`);
    return list;
  });
}

/** Samples texts of templates: each template, and each text in a place, is as likely. */
export function templateSampler(
  stream: RandomStream,
  templates: readonly string[],
  lists: ListsByName,
): () => string {
  const filled = templates.map((template) => placesOf(template, lists));
  return () => {
    let text = '';
    for (const place of pickOne(stream, filled)) {
      text += place.length === 1 ? place[0] : pickOne(stream, place);
    }
    return text;
  };
}

/** The length and the characters of such texts. */
export function templateTexts(templates: readonly string[], lists: ListsByName): TextFacts {
  return anyOf(templates.map((template) => joined(...placesOf(template, lists))));
}
