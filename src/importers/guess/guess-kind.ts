import { type CustomKindId, customKindIds, customKinds } from '../../catalogue/custom-kinds.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { guessByWords, type NamedTable } from './guess-field.ts';
import { singulars, wordsOf } from './words.ts';

/** Fields for which a custom column has no kind of its own, at the kind whose values come nearest. */
const SIMILAR_FIELDS: Readonly<Partial<Record<CustomKindId, readonly FieldId[]>>> = {
  names: ['person.firstName', 'person.lastName', 'person.middleName'],
  addresses: ['location.streetAddress', 'location.street', 'location.secondaryAddress'],
  companies: ['airline.airline', 'book.publisher'],
  dates: ['timestamp', 'date.birthdate'],
  numbers: ['sequence', 'regex', 'location.buildingNumber', 'internet.port', 'finance.creditCardCVV'],
  finance: [
    'finance.accountName',
    'finance.bic',
    'finance.bitcoinAddress',
    'finance.creditCardNumber',
    'finance.currencyCode',
    'finance.currencyName',
    'finance.currencySymbol',
    'finance.ethereumAddress',
    'finance.iban',
    'finance.routingNumber',
    'finance.transactionType',
  ],
  internet: [
    'image.avatar',
    'image.url',
    'internet.domainName',
    'internet.ipv4',
    'internet.ipv6',
    'internet.mac',
    'internet.userAgent',
  ],
  vehicles: [
    'vehicle.fuel',
    'vehicle.manufacturer',
    'vehicle.model',
    'vehicle.type',
    'vehicle.vin',
    'vehicle.vrm',
  ],
  colors: ['color.human'],
  commerce: ['commerce.department', 'commerce.productMaterial'],
  words: [
    'animal.type',
    'array',
    'book.title',
    'food.dish',
    'food.ingredient',
    'list',
    'word.slug',
    'music.songName',
    'word.noun',
  ],
  lorem: [
    'company.buzzPhrase',
    'company.catchPhrase',
    'git.commitMessage',
    'person.bio',
    'word.sentences',
    'word.title',
  ],
  location: [
    'location.continent',
    'location.country',
    'location.countryCode',
    'location.county',
    'location.latitude',
    'location.longitude',
    'location.state',
    'location.stateAbbreviation',
    'location.timeZone',
    'location.zipCode',
  ],
};

const kindsByField: ReadonlyMap<FieldId, CustomKindId> = new Map(
  customKindIds.flatMap((kind) =>
    [customKinds[kind].field, ...(SIMILAR_FIELDS[kind] ?? [])].map((field) => [field, kind] as const),
  ),
);

/** The table of the custom dialog. Its name says nothing about the columns. */
const TABLE: NamedTable = { name: 'custom_data', columns: [] };

/** In characters. Guesses from longer names would take long. */
const NAME_MAX = 100;

/**
 * The kind of the custom dialog that a column's name suggests, as the Studio guesses a field: `mail` and `mails` suggest
 * e-mail addresses. Undefined for a name without a meaning, and for one whose values no kind comes near.
 */
export function guessKind(name: string): CustomKindId | undefined {
  if (name.length > NAME_MAX) return undefined;
  const field = [name, ...singularNames(name)]
    .map((form) => guessByWords(TABLE, form)?.field)
    .find((guess) => guess !== undefined);
  return field && kindsByField.get(field);
}

/** A name whose last word may be a plural, with the forms that its singular can have. */
function singularNames(name: string): readonly string[] {
  const words = wordsOf(name);
  const [, ...forms] = singulars(words.at(-1) ?? '');
  return forms.map((form) => [...words.slice(0, -1), form].join(' '));
}
