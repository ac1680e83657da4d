import type { Field, OptionInfo } from '../field.ts';

/** Entries of a list. */
const VALUES_MAX = 100_000;
/** Parts of a histogram. */
const BINS_MAX = 1000;
/** Items of an array. */
const ITEMS_MAX = 1000;

const whenNormal = { option: 'distribution', is: ['normal'] } as const;

const distributionOptions = {
  distribution: {
    kind: 'choice',
    label: 'Distribution',
    help: 'How often which part of the range occurs.',
    choices: ['uniform', 'normal', 'log-normal', 'exponential', 'zipf', 'histogram'],
    default: 'uniform',
  },
  bins: {
    kind: 'weights',
    label: 'Bins',
    help: 'How often each of so many equal parts of the range occurs.',
    maxItems: BINS_MAX,
    when: { option: 'distribution', is: ['histogram'] },
  },
} as const satisfies Record<string, OptionInfo>;

const rangeOfDates = {
  from: {
    kind: 'date',
    label: 'From',
    help: 'The first that can occur; a year before now where it is empty.',
  },
  to: { kind: 'date', label: 'To', help: 'The last that can occur; now where it is empty.' },
  ...distributionOptions,
  after: { kind: 'column', label: 'After', help: 'A column of dates: each cell comes after the one there.' },
  before: {
    kind: 'column',
    label: 'Before',
    help: 'A column of dates: each cell comes before the one there.',
  },
  within: {
    kind: 'duration',
    label: 'Within',
    help: 'How far from the other column at most: P14D is 14 days, PT2H two hours. Thirty days where it is empty, any time between where both are given.',
  },
  workingHours: {
    kind: 'boolean',
    label: 'Working hours',
    help: 'Monday to Friday alone; times from 9:00 to before 17:00 UTC.',
    default: false,
  },
  format: {
    kind: 'text',
    label: 'Format',
    help: 'Made of YYYY, YY, MMMM, MMM, MM, M, DD, D, dddd, ddd, HH, H, hh, h, A, a, mm, m, ss, s and SSS; ISO 8601 where it is empty.',
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
      step: { kind: 'integer', label: 'Step', help: 'What is added from row to row.', default: 1 },
      pad: {
        kind: 'integer',
        label: 'Digits',
        help: 'So many digits at least, with zeros before them: the value becomes text.',
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
      value: { kind: 'value', label: 'Value', help: 'What stands in every row.', required: true },
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
        help: 'How often each value occurs beside the others; all alike where it is empty.',
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
        help: 'How many percent of the values are true.',
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
        help: 'Of the normal distribution; the middle of the range where it is empty.',
        when: whenNormal,
      },
      sd: {
        kind: 'number',
        label: 'Standard deviation',
        help: 'Of the normal distribution; a sixth of the range where it is empty.',
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
        help: 'From 9:00 to before 17:00 alone.',
        default: false,
      },
      format: {
        kind: 'text',
        label: 'Format',
        help: 'Made of HH, H, hh, h, A, a, mm, m, ss and s.',
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
      to: { kind: 'value', label: 'To', help: 'The last row’s, where no step is given.' },
      step: { kind: 'value', label: 'Step', help: 'From row to row: a number, or an ISO 8601 duration.' },
      jitter: {
        kind: 'number',
        label: 'Jitter',
        help: 'What part of a step a row may be ahead at most; the order stays.',
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
        help: 'A JavaScript regular expression without slashes and flags: values match it.',
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
        help: 'Of columns by name, row, operators and functions: round(net * 1.19, 2).',
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
        help: 'Its properties, as a table’s columns.',
        required: true,
      },
    },
  },
  array: {
    label: 'JSON array',
    type: 'json',
    options: {
      field: { kind: 'field', label: 'Field', help: 'What its items are.', required: true },
      options: { kind: 'field-options', label: 'Options', help: 'Of the items’ field.' },
      minItems: { kind: 'integer', label: 'Fewest items', help: '', default: 1, min: 0, max: ITEMS_MAX },
      maxItems: { kind: 'integer', label: 'Most items', help: '', default: 3, min: 0, max: ITEMS_MAX },
    },
  },
  reference: {
    label: 'Reference',
    type: 'integer',
    options: {
      table: { kind: 'table', label: 'Table', help: 'Whose row is referred to.', required: true },
      column: { kind: 'parent-column', label: 'Column', help: 'A unique column there.', required: true },
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
      via: { kind: 'column', label: 'Via', help: 'A reference of this table.', required: true },
      column: {
        kind: 'parent-column',
        label: 'Column',
        help: 'Another column of the row referred to.',
        required: true,
      },
    },
  },
} as const satisfies Record<string, Field>;
