import { germanHeads, translations } from '../../catalogue/name-translations.ts';

type Words = readonly string[];

/** Words between the words of a name in Romance languages. */
const LINKS =
  /^(?:d|de|del|della|dell|des|di|do|da|dos|das|du|la|el|le|les|los|las|il|lo|o|a|e|et|y|und|der|die|das|von|en|em)$/;
/** In words, the longest entries of the table. */
const WORDS_MAX = 3;
/** English words that stand last, and first in Romance languages: `numero_factura` is an invoice number. */
const HEADS =
  /^(?:number|date|type|code|name|amount|price|quantity|reason|value|description|status|level|address|phone|duration|total|time|unit|percentage)$/;

/**
 * A name of German, French, Italian, Portuguese or Spanish words in English words, in the order of English. Undefined for a name
 * without such words.
 */
export function translated(words: Words): string | undefined {
  const parts = words.filter((word, i) => i === 0 || !LINKS.test(word));
  const english: string[] = [];
  let isForeign = false;
  for (let at = 0; at < parts.length; ) {
    const { text, length } = longestEntry(parts, at);
    isForeign ||= text !== undefined;
    english.push(...(text ?? parts[at] ?? '').split(' '));
    at += length;
  }
  if (!isForeign) return undefined;
  const [head = '', ...rest] = english;
  const inOrder =
    HEADS.test(head) && rest.length > 0 && !HEADS.test(rest.at(-1) ?? '') ? [...rest, head] : english;
  return inOrder.join('_');
}

/** The English words for all words of a name together, such as those of `mode_reglement`. */
export function wholeTranslation(words: Words): string | undefined {
  return words.length > 1 ? translations.get(words.join('_'))?.replaceAll(' ', '_') : undefined;
}

function longestEntry(
  words: Words,
  at: number,
): { readonly text: string | undefined; readonly length: number } {
  for (let length = Math.min(WORDS_MAX, words.length - at); length > 0; length--) {
    const text = translations.get(words.slice(at, at + length).join('_'));
    if (text !== undefined) return { text, length };
  }
  return { text: ofGermanCompound(words[at] ?? ''), length: 1 };
}

/** In letters, the shortest beginning of a compound. */
const BEGINNING_LEAST = 3;

/** The English words for a compound such as `Rechnungsnummer`, whose beginning can be a word of its own. */
function ofGermanCompound(word: string): string | undefined {
  for (let at = BEGINNING_LEAST; at < word.length - 2; at++) {
    const head = germanHeads.get(word.slice(at));
    if (head === undefined) continue;
    const start = word.slice(0, at);
    const bare = start.replace(/s$|n$/, '');
    return `${translations.get(start) ?? translations.get(bare) ?? start} ${head}`;
  }
  return undefined;
}
