import type { Field, OptionInfo } from '../field.ts';

// biome-ignore format: ten a line
const STATES = [
  'AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA',
  'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA', 'MD',
  'ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH',
  'NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC',
  'SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
] as const;

const stateOption = {
  state: {
    kind: 'choice',
    label: 'State',
    help: 'The state of the place. If empty, any state.',
    choices: STATES,
    ofEntity: true,
  },
} as const satisfies Record<string, OptionInfo>;

const independentOption = {
  independent: {
    kind: 'boolean',
    label: 'Independent',
    help: 'Any country. Otherwise it is the one of the places, unless the column is unique. The columns of one country all set it, or none does.',
    ofEntity: 'every-column',
  },
} as const satisfies Record<string, OptionInfo>;

const abbreviatedOption = {
  abbreviated: {
    kind: 'boolean',
    label: 'Abbreviated',
    help: 'One or two letters: NE for Northeast.',
    default: false,
  },
} as const satisfies Record<string, OptionInfo>;

function degreesOptions<const Limit extends number>(limit: Limit) {
  const range = { min: -limit, max: limit } as const;
  return {
    min: {
      kind: 'number',
      label: 'Minimum',
      help: 'In degrees. Within narrower limits than these it is any, and not the place’s.',
      default: -limit,
      ...range,
    },
    max: {
      kind: 'number',
      label: 'Maximum',
      help: 'In degrees. Within narrower limits than these it is any, and not the place’s.',
      default: limit,
      ...range,
    },
    precision: {
      kind: 'integer',
      label: 'Decimals',
      help: 'Digits after the point: four of them are about ten meters.',
      default: 4,
      min: 0,
      max: 10,
    },
  } as const satisfies Record<string, OptionInfo>;
}

export const location = {
  'location.fullAddress': { label: 'Full Address', type: 'text', entity: 'place', options: stateOption },
  'location.streetAddress': {
    label: 'Street Address',
    type: 'text',
    entity: 'place',
    options: {
      useFullAddress: {
        kind: 'boolean',
        label: 'Apartment',
        help: 'An apartment or suite follows the street.',
        default: false,
      },
    },
  },
  'location.buildingNumber': { label: 'Building Number', type: 'text', entity: 'place' },
  'location.street': { label: 'Street', type: 'text', entity: 'place' },
  'location.secondaryAddress': { label: 'Secondary Address', type: 'text' },
  'location.city': { label: 'City', type: 'text', entity: 'place', options: stateOption },
  'location.county': { label: 'County', type: 'text', entity: 'place' },
  'location.country': { label: 'Country', type: 'text', entity: 'country', options: independentOption },
  'location.countryCode': {
    label: 'Country Code',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'country',
    options: {
      ...independentOption,
      variant: {
        kind: 'choice',
        label: 'Variant',
        help: 'Two letters, three letters or three digits of ISO 3166-1.',
        choices: ['alpha-2', 'alpha-3', 'numeric'],
        default: 'alpha-2',
      },
    },
  },
  'location.continent': { label: 'Continent', type: 'text' },
  'location.state': { label: 'State', type: 'text', entity: 'place', options: stateOption },
  'location.stateAbbreviation': {
    label: 'State Abbreviation',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'place',
    options: stateOption,
  },
  'location.zipCode': {
    label: 'Zip Code',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'place',
    options: {
      ...stateOption,
      format: {
        kind: 'choice',
        label: 'Format',
        help: 'Five digits, nine digits, or either.',
        choices: ['any', '#####', '#####-####'],
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
  'location.direction': { label: 'Direction', type: 'text', options: abbreviatedOption },
  'location.cardinalDirection': { label: 'Cardinal Direction', type: 'text', options: abbreviatedOption },
  'location.ordinalDirection': { label: 'Ordinal Direction', type: 'text', options: abbreviatedOption },
  'location.timeZone': { label: 'Time Zone', type: 'text', whenTooLong: 'refused', entity: 'place' },
  'location.language': {
    label: 'Language',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      variant: {
        kind: 'choice',
        label: 'Variant',
        help: 'The name, or the two or three letters of ISO 639.',
        choices: ['name', 'alpha-2', 'alpha-3'],
        default: 'name',
      },
    },
  },
} as const satisfies Record<string, Field>;
