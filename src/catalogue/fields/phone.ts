import { type Field, wholeText } from '../field.ts';

export const phone = {
  'phone.number': {
    label: 'Phone Number',
    type: 'text',
    whenTooLong: 'phone-number',
    format: 'unknown',
    entity: 'place',
    options: {
      style: {
        kind: 'choice',
        label: 'Style',
        help: 'How the number is written.',
        more: 'People write numbers in various forms. National numbers are written as dialed within the country.',
        choices: ['human', 'national', 'international', 'mobile'],
        labels: {
          human: 'As people write it',
          national: 'National',
          international: 'With country code',
          mobile: 'Mobile number',
        },
        default: 'human',
      },
      reserved: {
        kind: 'boolean',
        label: 'Reserved numbers',
        help: 'Uses numbers that reach nobody, such as 555-0100.',
        more: 'American ones are 555-0100 to 555-0199. The authorities of France, Germany and the United Kingdom keep some for films and books.',
        default: false,
      },
    },
  },
  'phone.imei': { label: 'IMEI', ...wholeText },
} as const satisfies Record<string, Field>;
