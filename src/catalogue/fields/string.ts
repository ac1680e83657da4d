import { anyText, type Field, type OptionInfo, wholeText } from '../field.ts';
import { casingOption, excludeOption, lengthOptions } from '../text-options.ts';

function prefixOption<const Text extends string>(text: Text) {
  return {
    prefix: {
      kind: 'text',
      label: 'Prefix',
      help: 'Text before each value.',
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
    format: 'uuid',
    options: {
      version: {
        kind: 'choice',
        label: 'Version',
        help: 'Version 4 is random. Version 7 starts with a timestamp.',
        more: 'The timestamp is “Now” of the schema, followed by random digits.',
        choices: ['4', '7'],
        labels: { '4': '4 (random)', '7': '7 (timestamp)' },
        default: '4',
      },
    },
  },
  'string.ulid': { label: 'ULID', ...wholeText },
  'string.nanoid': {
    label: 'Nano ID',
    ...anyText,
    options: { length: { ...lengthOptions.length, default: 21 } },
  },
  'string.alpha': {
    label: 'Letters',
    ...anyText,
    options: { ...lengthOptions, ...casingOption, ...excludeOption },
  },
  'string.alphanumeric': {
    label: 'Alphanumeric',
    ...anyText,
    options: { ...lengthOptions, ...casingOption, ...excludeOption },
  },
  'string.numeric': {
    label: 'Digits',
    ...anyText,
    options: {
      ...lengthOptions,
      allowLeadingZeros: {
        kind: 'boolean',
        label: 'Leading zeros',
        help: 'Allows values that start with a zero.',
        default: true,
      },
      ...excludeOption,
    },
  },
  'string.hexadecimal': {
    label: 'Hexadecimal',
    ...anyText,
    options: { ...lengthOptions, ...casingOption, ...prefixOption('0x') },
  },
  'string.binary': { label: 'Binary', ...anyText, options: { ...lengthOptions, ...prefixOption('0b') } },
  'string.symbol': { label: 'Symbols', ...anyText, options: lengthOptions },
  'string.sample': { label: 'Any Characters', ...anyText, options: lengthOptions },
} as const satisfies Record<string, Field>;
