import { faker } from '@faker-js/faker/locale/en';
import areaCodes from 'areacodes/lib/data.json' with { type: 'json' };
import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import mimeTypes from 'mime-db';
import { validate as validateVin } from 'vin-validator';
import { describe, expect, it } from 'vitest';
import { categories, isCategoryId } from '../../../src/catalogue/categories.ts';
import type { Run } from '../../../src/schema/requests.ts';
import { STATES } from '../../fixtures/american-states.ts';
import type { ColumnDocument } from '../../fixtures/any-schema.ts';
import { COMMON_FIRST_NAMES } from '../../fixtures/common-names.ts';
import { isCountry } from '../../fixtures/countries.ts';
import { CURRENCY_OF, hasDecimalsOf } from '../../fixtures/currencies.ts';
import * as known from '../../fixtures/known-facts.ts';
import {
  broken,
  cell,
  expectInEvery,
  type Row,
  recordsOf,
  recordsOfDocument,
} from '../../fixtures/records.ts';
import { categoryRun, customRun, NOW } from '../../fixtures/runs.ts';
import { distanceKm, isZipOfCity, lookUpZip } from '../../fixtures/zip-codes.ts';

/** Two or more cells of a row that describe the same thing. */
interface Pair {
  readonly what: string;
  /** Reads only the row. */
  readonly holds: (row: Row) => boolean;
  /** Where the next row's cell is put, the pair no longer holds. */
  readonly changed: string;
  /** Columns that no dialog has. */
  readonly inDocuments?: true;
  /** Of the rows, if two public tables do not agree any further. */
  readonly share?: number;
}

/** Pairs by what they are read from: a category, or other columns of a dialog and of a document; documents have `more`. */
interface Subject {
  readonly run?: Run;
  readonly columns?: readonly ColumnDocument[];
  readonly more?: readonly ColumnDocument[];
  readonly pairs: readonly Pair[];
}

const abbreviations = new Map([...STATES].map(([abbreviation, name]) => [name, abbreviation]));
const stateOf = (row: Row) => abbreviations.get(cell(row, 'State')) ?? '';

/** A name as a mailbox may spell it. */
const mailbox = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Filled up with `x` where its provider wants a longer one. */
function isMailboxOf(first: string, last: string, mail: string): boolean {
  const [local = ''] = mail.split('@');
  const start = mailbox(first);
  return (
    local.startsWith(start) &&
    new RegExp(`^[._-]?${mailbox(last)}x*\\d{0,7}$`).test(local.slice(start.length))
  );
}

/** Whether its provider gives such an address: https://support.google.com/mail/answer/9211434 */
function isPossible(email: string): boolean {
  const [local = '', provider] = email.split('@');
  return provider !== 'gmail.com' || /^[a-z0-9][a-z0-9.]{4,28}[a-z0-9]$/.test(local);
}

/** Of a full name, without prefix and suffix. */
function namesOf(fullName: string): readonly [first: string, last: string] {
  const [first = '', ...last] = fullName
    .replace(/^(?:Mr\.|Mrs\.|Ms\.|Miss|Dr\.) /, '')
    .replace(/ (?:Jr\.|Sr\.|I{1,3}|IV|V|MD|DDS|PhD|DVM)$/, '')
    .split(' ');
  return [first, last.join(' ')];
}

/** Of both sexes, though few men are. */
const OF_BOTH = ['Kelly'];

function isOfSex(name: string, sex: string | undefined): boolean {
  const { female, male } = COMMON_FIRST_NAMES;
  if (OF_BOTH.includes(name)) return true;
  return sex === 'female' ? !male.has(name) || female.has(name) : !female.has(name) || male.has(name);
}

const PREFIXES: Readonly<Record<string, RegExp>> = {
  female: /^(Miss|Mrs\.|Ms\.|Dr\.)$/,
  male: /^(Mr\.|Dr\.)$/,
};
const MEN_SUFFIX = /^(Jr\.|Sr\.|II|III|IV|V)$/;
/** A degree would be a second title. */
const suffixFits = ({ Sex, Suffix = '' }: Row) =>
  Suffix === '' || (MEN_SUFFIX.test(Suffix) && Sex === 'male');

function isMadeOfNames(row: Row): boolean {
  const { Prefix, Suffix, 'Full Name': full } = row;
  const names = `${row['First Name']} ${row['Last Name']}${Suffix === '' ? '' : ` ${Suffix}`}`;
  return full === `${Prefix} ${names}` || (full === names && Prefix !== 'Dr.');
}

/** The last day of each sign, by month and day: https://en.wikipedia.org/wiki/Astrological_sign */
const SIGNS = {
  Capricorn: 119,
  Aquarius: 218,
  Pisces: 320,
  Aries: 419,
  Taurus: 520,
  Gemini: 620,
  Cancer: 722,
  Leo: 822,
  Virgo: 922,
  Libra: 1022,
  Scorpio: 1121,
  Sagittarius: 1221,
};

function isSignOf(row: Row): boolean {
  const [, month, day] = cell(row, 'Birthdate').slice(0, 10).split('-').map(Number);
  const date = (month ?? 0) * 100 + (day ?? 0);
  const [sign = 'Capricorn'] = Object.entries(SIGNS).find(([, last]) => date <= last) ?? [];
  return row['Zodiac Sign'] === sign;
}

const yearsOf = (birthdate: string) => (NOW - Date.parse(birthdate)) / (365.25 * 86_400_000);

/** The least ages, by the years of school, for a job or its license: https://www.bls.gov/ooh/occupation-finder.htm */
const LEAST_AGES: readonly (readonly [title: RegExp, age: number])[] = [
  [/(?:Physician|Surgeon|Dentist|Veterinarian|Professor|Psychologist)$/, 25],
  [/(?:Attorney|Pharmacist|Principal|Director)$|^(?:Chief|Principal) /, 24],
  [/(?:Registered Nurse|School Teacher|(?:Truck|Bus) Driver|Bartender|Police Officer)$/, 18],
  [/./, 16],
];

/** Children have no job. Interns are young. */
function jobFits(title: string, age: number): boolean {
  if (title === '') return age < 16.01;
  if (title.endsWith(' Intern') && age > 26) return false;
  return LEAST_AGES.every(([titles, least]) => !titles.test(title) || age > least - 0.01);
}

/** Where a number of a list is known, that it is right. */
const unlessUnknown = <T>(fact: T | undefined, holds: (fact: T) => boolean) =>
  fact === undefined || holds(fact);

const stateOfArea = new Map(Object.entries(areaCodes).map(([code, { stateCode }]) => [code, stateCode]));
const areaOf = (phone: string) => /[2-9]\d\d/.exec(phone)?.[0] ?? '';
const isOfState = (phone: string, state: string) =>
  unlessUnknown(stateOfArea.get(areaOf(phone)), (own) => own === state);

const cityOfAddress = (address: string) => /, ([^,]+), \w\w \d{5}(?:-\d{4})?$/.exec(address)?.[1] ?? '';
const stateOfAddress = (address: string) => /, (\w\w) \d{5}(?:-\d{4})?$/.exec(address)?.[1] ?? '';

function isNearZip(row: Row): boolean {
  const zip = lookUpZip(cell(row, 'Zip Code'));
  const own = [Number(row.Latitude), Number(row.Longitude)] as const;
  return zip !== undefined && distanceKm([zip.latitude, zip.longitude], own) < 50;
}

const hours = new Map<string, number>();

/** Hours from UTC in January. */
function hoursOf(timeZone: string): number {
  const before = hours.get(timeZone);
  if (before !== undefined) return before;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offset = Number(/GMT([+-]\d+)/.exec(format.format(Date.UTC(2026, 0, 15)))?.[1]);
  hours.set(timeZone, offset);
  return offset;
}

const isOneOf = (text: string, forms: ReadonlyMap<string, RegExp>, key: string) =>
  unlessUnknown(forms.get(key), (form) => form.test(text));

const places: readonly Pair[] = [
  {
    what: 'a zip code of its state',
    changed: 'Zip Code',
    share: 0.99,
    holds: (row) => lookUpZip(cell(row, 'Zip Code'))?.state === stateOf(row),
  },
  {
    what: 'a zip code of its city',
    changed: 'City',
    share: 0.97,
    holds: (row) => isZipOfCity(cell(row, 'Zip Code'), cell(row, 'City')),
  },
  { what: 'coordinates of its zip code', changed: 'Zip Code', share: 0.99, holds: isNearZip },
  {
    what: 'a country of its code',
    changed: 'Country Code',
    holds: (row) => isCountry(cell(row, 'Country Code'), cell(row, 'Country')),
  },
];

const airlineCodes = new Map(faker.definitions.airline.airline.map(({ name, iataCode }) => [name, iataCode]));

function aircraftTypeOf(airplane: string): string {
  if (/Embraer|Bombardier|ATR|Dash/.test(airplane)) return 'regional';
  return /A3[358]0|A340|7[4678]7/.test(airplane) ? 'widebody' : 'narrowbody';
}

/** Rows at most, and letters of a row. */
const SEATS: readonly (readonly [airplane: RegExp, rows: number, letters: string])[] = [
  [/CRJ200/, 13, 'ABCD'],
  [/CRJ700|ATR 72/, 18, 'ABCD'],
  [/CRJ|E170|E175|Dash/, 25, 'ABCD'],
  [/Embraer/, 34, 'ABCD'],
  [/A220|717/, 30, 'ABCDEF'],
  [/737-700/, 24, 'ABCDEF'],
  [/A319/, 26, 'ABCDEF'],
  [/A320|C919/, 30, 'ABCDEF'],
  [/737/, 35, 'ABCDEF'],
  [/A321/, 38, 'ABCDEF'],
  [/757/, 45, 'ABCDEF'],
  [/767/, 43, 'ABDEFHK'],
  [/A330/, 45, 'ACDEFGHK'],
  [/787-8/, 40, 'ABCDEFHJK'],
  [/787|A350/, 48, 'ABCDEFHJK'],
  [/777|747/, 52, 'ABCDEFGHJK'],
  [/A380/, 80, 'ABCDEFGHJK'],
];

function isSeatOf(seat: string, airplane: string): boolean {
  const [, row, letter = '?'] = /^(\d+)([A-Z])$/.exec(seat) ?? [];
  const [, rows = 0, letters = ''] = SEATS.find(([name]) => name.test(airplane)) ?? [];
  return Number(row) >= 1 && Number(row) <= rows && letters.includes(letter);
}

/** Types without an extension of their own have those of the same kind of media. */
function isExtensionOf(extension: string, type: string): boolean {
  const own = mimeTypes[type]?.extensions;
  if (own) return own.includes(extension);
  const parts = type.split('/');
  return Object.entries(mimeTypes).some(
    ([other, { extensions }]) =>
      extensions?.includes(extension) && other.split('/').some((part, i) => part === parts[i]),
  );
}

const ELEMENTS = new Map(
  faker.definitions.science.chemical_element.map(({ name, symbol }) => [name, symbol]),
);
const SYMBOLS = new Map([...known.SYMBOLS].map(([code, symbol]) => [symbol, code]));
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

/** Beginnings of the words of a currency's name: Uzbekistan's is Uzbekistani. */
const nounsOf = (name: string) =>
  new Set(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\b[a-z]{3,5}/g),
  );

function isCurrencyName(code: string, name: string): boolean {
  const theirs = nounsOf(currencyNames.of(code) ?? '');
  return [...nounsOf(name)].some((noun) => theirs.has(noun));
}

const currencies: readonly Pair[] = [
  {
    what: 'a currency of its code',
    changed: 'Currency Name',
    holds: (row) => isCurrencyName(cell(row, 'Currency Code'), cell(row, 'Currency Name')),
  },
  {
    what: 'a symbol of its code',
    changed: 'Currency Symbol',
    holds: ({ 'Currency Code': code = '', 'Currency Symbol': symbol = '' }) =>
      (known.SYMBOLS.get(code) ?? symbol) === symbol && (SYMBOLS.get(symbol) ?? code) === code,
  },
  {
    what: 'an amount with its currency’s decimals',
    changed: 'Amount',
    holds: (row) => hasDecimalsOf(cell(row, 'Currency Code'), cell(row, 'Amount')),
  },
];

const card = (row: Row) => cardValidator.number(row['Credit Card Number']);

/** What rulings 9 and 11 say to agree. */
const subjects: Readonly<Record<string, Subject>> = {
  person: {
    more: [
      { name: 'Birthdate', field: 'date.birthdate', options: { minAge: 0, maxAge: 95 } },
      { name: 'Zodiac Sign', field: 'person.zodiacSign' },
      { name: 'Email', field: 'internet.email' },
      { name: 'GMail', field: 'internet.email', options: { provider: 'gmail.com' } },
      { name: 'User Name', field: 'internet.username' },
    ],
    pairs: [
      { what: 'one sex', changed: 'Sex Type', holds: (row) => row.Sex === row['Sex Type'] },
      {
        what: 'a prefix of its sex',
        changed: 'Prefix',
        holds: (row) => PREFIXES[cell(row, 'Sex')]?.test(cell(row, 'Prefix')) ?? false,
      },
      {
        what: 'a first name of its sex',
        changed: 'Sex',
        holds: (row) => isOfSex(cell(row, 'First Name'), row.Sex),
      },
      {
        what: 'a middle name of its sex',
        changed: 'Sex',
        holds: (row) => isOfSex(cell(row, 'Middle Name'), row.Sex),
      },
      { what: 'a suffix that fits its sex', changed: 'Sex', holds: suffixFits },
      { what: 'a full name of its names, prefix and suffix', changed: 'Full Name', holds: isMadeOfNames },
      {
        what: 'a job title of its area and type',
        changed: 'Job Title',
        holds: (row) => cell(row, 'Job Title').endsWith(`${row['Job Area']} ${row['Job Type']}`.trim()),
      },
      {
        what: 'a job that people of its age have',
        changed: 'Birthdate',
        inDocuments: true,
        holds: (row) => jobFits(cell(row, 'Job Title'), yearsOf(cell(row, 'Birthdate'))),
      },
      {
        what: 'an age at which people have a degree',
        changed: 'Birthdate',
        inDocuments: true,
        holds: (row) => row.Prefix !== 'Dr.' || yearsOf(cell(row, 'Birthdate')) > 25,
      },
      {
        what: 'an age at which people are Mr. and Mrs.',
        changed: 'Birthdate',
        inDocuments: true,
        holds: (row) => row.Prefix !== 'Mrs.' || yearsOf(cell(row, 'Birthdate')) > 18,
      },
      {
        what: 'the sign of the zodiac of its birthdate',
        changed: 'Birthdate',
        inDocuments: true,
        holds: isSignOf,
      },
      {
        what: 'a user name of its names',
        changed: 'User Name',
        inDocuments: true,
        holds: (row) => isMailboxOf(cell(row, 'First Name'), cell(row, 'Last Name'), cell(row, 'User Name')),
      },
      {
        what: 'an e-mail address of its user name',
        changed: 'Email',
        inDocuments: true,
        holds: (row) => cell(row, 'Email').split('@')[0] === row['User Name'],
      },
      {
        what: 'an address at GMail of its names',
        changed: 'GMail',
        inDocuments: true,
        holds: (row) =>
          isMailboxOf(cell(row, 'First Name'), cell(row, 'Last Name'), cell(row, 'GMail')) &&
          isPossible(cell(row, 'GMail')),
      },
    ],
  },
  address: {
    more: [{ name: 'Phone', field: 'phone.number' }],
    pairs: [
      ...places,
      {
        what: 'the abbreviation of its state',
        changed: 'State Abbreviation',
        holds: (row) => row['State Abbreviation'] === stateOf(row),
      },
      {
        what: 'its building number in its street address',
        changed: 'Building Number',
        holds: (row) => cell(row, 'Street Address').startsWith(`${row['Building Number']} `),
      },
      {
        what: 'a full address of street, city, state and zip code',
        changed: 'Full Address',
        holds: (row) =>
          row['Full Address'] ===
          `${row['Street Address']}, ${row.City}, ${row['State Abbreviation']} ${row['Zip Code']}`,
      },
      {
        what: 'a county of its state',
        changed: 'County',
        holds: (row) =>
          unlessUnknown(
            known.COUNTIES.get(cell(row, 'County')),
            (state) => state === row['State Abbreviation'],
          ),
      },
      {
        what: 'a phone of its state',
        changed: 'Phone',
        inDocuments: true,
        holds: (row) => isOfState(cell(row, 'Phone'), cell(row, 'State Abbreviation')),
      },
    ],
  },
  location: {
    pairs: [
      ...places.map((pair) => (pair.changed === 'Country Code' ? { ...pair, changed: '' } : pair)),
      { what: 'the country of its state', changed: '', holds: (row) => row['Country Code'] === 'US' },
      {
        what: 'a time zone of its state',
        changed: 'Time Zone',
        holds: (row) => known.HOURS.get(stateOf(row))?.includes(hoursOf(cell(row, 'Time Zone'))) ?? false,
      },
    ],
  },
  internet: {
    pairs: [
      {
        what: 'an e-mail address of its user name',
        changed: 'Email',
        holds: (row) => cell(row, 'Email').split('@')[0] === row['User Name'],
      },
      {
        what: 'an e-mail address that its provider gives',
        changed: 'Email',
        holds: (row) =>
          isPossible(cell(row, 'Email')) && cell(row, 'Email').startsWith(`${row['User Name']}@`),
      },
      {
        what: 'an example address of its user name, at a reserved domain',
        changed: 'Example Email',
        holds: (row) =>
          ['com', 'net', 'org'].some((end) => row['Example Email'] === `${row['User Name']}@example.${end}`),
      },
      {
        what: 'a domain name of its word and suffix',
        changed: 'Domain Name',
        holds: (row) => row['Domain Name'] === `${row['Domain Word']}.${row['Domain Suffix']}`,
      },
      {
        what: 'a URL of its protocol and domain name',
        changed: 'URL',
        holds: (row) => row.URL === `${row.Protocol}://${row['Domain Name']}`,
      },
    ],
  },
  vehicle: {
    pairs: [
      {
        what: 'a name of its manufacturer and model',
        changed: 'Vehicle',
        holds: (row) => row.Vehicle === `${row.Manufacturer} ${row.Model}`,
      },
      {
        what: 'the manufacturer of its model',
        changed: 'Model',
        holds: (row) =>
          unlessUnknown(
            known.MAKERS_OF_MODELS.get(cell(row, 'Model')),
            (maker) => maker === row.Manufacturer,
          ),
      },
      {
        what: 'a body of its model',
        changed: 'Type',
        holds: (row) => isOneOf(cell(row, 'Type'), known.BODIES, cell(row, 'Model')),
      },
      {
        what: 'a fuel of its manufacturer',
        changed: 'Manufacturer',
        holds: (row) =>
          unlessUnknown(known.FUELS.get(cell(row, 'Manufacturer')), (fuel) => fuel === row.Fuel),
      },
      {
        what: 'a VIN of its manufacturer, with its check digit',
        changed: 'Manufacturer',
        holds: (row) =>
          validateVin(cell(row, 'VIN')) &&
          isOneOf(cell(row, 'VIN'), known.VINS_OF_MAKERS, cell(row, 'Manufacturer')),
      },
      {
        what: 'a VIN of a year in which its model was made',
        changed: 'VIN',
        holds: (row) => {
          const year = known.yearOfVin(cell(row, 'VIN'));
          const [first, last] = known.MODEL_YEARS.get(cell(row, 'Model')) ?? [2010, 2025];
          return year >= first && year <= last;
        },
      },
      {
        what: 'a body and a fuel that its model had in the year of its VIN',
        changed: '',
        holds: (row) => {
          const year = known.yearOfVin(cell(row, 'VIN'));
          return [row.Type, row.Fuel].every((version) =>
            unlessUnknown(
              known.YEARS_OF_VERSIONS.get(`${row.Model} ${version}`),
              ([first, last]) => year >= first && year <= last,
            ),
          );
        },
      },
      {
        what: 'a registration mark of its VIN’s year',
        changed: 'VRM',
        holds: (row) =>
          Number(/^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(cell(row, 'VRM'))?.[1]) % 50 ===
          known.yearOfVin(cell(row, 'VIN')) - 2000,
      },
    ],
  },
  currency: {
    run: categoryRun('finance', { fields: ['Amount', 'Currency Code', 'Currency Name', 'Currency Symbol'] }),
    columns: [
      { name: 'Amount', field: 'finance.amount' },
      { name: 'Currency Code', field: 'finance.currencyCode' },
      { name: 'Currency Name', field: 'finance.currencyName' },
      { name: 'Currency Symbol', field: 'finance.currencySymbol' },
    ],
    pairs: currencies,
  },
  finance: {
    more: [
      { name: 'Issuer', field: 'finance.creditCardIssuer' },
      { name: 'CVV', field: 'finance.creditCardCVV' },
    ],
    pairs: [
      ...currencies,
      {
        what: 'an IBAN of a country of its currency',
        changed: 'IBAN',
        holds: (row) =>
          isValidIBAN(cell(row, 'IBAN')) &&
          CURRENCY_OF[cell(row, 'IBAN').slice(0, 2)] === row['Currency Code'],
      },
      {
        what: 'a card number of its issuer',
        changed: 'Issuer',
        inDocuments: true,
        holds: (row) => card(row).isValid && card(row).card?.niceType === row.Issuer,
      },
      {
        what: 'a card code as long as its issuer’s',
        changed: 'CVV',
        inDocuments: true,
        holds: (row) => cell(row, 'CVV').length === card(row).card?.code.size,
      },
    ],
  },
  science: {
    pairs: [
      {
        what: 'the symbol of its element',
        changed: 'Chemical Symbol',
        holds: (row) => ELEMENTS.get(cell(row, 'Chemical Element')) === row['Chemical Symbol'],
      },
    ],
  },
  system: {
    pairs: [
      {
        what: 'a file name with its extension',
        changed: 'File Name',
        holds: (row) => cell(row, 'File Name').endsWith(`.${row['File Extension']}`),
      },
      {
        what: 'a MIME type of its extension',
        changed: 'MIME Type',
        holds: (row) => isExtensionOf(cell(row, 'File Extension'), cell(row, 'MIME Type')),
      },
      {
        what: 'a path with its name at the end',
        changed: 'File Path',
        holds: (row) => cell(row, 'File Path').endsWith(`/${row['File Name']}`),
      },
    ],
  },
  commerce: {
    pairs: [
      {
        what: 'a product’s name of its adjective, material and product',
        changed: 'ProductName',
        holds: (row) => row.ProductName === `${row.ProductAdjective} ${row.ProductMaterial} ${row.Product}`,
      },
      {
        what: 'a department that sells the product',
        changed: 'Department',
        holds: (row) =>
          /^(Pizza|Cheese|Bacon|Chicken|Fish|Tuna|Chips|Salad|Sausages|Bread|Coffee)$/.test(
            cell(row, 'Product'),
          ) ===
          (row.Department === 'Grocery'),
      },
      {
        what: 'an adjective that the department’s goods can have',
        changed: 'ProductAdjective',
        holds: (row) =>
          /^(Tasty|Delicious|Savory|Gourmet|Homestyle)$/.test(cell(row, 'ProductAdjective'))
            ? row.Department === 'Grocery'
            : row.ProductAdjective !== 'Electronic' ||
              !/Grocery|Clothing|Books|Shoes/.test(cell(row, 'Department')),
      },
      {
        what: 'a price of the department',
        changed: 'Price',
        holds: (row) => {
          const price = Number(row.Price);
          return row.Department === 'Grocery' ? price < 100 : row.Department !== 'Computers' || price > 3;
        },
      },
    ],
  },
  book: {
    pairs: [
      {
        what: 'the author of its title',
        changed: 'Author',
        holds: (row) =>
          unlessUnknown(known.AUTHORS.get(cell(row, 'Title')), (name) => cell(row, 'Author').endsWith(name)),
      },
      {
        what: 'a format of its genre',
        changed: '',
        holds: (row) => row.Format !== 'Audiobook' || !/Comic|Graphic/.test(cell(row, 'Genre')),
      },
      {
        what: 'the publisher of its series',
        changed: 'Publisher',
        holds: (row) =>
          unlessUnknown(known.PUBLISHERS.get(cell(row, 'Series')), (name) =>
            cell(row, 'Publisher').includes(name),
          ),
      },
    ],
  },
  airline: {
    pairs: [
      {
        what: 'a flight number of its airline',
        changed: 'Flight Number',
        holds: (row) =>
          unlessUnknown(airlineCodes.get(cell(row, 'Airline')), (code) =>
            cell(row, 'Flight Number').startsWith(code),
          ),
      },
      {
        what: 'an airplane of its type',
        changed: 'Aircraft Type',
        holds: (row) => aircraftTypeOf(cell(row, 'Airplane')) === row['Aircraft Type'],
      },
      {
        what: 'a seat of its airplane',
        changed: 'Seat',
        holds: (row) => isSeatOf(cell(row, 'Seat'), cell(row, 'Airplane')),
      },
      {
        what: 'an airport at which its airline is at home',
        changed: 'Airport',
        holds: (row) => isOneOf(cell(row, 'Airport'), known.HOMES, cell(row, 'Airline')),
      },
      {
        what: 'an airplane of its airline’s fleet',
        changed: 'Airplane',
        holds: (row) => isOneOf(cell(row, 'Airplane'), known.FLEETS, cell(row, 'Airline')),
      },
    ],
  },
  food: {
    pairs: [
      {
        what: 'the cuisine of its dish',
        changed: 'Ethnic Category',
        holds: (row) =>
          unlessUnknown(
            known.DISHES.get(cell(row, 'Dish')),
            ([cuisine]) => cuisine === row['Ethnic Category'],
          ),
      },
      {
        what: 'a description of its dish, with its adjective',
        changed: 'Description',
        holds: (row) =>
          cell(row, 'Description').toLowerCase().startsWith(`${row.Adjective} `) &&
          unlessUnknown(known.DISHES.get(cell(row, 'Dish')), ([, kind]) =>
            kind.test(cell(row, 'Description')),
          ),
      },
      {
        what: 'an ingredient that its dish may have',
        changed: 'Ingredient',
        holds: (row) =>
          unlessUnknown(
            known.DISHES.get(cell(row, 'Dish')),
            ([, , never]) => !never.test(cell(row, 'Ingredient')),
          ),
      },
    ],
  },
  database: {
    pairs: [
      {
        what: 'a type of its column',
        changed: 'Type',
        holds: (row) => isOneOf(cell(row, 'Type'), known.COLUMN_TYPES, cell(row, 'Column')),
      },
    ],
  },
  helpers: {
    pairs: [
      {
        what: 'the value of its key',
        changed: 'Object Value',
        holds: (row) =>
          ({ name: 'John', age: '30', city: 'New York' })[cell(row, 'Object Key')] === row['Object Value'],
      },
    ],
  },
  'two people at two places': {
    run: customRun([
      ['seller mail', 'emails'],
      ['buyer', 'names'],
      ['ship city', 'location'],
      ['phone', 'phones'],
      ['seller', 'names'],
      ['ship to', 'addresses'],
      ['buyer mail', 'emails'],
      ['other phone', 'phones'],
      ['bill city', 'location'],
      ['bill to', 'addresses'],
    ]),
    columns: [
      { name: 'buyer', field: 'person.fullName' },
      { name: 'seller mail', field: 'internet.email' },
      { name: 'seller', field: 'person.fullName', of: { person: 2 } },
      { name: 'buyer mail', field: 'internet.email', of: { person: 2 } },
      { name: 'phone', field: 'phone.number' },
      { name: 'other phone', field: 'phone.number', options: { style: 'mobile' } },
      { name: 'ship city', field: 'location.city' },
      { name: 'ship to', field: 'location.fullAddress' },
      { name: 'bill city', field: 'location.city', of: { place: 2 } },
      { name: 'bill to', field: 'location.fullAddress', of: { place: 2 } },
    ],
    pairs: [
      {
        what: 'the first address of mail of the first name',
        changed: 'seller mail',
        holds: (row) => isMailboxOf(...namesOf(cell(row, 'buyer')), cell(row, 'seller mail')),
      },
      {
        what: 'the second address of mail of the second name',
        changed: 'buyer mail',
        holds: (row) => isMailboxOf(...namesOf(cell(row, 'seller')), cell(row, 'buyer mail')),
      },
      {
        what: 'the first address in the first city',
        changed: 'ship city',
        holds: (row) => cityOfAddress(cell(row, 'ship to')) === row['ship city'],
      },
      {
        what: 'the second address in the second city',
        changed: 'bill city',
        holds: (row) => cityOfAddress(cell(row, 'bill to')) === row['bill city'],
      },
      {
        what: 'a phone of the first address’s state',
        changed: 'phone',
        holds: (row) => isOfState(cell(row, 'phone'), stateOfAddress(cell(row, 'ship to'))),
      },
      {
        what: 'two phones of one area',
        changed: 'other phone',
        holds: (row) => areaOf(cell(row, 'phone')) === areaOf(cell(row, 'other phone')),
      },
    ],
  },
};

const ROWS = 100_000;

function columnsOf(name: string, { columns, more = [] }: Subject): readonly ColumnDocument[] {
  if (columns) return [...columns, ...more];
  if (!isCategoryId(name)) throw new Error(`no category ${name}`);
  const { fields, options = {} } = categories[name];
  const own = Object.entries(fields).map(
    ([label, field]): ColumnDocument => ({ name: label, field, options: options[field] ?? {} }),
  );
  return [...own, ...more];
}

function expectPair({ holds, share }: Pair, rows: readonly Row[]): void {
  if (share === undefined) expectInEvery(rows, holds);
  else expect(rows.filter(holds).length / rows.length).toBeGreaterThanOrEqual(share);
}

describe.each(Object.entries(subjects))('The row of %s has', (name, subject) => {
  const { run = categoryRun(name), pairs } = subject;
  const inDialog = (count?: number) => recordsOf(run, count);
  const inDocument = (count?: number) => recordsOfDocument(columnsOf(name, subject), count);
  const [fromDialog, fromDocument] = [inDialog(), inDocument()];

  it.each(pairs.filter((pair) => !pair.inDocuments))('$what, in a dialog', (pair) =>
    expectPair(pair, fromDialog),
  );

  it.each(pairs)('$what, in a document', (pair) => expectPair(pair, fromDocument));

  it('no contradiction in 100,000 rows', { tags: ['deep'] }, () => {
    const rows = inDialog(ROWS);
    for (const pair of pairs.filter(({ inDocuments }) => !inDocuments)) expectPair(pair, rows);
    const others = inDocument(ROWS);
    for (const pair of pairs) expectPair(pair, others);
  });

  it.each(pairs.filter(({ changed }) => changed !== ''))(
    '$what, which the next row’s cell would not be',
    ({ changed, holds }) => {
      const mixed = fromDocument.flatMap((row, i) => {
        const other = cell(fromDocument[i + 1], changed);
        return other === '' || other === row[changed] ? [] : [{ ...row, [changed]: other }];
      });
      expect(mixed.length).toBeGreaterThan(100);
      expect(broken(mixed, holds)).toHaveLength(5);
    },
  );
});
