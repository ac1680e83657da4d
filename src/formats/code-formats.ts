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
        help: 'How dates and timestamps are written.',
        choices: ['date', 'text'],
        labels: { date: 'Date', text: 'Text' },
        default: 'date',
      },
      bigints: {
        kind: 'choice',
        label: 'Large integers',
        help: 'How integers beyond 2^53 are written.',
        choices: ['bigint', 'text'],
        labels: { bigint: 'bigint', text: 'Text' },
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
        help: 'How dates and timestamps are written.',
        choices: ['datetime', 'text'],
        labels: { datetime: 'datetime', text: 'Text' },
        default: 'datetime',
      },
      decimals: {
        kind: 'choice',
        label: 'Decimals',
        help: 'How decimals are written.',
        more: 'Decimal keeps every digit.',
        choices: ['float', 'decimal'],
        labels: { float: 'float', decimal: 'Decimal' },
        default: 'float',
      },
    },
  },
} as const satisfies Record<string, Format>;
