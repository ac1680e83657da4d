import { describe, expect, it } from 'vitest';
import { categories, categoryIds, isCategoryId } from '../../../src/catalogue/categories.ts';
import { categoryTexts } from '../../../src/catalogue/category-texts.ts';
import { categoryRun, columnNames, texts } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';

const INHERITED = ['toString', 'constructor', '__proto__', 'hasOwnProperty', '', 'Person'];

describe('the catalogue of categories', () => {
  it('holds the 27 categories of the specification, in its order', () => {
    expect(SPECIFIED_CATEGORIES).toHaveLength(27);
    expect(categoryIds).toEqual(SPECIFIED_CATEGORIES.map(({ id }) => id));
  });

  it.each(INHERITED)('knows no category %j', (id) => {
    expect(isCategoryId(id)).toBe(false);
  });
});

describe.each(SPECIFIED_CATEGORIES)('the category $id', ({ id, title, labels }) => {
  const entryOf = <T>(record: Readonly<Record<string, T>>) => record[id];

  it('has its title, an emoji and a description for the card', () => {
    const shown = entryOf(categoryTexts);
    expect(shown?.title).toBe(title);
    expect(shown?.emoji).toMatch(/\p{Extended_Pictographic}/u);
    expect(shown?.description).toMatch(/^[A-Z].+\.$/);
  });

  it('has the fields of the specification, in its order', () => {
    expect(Object.keys(entryOf(categories)?.fields ?? {})).toEqual(labels);
  });

  it('writes every field under its label, with a text in every row, which only a suffix may leave blank', () => {
    const run = categoryRun(id, { rows: 200 });
    expect(columnNames(run)).toEqual(labels);
    const rows = texts(run);
    expect(rows).toHaveLength(200);
    expect(rows.filter((row) => row.length !== labels.length)).toEqual([]);
    const isBlank = (cell: string, at: number) => cell.trim() === '' && labels[at] !== 'Suffix';
    expect(rows.filter((row) => row.some(isBlank))).toEqual([]);
  });
});
