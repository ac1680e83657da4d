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
        help: 'As people write it, in various forms; as dialed within the country; with the country code; or as a mobile number.',
        choices: ['human', 'national', 'international', 'mobile'],
        default: 'human',
      },
      reserved: {
        kind: 'boolean',
        label: 'Reserved numbers',
        help: 'From 555-0100 to 555-0199, numbers that reach no telephone.',
        default: false,
      },
    },
  },
  'phone.imei': { label: 'IMEI', type: 'text', whenTooLong: 'refused' },
} as const satisfies Record<string, Field>;
