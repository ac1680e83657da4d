import { anyText, type Field, type OptionInfo } from '../field.ts';

/** Entries of a list. */
export const VALUES_MAX = 100_000;
/** Parts of a histogram. */
const BINS_MAX = 1000;
/** States of a column. */
const STATES_MAX = 1000;
/** Alternatives of a column. */
const CASES_MAX = 100;
/** Items of an array. */
export const ITEMS_MAX = 1000;

const whenNormal = [{ option: 'distribution', is: ['normal'] }] as const;

const distributionOptions = {
  distribution: {
    kind: 'choice',
    label: 'Distribution',
    help: 'How values spread over the range.',
    choices: ['uniform', 'normal', 'log-normal', 'exponential', 'zipf', 'histogram'],
    labels: {
      uniform: 'Uniform',
      normal: 'Normal',
      'log-normal': 'Log-normal',
      exponential: 'Exponential',
      zipf: 'Zipf',
      histogram: 'Histogram',
    },
    default: 'uniform',
  },
  bins: {
    kind: 'weights',
    label: 'Bins',
    help: 'One weight per bin. All bins are equally wide.',
    maxItems: BINS_MAX,
    when: [{ option: 'distribution', is: ['histogram'] }],
  },
} as const satisfies Record<string, OptionInfo>;

const stepOfTimes = {
  kind: 'duration',
  label: 'Step',
  help: 'Distance between neighboring times: a quarter of an hour, for example.',
  more: 'Times are whole steps after From, or after another column whole steps of the day. The schema holds an ISO 8601 duration: PT15M is 15 minutes, P7D is a week.',
} as const satisfies OptionInfo;

const rangeOfDates = {
  from: {
    kind: 'date',
    label: 'From',
    help: 'Earliest date. Default: one year ago.',
    more: 'The word now stands for the document’s now. After or before another column, there is no default.',
  },
  to: {
    kind: 'date',
    label: 'To',
    help: 'Latest date. Default: now.',
    more: 'The word now stands for the document’s now. After or before another column, there is no default: without a date between that column and this end, the cell is empty.',
  },
  ...distributionOptions,
  after: {
    kind: 'column',
    label: 'After',
    help: 'Always later than this column.',
  },
  before: {
    kind: 'column',
    label: 'Before',
    help: 'Always earlier than this column.',
  },
  within: {
    kind: 'duration',
    label: 'Within',
    help: 'Greatest distance from the other column. Default: 30 days.',
    more: 'If After and Before are both set, the default is any time between them. The schema holds an ISO 8601 duration: P14D is 14 days, PT2H is two hours.',
  },
  step: stepOfTimes,
  workingHours: {
    kind: 'boolean',
    label: 'Working hours',
    help: 'Only Monday to Friday, 9:00 to 17:00 UTC.',
    more: 'The last possible time is just before 17:00.',
    default: false,
  },
  format: {
    kind: 'text',
    label: 'Format',
    help: 'For example DD.MM.YYYY or MMM D. Empty: ISO 8601.',
    more: 'Tokens: YYYY, YY, MMMM, MMM, MM, M, DD, D, dddd, ddd, HH, H, hh, h, A, a, mm, m, ss, s and SSS. Put other letters in brackets: [on] MMM D.',
    maxLength: 100,
  },
} as const satisfies Record<string, OptionInfo>;

/** Fields that faker does not have. Ranges include both ends. */
export const structure = {
  sequence: {
    label: 'Sequence',
    type: 'integer',
    otherTypes: ['text'],
    whenTooLong: 'refused',
    format: 'by-options',
    options: {
      start: { kind: 'integer', label: 'Start', help: 'Number of the first row.', default: 1 },
      step: {
        kind: 'integer',
        label: 'Step',
        help: 'Added from one row to the next.',
        default: 1,
      },
      pad: {
        kind: 'integer',
        label: 'Minimum digits',
        help: 'Pads with leading zeros. The value becomes text.',
        default: 0,
        min: 0,
        max: 100,
      },
    },
  },
  constant: {
    label: 'Constant',
    ...anyText,
    otherTypes: ['integer', 'decimal', 'boolean'],
    options: {
      value: { kind: 'value', label: 'Value', help: 'Value of every row.', required: true },
    },
  },
  list: {
    label: 'List',
    ...anyText,
    otherTypes: ['integer', 'decimal', 'boolean'],
    options: {
      values: {
        kind: 'values',
        label: 'Values',
        help: 'Text, numbers, true, false or null.',
        more: 'A file beside the document can hold them: { "file": "skus.csv", "column": "sku", "weightColumn": "sold" }.',
        maxItems: VALUES_MAX,
        required: true,
      },
      weights: {
        kind: 'weights',
        label: 'Weights',
        help: 'One weight per value. Empty: equal.',
        more: 'Weight 2 makes a value twice as frequent as weight 1.',
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
        label: 'Percent true',
        help: 'Percentage of rows with the value true.',
        percentOf: 'true',
        default: 50,
        min: 0,
        max: 100,
      },
    },
  },
  number: {
    label: 'Number',
    type: 'integer',
    otherTypes: ['decimal'],
    options: {
      min: { kind: 'number', label: 'Minimum', help: 'Lowest value.', default: 0 },
      max: { kind: 'number', label: 'Maximum', help: 'Highest value.', default: 1000 },
      decimals: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the decimal point.',
        default: 0,
        min: 0,
        max: 15,
      },
      step: {
        kind: 'number',
        label: 'Step',
        help: 'Difference between neighboring values, counted from the minimum.',
        more: 'From 10 in steps of 5, values are 10, 15, 20 and so on.',
        min: 0,
      },
      ...distributionOptions,
      mean: {
        kind: 'number',
        label: 'Mean',
        help: 'Average of the values. Empty: the middle of the range.',
        when: whenNormal,
      },
      sd: {
        kind: 'number',
        label: 'Standard deviation',
        help: 'Typical distance from the mean. Empty: a sixth of the range.',
        min: 0,
        when: whenNormal,
      },
    },
  },
  date: {
    label: 'Date',
    type: 'date',
    otherTypes: ['text'],
    whenTooLong: 'refused',
    format: 'by-options',
    options: {
      ...rangeOfDates,
      workingHours: {
        kind: 'boolean',
        label: 'Working days',
        help: 'Only Monday to Friday.',
        default: false,
      },
    },
  },
  timestamp: {
    label: 'Timestamp',
    type: 'timestamp',
    otherTypes: ['text'],
    whenTooLong: 'refused',
    format: 'by-options',
    options: rangeOfDates,
  },
  time: {
    label: 'Time of Day',
    type: 'text',
    whenTooLong: 'refused',
    format: 'by-options',
    options: {
      from: { kind: 'time', label: 'From', help: 'Earliest time.', default: '00:00:00' },
      to: { kind: 'time', label: 'To', help: 'Latest time.', default: '23:59:59' },
      step: stepOfTimes,
      ...distributionOptions,
      workingHours: {
        kind: 'boolean',
        label: 'Working hours',
        help: 'Only times from 9:00 to 17:00.',
        more: 'The last possible time is just before 17:00.',
        default: false,
      },
      format: {
        kind: 'text',
        label: 'Format',
        help: 'For example HH:mm or h:mm a.',
        more: 'Tokens: HH, H, hh, h, A, a, mm, m, ss and s. Put other letters in brackets.',
        default: 'HH:mm:ss',
        maxLength: 100,
      },
    },
  },
  series: {
    label: 'Series',
    type: 'timestamp',
    otherTypes: ['date', 'integer', 'decimal'],
    options: {
      from: {
        kind: 'value',
        label: 'From',
        help: 'First row’s value: a number, a date or a UTC timestamp.',
        more: 'Within groups, it can be a column of the row that has times.',
        orColumn: true,
        required: true,
      },
      to: {
        kind: 'value',
        label: 'To',
        help: 'Last row’s value, if there is no step.',
        more: 'Within groups, rows beyond it are empty. There, the word now stands for the document’s now.',
      },
      step: {
        kind: 'value',
        label: 'Step',
        help: 'Difference between rows: a number or a duration.',
        more: 'A duration is written in ISO 8601: PT15M is 15 minutes, P1D is one day.',
      },
      jitter: {
        kind: 'number',
        label: 'Jitter',
        help: 'Moves each row forward at random, by up to this part of a step.',
        more: '0.5 is half a step. The order of the rows stays the same.',
        default: 0,
        min: 0,
        max: 1,
      },
      within: {
        kind: 'boolean',
        label: 'Within groups',
        help: 'Starts anew in each group of rows.',
        more: 'A reference groups rows if each parent has a number of them.',
        default: false,
      },
    },
  },
  position: {
    label: 'Position',
    type: 'integer',
  },
  state: {
    label: 'State',
    ...anyText,
    options: {
      initial: {
        kind: 'states',
        label: 'Initial',
        help: 'State of the first row of a group.',
        more: 'It is one state, or several with weights: { "new": 9, "paid": 1 }.',
        maxItems: STATES_MAX,
        required: true,
      },
      transitions: {
        kind: 'transitions',
        label: 'Transitions',
        help: 'Which states follow a state, by weights.',
        more: 'For example { "new": { "paid": 8, "cancelled": 1 } }. A state that nothing follows is final, and repeats.',
        maxItems: STATES_MAX,
        required: true,
      },
    },
  },
  regex: {
    label: 'Regex Pattern',
    type: 'text',
    whenTooLong: 'cut-at-end',
    format: 'by-options',
    options: {
      pattern: {
        kind: 'pattern',
        label: 'Pattern',
        help: 'A JavaScript regular expression that every value matches.',
        more: 'Write it without slashes and flags.',
        required: true,
      },
    },
  },
  template: {
    label: 'Template',
    ...anyText,
    options: {
      text: {
        kind: 'template',
        label: 'Text',
        help: 'Columns go in braces: {name|upper}. {row} is the row number, from 0.',
        more: 'Write {{ for a brace.',
        required: true,
      },
    },
  },
  formula: {
    label: 'Formula',
    ...anyText,
    otherTypes: 'by-other-columns',
    options: {
      expression: {
        kind: 'formula',
        label: 'Expression',
        help: 'A calculation: round(net * 1.19, 2). The row number, row, starts at 0.',
        more: 'It can use column names, row, operators and functions.',
        required: true,
      },
    },
  },
  cases: {
    label: 'Cases',
    ...anyText,
    otherTypes: 'by-other-columns',
    options: {
      cases: {
        kind: 'alternatives',
        label: 'Cases',
        help: 'The first case whose condition holds decides the row’s value.',
        more: 'A condition is a formula that is true or false.',
        maxItems: CASES_MAX,
        required: true,
      },
      else: {
        kind: 'alternative',
        label: 'Otherwise',
        help: 'Field of the rows where no condition holds. Empty: null.',
      },
    },
  },
  json: {
    label: 'JSON Object',
    type: 'json',
    options: {
      columns: {
        kind: 'columns',
        label: 'Nested columns',
        help: 'Properties of the object, defined like columns.',
        required: true,
      },
      form: {
        kind: 'choice',
        label: 'Form',
        help: 'Whether the nested columns are properties, items, or one value.',
        more: 'A list holds their values in order, without their names. With Value, the cell is the value of the last one alone: the others can be read in its formulas.',
        choices: ['object', 'list', 'value'],
        labels: { object: 'Object', list: 'List', value: 'Value' },
        default: 'object',
      },
    },
  },
  array: {
    label: 'JSON Array',
    type: 'json',
    options: {
      field: { kind: 'field', label: 'Field', help: 'Field of the items.', required: true },
      options: { kind: 'field-options', label: 'Options', help: 'Options of that field.' },
      minItems: { kind: 'integer', label: 'Minimum items', help: '', default: 1, min: 0, max: ITEMS_MAX },
      maxItems: { kind: 'integer', label: 'Maximum items', help: '', default: 3, min: 0, max: ITEMS_MAX },
      maxLength: {
        kind: 'integer',
        label: 'Maximum length',
        help: 'Characters of the longest item.',
        more: 'Longer texts are cut, as the texts of a column with a maximum length are.',
        min: 1,
        max: 65_536,
      },
      distinct: {
        kind: 'boolean',
        label: 'Distinct items',
        help: 'Leaves out items that equal an earlier one of their array.',
        more: 'An array can then have fewer items than the minimum.',
        default: false,
      },
    },
  },
  reference: {
    label: 'Reference',
    type: 'integer',
    otherTypes: 'by-other-columns',
    whenTooLong: 'cut-at-end',
    format: 'unknown',
    options: {
      table: {
        kind: 'table',
        label: 'Table',
        help: 'Table to reference.',
        required: true,
      },
      column: {
        kind: 'parent-column',
        label: 'Column',
        help: 'Unique column to take values from.',
        required: true,
      },
      children: {
        kind: 'children',
        label: 'Rows per parent',
        help: 'How many rows reference each parent row.',
      },
      where: {
        kind: 'column-pairs',
        label: 'Where',
        help: 'Only parents whose cells equal those of this row.',
        more: 'For example {"tenant_id": "tenant_id"}: a column of the parent, and the column of this table that it equals. If no parent fits, the cell is empty.',
      },
    },
  },
  given: {
    label: 'Given',
    ...anyText,
    otherTypes: ['integer', 'decimal', 'boolean', 'date', 'timestamp', 'json'],
  },
  lookup: {
    label: 'Lookup',
    ...anyText,
    otherTypes: 'by-other-columns',
    options: {
      via: { kind: 'column', label: 'Via', help: 'Reference column of this table.', required: true },
      column: {
        kind: 'parent-column',
        label: 'Column',
        help: 'Column to read from the referenced row.',
        required: true,
      },
    },
  },
} as const satisfies Record<string, Field>;
