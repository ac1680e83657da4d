import { type FieldGuess, ONE_SENTENCE } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { areAddresses } from '../samples/country-signs.ts';
import { personsPercentMin } from '../samples/name-texts.ts';
import type { SampleFacts, SourceColumn } from '../source-tables.ts';
import { isLabel } from './by-name.ts';
import { exactText } from './exact-text.ts';

/** Fields whose texts have so many forms that the pattern of some rows says less. */
const OF_MANY_FORMS =
  /^(?:internet|date|finance)\.|^location\.(?:secondaryAddress|buildingNumber)$|^(?:vehicle\.vin|commerce\.isbn)$/;
/** Fields of the finance category that each source writes in its own form. */
const CODES: ReadonlySet<FieldId> = new Set(['finance.accountNumber', 'finance.bic', 'finance.pin']);

/** Fields in place of others whose texts have spaces and capitals. */
const AS_SLUG: Partial<Record<FieldId, FieldId>> = {
  'person.fullName': 'internet.username',
  'company.name': 'internet.domainWord',
  'company.buzzPhrase': 'word.slug',
  'commerce.productName': 'word.slug',
  'book.title': 'word.slug',
  'music.songName': 'word.slug',
  'word.title': 'word.slug',
  'word.sentences': 'word.slug',
};

/** Fields in place of others whose texts are no names of several words with capitals. */
const AS_NAMES: Partial<Record<FieldId, FieldGuess | undefined>> = {
  // Any name says more than the noun of a thing.
  'word.noun': undefined,
  'string.alphanumeric': undefined,
  // Addresses of the internet have no spaces and capitals.
  'internet.url': undefined,
  'internet.domainName': undefined,
  'internet.email': undefined,
};

/** A sample with so many times more values than the list of a guess has others. */
const MORE_THAN_LISTED = 3;

/** In characters: the longest texts for which words, and sentences, are closer than anything longer. */
const WORDS_LENGTH = 30;
const SENTENCE_LENGTH = 120;

/**
 * A guess by the name, changed to what the rows of a sample show. Undefined if they contradict it: the `name` of a part
 * such as `AB-1234` is not a person's name, and a `uuid` without hyphens has its own form.
 */
export function asShown(guess: FieldGuess, { name, sample, type }: SourceColumn): FieldGuess | undefined {
  if (sample === undefined || type.value !== 'text') return guess;
  if (guess.field === 'location.streetAddress' && areAddresses(sample.countrySigns))
    return { field: 'location.fullAddress' };
  if (isRefuted(guess, sample)) return undefined;
  if (sample.wordForm && areBeyondLatin(sample.wordForm.pattern)) return undefined;
  if (sample.wordForm && (isLabel(guess) || OF_IMAGES.test(guess.field))) return undefined;
  if (sample.pattern !== undefined) return ofPattern(guess, sample.pattern);
  const personsMin = sample.names === 'persons' ? 0 : personsPercentMin(name);
  if (guess.field === 'person.fullName' && (sample.persons?.percent ?? 100) < personsMin)
    return sample.isSlug && OF_PERSON.test(name) ? { field: 'internet.username' } : undefined;
  // Words of the few rows of a dump would be joined to gibberish.
  const isOfDump = type.written !== undefined && OF_WORDS.test(guess.field);
  if (sample.wordForm && !isOfDump && hasOtherWords(guess.field, sample)) return undefined;
  const hasWords = (sample.wordForm?.words.length ?? 0) > 0;
  if (OF_ADDRESSES.test(guess.field) && OF_PLACES.test(name) && hasWords) return undefined;
  const listed = guess.field === 'list' ? guess.options?.values : undefined;
  if (Array.isArray(listed) && sample.distinct > MORE_THAN_LISTED * listed.length) return undefined;
  if (sample.names && guess.field === 'internet.username') return ofAccount(guess, sample, type.written);
  if (sample.names && guess.field in AS_NAMES) return AS_NAMES[guess.field];
  if (sample.names === 'firms' && guess.field === 'person.fullName') return { field: 'company.name' };
  const isOfRelative = guess.field === 'person.fullName' && OF_RELATIVE.test(name);
  const isProse = OF_PROSE.test(guess.field);
  // Single words of a dump are short descriptions.
  const isTold = !isProse || (type.written === undefined && sample.distinct >= SLUGS_LEAST);
  const slug = sample.isSlug && !isOfRelative && isTold ? AS_SLUG[guess.field] : undefined;
  return slug === undefined ? ofLength(guess, sample) : { field: slug };
}

/** With so many names of persons among 100 texts, user names are those of persons. */
const PERSONS_PERCENT_MIN = 50;

/** User names that are names with capitals: of persons, of operators and other firms, or only words in the few rows of a dump. */
function ofAccount(
  guess: FieldGuess,
  { names, persons }: SampleFacts,
  written: string | undefined,
): FieldGuess {
  const arePersons = names === 'persons' || (persons?.percent ?? 0) >= PERSONS_PERCENT_MIN;
  if (names !== 'firms' && arePersons) return { field: 'person.fullName' };
  return names === 'others' && written !== undefined ? guess : { field: 'company.name' };
}

/** Whether most letters are of scripts in which no field has values. */
function areBeyondLatin(pattern: string): boolean {
  const all = pattern.match(/\p{L}/gu) ?? [];
  return all.filter((letter) => NOT_LATIN.test(letter)).length * 2 > all.length;
}

const OF_IMAGES = /^image\./;

/** Fewer texts of one word can be the beginnings of sentences. */
const SLUGS_LEAST = 5;

/** Columns of people who have no account, however their names are written. */
const OF_RELATIVE = /mother|father|guardian|spouse|nominee|relative|parent|emergency/i;

/** Columns of persons rather than of things with a name in small letters. */
const OF_PERSON = /user|login|author|account|member|person|contact|owner|by$/i;

/** Fields whose values all have forms that a sample shows, whatever their patterns are. */
const SHOWN: ReadonlySet<FieldId> = new Set(['internet.url', 'internet.email']);
const MOMENTS: ReadonlySet<FieldId> = new Set(['date', 'timestamp', 'time', 'date.birthdate']);
/** Fewer texts can all be exceptions. */
const SHOWN_MIN = 10;
/** In characters: no phone number is so long. */
const PHONE_LENGTH = 40;

/** Whether texts have forms that no value of the guess has, such as durations in a column of times. */
function isRefuted({ field, options }: FieldGuess, sample: SampleFacts): boolean {
  const { distinct, looksLike, dateFormat, minLength = 0, maxLength = 0, names } = sample;
  if (distinct < SHOWN_MIN) return false;
  if (field === 'internet.email' && sample.pattern !== undefined) return false;
  if (field === 'internet.username' && sample.wordForm?.pattern.includes('\\/')) return true;
  if (SHOWN.has(field)) return looksLike !== field && names === undefined;
  if (MOMENTS.has(field)) return dateFormat === undefined && looksLike === undefined;
  if (field === 'system.filePath') return sample.wordForm !== undefined || sample.pattern !== undefined;
  if (field === 'phone.number') return minLength > PHONE_LENGTH;
  const values = field === 'list' ? options?.values : undefined;
  if (!Array.isArray(values) || field !== 'list') return false;
  return values.every((value) => String(value).length < minLength) && maxLength > minLength;
}

/** Fields of names and titles, each with words of its own. */
const OF_WORDS =
  /^(?:animal|book|commerce|food|hacker|lorem|music|vehicle|word)\.|^person\.bio$|^company\.|^system\.fileName$|^string\./;
const OF_JOBS = /^person\.job/;
const OF_PERSONS = /^person\.(?:fullName|firstName|middleName|lastName)$/;

const OF_ADDRESSES = /^location\.(?:fullAddress|streetAddress)$/;
/** Columns of places, which are described in other words than addresses. */
const OF_PLACES = /location|place|venue|localisation|ubicacion|standort/i;
const OF_LOCALE = /^location\.(?:fullAddress|streetAddress|street|city|county|state)$/;
/** One word and a number, such as `Cluster 18`, is no name of a place. */
const NUMBERED = /^[A-Za-z]+ \[1-9\](?:\\d(?:\{[\d,]+\})?)?$/;
/** Letters that no locale has. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** Sentences in plain English replace sentences whose words are all invented. */
const OF_PROSE = /^word\.(?:sentences|title)$/;
const ASCII = /^[ -~]*$/;

function hasOtherWords(field: FieldId, { names, wordForm, maxLength = 0 }: SampleFacts): boolean {
  if (OF_PROSE.test(field) && wordForm?.words.length === 0 && maxLength > WORDS_LENGTH)
    return !ASCII.test(wordForm.pattern);
  if (OF_PERSONS.test(field)) return names !== 'persons' && wordForm?.words.length !== 0;
  // Addresses have numbers of houses; regions of a place and distances from it do not.
  if (OF_ADDRESSES.test(field) && wordForm && !wordForm.pattern.includes('\\d')) return true;
  if (OF_JOBS.test(field)) return (wordForm?.words.length ?? 0) > 0;
  if (OF_LOCALE.test(field))
    return NOT_LATIN.test(wordForm?.pattern ?? '') || NUMBERED.test(wordForm?.pattern ?? '');
  if (field === 'company.name') return names !== 'firms';
  return OF_WORDS.test(field);
}

function ofPattern(guess: FieldGuess, pattern: string): FieldGuess | undefined {
  const plain = pattern === '\\d{13}' ? 13 : /^\\d\{9\}|^\\d\{10\}$/.test(pattern) ? 10 : undefined;
  if (guess.field === 'commerce.isbn' && plain) return exactText(guess, plain);
  if (guess.field === 'string.alphanumeric') return undefined;
  const [, letters] = /^\[A-Z\]\{(\d+)\}$/.exec(pattern) ?? [];
  if (letters !== undefined) return exactText(guess, Number(letters));
  // People write phone numbers in several forms, and so does the field.
  if (guess.field === 'phone.number' && pattern.startsWith('(')) return guess;
  // Five digits can be American. The field has no other zip codes.
  if (guess.field === 'location.zipCode') return pattern === '\\d{5}' ? exactText(guess, 5) : undefined;
  return OF_MANY_FORMS.test(guess.field) && !CODES.has(guess.field) ? guess : undefined;
}

function ofLength(guess: FieldGuess, { maxLength = SENTENCE_LENGTH + 1 }: SampleFacts): FieldGuess {
  const { field } = guess;
  if (field !== 'word.sentences' || maxLength > SENTENCE_LENGTH) return guess;
  return maxLength <= WORDS_LENGTH ? { field: 'word.title' } : { field, options: ONE_SENTENCE };
}
