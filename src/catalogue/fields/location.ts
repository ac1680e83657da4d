import { anyText, type Field, type OptionInfo, wholeText } from '../field.ts';

// biome-ignore format: ten a line
const STATES = [
  'AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DC', 'DE', 'FL',
  'GA', 'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA',
  'MD', 'ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE',
  'NH', 'NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR', 'PA', 'RI',
  'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV',
  'WY',
] as const;

const stateOption = {
  state: {
    kind: 'choice',
    label: 'State',
    help: 'State of an American place. Any by default.',
    more: 'It has no effect on places of other countries.',
    choices: STATES,
    empty: 'Any',
    ofEntity: true,
  },
} as const satisfies Record<string, OptionInfo>;

const independentOption = {
  independent: {
    kind: 'boolean',
    label: 'Any country',
    help: 'Uses any country, not only that of the row’s place.',
    more: 'Otherwise the country is that of the row’s place, unless the column is unique. Set this for all columns of one country or for none.',
    ofEntity: 'every-column',
  },
} as const satisfies Record<string, OptionInfo>;

const abbreviatedOption = {
  abbreviated: {
    kind: 'boolean',
    label: 'Abbreviated',
    help: 'One or two letters, such as NE for Northeast.',
    default: false,
  },
} as const satisfies Record<string, OptionInfo>;

const NARROW_RANGE = 'If you narrow the range, values are random and not those of the row’s place.';

function degreesOptions<const Limit extends number>(limit: Limit) {
  const range = { min: -limit, max: limit } as const;
  return {
    min: {
      kind: 'number',
      label: 'Minimum',
      help: 'Lowest value, in degrees.',
      more: NARROW_RANGE,
      default: -limit,
      ...range,
    },
    max: {
      kind: 'number',
      label: 'Maximum',
      help: 'Highest value, in degrees.',
      more: NARROW_RANGE,
      default: limit,
      ...range,
    },
    precision: {
      kind: 'integer',
      label: 'Decimals',
      help: 'Digits after the decimal point. Four are about 10 meters.',
      default: 4,
      min: 0,
      max: 10,
    },
  } as const satisfies Record<string, OptionInfo>;
}

export const location = {
  'location.fullAddress': { label: 'Full Address', ...anyText, entity: 'place', options: stateOption },
  'location.streetAddress': {
    label: 'Street Address',
    ...anyText,
    entity: 'place',
    options: {
      useFullAddress: {
        kind: 'boolean',
        label: 'Apartment',
        help: 'Adds an apartment or an office.',
        default: false,
      },
    },
  },
  'location.buildingNumber': { label: 'Building Number', ...anyText, entity: 'place' },
  'location.street': { label: 'Street', ...anyText, entity: 'place' },
  'location.secondaryAddress': { label: 'Secondary Address', ...anyText },
  'location.city': { label: 'City', ...anyText, entity: 'place', options: stateOption },
  'location.county': { label: 'County', ...anyText, entity: 'place' },
  'location.country': { label: 'Country', ...anyText, entity: 'country', options: independentOption },
  'location.countryCode': {
    label: 'Country Code',
    ...wholeText,
    entity: 'country',
    options: {
      ...independentOption,
      variant: {
        kind: 'choice',
        label: 'Variant',
        help: 'Two letters, three letters or three digits (ISO 3166-1).',
        choices: ['alpha-2', 'alpha-3', 'numeric'],
        labels: { 'alpha-2': 'Two letters', 'alpha-3': 'Three letters', numeric: 'Three digits' },
        default: 'alpha-2',
      },
    },
  },
  'location.continent': { label: 'Continent', ...anyText },
  'location.state': { label: 'State', ...anyText, entity: 'place', options: stateOption },
  'location.stateAbbreviation': {
    label: 'State Abbreviation',
    ...wholeText,
    entity: 'place',
    options: stateOption,
  },
  'location.zipCode': {
    label: 'Zip Code',
    ...wholeText,
    entity: 'place',
    options: {
      ...stateOption,
      format: {
        kind: 'choice',
        label: 'Format',
        help: 'American: five digits, nine digits or any.',
        choices: ['any', '#####', '#####-####'],
        labels: { any: 'Either', '#####': 'Five digits', '#####-####': 'Nine digits' },
        default: 'any',
      },
    },
  },
  'location.latitude': { label: 'Latitude', type: 'decimal', entity: 'place', options: degreesOptions(90) },
  'location.longitude': {
    label: 'Longitude',
    type: 'decimal',
    entity: 'place',
    options: degreesOptions(180),
  },
  'location.direction': { label: 'Direction', ...anyText, options: abbreviatedOption },
  'location.cardinalDirection': { label: 'Cardinal Direction', ...anyText, options: abbreviatedOption },
  'location.ordinalDirection': { label: 'Ordinal Direction', ...anyText, options: abbreviatedOption },
  'location.timeZone': { label: 'Time Zone', ...wholeText, entity: 'place' },
  'location.language': {
    label: 'Language',
    ...wholeText,
    options: {
      variant: {
        kind: 'choice',
        label: 'Variant',
        help: 'Name, or two or three letters (ISO 639).',
        choices: ['name', 'alpha-2', 'alpha-3'],
        labels: { name: 'Name', 'alpha-2': 'Two letters', 'alpha-3': 'Three letters' },
        default: 'name',
      },
    },
  },
} as const satisfies Record<string, Field>;
