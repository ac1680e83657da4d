import { describe, expect, test } from 'vitest';
import { findCategories } from '../../../../../src/app/features/home/find-categories.ts';

const ids = (query: string) => findCategories(query).map(({ id }) => id);

describe('finding categories', () => {
  test('a blank query finds all 27 categories, in order, without a marked label', () => {
    const all = findCategories('  ');
    expect(all).toHaveLength(27);
    expect(all[0]).toEqual({ id: 'person', labels: [] });
    expect(all.every(({ labels }) => labels.length === 0)).toBe(true);
  });

  test('a query for a field finds its categories, in upper and lower case, and names the field', () => {
    expect(findCategories('iBaN')).toEqual([{ id: 'finance', labels: ['IBAN'] }]);
    expect(ids('zip code')).toEqual(['address', 'location']);
  });

  test('words may be spread over a title and a label, but must all be found', () => {
    expect(findCategories('internet mac')).toEqual([{ id: 'internet', labels: ['Mac'] }]);
    expect(ids('finance zip')).toEqual([]);
  });

  test('a match in a title marks no label', () => {
    expect(findCategories('git')[0]).toEqual({ id: 'git', labels: [] });
  });

  test('characters with a meaning in regular expressions are literal text', () => {
    expect(ids('.*')).toEqual([]);
    expect(ids('(')).toEqual([]);
  });
});
