import { type Field, type OptionInfo, wholeText } from '../field.ts';

const multipleOf = {
  kind: 'integer',
  label: 'Multiple of',
  help: 'Every value is a multiple of this number.',
  default: 1,
  min: 1,
} as const satisfies OptionInfo;

export const number = {
  'number.int': {
    label: 'Integer',
    type: 'integer',
    options: {
      min: { kind: 'integer', label: 'Minimum', help: 'Lowest value.', default: 0 },
      max: {
        kind: 'integer',
        label: 'Maximum',
        help: 'Highest value.',
        default: 2_147_483_647,
      },
      multipleOf,
    },
  },
  'number.float': {
    label: 'Float',
    type: 'decimal',
    options: {
      min: { kind: 'number', label: 'Minimum', help: 'Lowest value.', default: 0 },
      max: { kind: 'number', label: 'Maximum', help: 'Highest value.', default: 1000 },
      fractionDigits: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the decimal point.',
        default: 2,
        min: 0,
        max: 15,
      },
    },
  },
  'number.bigInt': {
    label: 'Big Integer',
    type: 'integer',
    options: {
      min: { kind: 'big-integer', label: 'Minimum', help: 'Lowest value.', default: '0' },
      max: {
        kind: 'big-integer',
        label: 'Maximum',
        help: 'Highest value.',
        default: '9223372036854775807',
      },
      multipleOf,
    },
  },
  'number.hex': {
    label: 'Hexadecimal Number',
    ...wholeText,
    options: {
      min: { kind: 'integer', label: 'Minimum', help: 'Lowest value.', default: 0, min: 0 },
      max: { kind: 'integer', label: 'Maximum', help: 'Highest value.', default: 15, min: 0 },
    },
  },
} as const satisfies Record<string, Field>;
