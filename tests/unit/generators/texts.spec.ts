/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/catalogue/field.ts';
import { fields, isFieldId } from '../../../src/catalogue/fields.ts';
import { createDatasetFactory } from '../../../src/dataset/dataset.ts';
import { holdsLeftOutWord } from '../../../src/locales/corrections.ts';
import { locale } from '../../../src/locales/en-us.ts';
import { validateSchema } from '../../../src/schema/parse.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const ROWS = 100_000;
const CHUNK = 10_000;

/** Fields of characters by chance, and those that only show another column or a list that is given. */
const BY_CHANCE = /^(string|number|datatype|color)\.|^internet\.password$|^image\.dataUri$/;

const createDataset = createDatasetFactory(locale, largeTables);

function isAlone(field: Field): boolean {
  return Object.values(field.options ?? {}).every(({ required }) => !required);
}

const ids = Object.entries<Field>(fields)
  .filter(([id, field]) => field.type === 'text' && id.includes('.') && isAlone(field) && !BY_CHANCE.test(id))
  .map(([id]) => id);

/** Whatever no text may be, by what it is called. */
const FAULTS: readonly (readonly [string, (text: string) => boolean])[] = [
  ['a word that is left out', holdsLeftOutWord],
  ['two spaces together', (text) => text.includes('  ')],
  ['a space at an end', (text) => text !== text.trim()],
  ['a quotation mark without its other', (text) => text.includes('"') && text.split('"').length % 2 === 0],
  ['a placeholder', (text) => /\{\{|\}\}|\[object|undefined|\bNaN\b|\bnull\b/.test(text)],
];

function faultsOf(text: string, faults = FAULTS): readonly string[] {
  return faults.filter(([, holds]) => holds(text)).map(([name]) => name);
}

/** Towns are named as they are: one in North Carolina is Oriental. */
const PLACE_FAULTS = FAULTS.filter(([, holds]) => holds !== holdsLeftOutWord);

it('finds each of the faults', () => {
  const faulty = ['a cum b', 'a  b', 'a ', 'Arlanda"', '{{person.bio}}', 'undefined x'];
  expect(faulty.filter((text) => faultsOf(text).length !== 1)).toEqual([]);
});

it('looks at every field of texts that needs no options', () => {
  expect(ids.length).toBeGreaterThan(120);
  expect(ids.filter((id) => !isFieldId(id))).toEqual([]);
});

describe.each(ids)('%s', (id) => {
  it('has no faulty text in 100,000 rows', () => {
    const tables = [{ name: 't', rows: ROWS, columns: [{ name: 'value', field: id }] }];
    const schema = validateSchema({ version: 1, tables });
    if (!schema.ok) throw new Error(JSON.stringify(schema.error));
    const table = createDataset(schema.value).table('t');
    const kinds = id.startsWith('location.') ? PLACE_FAULTS : FAULTS;
    for (let from = 0; from < ROWS; from += CHUNK) {
      const texts = new Set(table?.read(from, from + CHUNK).columns[0]?.map(String));
      expect(texts.size).toBeGreaterThan(0);
      const faults = [...texts].flatMap((text) => faultsOf(text, kinds).map((fault) => [fault, text]));
      expect(faults.slice(0, 3)).toEqual([]);
    }
  });
});
