import { germanHeads, translations } from '../../catalogue/name-translations.ts';

type Words = readonly string[];

/** Words between the words of a name in Romance languages. */
const LINKS =
  /^(?:d|de|del|della|dell|des|di|do|da|dos|das|du|la|el|le|les|los|las|il|lo|o|a|e|et|y|und|der|die|das|von|en|em)$/;
/** In words, the longest entries of the table that are found within a name. */
const WORDS_MAX = 4;
/**
 * The last English words of nouns that stand last, and first in languages that put the noun before what tells more about it:
 * `numero_factura` is an invoice number, and `judul_buku` the title of a book.
 */
const HEADS =
  /(?:^| )(?:number|date|type|code|name|amount|price|quantity|reason|value|description|status|level|address|phone|email|password|duration|total|time|unit|percentage|title|image|category|author|color|place|year|cost|fee|comment|count)$/;

/**
 * A name of words in other languages in English words, in the order of English. Undefined for a name without such words.
 */
export function translated(words: Words): string | undefined {
  const parts = words.filter((word, i) => i === 0 || !LINKS.test(word));
  const english: string[] = [];
  let isForeign = false;
  for (let at = 0; at < parts.length; ) {
    const { text, length } = longestEntry(parts, at);
    isForeign ||= text !== undefined;
    english.push(text ?? parts[at] ?? '');
    at += length;
  }
  if (!isForeign) return undefined;
  const [head = '', ...rest] = english;
  const isHeadFirst = HEADS.test(head) && rest.length > 0 && !HEADS.test(rest.at(-1) ?? '');
  const inOrder = (isHeadFirst ? [...rest, head] : english).join('_').replaceAll(' ', '_');
  return inOrder === words.join('_') ? undefined : inOrder;
}

/** Words with the plain vowels in place of transcribed umlauts: `zubehor` for `zubehoer`, as the vocabulary has `Zubehör`. */
export const untranscribed = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The English words for all words of a name together, such as those of `mode_reglement`. */
export function wholeTranslation(words: Words): string | undefined {
  return words.length > 1 ? translations.get(words.join('_'))?.replaceAll(' ', '_') : undefined;
}

function longestEntry(
  words: Words,
  at: number,
): { readonly text: string | undefined; readonly length: number } {
  for (let length = Math.min(WORDS_MAX, words.length - at); length > 0; length--) {
    const text = entryOf(words.slice(at, at + length).join('_'));
    if (text !== undefined) return { text, length };
  }
  const word = words[at] ?? '';
  return { text: ofGermanCompound(word) ?? ofOtherForm(word), length: 1 };
}

const entryOf = (text: string) => translations.get(text) ?? translations.get(untranscribed(text));

/** In letters, the shortest word that plurals and cases are looked up of. */
const STEM_LEAST = 4;
/** Ends of plurals and cases, and the end of the word in the table: `klientow` of `klient`, `libri` of `libro`, `marki` of `marka`. */
const FORMS: readonly (readonly [end: RegExp, put: string])[] = [
  [/s$/, ''],
  [/(?<=or|al|ad|ion)es$/, ''],
  [/(?:ne)?n$/, ''],
  [/e[nr]$/, ''],
  [/l[ae]r$/, ''],
  [/ow$/, ''],
  [/[aeiuy]$/, ''],
  [/i$/, 'o'],
  [/i$/, 'e'],
  [/[iy]$/, 'a'],
];

/** English words that end as forms of others do. */
const NO_FORMS = /^(?:payees?|pulses?|classes|statutes?|branches|better|profiles?|series|generic)$/;

/** The English words for a plural or a case of a word in the table. */
function ofOtherForm(word: string): string | undefined {
  if (NO_FORMS.test(word)) return undefined;
  for (const [end, put] of FORMS) {
    const stem = word.replace(end, put);
    const text = stem !== word && stem.length >= STEM_LEAST ? entryOf(stem) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** In letters, the shortest beginning of a compound. */
const BEGINNING_LEAST = 3;

/** The English words for a compound such as `Rechnungsnummer`, whose beginning can be a word of its own. */
function ofGermanCompound(word: string): string | undefined {
  for (let at = BEGINNING_LEAST; at < word.length - 2; at++) {
    const head = germanHeads.get(untranscribed(word.slice(at)));
    if (head === undefined) continue;
    const start = word.slice(0, at);
    const bare = start.replace(/s$|n$/, '');
    return `${entryOf(start) ?? entryOf(bare) ?? start} ${head}`;
  }
  return undefined;
}
