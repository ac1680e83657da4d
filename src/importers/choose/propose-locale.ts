import type { CountrySign } from '../samples/country-signs.ts';
import type { SourceTable } from '../source-tables.ts';

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
    alone: { 'phone +49': 'phone numbers begin with +49' },
    together: { 'five digits': FIVE_DIGITS, 'German words': 'names have ü or ß' },
  },
  {
    locale: 'en_GB',
    people: 'British',
    alone: {
      'phone +44': 'phone numbers begin with +44',
      'British phone': 'phone numbers are written like 020 7946 0018',
      'British postcode': 'postcodes are written like SW1A 1AA',
    },
    together: {},
  },
  {
    locale: 'fr',
    people: 'French',
    alone: {
      'phone +33': 'phone numbers begin with +33',
      'French phone': 'phone numbers are written like 01 23 45 67 89',
    },
    together: { 'five digits': FIVE_DIGITS, 'French words': 'names have è, ê or ç' },
  },
];

/** Rows with these are of another country. */
const FOREIGN: readonly CountrySign[] = [
  ...(['phone +1', 'American phone', 'American postcode'] as const),
  ...(['phone of another country', 'words of another language'] as const),
];

/** In words, for names of columns: `plz`, `code_postal`, `Postcode`. */
const POSTCODE_NAME = /zip|plz|post|^cp$/i;

function signsOf({ columns }: SourceTable): ReadonlySet<CountrySign> {
  return new Set(
    columns.flatMap(({ name, sample }) =>
      (sample?.countrySigns ?? []).filter((sign) => sign !== 'five digits' || POSTCODE_NAME.test(name)),
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

/**
 * The locale that the rows of samples have. Undefined unless the phone numbers, postcodes and names of all tables tell one locale and
 * no other country.
 */
export function localeProposal(tables: readonly SourceTable[]): LocaleProposal | undefined {
  const signs = new Set(tables.flatMap((table) => [...signsOf(table)]));
  if (FOREIGN.some((sign) => signs.has(sign))) return undefined;
  const proposals = PROPOSALS.flatMap((proposal) => {
    const reasons = reasonsOf(proposal, signs);
    return reasons.length > 0 ? [{ ...proposal, reasons }] : [];
  });
  const [proposal, another] = proposals;
  if (!proposal || another) return undefined;
  const { locale, people, reasons } = proposal;
  return {
    locale,
    note: `The rows look ${people}: ${reasons.join(', and ')}. So their locale is ${locale}.`,
  };
}
