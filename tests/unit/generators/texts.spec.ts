/** @module-tag deep */
import { expect, it } from 'vitest';
import { isLeftOutTown } from '../../../src/locales/corrections.ts';
import {
  type ColumnDocument,
  type fieldIds,
  filledFieldIds,
  schemaOf,
  tableOf,
} from '../../fixtures/any-schema.ts';
import { exampleOptions, PARENTS } from '../../fixtures/documents.ts';
import { rowTexts } from '../../fixtures/runs.ts';

const ROWS = 100_000;
const CHUNK = 10_000;

/** Random characters: any may be next to any other. */
const BY_CHANCE = /^(string|number|datatype|color)\.|^internet\.password$|^image\.dataUri$|^regex$/;

/** Faults that no text may have, by name. */
const FAULTS: readonly (readonly [string, (text: string) => boolean])[] = [
  ['a word or a town that is left out', isLeftOutTown],
  ['two spaces together', (text) => text.includes('  ')],
  ['a space at an end', (text) => text !== text.trim()],
  ['a quotation mark without its other', (text) => text.split('"').length % 2 === 0],
  ['a placeholder', (text) => /\{\{|\}\}|\[object|undefined|\bNaN\b|\bnull\b|Invalid Date/.test(text)],
];

const FAULTS_BY_CHANCE: typeof FAULTS = [
  ['a placeholder', (text) => /\[object Object\]|undefined|^(?:NaN|null|Invalid Date|)$/.test(text)],
];

/** Examples without null; some others have null as a value. */
const OPTIONS: typeof exampleOptions = {
  ...exampleOptions,
  list: [{ values: ['a', 'b'] }],
  cases: [{ cases: [{ when: 'row % 3 = 0', field: 'lorem.words' }], else: { field: 'person.jobTitle' } }],
  json: [{ columns: [{ name: 'bio', field: 'person.bio' }] }],
};

function faultsOf(text: string, faults = FAULTS): readonly string[] {
  return faults.filter(([, holds]) => holds(text)).map(([name]) => name);
}

function columnsOf(field: (typeof fieldIds)[number]): readonly ColumnDocument[] {
  if (field === 'lookup') {
    const options = { table: 'parents', column: 'id' };
    return [
      { name: 'value', field, options: { via: 'parent', column: 'uuid' } },
      { name: 'parent', field: 'reference', options },
    ];
  }
  return [{ name: 'value', field, options: OPTIONS[field]?.[0] ?? {} }];
}

it('finds each of the faults', () => {
  const faulty = [
    ...[
      'a cum b',
      'Climax',
      'a  b',
      'a ',
      'Arlanda"',
      '{{person.bio}}',
      'undefined x',
      'x NaN',
      '[object X]',
    ],
    'Invalid Date',
  ];
  expect(faulty.filter((text) => faultsOf(text).length !== 1)).toEqual([]);
  const byChance = ['undefined', 'NaN', '', 'null', '[object Object]', 'Invalid Date'];
  expect(byChance.filter((text) => faultsOf(text, FAULTS_BY_CHANCE).length !== 1)).toEqual([]);
});

it.each(filledFieldIds)('%s has no faulty text in 100,000 rows', (field) => {
  const table = tableOf(schemaOf([{ name: 't', rows: ROWS, columns: columnsOf(field) }, PARENTS]), 't');
  const faults = BY_CHANCE.test(field) ? FAULTS_BY_CHANCE : FAULTS;
  for (let from = 0; from < ROWS; from += CHUNK) {
    const texts = new Set(rowTexts(table, from, from + CHUNK).map(([text = '']) => text));
    expect(texts.size).toBeGreaterThan(0);
    const faulty = [...texts].flatMap((text) => faultsOf(text, faults).map((fault) => [fault, text]));
    expect(faulty.slice(0, 3)).toEqual([]);
  }
});

/** Words that a text holds twice. */
function repeated(text: string): readonly string[] {
  const words: readonly string[] = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.filter((word, i) => words.indexOf(word) < i);
}

it('finds a word that is repeated', () => {
  expect(repeated('Barber Barber Shop')).toEqual(['barber']);
  expect(repeated('Add end-to-end tests to cart page')).toEqual([]);
});

it.each(['company.name', 'git.commitMessage', 'location.street', 'person.jobTitle'] as const)(
  '%s holds no word twice in 100,000 rows',
  (field) => {
    const table = tableOf(schemaOf([{ name: 't', rows: ROWS, columns: [{ name: 'value', field }] }]), 't');
    const texts = rowTexts(table, 0, ROWS).map(([text = '']) => text);
    expect(texts.filter((text) => repeated(text).length > 0).slice(0, 3)).toEqual([]);
  },
);
