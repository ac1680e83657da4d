import { expect, test } from 'vitest';
import { chipsOf, fittingChips, summaryOf } from '../../../../../src/app/studio/columns/summary.ts';
import { optionInfosOf } from '../../../../../src/app/studio/schema/kept-options.ts';
import type { Json, OptionInfo } from '../../../../../src/catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../../../../src/catalogue/fields.ts';
import { isWellFormed } from '../../../../../src/expression/text.ts';

const fieldIds = Object.keys(fields).filter(isFieldId);
const label = (field: FieldId, option: string) => (optionInfosOf(field)[option]?.label ?? '').toLowerCase();

const summaries = [
  ['number', { decimals: 2, min: 5, max: 500 }, `5 to 500 · ${label('number', 'decimals')} 2`],
  ['list', { weights: [1, 5], values: ['new', 'paid'] }, `new, paid · ${label('list', 'weights')} 1, 5`],
  [
    'reference',
    { children: { each: 3 }, table: 'customers', column: 'id' },
    'customers.id · 3 rows per parent',
  ],
  ['reference', { table: 'customers', column: 'id', children: 'zipf' }, 'customers.id · Zipf'],
  ['lookup', { via: 'customer_id', column: 'email' }, 'customer_id → email'],
  ['formula', { prefix: '€', expression: 'net * 1.19' }, `net * 1.19 · ${label('formula', 'prefix')} €`],
  ['json', { columns: [{ name: 'city', field: 'location.city' }] }, '{ city }'],
  ['date', { after: 'ordered_at', within: 'P14D' }, 'within 14 days after ordered_at'],
  ['date', { within: 'PT1H', after: 'ordered_at' }, 'within 1 hour after ordered_at'],
  ['date', { before: 'shipped_at', within: 'P1DT2H' }, 'within 1 day 2 hours before shipped_at'],
  ['timestamp', { within: 'P2W' }, 'within 2 weeks'],
  ['date', { within: 'a week', after: 'a' }, 'within a week after a'],
  ['date', { within: 'P', after: 'a' }, 'within P after a'],
  ['date', { after: 'ordered_at' }, 'after ordered_at'],
  ['date', { before: 'b', after: 'a' }, 'between a and b'],
  ['date', { before: 'b', after: 'a', within: 'P1D' }, 'between a and b · within 1 day'],
  [
    'date',
    { after: 'ordered_at', within: 'P14D', to: 'now' },
    `within 14 days after ordered_at · ${label('date', 'to')} now`,
  ],
  ['lorem.words', { minWords: 3, maxWords: 6 }, '3 to 6 words'],
  ['word.sentences', { minSentences: 1, maxSentences: 1 }, '1 sentence'],
  ['lorem.words', { minWords: 4, maxWords: 4 }, '4 words'],
  ['string.alpha', { minLength: 5, maxLength: 5 }, 'length 5'],
  ['string.alpha', { minLength: 5, maxLength: 10 }, 'length 5 to 10'],
  ['date.birthdate', { minAge: 18, maxAge: 65 }, 'age 18 to 65'],
  ['date.soon', { days: 10 }, '10 days'],
  ['airline.flightNumber', { airlineCode: false }, 'without airline code'],
  ['person.firstName', { sex: 'female' }, 'sex Female'],
  ['internet.httpStatusCode', { types: ['clientError'] }, 'types 4xx Client error'],
  ['lorem.sentences', { separator: '\n' }, 'separator \\n'],
  ['array', { field: 'person.firstName', minItems: 1, maxItems: 3 }, '1 to 3 items · First Name'],
  [
    'array',
    { field: 'number', options: { min: 1, max: 6, decimals: 1 } },
    `Number · 1 to 6 · ${label('number', 'decimals')} 1`,
  ],
  ['reference', { children: { each: 1 }, table: 'a', column: 'b' }, 'a.b · 1 row per parent'],
  ['reference', { table: 'a' }, `${label('reference', 'table')} a`],
  ['timestamp', { from: '2025-06-01', to: 'now' }, '2025-06-01 to now'],
  ['date', { workingHours: true }, label('date', 'workingHours')],
  ['regex', { pattern: '[A-Z]' }, '[A-Z]'],
  ['number', { min: 'x' }, `${label('number', 'min')} x`],
  ['number', { distribution: 'histogram', bins: [1, 3] }, `${label('number', 'bins')} 1, 3`],
  ['number', { distribution: 'histogram' }, `${label('number', 'distribution')} Histogram`],
  ['boolean', { percent: 20 }, '20% true'],
  ['unknown', { anything: 1 }, 'anything 1'],
] as const;

test.each(summaries)(
  'the options of a column of the field %s are in a line, what matters first',
  (field, options, line) => {
    expect(summaryOf({ field, options })).toBe(line);
  },
);

/** A value of an option that differs from what the field has anyway, and the words that must not be shown of the value. */
function sampleOf(info: OptionInfo): readonly [value: Json, unseen: readonly string[]] {
  switch (info.kind) {
    case 'choice':
    case 'choices': {
      const choice = info.choices.at(-1) ?? '';
      const text = info.labels?.[choice] ?? choice;
      return [
        info.kind === 'choice' ? choice : [choice],
        text === choice || text.includes(choice) ? [] : [choice],
      ];
    }
    case 'boolean':
      return [info.default !== true, ['true', 'false']];
    case 'duration':
      return ['P1DT2H', ['P1DT2H']];
    case 'children':
      return ['one-to-one', ['one-to-one']];
    case 'column-pairs':
      return [{ tenant_id: 'tenant' }, ['{', '}']];
    case 'alternatives':
      return [[{ when: 'row = 1', field: 'lorem.word' }], ['lorem.word', '{', '}']];
    case 'alternative':
      return [{ field: 'lorem.word' }, ['lorem.word', '{', '}']];
    case 'states':
      return [{ new: 2, paid: 1 }, ['{', '}']];
    case 'transitions':
      return [{ new: { paid: 1 } }, ['{', '}']];
    case 'field':
      return ['person.firstName', ['person.firstName']];
    case 'field-options':
      return [{ minWords: 1, maxWords: 2 }, ['minWords', '{', '}']];
    case 'columns':
      return [[{ name: 'city', field: 'location.city' }], ['location.city']];
    case 'values':
    case 'weights':
      return [[1, 2], []];
    case 'integer':
    case 'number':
    case 'big-integer':
      return [7, []];
    case 'date':
    case 'time':
    case 'value':
    case 'text':
    case 'column':
    case 'table':
    case 'parent-column':
    case 'pattern':
    case 'template':
    case 'formula':
      return ['x', []];
  }
}

const options = fieldIds.flatMap((field) =>
  Object.entries(optionInfosOf(field)).map(([name, info]) => [field, name, info] as const),
);

test('each option of each field is said in words: no key, no id of a choice, no ISO duration', () => {
  expect(options.length).toBeGreaterThan(400);
  for (const [field, name, info] of options) {
    const [value, unseen] = sampleOf(info);
    const given = info.kind === 'field-options' ? { field: 'lorem.words', [name]: value } : { [name]: value };
    const line = summaryOf({ field, options: given });
    const isKey = /[a-z][A-Z]/.test(name);
    for (const word of [...(isKey ? [name] : []), ...unseen]) {
      expect(line.split(/[ ·,]+/), `${field} ${name}: ${line}`).not.toContain(word);
    }
    expect(line, `${field} ${name}`).not.toBe('');
  }
});

test('a column without options has none', () => {
  expect(summaryOf({ field: 'sequence' })).toBe('');
});

test('a long list is cut', () => {
  const values = Array.from({ length: 5000 }, (_, i) => `value ${i}`);
  expect(summaryOf({ field: 'list', options: { values } })).toHaveLength(200);
});

test('a formula that has no room is cut in its middle, never within a character', () => {
  const expression = 'round(net * 1.19 + shipping, 2)';
  const chips = chipsOf({ field: 'formula', options: { expression } });
  const at = (room: number) => fittingChips(chips, room).shown.map(({ text }) => text);
  expect(at(500)).toEqual([expression]);
  expect(at(160)).toEqual(['round(net …pping, 2)']);
  expect(at(60)).toEqual([]);
  const faces = chipsOf({ field: 'formula', options: { expression: '😀'.repeat(30) } });
  for (let room = 0; room < 500; room++) {
    for (const { text } of fittingChips(faces, room).shown) expect(isWellFormed(text)).toBe(true);
  }
});

test('chips are shown whole, in a short form, or counted', () => {
  const values = ['red', 'green', 'blue', 'yellow'];
  const chips = chipsOf({ field: 'list', options: { weights: [1, 2, 3, 4], values } });
  const at = (room: number) => {
    const { shown, hidden } = fittingChips(chips, room);
    return [...shown.map(({ text }) => text), ...(hidden > 0 ? [`+${hidden}`] : [])];
  };
  const [all, first] = [at(2000), at(300)];
  expect(all).toEqual(['red, green, blue, yellow', `${label('list', 'weights')} 1, 2, 3, 4`]);
  expect(first[0]).toBe('red, green, blue, yellow');
  expect(at(120)).toEqual(['4 values', '+1']);
  expect(at(30)).toEqual(['+2']);
});
