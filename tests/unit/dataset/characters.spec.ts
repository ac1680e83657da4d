import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { charactersOf } from '../../../src/expression/character-set.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { charactersDocument } from '../../fixtures/characters-document.ts';
import type { ColumnDocument, TableDocument } from '../../fixtures/documents.ts';
import { optionVariants } from '../../fixtures/option-variants.ts';
import { brokenBy, brokenIn, charactersIn, openerWith } from '../../fixtures/promised-characters.ts';

type Variants = readonly Partial<ColumnDocument>[];

const PLAIN: Variants = [{}];
const UNIQUE: Variants = [{ unique: true }];
/** Cases, prefixes, suffixes and lengths that change the characters of texts. */
const CHANGED: Variants = [
  { options: { case: 'upper' } },
  { options: { case: 'lower', prefix: '«' }, nulls: 30 },
  { options: { case: 'title', suffix: ' ' }, unique: true },
  { options: { prefix: '"ß' }, maxLength: 14 },
  { maxLength: 4 },
  { maxLength: 21, unique: true },
];

/** Fields without any values unless an option gives some, and a field that needs another column. */
const NEEDS_OPTIONS: ReadonlySet<FieldId> = new Set<FieldId>(['lookup']);

function expectKept(field: FieldId, variants: Variants, rows: number): void {
  const found = optionVariants(field).flatMap((options) =>
    variants.map((variant) => brokenBy(field, options, variant, rows)),
  );
  expect(found.flatMap((broken) => broken ?? [])).toEqual([]);
  if (variants === PLAIN && !NEEDS_OPTIONS.has(field)) expect(found).toContainEqual([]);
}

describe('the characters that a column promises', () => {
  it.each(fieldIds)('are all that 500 cells have: %s', (field) => {
    expectKept(field, PLAIN, 500);
    expectKept(field, UNIQUE, 100);
  });

  const many = (field: FieldId) => (field.startsWith('lorem.') ? 500 : 4000);
  it.each(fieldIds)('are all that 4,000 cells have, or 500 long texts: %s', { tags: ['deep'] }, (field) => {
    expectKept(field, PLAIN, many(field));
    expectKept(field, [...UNIQUE, ...CHANGED], many(field) / 10);
  });
});

it.each([...UNIQUE, ...CHANGED])('some field can be %j, so its promise is tested', (variant) => {
  const fields: readonly FieldId[] = ['string.alpha', 'internet.email', 'string.uuid'];
  expect(fields.map((field) => brokenBy(field, {}, variant, 100))).toContainEqual([]);
});

const template = (name: string, text: string): ColumnDocument => ({
  name,
  field: 'template',
  options: { text },
});
const PARENT: TableDocument = {
  name: 'parent',
  rows: 200,
  columns: [
    { name: 'code', field: 'string.alpha', options: { length: 5, prefix: '[' }, primaryKey: true },
    { name: 'word', field: 'word.noun', options: { case: 'upper' }, nulls: 30 },
    { name: 'day', field: 'date', nulls: 30 },
    { name: 'moment', field: 'timestamp', nulls: 30 },
    { name: 'amount', field: 'number', options: { decimals: 2, min: -5 } },
    template('pair', '{word} {day}'),
    template('too long', '{long} {long}'),
    { name: 'long', field: 'list', options: { values: [`${'x '.repeat(32_700)}x`, 'y'] } },
  ],
};
const lookup = (name: string, column: string, options = {}): ColumnDocument => ({
  name,
  field: 'lookup',
  options: { via: 'parent', column, ...options },
});
const CHILD: TableDocument = {
  name: 'child',
  rows: 500,
  columns: [
    { name: 'parent', field: 'reference', options: { table: 'parent', column: 'code' }, nulls: 20 },
    lookup('word', 'word'),
    lookup('day', 'day', { suffix: 'th' }),
    lookup('moment', 'moment', { case: 'lower' }),
    lookup('amount', 'amount', { suffix: ' €' }),
    lookup('pair of parent', 'pair'),
    lookup('long', 'too long'),
    template('pair', '{pair of parent} {amount}'),
    template('joined', '{parent}: {word}, {day} {amount}'),
    template('of others', '{row}{joined}'),
    template('of empty texts', '{word} {day}'),
    { ...template('cut', '{word} {joined}'), maxLength: 7 },
    template('filtered', '{joined|slug} {word|upper}'),
    { name: 'formula', field: 'formula', options: { expression: 'concat(word, "\n")' } },
    { name: 'self', field: 'reference', options: { table: 'child', column: 'id' } },
    { name: 'id', field: 'word.noun', options: { prefix: "'" }, unique: true },
  ],
};

describe('a column that reads others', () => {
  it('has no other characters than it promises', () => {
    expect(brokenIn([PARENT, CHILD])).toEqual([]);
  });

  it('promises no space at the ends of words with spaces between them', () => {
    const columns = [template('a', '{b} {row}, {b}'), { name: 'b', field: 'person.sex' }] as const;
    const ofColumn = charactersIn([{ name: 't', rows: 1, columns }], 't', 'a');
    expect(ofColumn).toMatchObject({ outerSpaces: false, empty: false, beyondAscii: false });
    const nullable = [columns[0], { ...columns[1], nulls: 1 }];
    expect(charactersIn([{ name: 't', rows: 1, columns: nullable }], 't', 'a').outerSpaces).toBe(true);
  });

  it('promises little in a chain of 3,000 templates, without a stack overflow', () => {
    const columns = Array.from({ length: 3000 }, (_, i) => template(`c${i + 1}`, `{c${i}}`));
    const table = {
      name: 't',
      rows: 2,
      columns: [{ name: 'c0', field: 'person.sex' }, ...columns.reverse()],
    } as const;
    expect(brokenIn([table])).toEqual([]);
  });
});

describe('a pattern', () => {
  const regex = (pattern: string, more: Partial<ColumnDocument> = {}): ColumnDocument => ({
    name: pattern,
    field: 'regex',
    options: { pattern },
    ...more,
  });
  const PATTERNS = [
    '[a-z]{40}',
    'a ?',
    ' {0,2}x',
    '(a b)+c',
    'x( |a)\\1',
    '(?<n> )?y\\k<n>',
    '(?:a|\\s)*',
    '(a|b ){3}',
    '[^a]',
    '.\\u3000?',
    '\\ud800?[\\ud83d-\\ud83e]',
    '\\bé\\b|^\\W$',
    'a\\Bb\\B',
    'x{0}y{2,3}',
    '(?=.*9)\\w{3}',
  ];

  it('has no other characters than it promises', () => {
    const columns = PATTERNS.map((pattern) => regex(pattern));
    expect(brokenIn([{ name: 't', rows: 1000, columns }])).toEqual([]);
    const unique = ['[a-c ]{3}', '\\d{2}[ü-ý]', '(a|b ){5}'].map((pattern) =>
      regex(pattern, { unique: true }),
    );
    expect(brokenIn([{ name: 't', rows: 30, columns: unique }])).toEqual([]);
    expect(brokenIn(charactersDocument.tables)).toEqual([]);
  });

  it.each([
    ['[a-z]{40}', charactersOf(['abcdefghijklmnopqrstuvwxyz'])],
    ['(?:[A-C] 1)+', charactersOf(['A 1', 'B 1', 'C 1'])],
    ['x?( |y)', charactersOf(['x', ' ', 'y'])],
    ['é?', charactersOf(['', 'é'])],
  ])('promises the characters of its classes: %s', (pattern, characters) => {
    expect(charactersIn([{ name: 't', rows: 1, columns: [regex(pattern)] }], 't', pattern)).toEqual(
      characters,
    );
  });
});

describe('a promise that is false', () => {
  const ofLetters = charactersOf(['abcdefghijklmnopqrstuvwxyz']);

  it.each([
    ['word.noun', '-', { name: 'a', field: 'word.noun' }],
    ['finance.currencySymbol', 'beyondAscii', { name: 'a', field: 'finance.currencySymbol' }],
    ['person.suffix', 'empty', { name: 'a', field: 'person.suffix' }],
    ['string.sample', '"', template('a', '{b}')],
  ] as const)('is found: %s without %s', (field, missing, column) => {
    const columns = [column, { name: 'b', field }] as const;
    const tables = [{ name: 't', rows: 500, columns }];
    expect(brokenIn(tables)).toEqual([]);
    const broken = brokenIn(tables, openerWith(field, ofLetters));
    expect(broken.filter((text) => text.startsWith('t.a has'))).toEqual([
      expect.stringContaining(JSON.stringify(missing)),
    ]);
  });
});
