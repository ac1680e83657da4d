import { HELPER_NAMES } from './helpers.ts';

/** What a script needs under its own name. */
export const TAKEN_NAMES: readonly string[] = [
  ...HELPER_NAMES,
  ...[
    'faker',
    'console',
    'Array',
    'BigInt',
    'Date',
    'Error',
    'Generator',
    'Intl',
    'JSON',
    'Math',
    'Number',
    'Pick',
  ],
  ...['RangeError', 'Readonly', 'Record', 'ReturnType', 'Set', 'String', 'globalThis', 'rows', 'row', 'line'],
];
