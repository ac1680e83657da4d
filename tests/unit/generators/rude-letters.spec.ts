import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { politeTexts } from '../../../src/generators/rude-letters.ts';
import { schemaOf, tableOf } from '../../fixtures/any-schema.ts';

/** The best known rude words, and how people abbreviate them. */
const RUDE =
  /ANAL|ANUS|ARSE|ASS|CNT|COCK|COK|CUM|CUNT|DCK|DICK|DIK|DYKE|FAG|FCK|FUC|FUK|FUX|HOE|JIZ|KKK|NAZ|NIG|PENIS|PIS|POO|RAPE|SEX|SHIT|SHT|SLT|SUK|TIT|TWAT|VAG|WANK|WTF|XXX/;

const cells = (field: FieldId, options: object, unique: boolean, rows: number) =>
  tableOf(schemaOf([{ name: 't', rows, columns: [{ name: 'a', field, options, unique }] }]), 't')
    .readColumn('a', 0, rows)
    .map(String);

/** All texts of an alphabet's letters. */
const allTexts = (alphabet: string, length: number): readonly string[] =>
  length === 0
    ? ['']
    : allTexts(alphabet, length - 1).flatMap((text) => [...alphabet].map((letter) => text + letter));

describe('rude letters', () => {
  it.each<[FieldId, object, boolean]>([
    ['airline.recordLocator', {}, false],
    ['airline.recordLocator', {}, true],
    ['airline.recordLocator', { allowNumerics: true, allowVisuallySimilarCharacters: true }, false],
    ['airline.recordLocator', { allowNumerics: true, allowVisuallySimilarCharacters: true }, true],
    ['vehicle.vrm', {}, false],
    ['vehicle.vrm', {}, true],
    ['vehicle.vrm', { region: 'US' }, false],
    ['vehicle.vrm', { region: 'US' }, true],
  ])('are in no %s with %o in 100,000 rows; unique: %s', (field, options, unique) => {
    const texts = cells(field, options, unique, 100_000);
    expect(texts.filter((text) => RUDE.test(text))).toEqual([]);
    if (unique) expect(new Set(texts).size).toBe(100_000);
  });

  it('are few: a record locator still has all letters, each about as often as the others', () => {
    const counts = new Map<string, number>();
    for (const letter of cells('airline.recordLocator', {}, false, 50_000).join(''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe('ABCDEFGHJKMNPQRSTUVWXYZ');
    const ratios = [...counts.values()].map((count) => (count * 23) / (50_000 * 6));
    expect(Math.min(...ratios)).toBeGreaterThan(0.93);
    expect(Math.max(...ratios)).toBeLessThan(1.07);
  });

  it.each([
    ['ASEXU', 2],
    ['ASEXU', 3],
    ['ASEXU', 5],
    ['FUCK1', 6],
  ])('leave the other texts of %s, %d letters long, each counted once', (alphabet, length) => {
    const texts = politeTexts(new Array<string[]>(length).fill([...alphabet]));
    const counted = Array.from({ length: texts.count }, (_, index) => texts.at(index));
    const wanted = allTexts(alphabet, length).filter(
      (text) => !/ASS|SEX|SUX|XXX|FUC|FUK|FCK|FKU|KKK/.test(text),
    );
    expect(counted.toSorted()).toEqual(wanted.toSorted());
  });
});
