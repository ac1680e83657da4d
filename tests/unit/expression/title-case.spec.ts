import { describe, expect, it } from 'vitest';
import { cellsByName, cellsOfColumn } from '../../fixtures/any-schema.ts';

/** As the option of every field writes a text, and as a template's filter does. */
function titlesOf(value: string): readonly unknown[] {
  const columns = [
    { name: 'a', field: 'constant' as const, options: { value } },
    { name: 'b', field: 'template' as const, options: { text: '{a|title}' } },
  ];
  const byFilter = cellsByName([{ name: 't', rows: 1, columns }], 't').get('b') ?? [];
  return [...cellsOfColumn({ field: 'constant', options: { value, case: 'title' } }, 1), ...byFilter];
}

describe('title case', () => {
  it.each([
    ['new york CITY', 'New York City'],
    ["o'connell’s don't", "O'connell’s Don't"],
    // Decomposed: an accent belongs to the letter before it.
    ['cafe\u0301s CAFE\u0301S', 'Cafe\u0301s Cafe\u0301s'],
    ['e\u0301cole E\u0301COLE', 'E\u0301cole E\u0301cole'],
    ['n\u0303andu\u0301 हिन्दी', 'N\u0303andu\u0301 हिन्दी'],
    ['émile ÉCOLE', 'Émile École'],
    ["'quoted' (word) well-known", "'Quoted' (Word) Well-Known"],
    ['3rd 2ND b2b', '3rd 2nd B2b'],
    ['straße ßa', 'Straße SSa'],
    ['ΟΔΟΣ σας', 'Οδος Σας'],
    ['𐐨𐐨 x', '𐐀𐐨 X'],
    ['', ''],
  ])('of “%s” is “%s”, by the option and by the filter', (text, title) => {
    expect(titlesOf(text)).toEqual([title, title]);
  });

  it('takes less than quadratic time for a long text', { timeout: 60_000 }, () => {
    for (const text of [
      "a'".repeat(32_768),
      'e\u0301'.repeat(32_768),
      "'".repeat(65_536),
      '\u0301'.repeat(65_536),
    ]) {
      expect(titlesOf(text)).toHaveLength(2);
    }
  });
});
