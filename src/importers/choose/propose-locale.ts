import { languageOfNames } from '../guess/name-language.ts';
import type { CountrySign } from '../samples/country-signs.ts';
import type { WordForm } from '../samples/word-forms.ts';
import type { SourceColumn, SourceTable } from '../source-tables.ts';
import type { Choice } from './choice.ts';

interface Proposal {
  readonly locale: string;
  readonly people: string;
  /** Each of these signs is enough. */
  readonly alone: Readonly<Partial<Record<CountrySign, string>>>;
  /** These signs are enough together. */
  readonly together: Readonly<Partial<Record<CountrySign, string>>>;
}

const FIVE_DIGITS = 'postcodes have five digits';

const PROPOSALS: readonly Proposal[] = [
  {
    locale: 'de',
    people: 'German',
    alone: {
      'phone +49': 'phone numbers begin with +49',
      'German address': 'addresses are written like Bergstr. 8, 10115 Berlin',
    },
    together: { 'five digits': FIVE_DIGITS, 'German words': 'names have ü or ß' },
  },
  {
    locale: 'en_GB',
    people: 'British',
    alone: {
      'phone +44': 'phone numbers begin with +44',
      'British phone': 'phone numbers are written like 020 7946 0018',
      'British postcode': 'postcodes are written like SW1A 1AA',
      'British address': 'addresses end in postcodes like SW1A 1AA',
    },
    together: {},
  },
  {
    locale: 'fr',
    people: 'French',
    alone: {
      'phone +33': 'phone numbers begin with +33',
      'French phone': 'phone numbers are written like 01 23 45 67 89',
      'French address': 'addresses are written like 8 rue de la Paix 75002 Paris',
    },
    together: { 'five digits': FIVE_DIGITS, 'French words': 'names have è, ê or ç' },
  },
];

/** Rows with these are American. */
const AMERICAN: readonly CountrySign[] = ['phone +1', 'American phone', 'American postcode'];
/** Rows with these are of a country that no locale has. */
const FOREIGN: Readonly<Partial<Record<CountrySign, string>>> = {
  'phone of another country': 'phone numbers of another country',
  'postcode of another country': 'postcodes of another country',
  'words of another language': 'names with letters of another language',
};

/** In words, for names of columns: `plz`, `code_postal`, `Postcode`. */
const POSTCODE_NAME = /zip|plz|post|^cp$/i;

const OF_POSTCODES: ReadonlySet<CountrySign> = new Set(['five digits', 'postcode of another country']);

function signsOf({ columns }: SourceTable): ReadonlySet<CountrySign> {
  return new Set(
    columns.flatMap(({ name, sample }) =>
      (sample?.countrySigns ?? []).filter((sign) => !OF_POSTCODES.has(sign) || POSTCODE_NAME.test(name)),
    ),
  );
}

function reasonsOf({ alone, together }: Proposal, signs: ReadonlySet<CountrySign>): readonly string[] {
  const present = (wanted: Proposal['alone']) =>
    Object.entries(wanted).flatMap(([sign, reason]) =>
      [...signs].some((each) => each === sign) ? [reason] : [],
    );
  const [first, second] = [present(alone), present(together)];
  const isWhole = second.length > 1 && second.length === Object.keys(together).length;
  return first.length > 0 || isWhole ? [...first, ...second] : [];
}

/** A locale, and why it is that of the rows, as a sentence. */
export interface LocaleProposal {
  readonly locale: string;
  readonly note: string;
}

/** Why values of the default locale do not fit the rows, in words that follow a colon. */
interface Misfit {
  readonly misfit: string;
}

/**
 * The locale that the rows of samples have, if the phone numbers, postcodes and names of all tables tell one locale and no other
 * country. Undefined if nothing tells that the rows are not American.
 */
export function localeProposal(tables: readonly SourceTable[]): LocaleProposal | Misfit | undefined {
  const signs = new Set(tables.flatMap((table) => [...signsOf(table)]));
  const foreign = Object.entries(FOREIGN).flatMap(([sign, reason]) =>
    [...signs].some((each) => each === sign) ? [reason] : [],
  );
  const foreignIban = ibanCountries(tables).find((code) => !LOCALE_COUNTRIES.has(code));
  if (foreignIban !== undefined) foreign.push(`IBANs that begin with ${foreignIban}`);
  if (foreign.length > 0) return { misfit: `the sample has ${foreign.join(', and ')}` };
  const proposals = PROPOSALS.flatMap((proposal) => {
    const reasons = reasonsOf(proposal, signs);
    return reasons.length > 0 ? [{ ...proposal, reasons }] : [];
  });
  const [proposal, another] = proposals;
  if (tables.some(({ columns }) => columns.some(({ sample }) => (sample?.callingCodes?.length ?? 0) > 1)))
    return { misfit: SEVERAL };
  if (!proposal) return undefined;
  const isAmerican = AMERICAN.some((sign) => signs.has(sign));
  const isClear = proposals.some(({ alone }) => [...signs].some((sign) => alone[sign] !== undefined));
  if (another || (isAmerican && isClear)) return { misfit: SEVERAL };
  if (isAmerican) return undefined;
  const { locale, people, reasons } = proposal;
  return {
    locale,
    note: `The rows look ${people}: ${reasons.join(', and ')}. So their locale is ${locale}.`,
  };
}

/** The languages of names that tell a locale. */
const LOCALES_OF_NAMES: Readonly<Record<string, { readonly locale: string; readonly adjective: string }>> = {
  de: { locale: 'de', adjective: 'German' },
  fr: { locale: 'fr', adjective: 'French' },
};

/** So many different names of tables and columns tell a locale, if they are so many of a hundred. */
const NAMES_LEAST = 5;
const NAMES_PERCENT = 20;

/** The locale of the language in which tables and columns are named, unless rows show that they are American. */
export function localeOfNames(tables: readonly SourceTable[]): LocaleProposal | undefined {
  const signs = new Set(tables.flatMap((table) => [...signsOf(table)]));
  if (AMERICAN.some((sign) => signs.has(sign))) return undefined;
  const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
  const all = [...columns, ...tables.map(({ name }) => name)];
  const { language = '', names = [] } = languageOfNames(all) ?? {};
  const ofNames = LOCALES_OF_NAMES[language];
  const count = new Set(all.map((name) => name.toLowerCase())).size;
  if (!ofNames || names.length < NAMES_LEAST || names.length * 100 < count * NAMES_PERCENT) return undefined;
  const { locale, adjective } = ofNames;
  const [one, two, three] = names;
  return {
    locale,
    note: `Columns have ${adjective} names, such as ${one}, ${two} and ${three}. So the locale of the rows is ${locale}.`,
  };
}

const SEVERAL = 'the sample is of several countries';

/** The countries of IBANs that locales have. */
const LOCALE_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'FR', 'GB']);

/** The country codes with which all IBANs of a column begin. */
function ibanCountries(tables: readonly SourceTable[]): readonly string[] {
  return tables.flatMap(({ columns }) =>
    columns.flatMap(({ name, sample }) => {
      const isIban = sample?.looksLike === 'finance.iban' || /iban/i.test(name);
      return (isIban && /^([A-Z]{2})\\d/.exec(sample?.pattern ?? '')?.[1]) || [];
    }),
  );
}

/** Fields whose values are of the country of the locale. */
const OF_COUNTRY =
  /^(?:person\.(?:fullName|firstName|middleName|lastName)|company\.name|phone\.number|location\.(?:fullAddress|streetAddress|street|city|county|state|stateAbbreviation|zipCode|timeZone))$/;

/** A choice for a column of rows that are of another country than those of the locale: it is not sure, and its reason says so. */
export function misfitted(choice: Choice, { sample }: SourceColumn, misfit: string): Choice {
  const { field, why, options } = choice;
  if (!OF_COUNTRY.test(field) || options?.independent === true) return choice;
  if (sample?.wordForm) return asWordForm(choice, sample.wordForm);
  const [code, another] = sample?.callingCodes ?? [];
  if (
    field === 'phone.number' &&
    sample?.pattern !== undefined &&
    another === undefined &&
    code !== undefined &&
    !LOCALE_CODES.has(code)
  ) {
    const reason = `The pattern of all values. No locale has the phone numbers of ${code}`;
    return {
      field: 'regex',
      options: { pattern: sample.pattern },
      evidence: 'sample',
      confidence: 'likely',
      why: reason,
    };
  }
  const begin =
    field === 'phone.number' && code !== undefined && another === undefined
      ? `phone numbers begin with ${code}`
      : misfit;
  return { ...choice, confidence: 'unsure', why: `${why}, but values are American: ${begin}` };
}

export function asWordForm(choice: Choice, { pattern }: WordForm): Choice {
  const why = `${choice.why}, but no locale has the words of the sample`;
  return { ...choice, field: 'regex', options: { pattern }, evidence: 'sample', confidence: 'likely', why };
}

const OF_PLACES = /^(?:location\.(?:fullAddress|streetAddress|street|city|county|state)|company\.name)$/;

/** Names of places, streets and firms are invented, unless the sample looks American. */
export function withWordForm(choice: Choice, { sample }: SourceColumn): Choice {
  return sample?.wordForm && OF_PLACES.test(choice.field) ? asWordForm(choice, sample.wordForm) : choice;
}

/** Two capitals, as postal codes of states are. */
const STATE_PATTERN = '[A-Z]{2}';
const STATE_NAME = /state|^st$|province/i;

/** Whether the rows of samples look American: by phone numbers, postcodes or abbreviations of states. */
export function areAmerican(tables: readonly SourceTable[]): boolean {
  if (tables.some(({ columns }) => columns.some(({ sample }) => sample?.tableLanguage))) return false;
  const signs = new Set(tables.flatMap((table) => [...signsOf(table)]));
  return (
    signs.has('five digits') ||
    AMERICAN.some((sign) => signs.has(sign)) ||
    tables.some(({ columns }) => columns.some(isOfStates))
  );
}

function isOfStates({ name, sample }: SourceColumn): boolean {
  if (!STATE_NAME.test(name)) return false;
  const values = (sample?.few ?? []).map(({ value }) => value);
  return (
    sample?.pattern === STATE_PATTERN ||
    (values.length > 0 && values.every((value) => /^[A-Z]{2}$/.test(String(value))))
  );
}

/** The calling codes of the locales. */
const LOCALE_CODES: ReadonlySet<string> = new Set(['+1', '+33', '+44', '+49']);
