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
    help: 'How many characters a value has.',
    default: 10,
    min: 1,
    max: LENGTH_MAX,
  },
  minLength: {
    kind: 'integer',
    label: 'Shortest',
    help: 'The fewest characters, if lengths vary. If empty, the length above.',
    min: 1,
    max: LENGTH_MAX,
  },
  maxLength: {
    kind: 'integer',
    label: 'Longest',
    help: 'The most characters, if lengths vary. If empty, the length above.',
    min: 1,
    max: LENGTH_MAX,
  },
} as const satisfies Record<string, OptionInfo>;

export const casingOption = {
  casing: {
    kind: 'choice',
    label: 'Casing',
    help: 'Which letters occur: capitals, small letters, or both.',
    choices: ['mixed', 'upper', 'lower'],
    default: 'mixed',
  },
} as const satisfies Record<string, OptionInfo>;

export const excludeOption = {
  exclude: {
    kind: 'text',
    label: 'Exclude',
    help: 'Characters that do not occur.',
    default: '',
    maxLength: 100,
  },
} as const satisfies Record<string, OptionInfo>;

/** Options that choose words of a list. */
export const wordOptions = {
  minLength: {
    kind: 'integer',
    label: 'Shortest',
    help: 'The fewest characters of a word.',
    min: 1,
    max: WORD_LENGTH_MAX,
  },
  maxLength: {
    kind: 'integer',
    label: 'Longest',
    help: 'The most characters of a word.',
    min: 1,
    max: WORD_LENGTH_MAX,
  },
  strategy: {
    kind: 'choice',
    label: 'Otherwise',
    help: 'Which words to use if none has such a length: all words, the closest in length, the shortest or the longest.',
    choices: ['any-length', 'closest', 'shortest', 'longest'],
    labels: {
      'any-length': 'Any length',
      closest: 'The closest length',
      shortest: 'The shortest',
      longest: 'The longest',
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
  return countOption(`Fewest ${unit}`, `A value has so many ${unit} at least.`, min, limit);
}

export function maxCount<Max extends number>({ unit, max, limit }: CountRange<number, Max>) {
  return countOption(`Most ${unit}`, `A value has so many ${unit} at most.`, max, limit);
}
