import type { FieldId } from '../../catalogue/fields.ts';
import type { SampleFacts } from '../source-tables.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { LANGUAGE_TEXTS, type LanguageTexts } from './language-texts.ts';
import { asWordForm } from './propose-locale.ts';

/** Fields of English texts without a subject. */
const PROSE =
  /^(?:lorem\.\w+|word\.(?:sentences|title)|company\.(?:catchPhrase|buzzPhrase)|commerce\.productDescription|hacker\.phrase|person\.bio)$/;
/** Fields of names that locales have, by the part of the texts that takes their place. */
const OF_PLACES: Partial<Record<FieldId, keyof NonNullable<LanguageTexts['places']>>> = {
  'company.name': 'firm',
  'location.street': 'street',
  'location.streetAddress': 'street',
  'location.fullAddress': 'street',
  'location.city': 'town',
  'location.county': 'town',
};

/** In characters: the longest texts that titles, and one sentence, can stand for. */
const HEADING_LENGTH = 45;
const SENTENCE_LENGTH = 130;
/** More names that all differ would repeat. */
const DIFFERENT_MAX = 50;
/** In characters, about: a sentence of Latin filler, which is repeated by a pattern of all texts. */
const FILLER_LENGTH = 55;

/** A choice of English texts, with texts in the language of the sample instead. */
export function inLanguage(choice: Choice, { column, key }: ColumnContext): Choice {
  const { sample } = column;
  const language = sample?.language ?? sample?.tableLanguage;
  if (sample === undefined || language === undefined || key !== undefined) return choice;
  if (sample.wordForm && choice.field in OF_PLACES) return asWordForm(choice, sample.wordForm);
  const texts = LANGUAGE_TEXTS.get(language);
  const pattern = texts && patternFor(choice, texts, sample);
  if (texts === undefined || pattern === undefined) return choice;
  const isShort = pattern !== texts.sentence && pattern.length < texts.sentence.length * 2;
  if (isShort && sample.isUnique && sample.distinct > DIFFERENT_MAX) return choice;
  const options = { pattern: sample.isUpper ? inCapitals(pattern) : pattern };
  return {
    field: 'regex',
    options,
    evidence: 'name',
    confidence: 'likely',
    why: `The texts are ${texts.people}`,
  };
}

function patternFor(
  { field, evidence, options }: Choice,
  texts: LanguageTexts,
  sample: SampleFacts,
): string | undefined {
  const place = OF_PLACES[field];
  if (place !== undefined && (place !== 'town' || !sample.arePhrases || sample.language === undefined))
    return texts.places?.[place];
  // Sentences about a subject are English patterns.
  const isOfSubject = field === 'regex' && evidence === 'name' && / /.test(String(options?.pattern));
  const { minLength = 0, maxLength = SENTENCE_LENGTH } = sample;
  const isFiller = sample.language === 'la' && maxLength > SENTENCE_LENGTH && field === 'regex';
  const isProse = PROSE.test(field) || place === 'town' || (isOfSubject && sample.arePhrases) || isFiller;
  if (!isProse) return undefined;
  if (isFiller) {
    const [least, most] = [minLength, maxLength].map((length) =>
      Math.max(0, Math.round(length / FILLER_LENGTH) - 1),
    );
    return `${texts.sentence}( ${texts.sentence}){${least},${most}}`;
  }
  if (field === 'word.title' || place === 'town' || maxLength <= HEADING_LENGTH) return texts.heading;
  const { sentence } = texts;
  return maxLength <= SENTENCE_LENGTH ? sentence : `${sentence}( ${sentence}|)( ${sentence}|)`;
}

/** The pattern with capitals, but for its classes. */
const inCapitals = (pattern: string) => pattern.toUpperCase().replaceAll('\\D', '\\d');
