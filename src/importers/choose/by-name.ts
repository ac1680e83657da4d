import { guessesByEnd } from '../../catalogue/column-words.ts';
import { sentencePatterns } from '../../catalogue/domain-words.ts';
import { ends, type FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { compoundWords, tableApart } from '../guess/compounds.ts';
import { guessByWords, isPerson } from '../guess/guess-field.ts';
import { listWithDefault } from '../guess/hints.ts';
import { startingOptionsOf } from '../guess/starting-options.ts';
import { guessesByThing, isKnownThing, labelOf, nameOfKind } from '../guess/things.ts';
import { translated, untranscribed, wholeTranslation } from '../guess/translate.ts';
import { fullWordsOf, singularOf, wordsOf } from '../guess/words.ts';
import type { SourceColumn } from '../source-tables.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { textLength } from './exact-text.ts';
import { numberLimits, numberOptions } from './number-limits.ts';
import { asDigits, suited } from './suits.ts';

/** Fields whose values say nothing about the column beyond their type. */
const PLAIN: ReadonlySet<FieldId> = new Set(['word.noun', 'string.alphanumeric', 'regex']);
/** Words by which a name says only a type. */
const VAGUE: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'value',
  'number',
  'code',
  'name',
  'title',
  'level',
]);

/** The field of the vocabulary that the name suggests, as far as the column's type allows it. */
export const byName: Chooser = (given) => {
  const asText = textOfBytes(given);
  if (asText === undefined) return byNameOf(given);
  const choice = byNameOf(asText);
  return choice && OF_BYTES.test(choice.field) ? choice : undefined;
};

/** Texts of MySQL in columns of bytes, which compare without a character set: `user_name varbinary(255)`. */
function textOfBytes(context: ColumnContext): ColumnContext | undefined {
  const { column, dialect } = context;
  const { type, sample } = column;
  const isText =
    dialect === 'mysql' &&
    type.value === 'binary' &&
    /^(?:varbinary|blob|tinyblob|mediumblob)/i.test(type.written ?? '') &&
    !sample &&
    (type.maxLength ?? Infinity) >= BYTES_LEAST &&
    !/hash|salt|token|key|digest|signature|uuid|bin|data|content|image|photo|file|\bip|blob/i.test(
      column.name,
    );
  return isText ? { ...context, column: { ...column, type: { ...type, value: 'text' } } } : undefined;
}

const BYTES_LEAST = 20;
const OF_BYTES =
  /^(?:person|internet|phone|location|company|word|system|list|commerce)\b(?!\.(?:noun|password|ip|mac))/;

const byNameOf: Chooser = (given) => {
  const subject = subjectInEnglish(given.subject ?? given.tableName);
  const turned = headLast(given.column.name);
  if (turned !== undefined) return byNameOf({ ...given, column: { ...given.column, name: turned } });
  const plain = withoutTableStart(withoutSharedStart(withoutSharedEnd(withoutCase(withoutTypeTag(given)))));
  const ofName = wordsOf(plain.column.name);
  if (isFirstName(plain)) return byNameOf({ ...plain, column: { ...plain.column, name: 'first_name' } });
  const isInVocabulary = ends.has(ofName.join(' ')) || guessesByEnd.has(ofName.join(' '));
  const whole = isInVocabulary ? undefined : wholeTranslation(ofName);
  if (whole !== undefined) return byEnglish({ ...plain, column: { ...plain.column, name: whole } });
  const context = { ...plain, tableName: subject };
  const { column, earlier, samples } = context;
  const table = { name: subject, domain: given.domain, columns: earlier };
  const fits = (suit: typeof suited) => (guess: FieldGuess) => {
    const found = isBeyond(guess, column)
      ? undefined
      : suit(guess.field === 'word.noun' ? labelled(guess, column) : guess, column);
    return found && isLongEnough(found, column) ? found : undefined;
  };
  const things = thingsIn(context);
  const ofThings = [
    ...(things.some(({ field }) => field === 'number') ? [] : shortCountOf(column)),
    ...things.map((guess) => (isMomentText(guess, context) ? { field: 'timestamp' as const } : guess)),
    ...(column.sample ? [] : [...countOf(column), ...eitherOf(column)]),
  ];
  const isNamed = Boolean(column.sample?.names);
  const fitting = (name: string, own: readonly FieldGuess[]) => {
    const found = (suit: typeof suited) =>
      own.map(fits(suit)).find((one) => one !== undefined) ?? guessByWords(table, name, fits(suit));
    return found(suited) ?? (isNamed ? undefined : found(asDigits));
  };
  const byWords = (name: string) => fitting(name, []);
  const guess =
    limitOf(column) ??
    fitting(column.name, ofThings) ??
    (column.sample ? undefined : (ofPlural(column, byWords) ?? byFewerWords(column, byWords)));
  const english = nounOfPerson(column.name) ?? (guess ? undefined : inEnglish(column.name));
  if (english) return byEnglish({ ...context, column: { ...column, name: english } });
  const known = guess && byOtherWords(context, guess);
  if (known) return known;
  const bare = guess
    ? undefined
    : (withoutInitial(context) ??
      (column.sample
        ? undefined
        : (behindTable(column.name, subject) ?? withoutAffix(context) ?? apart(column.name, subject))));
  if (bare) return byNameOf({ ...context, column: { ...column, name: bare } });
  const shown = guess && samples ? samples.asShown(guess, column) : guess;
  if (!shown) return undefined;
  const words = fullWordsOf(wordsOf(column.name));
  return withHints(context, isIdentifier(shown, words, column) ? identifier(column) : shown, words);
};

/**
 * The column without a first word that tells its type, such as that of `strName`, `txt_title` and `vchcity`. A table of one such name
 * has `int_rate` and `str_nr` as well, which are an interest and a street.
 */
function withoutTypeTag(context: ColumnContext): ColumnContext {
  const { column, names = [] } = context;
  const isShared = names.filter((name) => TYPE_TAG.test(name)).length > 1;
  const bareOf = (name: string) => {
    const [tag = ''] = TYPE_TAG.exec(name) ?? [];
    if (tag !== '' && (isShared || !tag.endsWith('_'))) return name.slice(tag.length);
    const [, bare = ''] = JOINED_TAG.exec(name) ?? [];
    return bare !== '' && byWordsOf(bare) ? bare : name;
  };
  const bare = bareOf(column.name);
  return bare === column.name
    ? context
    : { ...context, column: { ...column, name: bare }, names: names.map(bareOf) };
}

/** Marks of types in the names of old programs for databases. */
const TYPE_TAG =
  /^(?:str|txt|vch|chr|int|lng|sng|dbl|flt|bln|bol|mem)(?=[A-Z][a-z])|^(?:dec|bit|vc)(?=[A-Z][a-z]{2})|^(?:str|txt|tx|vch|vc|int|dbl|bln|bol)_(?=[a-z])/;
const JOINED_TAG = /^(?:str(?!eet|ing|uct|eam|at|ess|ain|ong|ange|ike|ict|oke|ength)|txt|vch)([a-z]{4,30})$/;

/** The `name` of a thing behind an abbreviation of its table, such as that of `cmname` in companies and `iname` in images. */
function withoutTableStart(context: ColumnContext): ColumnContext {
  const { column, tableName, names = [] } = context;
  const lower = column.name.toLowerCase();
  const [, other, part = ''] = PART_OF_NAME.exec(lower) ?? [];
  const twin = part.startsWith('f') ? 'lname' : 'fname';
  // A corpse with a `cfname` and a `clname` has a first and a last name.
  if (part !== '' && names.some((name) => name.toLowerCase() === lower.replace(part, twin)))
    return { ...context, column: { ...column, name: other === '' ? part : `${other}_${part}` } };
  const [, start = '', rest = ''] = ABBREVIATED_NAME.exec(lower) ?? [];
  const [last = ''] = wordsOf(tableName).slice(-1);
  const isPart =
    /^[flmu]$/.test(start) && (isPerson(last) || names.some((name) => /^[fl]_?name/i.test(name)));
  if (rest === '' || isPart || !abbreviates(start, last) || isWord(start)) return context;
  return { ...context, column: { ...column, name: rest } };
}

const PART_OF_NAME = /^([a-z]{0,10})([flm]name)[a-z]{0,12}$/;
const ABBREVIATED_NAME = /^([a-z]{1,4})(name|title)$/;
const isWord = (word: string) => isKnownThing([word]) || ends.has(word);

/** The words behind an abbreviation of the table, such as those of `custph` and of `tdest` in trains. */
function behindTable(name: string, tableName: string): string | undefined {
  const [word = '', ...others] = wordsOf(name);
  const [table = ''] = wordsOf(tableName).slice(-1);
  if (others.length > 0 || name.length < ABBREVIATED_LEAST) return undefined;
  const rests = [1, 2, 3, 4]
    .filter((length) => abbreviates(word.slice(0, length), table))
    .map((length) => word.slice(length).replace(/^add$/, 'address'))
    .filter((rest, i) => rest.length >= (i === 0 ? 4 : 2) && byWordsOf(rest));
  return rests[0];
}

const ABBREVIATED_LEAST = 5;

/** Whether letters are some of a word in its order, with its first one. */
function abbreviates(letters: string, word: string): boolean {
  if (letters.charAt(0) !== word.charAt(0)) return false;
  const rest = [...word].reduce((left, letter) => (left.startsWith(letter) ? left.slice(1) : left), letters);
  return rest === '';
}

const LANGUAGES =
  /^(?:en|es|fr|de|it|pt|nl|pl|ru|eu|ca|gl|vi|ar|zh|ja|tr|cs|cz|sk|hu|ro|el|sv|da|fi|no|uk|bg|hr|sr|sl|ko|th|id)$/i;

/**
 * The column without a last word that tells its type, such as that of `last_name_tx`, its language, or that it ignores case, as `name_ci`
 * and `lname` beside `name`, and without the table’s initial at the end, such as that of `name_m`.
 */
function withoutCase(context: ColumnContext): ColumnContext {
  const { column, names = [] } = context;
  const untyped = column.name.replace(
    /(?<=[a-z\d])_(?:tx|txt|vc|chr|raw|raw_?text)$|(?<=address|phone|city|country|date|price)_?text$|(?<=(?:^|_)(?:name|title|description|desc))_(?:singular|plural|en|ru|uk|ar|zh|ja|ko|kz|uz|bn|hi|th|vi|fr|de|es|it|pt|nl|pl|tr|eng|rus|arabic|english)$|(?<=^(?:name|title|desc|description))(?:En|Ru|Zh|Ar|Fr|De|Es|Cn|Kz|Uz|Ua)$/i,
    '',
  );
  if (untyped !== column.name) return { ...context, column: { ...column, name: untyped } };
  const [, stem, language] = /^(.+)_([a-z]{2})$/i.exec(column.name) ?? [];
  const isTranslated =
    stem !== undefined &&
    LANGUAGES.test(language ?? '') &&
    names.some(
      (name) =>
        name !== column.name && name.startsWith(`${stem}_`) && LANGUAGES.test(name.slice(stem.length + 1)),
    );
  if (isTranslated) return { ...context, column: { ...column, name: stem } };
  const bare = column.name.replace(/_(?:ci|lower|lc|norm|normalized)$|^l(?=[a-z]{3})/i, '');
  if (bare !== column.name && names.includes(bare)) return { ...context, column: { ...column, name: bare } };
  const initial = `_${context.tableName.charAt(0)}`.toLowerCase();
  const isMarked = column.name.toLowerCase().endsWith(initial) && initial.length > 1;
  return isMarked ? { ...context, column: { ...column, name: column.name.slice(0, -2) } } : context;
}

/**
 * The column without an end that most names of its table share, such as that of `nom_adh` and `prenomUser`, and without the words of
 * the table, such as those of `image_url_forestal_zone`.
 */
function withoutSharedEnd(context: ColumnContext): ColumnContext {
  const { column, names = [] } = context;
  const bare = withoutTable(column.name, context.tableName);
  if (bare !== undefined) return { ...context, column: { ...column, name: bare } };
  const [end = ''] = /_[a-z]+$|(?<=[a-z])[A-Z][a-z]{2,}$/.exec(column.name) ?? [];
  if (end === '' || names.length < SHARED_LEAST) return context;
  const count = names.filter((name) => name.endsWith(end)).length;
  const [thing = ''] = wordsOf(end);
  const isTable = wordsOf(context.tableName).some((word) => (singularOf(word) ?? word) === thing);
  if (count < names.length * SHARED_PART || (!isTable && byWordsOf(end))) return context;
  return { ...context, column: { ...column, name: column.name.slice(0, -end.length) } };
}

/** The name with its head last: `consumption_reason` for `reason_for_consumption`. Undefined for names of the vocabulary. */
function headLast(name: string): string | undefined {
  const words = wordsOf(name.replace(JOINED_OF, '$1_of_'));
  const [head = '', link = '', ...rest] = words;
  const isTurned = FIRST_HEADS.test(head) && /^(?:for|of)$/.test(link) && rest.length > 0;
  if (!isTurned || ends.has(words.join(' ')) || guessesByEnd.has(words.join(' '))) return undefined;
  return [...rest, head].join('_');
}

/** Heads without a mark before `of`: `Typeof_Seed` and `dateofissue`, but not `timeoffset`. */
const JOINED_OF =
  /^(type|kind|name|date|place|number|time|reason|cause|mode|variety|source|level|status)of_?(?=[A-Z]|[a-eg-z]{4})/i;

const FIRST_HEADS =
  /^(?:reason|variety|purpose|cause|mode|method|type|kind|status|level|description|source|mean|means)$/;

/** By the English name of a column in another language. Sentences are in the language of the locale. */
const byEnglish: Chooser = (context) => {
  const choice = byNameOf(context);
  const isEnglish = choice?.field === 'regex' && sentencePatterns.has(choice.options?.pattern);
  return isEnglish ? { ...choice, field: 'word.sentences', options: {} } : choice;
};

/** The Turkish `ad` beside `soyad` is no advertisement. */
const isFirstName = ({ column, names = [] }: ColumnContext): boolean =>
  /^ad$/i.test(column.name) && names.some((name) => /^soyad/i.test(name));

/** Whether a guess is only a neutral name, such as `Farmaco 12` and `Farmaco Alfa`. */
export const isLabel = ({ field, options }: FieldGuess): boolean =>
  field === 'regex' && LABEL.test(String(options?.pattern));

const LABEL = /^[A-Z][\w ]* (?:\[1-9\]\\d\?$|\()|^\((?:Primary|Standard|Main)\|/;

/** Whether a guess is only a word with a number, such as `Farmaco 12`. */
export const isNumberedLabel = ({ field, options }: FieldGuess): boolean =>
  field === 'regex' && NUMBERED.test(String(options?.pattern));

const NUMBERED = /^[A-Z][a-z ]*\[1-9\]\\d\?$/;

/** The choice by the English name, unless that choice is a neutral name as well. */
const byKnownWords: Chooser = (context) => {
  const name = inEnglish(context.column.name);
  const choice = name && byEnglish({ ...context, column: { ...context.column, name } });
  return choice && !isLabel(choice) ? choice : undefined;
};

/** The choice by the English name, or by the parts of a compound, if the guess is only a neutral name. */
function byOtherWords(context: ColumnContext, guess: FieldGuess): Choice | undefined {
  const isNeutral = isLabel(guess);
  if (context.column.sample || !(isNeutral || UNNAMED.test(String(guess.options?.pattern)))) return undefined;
  return (isNeutral ? byKnownWords(context) : undefined) ?? byParts(context);
}

/** The choice by the parts of a compound, such as that of `menuitemname`, unless that choice is a neutral name as well. */
const byParts: Chooser = (context) => {
  const name = apart(context.column.name, context.tableName);
  const choice = name && byNameOf({ ...context, column: { ...context.column, name } });
  return choice && !isLabel(choice) ? choice : undefined;
};

/** The name without all words of its table at its end, if the table has several. */
function withoutTable(name: string, tableName: string): string | undefined {
  const words = wordsOf(name);
  const ofTable = wordsOf(tableName).map((word) => singularOf(word) ?? word);
  const last = words.slice(-ofTable.length).map((word) => singularOf(word) ?? word);
  const isWithTable = ofTable.length > 1 && words.length > ofTable.length && last.join() === ofTable.join();
  return isWithTable ? words.slice(0, -ofTable.length).join('_') : undefined;
}

/** The name in English, unless the vocabulary has names of the thing in its language. */
function inEnglish(name: string): string | undefined {
  const words = wordsOf(name);
  if (nameOfKind(words)) return undefined;
  const plain = words.map(untranscribed).join('_');
  return translated(words) ?? (plain !== words.join('_') && byWordsOf(plain) ? plain : undefined);
}

/** The name of a table in English, unless the vocabulary has its thing in its language. */
function subjectInEnglish(name: string): string {
  const given = wordsOf(name);
  const words = tableApart(given, (word) => isKnownThing([word]));
  if (words.length > given.length) return subjectInEnglish(words.join('_'));
  if (isKnownThing(words)) return name;
  const plain = words.map(untranscribed);
  // A word for a group means the name of one in columns.
  return translated(words)?.replace(/_name$/, '') ?? (isKnownThing(plain) ? plain.join('_') : name);
}

/** The noun of `nama_admin` and `observacoes_cliente` behind the person that it is of. */
function nounOfPerson(name: string): string | undefined {
  const words = wordsOf(name);
  const [noun = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  if (rest.length === 0 || ends.has(words.join(' ')) || guessesByEnd.has(words.join(' '))) return undefined;
  if (!isPerson(last)) {
    const whole = OTHER_NOUNS.test(last) ? undefined : translated(words);
    return whole !== undefined && NOUNS_OF_THINGS.test(whole) && !NOUNS_OF_THINGS.test(name)
      ? whole
      : undefined;
  }
  // A person is no answer to a question.
  if (ends.get(last)?.field !== 'boolean') {
    const whole = translated(words);
    return whole !== undefined && NOUNS_BEHIND_PERSONS.test(whole) && !NOUNS_BEHIND_PERSONS.test(name)
      ? whole
      : undefined;
  }
  const english = translated([noun]) ?? noun;
  return NOUNS_OF_PERSONS.test(english) ? [...rest, english].join('_') : undefined;
}

/** Nouns that say more than the thing that they are of, such as those of `numero_contrato` and `foto_perfil`. */
const NOUNS_OF_THINGS = /[a-z]_(?:number|code|image|password|email|phone)$/;
const OTHER_NOUNS = /^(?:n[oru]|num|number|code|cod|image|img|password|email|phone)$/;
const NOUNS_BEHIND_PERSONS =
  /_(?:phone|mobile|email|address|password|photo|image|code|number|type|status|description|notes|comment|message|date|level|category|amount|price|total|quantity|count|balance|city|country|salary|age|gender|classification|discount|login)$/;
const NOUNS_OF_PERSONS =
  /^(?:name|first_name|last_name|full_name|phone|mobile|email|address|street_address|password|photo|image|code)$/;

/** The column without a short beginning that nearly all names of its table share, such as that of `pc_title` and `pc_room`. */
function withoutSharedStart(context: ColumnContext): ColumnContext {
  const { column, names = [] } = context;
  const [start = ''] = /^[a-z]{1,4}_(?=[a-z]{2})/i.exec(column.name) ?? [];
  if (start === '' || names.length < SHARED_LEAST) return context;
  const count = names.filter((name) => name.startsWith(start)).length;
  if (count < names.length * SHARED_START_PART || TELLING.test(start)) return context;
  return { ...context, column: { ...column, name: column.name.slice(start.length) } };
}

const SHARED_START_PART = 0.8;
/** Words of the same length that say more than a table’s name, such as that of `max_speed` and `max_load`. */
const TELLING =
  /^(?:is|has|can|min|max|num|no|avg|sum|new|old|user|date|last|home|away|day|bank|tax|bill|ship)_$/i;

/** The name with marks between the words of its compounds: `branch_zip` for `branchzip`. */
function apart(name: string, tableName: string): string | undefined {
  const words = wordsOf(name);
  const parts = words.flatMap((word) => compoundWords(word, tableName) ?? [word]);
  return parts.length > words.length ? parts.join('_') : undefined;
}

/** Heights in centimeters are beyond the type of those in meters. */
function isBeyond({ field, options }: FieldGuess, column: SourceColumn): boolean {
  return (
    field === 'number' && NUMBERS.has(column.type.value) && Number(options?.min) > numberLimits(column).max
  );
}

/** The name without letters that several names of its table share at an end without a mark: `nomemp` beside `telemp`, and `empnom`. */
function withoutAffix({ column: { name }, names = [] }: ColumnContext): string | undefined {
  const plain = wordsOf(name).length === 1 ? name.toLowerCase() : '';
  const others = names.map((one) => one.toLowerCase());
  for (let length = 2; length <= AFFIX_MAX; length++) {
    const [start, end] = [plain.slice(0, length), plain.slice(-length)];
    const rests = [
      others.filter((one) => one.endsWith(end)).length >= SHARED_LEAST ? plain.slice(0, -length) : '',
      !SYLLABLES.test(start) && others.filter((one) => one.startsWith(start)).length >= SHARED_LEAST
        ? plain.slice(length)
        : '',
    ];
    const rest = rests.find((one) => one.length > 1 && byWordsOf(one));
    if (rest !== undefined) return rest;
  }
  return undefined;
}

/**
 * The name without the initial of its table, such as those of `Cname` and `Ctype` of courses, or without another initial that
 * several columns of the table have, such as those of `saddress`, `sphone` and `sgender`.
 */
function withoutInitial({ column: { name }, tableName, names = [] }: ColumnContext): string | undefined {
  const rest = name.slice(1);
  if (rest.length < 2 || wordsOf(name).length !== 1 || !byWordsOf(rest)) return undefined;
  const initial = name.charAt(0).toLowerCase();
  const least = initial === tableName.charAt(0).toLowerCase() ? 2 : INITIALS_LEAST;
  let count = 0;
  for (const one of names) {
    const lower = one.toLowerCase();
    if (!lower.startsWith(initial) || wordsOf(lower).length !== 1 || !byWordsOf(lower.slice(1))) continue;
    count++;
    if (count === least) return rest;
  }
  return undefined;
}

const INITIALS_LEAST = 3;

const AFFIX_MAX = 4;
/** Beginnings of words of a language: `request` and `result` are no quest and no sult of a `re`. */
const SYLLABLES = /^(?:re|de|in|un|co|ex|pre|dis|con|pro|com|sub|per)$/;
const SHARED_LEAST = 4;
const SHARED_PART = 0.6;
const byWordsOf = (end: string) =>
  guessesByEnd.has(end) || guessByWords({ name: '', columns: [] }, end) !== undefined;

/** `max_ftp` of texts is a number that can be written in other ways. */
function limitOf(column: SourceColumn): FieldGuess | undefined {
  const [first = '', ...rest] = wordsOf(column.name);
  const isLimit =
    rest.length > 0 &&
    /^(?:max|min|num|nb|limit)$/.test(first) &&
    !column.sample &&
    !guessesByEnd.has([first, ...rest].join(' '));
  const guess = isLimit && !/date|time|version|_at$|_on$/i.test(column.name) && column.type.value === 'text';
  return guess ? asDigits({ field: 'number', options: { min: 1, max: 40 } }, column) : undefined;
}

/** A label such as `System 12`, which suits a `system_name` better than a noun of a dictionary. */
function labelled(guess: FieldGuess, { name, sample, type }: SourceColumn): FieldGuess {
  const words = fullWordsOf(wordsOf(name));
  // The few rows of a dump show less than the name.
  const isSampled = sample !== undefined && type.written === undefined;
  return (isSampled ? undefined : (labelOf(words.slice(0, -1)) ?? labelOf(words))) ?? guess;
}

/** Texts such as `email_subjects` and `allowed_hosts` have one of them. */
function ofPlural(
  { name, type }: SourceColumn,
  byWords: (name: string) => FieldGuess | undefined,
): FieldGuess | undefined {
  const words = wordsOf(name);
  const singular = TEXTS.has(type.value) ? singularOf(words.at(-1) ?? '') : undefined;
  const guess = singular === undefined ? undefined : byWords([...words.slice(0, -1), singular].join('_'));
  return guess && OF_PLURAL.test(guess.field) ? guess : undefined;
}

const OF_PLURAL = /^(?:internet|phone|location|word|person|company|system|string)\./;

/** Fields that a name can also mean by a word in its middle. */
const BY_ANY_WORD =
  /^(?:number|date|timestamp|time|boolean|list|internet|phone|json|string|color|location\.(?:city|zipCode|streetAddress|country))/;
/** The word behind these words tells more about the word before them. */
const PREPOSITION = /^(?:from|per|in|at|by|with|without|before|after|for|to|on|used|since)$/;

/** The guess for the words before a preposition, such as `commission_from_seller`, or before a last word that nothing knows, such as `email_adh`. */
function byFewerWords(
  { name, type }: SourceColumn,
  byWords: (name: string) => FieldGuess | undefined,
): FieldGuess | undefined {
  const words = wordsOf(name);
  if (words.length > 1 && (/^(?:by|por|par|von)$/.test(words.at(-1) ?? '') || words.includes('who')))
    return byWords('created_by');
  const last = words.at(-1) ?? '';
  const at = words.findIndex((word, i) => i > 0 && PREPOSITION.test(word));
  // `online_drivers` are no more online than a number of them.
  const hasRest = words.length > 1 && (at > 0 || singularOf(last) === undefined);
  const guess = hasRest ? byWords(words.slice(0, at > 0 ? at : -1).join('_')) : undefined;
  // The `time_offset` of texts and the `start_increment` of numbers are no moments.
  // Whether somebody is an admin is not the `admin_parola`.
  const isFlag = at <= 0 && guess !== undefined && answersYesOrNo(guess);
  const isOfOtherType = /^(?:date|time|timestamp)$/.test(guess?.field ?? '') && !MOMENTS.has(type.value);
  // One letter at the end tells two roles apart: `first_name_d` belongs to a delivery.
  const isSaid = at > 0 || /^[a-z]$/.test(last) || BY_ANY_WORD.test(guess?.field ?? '');
  return guess && !isOfOtherType && !isFlag && isSaid ? guess : undefined;
}

function answersYesOrNo({ field, options }: FieldGuess): boolean {
  return field === 'boolean' || (field === 'list' && String(options?.values) === 'yes,no');
}

/** A number of things with one or two digits, such as `goals varchar(2)`. */
function shortCountOf({ name, type, sample }: SourceColumn): readonly FieldGuess[] {
  const [last = ''] = wordsOf(name).slice(-1);
  const isCount =
    type.value === 'text' &&
    type.maxLength === 2 &&
    !sample &&
    singularOf(last) !== undefined &&
    !CODES.test(last);
  return isCount
    ? [{ field: 'list', options: { values: Array.from({ length: 16 }, (_, i) => String(i)) } }]
    : [];
}

const CODES =
  /^(?:initials|units|states|countries|genres|types|sizes|codes|languages|currencies|sections|grades|classes|letters|series|yes)$/;

/** The two texts of a name such as `buy_or_sell`. */
function eitherOf({ name, type }: SourceColumn): readonly FieldGuess[] {
  const words = wordsOf(name);
  const values = words
    .filter((word) => word !== 'or')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const isEither = words.length === 3 && words[1] === 'or' && type.value === 'text';
  return isEither && !ends.has(words[0] ?? '') && !ends.has(words[2] ?? '')
    ? [{ field: 'list', options: { values } }]
    : [];
}

/** Whether a text tells the day besides the time, as those of sessions and orders do: `creation_time text`. */
function isMomentText({ field }: FieldGuess, { column, names = [] }: ColumnContext): boolean {
  return (
    field === 'time' &&
    column.type.value === 'text' &&
    (textLength(column) ?? MOMENT_LENGTH) >= MOMENT_LENGTH &&
    OF_DAY.test(column.name) &&
    !names.some((name) => /date|day|fecha|datum/i.test(name))
  );
}

/** The length of 2026-11-21 10:15:00. */
const MOMENT_LENGTH = 19;
const OF_DAY =
  /(?:creat|expir|updat|modif|insert|regist|login|logout|order|publish|post|sen[dt]|paid|pay|sync|delet|upload|submit|submission|finish|complet|issue|revok|request|record|last|visit|refund|cancel|receiv|transaction|trade|access|log)[a-z]{0,7}_?time$/i;

/** A number of things that something happened to: `errors_occurred`, and not the moment `created`. */
function countOf({ type, name }: SourceColumn): readonly FieldGuess[] {
  const [thing = '', event = ''] = wordsOf(name).slice(-2);
  const isCount =
    type.value === 'integer' &&
    /ed$|^(?:sold|sent|won|lost|done|read|seen|run|taken|made|bought)$/.test(event);
  return isCount && singularOf(thing) !== undefined
    ? [{ field: 'number', options: { min: 0, max: 100 } }]
    : [];
}

/** In characters: `yes`, `Y` and `true` need no more. */
const FLAG_LENGTH = 5;
/** In characters: descriptions with no more room are often names. */
const LINE_LENGTH = 255;
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal']);
const MOMENTS: ReadonlySet<string> = new Set(['date', 'time', 'timestamp']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'unknown']);

/** The guesses of the table for a column without a sample and without a pattern, and for some columns of dumps. */
function thingsIn(context: ColumnContext): readonly FieldGuess[] {
  const { column, tableName, domain, earlier, names, key, isLookup = false } = context;
  const { type, sample, pattern, patterns } = column;
  const isText = TEXTS.has(type.value);
  // The rows of a dump are too few to show more than the name says.
  const isOfDump = type.written !== undefined && isText && !sample?.wordForm;
  if ((sample && !sample.names && !isOfDump) || pattern || patterns) return [];
  const isLong = isText && (textLength(column) ?? Infinity) > FLAG_LENGTH;
  const guesses = guessesByThing(
    { name: tableName, domain, columns: earlier, ...(names && { names }) },
    column.name,
    isLong,
    isText && (textLength(column) ?? Infinity) <= LINE_LENGTH,
  ).filter(({ field }) => field !== 'time' || !isText || OF_CLOCK.test(column.name));
  if (NUMBERS.has(type.value)) return guesses.filter(({ field }) => field !== 'regex');
  if (!isText) return guesses.filter(({ field }) => field === 'time' || field === 'date');
  const isUnique = key === 'primary' || key === 'unique';
  if (sample && !isOfDump) return isUnique ? [] : guesses.filter(({ field }) => field === 'list');
  // Lists would have too few values for a unique column.
  const { field, options } = guesses[0] ?? {};
  const isFew = FEW_CODES.test(field ?? '') || (field === 'regex' && !MANY.test(String(options?.pattern)));
  if (!isFew || !isUnique || sample) return guesses;
  // The list sets the number of rows.
  if (isLookup && key === 'unique' && field === 'list' && areSeveral(options?.values)) return guesses;
  if (OF_PAGE.test(column.name)) return [];
  // Names with adjectives are too few, so that repair counts the things.
  if (UNNAMED.test(String(options?.pattern))) return guesses;
  return [...numbered(options?.pattern), ...combined(options?.values, column.name), { field: 'word.title' }];
}

/** In texts, the shortest list that is worth a table. */
const LIST_LEAST = 4;
const areSeveral = (values: unknown) =>
  Array.isArray(values) && values.length >= LIST_LEAST && values.every((value) => typeof value === 'string');

/** Names of things that no list names: adjectives before the kind. */
const UNNAMED = /^\((?:Main|Small|North)\|[\w|]{1,200}\) [\w ]{2,60}$/;

/** Texts of a pattern of names with a number behind some: enough for a unique column. */
function numbered(pattern: unknown): readonly FieldGuess[] {
  const isOfNames = typeof pattern === 'string' && / /.test(pattern) && !/\\[.?!]/.test(pattern);
  return isOfNames ? [{ field: 'regex', options: { pattern: `(${pattern})( [1-9]\\d?)?` } }] : [];
}

/** Texts of a list with an adjective before them, or a number behind them: enough for a unique column. */
function combined(values: unknown, name: string): readonly FieldGuess[] {
  if (!Array.isArray(values)) return [];
  // No state or kind is one of the north.
  if (
    values.some((text) =>
      /^(?:Other|General|Standard|Active|Pending|Basic|Open|Closed|Low|High|Completed|New)$/.test(
        String(text),
      ),
    )
  )
    return [];
  const texts = values.map((text) => String(text).replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|');
  const like = (pattern: string) => ({ field: 'regex', options: { pattern } }) as const;
  const seasons = values.map((text) => /^(\w{2,20}) 20\d\d$/.exec(String(text))?.[1]);
  if (seasons.every((season) => season !== undefined))
    return [like(`(${[...new Set(seasons)].join('|')}) 20(0[5-9]|1\\d|2[0-6])`)];
  // Sentences end with a word, and names of firms with `Co.`.
  if (values.some((text) => /[a-z]{3}[.!?]$/.test(String(text)))) return [];
  // Titles have parts, and names that programs read have words around them.
  if (/(?:^|\|)(?:The|A) \w/.test(texts)) return [like(`(${texts})(: (Part|Volume|Chapter) [1-9])?`)];
  if (/^[a-z_|\\]{20,}$/.test(texts))
    return [
      texts.includes('_')
        ? like(`((user|order|customer|billing|shipping|account)_)?(${texts})(_(old|new|web|app|en|de|v2))?`)
        : like(
            `(${texts})(-(orders|shop|web|team|office|travel|music|sport|books|garden|news|home|summer|winter|spring|autumn|kids|food|events|jobs|tools|guides|offers|mail|eu|us|uk|2023|2024|2025|2026))?`,
          ),
    ];
  const lettered = like(`(${texts})( [1-9]\\d?)?`);
  const describing = DESCRIBING_KINDS.find(([kinds]) => kinds.test(texts))?.[1] ?? DESCRIBING;
  const described = like(`(${describing})?(${texts})`);
  const isEnglish =
    !/[^\x20-\x7e]/.test(texts) && /[A-Z]/.test(texts) && !/nom|denom|libel|descri/i.test(name);
  return isEnglish ? [described, lettered] : [lettered];
}

const DESCRIBING =
  'New |Old |North |South |East |West |Central |Local |Classic |Modern |First |Second |Main |Great |Little ';

/** Adjectives of roles, of departments and of subjects. */
const DESCRIBING_KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /Administrator|Manager|Teacher|Nurse|Waiter/,
    'Senior |Junior |Deputy |Assistant |Regional |Chief |Acting |Guest |Lead |External |Technical |Interim |Local |Second |First |Training ',
  ],
  [
    /Accounting|Human Resources|Marketing|Legal/,
    'Regional |International |Corporate |Technical |Digital |Central |Northern |Southern |Global |Field |Strategic |Internal |External |Eastern |Western |Group ',
  ],
  [
    /Biology|Mathematics|Physics|Psychology/,
    'Applied |General |Modern |Theoretical |Experimental |Comparative |Advanced |Clinical |International |Introductory |Environmental |Practical |Quantitative |European |Historical |Digital ',
  ],
];

/** More rows than these have values would take another field, and rows that a database has already would be others. */
const FEW_CODES = /^(?:list|location\.countryCode|finance\.currencyCode)$/;

/** A pattern with so many digits or letters that each row can have its own. */
const MANY = /\\d\{(?:[3-9]|\d\d)|\{(?:[4-9]|\d\d)\}|\)_\([a-z|]{40,99}\)/;
const OF_CLOCK = /time|hora|heure|zeit|ora_|hour|clock|opens|closes|length|duration|fade|cue/i;
const OF_PAGE = /ur[li]$|link$|path$/i;

function withHints({ column, earlier }: ColumnContext, guess: FieldGuess, words: readonly string[]): Choice {
  const starting = startingOptionsOf(guess.field, column.name, earlier);
  const { independent } = starting;
  const given = withDefault(guess, column).options;
  const options = given ? { ...given, ...(independent !== undefined && { independent }) } : starting;
  const isVague = PLAIN.has(guess.field) || words.every((word) => VAGUE.has(word));
  return {
    field: guess.field,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    evidence: 'name',
    confidence: isVague ? 'unsure' : 'likely',
    why: `The name says “${words.join(' ')}”`,
  };
}

const UUID_LENGTH = 36;

/** `customer_id` of a table that is not there: a number, and not one number per row. */
function isIdentifier({ field }: FieldGuess, words: readonly string[], column: SourceColumn): boolean {
  const isCode = field === 'string.alphanumeric' && textLength(column) === UUID_LENGTH;
  return (field === 'sequence' || isCode) && words.length > 1 && words.at(-1) === 'id';
}

function identifier(column: SourceColumn): FieldGuess {
  if (column.type.value === 'text' && textLength(column) === UUID_LENGTH) return { field: 'string.uuid' };
  return column.type.value === 'text'
    ? { field: 'string.alphanumeric', options: { length: Math.min(16, column.type.maxLength ?? 16) } }
    : { field: 'number', options: numberOptions(column, { min: 1, max: 1000 }) };
}

/** The default of a column is one of its values, and the most frequent one of a boolean. */
function withDefault(guess: FieldGuess, column: SourceColumn): FieldGuess {
  const value = column.default && 'value' in column.default ? column.default.value : undefined;
  if (guess.field === 'boolean' && typeof value === 'boolean') {
    return { field: 'boolean', options: { percent: value ? 80 : 20 } };
  }
  const values: unknown = guess.options?.values;
  if (guess.field !== 'list' || !Array.isArray(values) || typeof value !== typeof values[0]) return guess;
  if (value === undefined || value === null || value === '' || values.includes(value)) return guess;
  const { weights, ...rest } = guess.options ?? {};
  const all = typeof value === 'string' ? listWithDefault(value, values.map(String)) : [value, ...values];
  const length = textLength(column) ?? Infinity;
  return { field: 'list', options: { ...rest, values: all.filter((one) => String(one).length <= length) } };
}

/** The fewest characters of fields for a check such as `length(x) >= 8`. Other fields have at least one. */
const SHORTEST: Partial<Record<FieldId, number>> = {
  'string.uuid': 36,
  'word.sentences': 25,
  'word.title': 10,
  'internet.url': 10,
  'image.url': 20,
  'internet.email': 8,
  'person.fullName': 4,
  'company.name': 4,
  'location.streetAddress': 6,
  'internet.username': 3,
  // Most persons have none.
  'person.suffix': 0,
};

function isLongEnough({ field, options }: FieldGuess, { bounds }: SourceColumn): boolean {
  const least = bounds?.minLength ?? 0;
  if (least === 0) return true;
  const length = options?.length;
  return (typeof length === 'number' ? length : (SHORTEST[field] ?? 1)) >= least;
}
