import { guessesByEnd } from '../../catalogue/column-words.ts';
import { ends, namesByTable, people } from '../../catalogue/field-words.ts';
import { namesByThing, statesByThing, typesByThing } from '../../catalogue/thing-words.ts';
import { SIMPLE, singularOf, singulars, wordsOf } from './words.ts';

/** In letters. Shorter words end and begin too many others, such as `pet` and `car` those of `carpet`. */
const WORD_LEAST = 4;
/** Shorter words that names of columns have, and few words of a language end with. */
const SHORT_WORDS =
  'url uri zip fax ssn dob ip sms vat tax fee qty sum sex css min max num user cart item img pic';
const PIECES_MAX = 3;
/** Ends of words of a language rather than words of a name: `manage` and `cover` are no ages. */
const SUFFIXES: ReadonlySet<string> = new Set(
  'able ship ment ness tion less ance ence land ward wise like side ware work line ally king ring sion'.split(
    ' ',
  ),
);
const BEGINNINGS =
  'other alternate secondary primary first last next prev previous total start begin begun finish branch contact';

/** The words of the vocabulary, with those that begin compounds. */
const vocabulary: ReadonlySet<string> = new Set(
  [
    ...[guessesByEnd, ends, namesByThing, typesByThing, statesByThing, namesByTable].flatMap((map) => [
      ...map.keys(),
    ]),
    ...people,
    BEGINNINGS,
  ]
    .flatMap((text) => text.split(' '))
    .filter((word) => word.length >= WORD_LEAST && !SUFFIXES.has(word))
    .concat(SHORT_WORDS.split(' ')),
);

/**
 * The words of a compound such as `branchzip` and `contactfirstname`, if all its parts are words of the vocabulary or of the
 * table’s name. Undefined for a word that is no such compound.
 */
export function compoundWords(word: string, tableName: string): readonly string[] | undefined {
  if (!/^[a-z]{7,40}$/.test(word) || SIMPLE.has(word)) return undefined;
  const ofTable = new Set(
    wordsOf(tableName).flatMap((one) => singulars(one).filter((form) => form.length > 2)),
  );
  const isWord = (text: string) => vocabulary.has(text) || ofTable.has(text);
  return splitInto(word, PIECES_MAX, isWord) ?? withEnd(word);
}

/** Things that begin names of tables, and few other words as long as these. */
const SHORT_THINGS = 'job bus car pet gym';

/** The name of a table with marks between the words of its compounds: `leave_request` for `leaverequests`. */
export function tableApart(words: readonly string[], isKnown: (word: string) => boolean): readonly string[] {
  return words.flatMap((word) => {
    const singular = singularOf(word) ?? word;
    return isKnown(word) || isKnown(singular) ? [word] : (compoundWords(singular, SHORT_THINGS) ?? [word]);
  });
}

/** Ends that are the same word after any other. */
const ENDS =
  /^([a-z]{3,}|[a-z](?=password|passwd|website|email))(password|passwd|phone|website|email|filename|filepath|address|notes?|comments?|remarks?|descr|description|cost)$/;

function withEnd(word: string): readonly string[] | undefined {
  const [, start, end] = ENDS.exec(word) ?? [];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** The split whose last word is the longest. */
function splitInto(
  text: string,
  pieces: number,
  isWord: (text: string) => boolean,
): readonly string[] | undefined {
  for (let at = 2; pieces > 1 && at < text.length - 1; at++) {
    const end = text.slice(at);
    const start = text.slice(0, at);
    if (!isWord(end)) continue;
    if (isWord(start)) return [start, end];
    const before = splitInto(start, pieces - 1, isWord);
    if (before) return [...before, end];
  }
  return undefined;
}
