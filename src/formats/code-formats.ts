import type { Format } from './format.ts';

/** Formats whose files are source code. */
export const codeFormats = {
  typescript: {
    label: 'TypeScript',
    extension: 'ts',
    mediaType: 'text/plain;charset=utf-8',
    options: {
      dates: {
        kind: 'choice',
        label: 'Dates',
        help: 'Dates and timestamps as Date, or as text.',
        choices: ['date', 'text'],
        default: 'date',
      },
      bigints: {
        kind: 'choice',
        label: 'Large integers',
        help: 'Integers beyond 2^53 as bigint, or as text.',
        choices: ['bigint', 'text'],
        default: 'bigint',
      },
    },
  },
  python: {
    label: 'Python',
    extension: 'py',
    mediaType: 'text/x-python;charset=utf-8',
    options: {
      dates: {
        kind: 'choice',
        label: 'Dates',
        help: 'Dates and timestamps as datetime, or as text.',
        choices: ['datetime', 'text'],
        default: 'datetime',
      },
      decimals: {
        kind: 'choice',
        label: 'Decimals',
        help: 'Decimals as float, or as Decimal with every digit.',
        choices: ['float', 'decimal'],
        default: 'float',
      },
    },
  },
} as const satisfies Record<string, Format>;
