import { describe, expect, test } from 'vitest';
import { findCategories } from '../../../../../src/app/features/home/find-categories.ts';

const ids = (query: string) => findCategories(query).map(({ id }) => id);

describe('finding categories', () => {
  test('a blank query finds all 27, in order, with no label marked', () => {
    const all = findCategories('  ');
    expect(all).toHaveLength(27);
    expect(all[0]).toEqual({ id: 'person', labels: [] });
    expect(all.every(({ labels }) => labels.length === 0)).toBe(true);
  });

  test('a field leads to its categories, in any case, and is named', () => {
    expect(findCategories('iBaN')).toEqual([{ id: 'finance', labels: ['IBAN'] }]);
    expect(ids('zip code')).toEqual(['address', 'location']);
  });

  test('words may be spread over a title and a label, but must all be found', () => {
    expect(findCategories('internet mac')).toEqual([{ id: 'internet', labels: ['Mac'] }]);
    expect(ids('finance zip')).toEqual([]);
  });

  test('a title found marks no label', () => {
    expect(findCategories('git')[0]).toEqual({ id: 'git', labels: [] });
  });

  test('signs that mean something to regular expressions are literal text', () => {
    expect(ids('.*')).toEqual([]);
    expect(ids('(')).toEqual([]);
  });
});
