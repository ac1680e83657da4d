import type { Field } from '../field.ts';

export const phone = {
  'phone.number': {
    label: 'Phone Number',
    type: 'text',
    whenTooLong: 'phone-number',
    entity: 'place',
    options: {
      style: {
        kind: 'choice',
        label: 'Style',
        help: 'As people write it, in various forms; as it is dialed within the country; with the country’s code; or as a mobile number.',
        choices: ['human', 'national', 'international', 'mobile'],
        default: 'human',
      },
      reserved: {
        kind: 'boolean',
        label: 'Reserved numbers',
        help: 'From 555-0100 to 555-0199, by which no telephone is reached.',
        default: false,
      },
    },
  },
  'phone.imei': { label: 'IMEI', type: 'text', whenTooLong: 'refused' },
} as const satisfies Record<string, Field>;
