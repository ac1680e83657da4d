import type { Field, OptionInfo } from '../field.ts';
import { casingOption, excludeOption, lengthOptions } from '../text-options.ts';

function prefixOption<const Text extends string>(text: Text) {
  return {
    prefix: {
      kind: 'text',
      label: 'Prefix',
      help: 'Stands before each value.',
      default: text,
      maxLength: 1000,
    },
  } as const satisfies Record<string, OptionInfo>;
}

export const string = {
  'string.uuid': {
    label: 'UUID',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      version: {
        kind: 'choice',
        label: 'Version',
        help: 'Version 4 is completely random. Version 7 begins with the schema’s moment “now”, followed by random digits.',
        choices: ['4', '7'],
        default: '4',
      },
    },
  },
  'string.ulid': { label: 'ULID', type: 'text', whenTooLong: 'refused' },
  'string.nanoid': {
    label: 'Nano ID',
    type: 'text',
    options: { length: { ...lengthOptions.length, default: 21 } },
  },
  'string.alpha': {
    label: 'Alpha',
    type: 'text',
    options: { ...lengthOptions, ...casingOption, ...excludeOption },
  },
  'string.alphanumeric': {
    label: 'Alphanumeric',
    type: 'text',
    options: { ...lengthOptions, ...casingOption, ...excludeOption },
  },
  'string.numeric': {
    label: 'Numeric',
    type: 'text',
    options: {
      ...lengthOptions,
      allowLeadingZeros: {
        kind: 'boolean',
        label: 'Leading zeros',
        help: 'Values may begin with a zero.',
        default: true,
      },
      ...excludeOption,
    },
  },
  'string.hexadecimal': {
    label: 'Hexadecimal',
    type: 'text',
    options: { ...lengthOptions, ...casingOption, ...prefixOption('0x') },
  },
  'string.binary': { label: 'Binary', type: 'text', options: { ...lengthOptions, ...prefixOption('0b') } },
  'string.symbol': { label: 'Symbol', type: 'text', options: lengthOptions },
  'string.sample': { label: 'Any Characters', type: 'text', options: lengthOptions },
} as const satisfies Record<string, Field>;
