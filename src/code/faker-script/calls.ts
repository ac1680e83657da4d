import type { FieldId } from '../../catalogue/fields.ts';
import { type LengthOptions, lengthsOf } from '../../generators/characters.ts';
import type { ColumnSchema, Options } from '../../schema/schema.ts';
import { fakerCall } from './literals.ts';

type Call = (options: Options) => string;

/** As faker takes a count, or a range of counts. */
function between(min: unknown, max: unknown): unknown {
  return min === max ? min : { min, max };
}

function lengthOption(options: Options): unknown {
  // `parse-options.ts` has found them good.
  const { min, max } = lengthsOf(options as unknown as LengthOptions);
  return between(min, max);
}

const counted =
  (method: string, least: string, most: string, ...others: readonly string[]): Call =>
  (options) =>
    fakerCall(method, between(options[least], options[most]), ...others.map((name) => options[name]));

const word =
  (method: string): Call =>
  ({ minLength, maxLength, strategy }) => {
    if (minLength === undefined && maxLength === undefined) {
      return fakerCall(method, strategy === 'shortest' || strategy === 'longest' ? { strategy } : {});
    }
    return fakerCall(method, { length: { min: minLength ?? 1, max: maxLength ?? 30 }, strategy });
  };

const characters =
  (method: string, ...names: readonly string[]): Call =>
  (options) => {
    const given = Object.fromEntries(
      names.map((name) => [name, options[name] === '' ? undefined : options[name]]),
    );
    return fakerCall(method, { length: lengthOption(options), ...given });
  };

const moment =
  (method: string): Call =>
  ({ workingHours, ...options }) =>
    `${fakerCall(method, options)}.toISOString()`;

const withOptions =
  (method: string, ...names: readonly string[]): Call =>
  (options) =>
    fakerCall(method, Object.fromEntries(names.map((name) => [name, options[name]])));

const property =
  (method: string, name: string): Call =>
  () =>
    `faker.${method}().${name}`;

const COLORS = ['red', 'blue', 'green', 'yellow'];
const SAMPLE = { name: 'John', age: '30', city: 'New York' };

/** Countries of which faker makes no IBANs. */
const IBANS_UNKNOWN: ReadonlySet<unknown> = new Set(
  'AO BI BY CI CM CV DJ DZ EG FK HN IQ KM LC LY MA MG MN MZ NI OM RU SC SD SN SO ST SV UA VA YE'.split(' '),
);

/** From 555-0100 to 555-0199. */
const RESERVED_NUMBERS: Readonly<Record<string, string>> = {
  human: '[2-9][0-9]{2}-555-01[0-9]{2}',
  national: '([2-9][0-9]{2}) 555-01[0-9]{2}',
  international: '[+]1[2-9][0-9]{2}55501[0-9]{2}',
  mobile: '[2-9][0-9]{2}55501[0-9]{2}',
};

/** Fields that are more than a call of the method of their name. */
const calls: Readonly<Partial<Record<FieldId, Call>>> = {
  'airline.airline': property('airline.airline', 'name'),
  'airline.airplane': property('airline.airplane', 'name'),
  'airline.airport': property('airline.airport', 'name'),
  'airline.flightNumber': ({ minLength, maxLength, addLeadingZeros, airlineCode }) => {
    const length = between(minLength, maxLength);
    const number = fakerCall('airline.flightNumber', { length, addLeadingZeros });
    return airlineCode === true ? `\`\${faker.airline.airline().iataCode}\${${number}}\`` : number;
  },
  'airline.recordLocator': withOptions(
    'airline.recordLocator',
    'allowNumerics',
    'allowVisuallySimilarCharacters',
  ),
  'airline.seat': ({ aircraftType }) =>
    fakerCall('airline.seat', { aircraftType: aircraftType === 'airplane' ? undefined : aircraftType }),
  'color.rgb': ({ format, casing, includeAlpha }) =>
    fakerCall('color.rgb', format === 'hex' ? { format, casing, includeAlpha } : { format, includeAlpha }),
  'commerce.price': withOptions('commerce.price', 'min', 'max', 'dec'),
  'commerce.isbn': ({ variant, separator }) =>
    fakerCall('commerce.isbn', { variant: Number(variant), separator }),
  'datatype.boolean': ({ probability }) => fakerCall('datatype.boolean', probability),
  'date.past': moment('date.past'),
  'date.future': moment('date.future'),
  'date.soon': moment('date.soon'),
  'date.recent': moment('date.recent'),
  'date.month': withOptions('date.month', 'abbreviated'),
  'date.weekday': withOptions('date.weekday', 'abbreviated'),
  'date.birthdate': ({ minAge, maxAge }) =>
    `${fakerCall('date.birthdate', { mode: 'age', min: minAge, max: maxAge })}.toISOString().slice(0, 10)`,
  'finance.accountNumber': ({ length }) => fakerCall('finance.accountNumber', length),
  'finance.amount': withOptions('finance.amount', 'min', 'max', 'dec'),
  'finance.bitcoinAddress': withOptions('finance.bitcoinAddress', 'type', 'network'),
  'finance.creditCardNumber': withOptions('finance.creditCardNumber', 'issuer'),
  'finance.iban': ({ countryCode, formatted }) =>
    fakerCall('finance.iban', {
      countryCode: IBANS_UNKNOWN.has(countryCode) ? undefined : countryCode,
      formatted,
    }),
  'finance.bic': withOptions('finance.bic', 'includeBranchCode'),
  'finance.pin': ({ length }) => fakerCall('finance.pin', length),
  'git.commitSha': withOptions('git.commitSha', 'length'),
  'git.commitDate': ({ days }) => {
    const date = fakerCall('date.recent', { days });
    return `new Date(Math.floor(${date}.getTime() / 1000) * 1000).toISOString()`;
  },
  'helpers.arrayElement': () => fakerCall('helpers.arrayElement', COLORS),
  'helpers.objectKey': () => fakerCall('helpers.objectKey', SAMPLE),
  'helpers.objectValue': () => fakerCall('helpers.objectValue', SAMPLE),
  'helpers.shuffle': () => `${fakerCall('helpers.shuffle', ['apple', 'banana', 'cherry'])}.join(', ')`,
  'image.url': withOptions('image.url', 'width', 'height'),
  'image.dataUri': withOptions('image.dataUri', 'width', 'height', 'color', 'type'),
  'internet.email': ({ provider, reserved }) =>
    reserved === true && !provider
      ? fakerCall('internet.exampleEmail')
      : fakerCall('internet.email', { provider }),
  'internet.url': withOptions('internet.url', 'protocol', 'appendSlash'),
  'internet.ipv4': ({ network, cidrBlock }) =>
    fakerCall(
      'internet.ipv4',
      cidrBlock === undefined ? { network: network === 'public' ? undefined : network } : { cidrBlock },
    ),
  'internet.port': withOptions('number.int', 'min', 'max'),
  'internet.mac': withOptions('internet.mac', 'separator'),
  'internet.password': ({ length, memorable, characters: own }) =>
    typeof own === 'string' && own !== '' && memorable !== true
      ? fakerCall('string.fromCharacters', [...own], length)
      : fakerCall('internet.password', { length, memorable }),
  'internet.httpStatusCode': ({ types }) => fakerCall('internet.httpStatusCode', { types: someOf(types) }),
  'internet.emoji': ({ types }) => fakerCall('internet.emoji', { types: someOf(types) }),
  'location.streetAddress': ({ useFullAddress }) => fakerCall('location.streetAddress', useFullAddress),
  'location.countryCode': ({ variant }) => fakerCall('location.countryCode', variant),
  'location.stateAbbreviation': () => fakerCall('location.state', { abbreviated: true }),
  'location.zipCode': ({ format }) => fakerCall('location.zipCode', format === 'any' ? undefined : format),
  'location.latitude': withOptions('location.latitude', 'min', 'max', 'precision'),
  'location.longitude': withOptions('location.longitude', 'min', 'max', 'precision'),
  'location.direction': withOptions('location.direction', 'abbreviated'),
  'location.cardinalDirection': withOptions('location.cardinalDirection', 'abbreviated'),
  'location.ordinalDirection': withOptions('location.ordinalDirection', 'abbreviated'),
  'location.language': ({ variant }) =>
    `faker.location.language().${variant === 'name' ? 'name' : String(variant).replace('-', '')}`,
  'lorem.word': word('lorem.word'),
  'lorem.words': counted('lorem.words', 'minWords', 'maxWords'),
  'lorem.slug': counted('lorem.slug', 'minWords', 'maxWords'),
  'lorem.sentence': counted('lorem.sentence', 'minWords', 'maxWords'),
  'lorem.sentences': counted('lorem.sentences', 'minSentences', 'maxSentences', 'separator'),
  'lorem.lines': counted('lorem.lines', 'minLines', 'maxLines'),
  'lorem.paragraph': counted('lorem.paragraph', 'minSentences', 'maxSentences'),
  'lorem.paragraphs': counted('lorem.paragraphs', 'minParagraphs', 'maxParagraphs', 'separator'),
  'number.int': withOptions('number.int', 'min', 'max', 'multipleOf'),
  'number.float': ({ min, max, fractionDigits }) =>
    `${fakerCall('number.float', { min, max, fractionDigits })}.toFixed(${fractionDigits})`,
  'number.bigInt': ({ min, max, multipleOf }) =>
    fakerCall('number.bigInt', {
      min: BigInt(String(min)),
      max: BigInt(String(max)),
      multipleOf: multipleOf === 1 ? undefined : BigInt(String(multipleOf)),
    }),
  'number.hex': withOptions('number.hex', 'min', 'max'),
  'person.fullName': withOptions('person.fullName', 'sex'),
  'person.firstName': ({ sex }) => fakerCall('person.firstName', sex),
  'person.lastName': ({ sex }) => fakerCall('person.lastName', sex),
  'person.middleName': ({ sex }) => fakerCall('person.middleName', sex),
  'person.prefix': ({ sex }) => fakerCall('person.prefix', sex),
  'person.sex': () => fakerCall('person.sexType'),
  'phone.number': ({ style, reserved }) =>
    reserved === true
      ? fakerCall('helpers.fromRegExp', RESERVED_NUMBERS[String(style)])
      : fakerCall('phone.number', { style }),
  'science.chemicalElement': property('science.chemicalElement', 'name'),
  'science.chemicalSymbol': property('science.chemicalElement', 'symbol'),
  'science.unit': ({ form }) => `faker.science.unit().${form}`,
  'string.uuid': ({ version }) => fakerCall('string.uuid', version === '7' ? { version: 7 } : {}),
  'string.nanoid': ({ length }) => fakerCall('string.nanoid', length),
  'string.alpha': characters('string.alpha', 'casing', 'exclude'),
  'string.alphanumeric': characters('string.alphanumeric', 'casing', 'exclude'),
  'string.numeric': characters('string.numeric', 'allowLeadingZeros', 'exclude'),
  'string.hexadecimal': (options) =>
    fakerCall('string.hexadecimal', { length: lengthOption(options), casing: options.casing, prefix: '' }),
  'string.binary': (options) => fakerCall('string.binary', { length: lengthOption(options), prefix: '' }),
  'string.symbol': (options) => fakerCall('string.symbol', lengthOption(options)),
  'string.sample': (options) => fakerCall('string.sample', lengthOption(options)),
  'system.cron': withOptions('system.cron', 'includeYear', 'includeNonStandard'),
  'system.networkInterface': withOptions('system.networkInterface', 'interfaceType', 'interfaceSchema'),
  'word.adjective': word('word.adjective'),
  'word.adverb': word('word.adverb'),
  'word.conjunction': word('word.conjunction'),
  'word.interjection': word('word.interjection'),
  'word.noun': word('word.noun'),
  'word.preposition': word('word.preposition'),
  'word.verb': word('word.verb'),
  'word.sample': word('word.sample'),
  'word.words': ({ minWords, maxWords }) => fakerCall('word.words', { count: between(minWords, maxWords) }),
};

function someOf(types: unknown): unknown {
  return Array.isArray(types) && types.length > 0 ? types : undefined;
}

/** A call of faker's own for a field of one of its modules. */
export function callOf({ field, options }: ColumnSchema): string {
  return calls[field]?.(options) ?? `faker.${field}()`;
}
