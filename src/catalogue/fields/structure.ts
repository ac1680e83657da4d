import type { Field, OptionInfo } from '../field.ts';

/** Entries of a list. */
const VALUES_MAX = 100_000;
/** Parts of a histogram. */
const BINS_MAX = 1000;
/** Items of an array. */
export const ITEMS_MAX = 1000;

const whenNormal = { option: 'distribution', is: ['normal'] } as const;

const distributionOptions = {
  distribution: {
    kind: 'choice',
    label: 'Distribution',
    help: 'How often each part of the range occurs.',
    choices: ['uniform', 'normal', 'log-normal', 'exponential', 'zipf', 'histogram'],
    default: 'uniform',
  },
  bins: {
    kind: 'weights',
    label: 'Bins',
    help: 'The relative frequencies of equal parts of the range, one number per part.',
    maxItems: BINS_MAX,
    when: { option: 'distribution', is: ['histogram'] },
  },
} as const satisfies Record<string, OptionInfo>;

const rangeOfDates = {
  from: {
    kind: 'date',
    label: 'From',
    help: 'The first possible value. If empty, a year before now.',
  },
  to: { kind: 'date', label: 'To', help: 'The last possible value. If empty, now.' },
  ...distributionOptions,
  after: {
    kind: 'column',
    label: 'After',
    help: 'A date column. Each value comes after that column’s value in the same row.',
  },
  before: {
    kind: 'column',
    label: 'Before',
    help: 'A date column. Each value comes before that column’s value in the same row.',
  },
  within: {
    kind: 'duration',
    label: 'Within',
    help: 'The greatest distance from the other column: P14D is 14 days, PT2H two hours. If empty, thirty days, or any time between if both columns are given.',
  },
  workingHours: {
    kind: 'boolean',
    label: 'Working hours',
    help: 'Only Monday to Friday, and times from 9:00 to before 17:00 UTC.',
    default: false,
  },
  format: {
    kind: 'text',
    label: 'Format',
    help: 'Tokens: YYYY, YY, MMMM, MMM, MM, M, DD, D, dddd, ddd, HH, H, hh, h, A, a, mm, m, ss, s and SSS. If empty, ISO 8601.',
    maxLength: 100,
  },
} as const satisfies Record<string, OptionInfo>;

/** Fields that faker does not have. Ranges include both ends. */
export const structure = {
  sequence: {
    label: 'Sequence',
    type: 'integer',
    whenTooLong: 'refused',
    options: {
      start: { kind: 'integer', label: 'Start', help: 'The first row’s number.', default: 1 },
      step: {
        kind: 'integer',
        label: 'Step',
        help: 'The number that each row adds to the one before.',
        default: 1,
      },
      pad: {
        kind: 'integer',
        label: 'Digits',
        help: 'The least number of digits. Zeros fill it up, and the value becomes text.',
        default: 0,
        min: 0,
        max: 100,
      },
    },
  },
  constant: {
    label: 'Constant',
    type: 'text',
    options: {
      value: { kind: 'value', label: 'Value', help: 'The value of every row.', required: true },
    },
  },
  list: {
    label: 'List',
    type: 'text',
    options: {
      values: {
        kind: 'values',
        label: 'Values',
        help: 'Texts, numbers, true, false or null.',
        maxItems: VALUES_MAX,
        required: true,
      },
      weights: {
        kind: 'weights',
        label: 'Weights',
        help: 'The relative frequency of each value. If empty, all values are equally likely.',
        maxItems: VALUES_MAX,
      },
    },
  },
  boolean: {
    label: 'Boolean',
    type: 'boolean',
    options: {
      percent: {
        kind: 'number',
        label: 'Percent',
        help: 'The percentage of values that are true.',
        default: 50,
        min: 0,
        max: 100,
      },
    },
  },
  number: {
    label: 'Number',
    type: 'integer',
    options: {
      min: { kind: 'number', label: 'Minimum', help: 'The least that can occur.', default: 0 },
      max: { kind: 'number', label: 'Maximum', help: 'The greatest that can occur.', default: 1000 },
      decimals: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the point.',
        default: 0,
        min: 0,
        max: 15,
      },
      ...distributionOptions,
      mean: {
        kind: 'number',
        label: 'Mean',
        help: 'The mean of the normal distribution. If empty, the middle of the range.',
        when: whenNormal,
      },
      sd: {
        kind: 'number',
        label: 'Standard deviation',
        help: 'The standard deviation of the normal distribution. If empty, a sixth of the range.',
        min: 0,
        when: whenNormal,
      },
    },
  },
  date: { label: 'Date', type: 'date', whenTooLong: 'refused', options: rangeOfDates },
  timestamp: { label: 'Timestamp', type: 'timestamp', whenTooLong: 'refused', options: rangeOfDates },
  time: {
    label: 'Time of day',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      from: { kind: 'time', label: 'From', help: 'The first that can occur.', default: '00:00:00' },
      to: { kind: 'time', label: 'To', help: 'The last that can occur.', default: '23:59:59' },
      ...distributionOptions,
      workingHours: {
        kind: 'boolean',
        label: 'Working hours',
        help: 'Only times from 9:00 to before 17:00.',
        default: false,
      },
      format: {
        kind: 'text',
        label: 'Format',
        help: 'Tokens: HH, H, hh, h, A, a, mm, m, ss and s.',
        default: 'HH:mm:ss',
        maxLength: 100,
      },
    },
  },
  series: {
    label: 'Series',
    type: 'timestamp',
    options: {
      from: {
        kind: 'value',
        label: 'From',
        help: 'The first row’s number, day or moment.',
        required: true,
      },
      to: { kind: 'value', label: 'To', help: 'The last row’s number, day or moment, if there is no step.' },
      step: {
        kind: 'value',
        label: 'Step',
        help: 'The difference between two rows: a number, or an ISO 8601 duration.',
      },
      jitter: {
        kind: 'number',
        label: 'Jitter',
        help: 'How far a row may be ahead, as a part of a step. The order stays the same.',
        default: 0,
        min: 0,
        max: 1,
      },
    },
  },
  regex: {
    label: 'Pattern',
    type: 'text',
    options: {
      pattern: {
        kind: 'pattern',
        label: 'Pattern',
        help: 'A JavaScript regular expression without slashes and flags. Every value matches it.',
        required: true,
      },
    },
  },
  template: {
    label: 'Template',
    type: 'text',
    options: {
      text: {
        kind: 'template',
        label: 'Text',
        help: 'Text with columns in braces: {name|upper}, {row}; {{ for a brace.',
        required: true,
      },
    },
  },
  formula: {
    label: 'Formula',
    type: 'text',
    options: {
      expression: {
        kind: 'formula',
        label: 'Expression',
        help: 'Column names, row, operators and functions, as in round(net * 1.19, 2).',
        required: true,
      },
    },
  },
  json: {
    label: 'JSON object',
    type: 'json',
    options: {
      columns: {
        kind: 'columns',
        label: 'Nested columns',
        help: 'The properties of the object, defined like a table’s columns.',
        required: true,
      },
    },
  },
  array: {
    label: 'JSON array',
    type: 'json',
    options: {
      field: { kind: 'field', label: 'Field', help: 'The field of the items.', required: true },
      options: { kind: 'field-options', label: 'Options', help: 'The options of the items’ field.' },
      minItems: { kind: 'integer', label: 'Fewest items', help: '', default: 1, min: 0, max: ITEMS_MAX },
      maxItems: { kind: 'integer', label: 'Most items', help: '', default: 3, min: 0, max: ITEMS_MAX },
    },
  },
  reference: {
    label: 'Reference',
    type: 'integer',
    options: {
      table: {
        kind: 'table',
        label: 'Table',
        help: 'The table that the reference leads to.',
        required: true,
      },
      column: {
        kind: 'parent-column',
        label: 'Column',
        help: 'A unique column of that table.',
        required: true,
      },
      children: {
        kind: 'children',
        label: 'Children',
        help: 'How many rows refer to each parent.',
      },
    },
  },
  lookup: {
    label: 'Lookup',
    type: 'text',
    options: {
      via: { kind: 'column', label: 'Via', help: 'A reference column of this table.', required: true },
      column: {
        kind: 'parent-column',
        label: 'Column',
        help: 'A column of the row that the reference leads to.',
        required: true,
      },
    },
  },
} as const satisfies Record<string, Field>;
