import type { FieldGuess } from '../../catalogue/field-words.ts';
import { isPerson } from '../guess/guess-field.ts';
import { thingOf } from '../guess/things.ts';
import { fullWordsOf, singularOf, wordsOf } from '../guess/words.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { longestOfPattern, textLength } from './exact-text.ts';

type Words = readonly string[];

/** Sentences about the thing of the table, or of the words before the column’s last one, in place of sentences about no thing. */
export function aboutThing(choice: Choice, context: ColumnContext): Choice {
  const { column, key } = context;
  const isText = column.type.value === 'text' || column.type.value === 'unknown';
  // The few rows of a dump tell the length of texts.
  const isOfDump = column.type.written !== undefined;
  const isSampled = column.sample !== undefined && !isOfDump;
  if (!isText || key !== undefined || isSampled || column.bounds || column.pattern) return choice;
  const guess = guessOf(choice, context);
  const longest = Math.max(column.sample?.maxLength ?? Infinity, SAMPLED_LEAST);
  const length = Math.min(textLength(column) ?? Infinity, longest);
  const fitting = guess.find(({ options }) => longestOfPattern(String(options?.pattern)) <= length);
  return fitting ? { ...choice, ...fitting } : choice;
}

function guessOf({ field, evidence }: Choice, context: ColumnContext): readonly FieldGuess[] {
  const words = fullWordsOf(wordsOf(context.column.name)).filter((word) => !/^\d+$/.test(word));
  const last = words.at(-1) ?? '';
  if (field !== 'word.title' && field !== 'word.sentences') return [];
  if (last === 'name') return patternsOf(NAMED, thingIn(words, context));
  if (DESCRIPTIONS.has(last)) return patternsOf(DESCRIBED, thingIn(words, context));
  if (NOTES.has(last)) return patternsOf(NOTED, thingIn(words, context));
  // A title is shorter than sentences.
  if (field === 'word.title') return [];
  const isWritten = evidence === 'type' && words.join() === wordsOf(context.column.name).join();
  return isWritten ? patternsOf(isPlural(last) ? OF_SEVERAL : OF_ONE, words) : [];
}

/** The words of the thing that a text is about. Empty for persons, and for words that stand in no sentence. */
function thingIn(words: Words, { tableName, subject, column }: ColumnContext): Words {
  const before = words.slice(0, -1).filter((word) => !QUALIFIERS.has(word));
  const table = { name: subject ?? tableName, columns: [], names: [column.name] };
  const thing = before.length > 0 ? before : thingOf(table);
  return isPerson(thing.at(-1) ?? '') ? [] : thing;
}

/** In characters, the room for texts whose sample is shorter. */
const SAMPLED_LEAST = 40;
/** In words, the longest things. */
const LENGTH_MAX = 3;

function patternsOf(patterns: readonly string[], words: Words): readonly FieldGuess[] {
  const last = words.at(-1) ?? '';
  const isNoun = words.length > 0 && words.length <= LENGTH_MAX && words.every((word) => WORD.test(word));
  if (!isNoun) return [];
  const thing = [...words.slice(0, -1), singularOf(last) ?? last].join(' ');
  const things = words.join(' ');
  const texts: Readonly<Record<string, string>> = {
    thing,
    Thing: capital(thing),
    things,
  };
  return patterns.map((pattern) => ({
    field: 'regex',
    options: { pattern: pattern.replaceAll(/<(\w+)>/g, (_, name: string) => texts[name] ?? '') },
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isPlural = (word: string) => singularOf(word) !== undefined && !/ss$/.test(word);

/** A word that can be spoken, and no abbreviation. */
const WORD = /^(?=[a-z]*[aeiouy])[a-z]{3,20}$/;

const QUALIFIERS: ReadonlySet<string> = new Set(
  'short long full brief meta additional extra internal public private admin other general html main custom text free seo page product'.split(
    ' ',
  ),
);
const DESCRIPTIONS: ReadonlySet<string> = new Set(
  'description summary overview info information details definition abstract introduction intro explanation'.split(
    ' ',
  ),
);
const NOTES: ReadonlySet<string> = new Set(
  'note notes remark remarks comment comments observation observations memo annotation feedback findings'.split(
    ' ',
  ),
);

const MONTHS = '(March|April|May|June|September|October)';
const ADDED = `(, added in ${MONTHS}|, updated in ${MONTHS}|, as in previous years|, checked by the team|, with additional details|, with small changes|, still to be confirmed)`;

/** The longest texts first. */
const DESCRIBED: readonly string[] = [
  `(Standard|New|Additional|Temporary|Main|Second|Simple|Regular|Special) <thing>${ADDED}?\\.( See the notes for details\\.| Replaces the previous one\\.| To be reviewed next year\\.)?`,
  `(Standard|New|Additional|Temporary|Main|Second|Simple|Regular|Special) <thing>${ADDED}?`,
  `(Standard|New|Additional|Temporary|Main|Second|Simple|Regular|Special) <thing>`,
];
const NOTED: readonly string[] = [
  `(Checked in ${MONTHS}, no changes\\.|To be confirmed (next week|by the end of ${MONTHS})\\.|<Thing> updated after a (phone call|short meeting|second check)\\.|Details of the <thing> are (complete|still missing|up to date)\\.|Waiting for (feedback|confirmation|more details) on the <thing>\\.)( Nothing else to add\\.| Please check again in ${MONTHS}\\.)?`,
  `(Checked in ${MONTHS}|To be confirmed|No changes|Updated in ${MONTHS}|Details still missing|See <thing> [1-9]\\d)`,
];
const OF_SEVERAL: readonly string[] = [
  `(The|Some|All|Most) <things> (are (complete|up to date|well documented|still open)|were (updated|checked|confirmed|reviewed) (last week|in ${MONTHS}|in (spring|autumn))|need a second look)\\.`,
];
const OF_ONE: readonly string[] = [
  `The <thing> (is (complete|up to date|well documented|still open)|was (updated|checked|confirmed|reviewed) (last week|in ${MONTHS}|in (spring|autumn))|needs a second look)\\.`,
];
const NAMED: readonly string[] = ['(New|First|Second|Special|Regular|Standard) <thing>'];
