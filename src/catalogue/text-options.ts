import type { OptionInfo } from './field.ts';

/** In characters: a cell holds 65,536. */
const LENGTH_MAX = 10_000;
/** Faker's lists hold no longer word. */
const WORD_LENGTH_MAX = 30;

/** Options for the length of a random text. */
export const lengthOptions = {
  length: {
    kind: 'integer',
    label: 'Length',
    help: 'Number of characters.',
    default: 10,
    min: 1,
    max: LENGTH_MAX,
  },
  minLength: {
    kind: 'integer',
    label: 'Minimum length',
    help: 'For varying lengths. Empty: the length above.',
    min: 1,
    max: LENGTH_MAX,
  },
  maxLength: {
    kind: 'integer',
    label: 'Maximum length',
    help: 'For varying lengths. Empty: the length above.',
    min: 1,
    max: LENGTH_MAX,
  },
} as const satisfies Record<string, OptionInfo>;

export const casingOption = {
  casing: {
    kind: 'choice',
    label: 'Casing',
    help: 'Case of the letters.',
    choices: ['mixed', 'upper', 'lower'],
    labels: { mixed: 'Mixed case', upper: 'UPPER CASE', lower: 'lower case' },
    default: 'mixed',
  },
} as const satisfies Record<string, OptionInfo>;

export const excludeOption = {
  exclude: {
    kind: 'text',
    label: 'Exclude',
    help: 'Characters to leave out.',
    default: '',
    maxLength: 100,
  },
} as const satisfies Record<string, OptionInfo>;

/** Options that choose words of a list. */
export const wordOptions = {
  minLength: {
    kind: 'integer',
    label: 'Minimum length',
    help: 'Fewest characters in a word.',
    min: 1,
    max: WORD_LENGTH_MAX,
  },
  maxLength: {
    kind: 'integer',
    label: 'Maximum length',
    help: 'Most characters in a word.',
    min: 1,
    max: WORD_LENGTH_MAX,
  },
  strategy: {
    kind: 'choice',
    label: 'If no word fits',
    help: 'Words to use if none has the requested length.',
    choices: ['any-length', 'closest', 'shortest', 'longest'],
    labels: {
      'any-length': 'Any length',
      closest: 'Closest length',
      shortest: 'Shortest words',
      longest: 'Longest words',
    },
    default: 'any-length',
  },
} as const satisfies Record<string, OptionInfo>;

/** Options for the least and the greatest number of something in a value. */
interface CountRange<Min extends number, Max extends number> {
  readonly unit: string;
  readonly min: Min;
  readonly max: Max;
  readonly limit: number;
}

function countOption<Default extends number>(label: string, help: string, byDefault: Default, limit: number) {
  return { kind: 'integer', label, help, default: byDefault, min: 1, max: limit } as const;
}

export function minCount<Min extends number>({ unit, min, limit }: CountRange<Min, number>) {
  return countOption(`Minimum ${unit}`, `Each value has at least this many ${unit}.`, min, limit);
}

export function maxCount<Max extends number>({ unit, max, limit }: CountRange<number, Max>) {
  return countOption(`Maximum ${unit}`, `Each value has at most this many ${unit}.`, max, limit);
}
