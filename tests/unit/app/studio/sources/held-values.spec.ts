import { describe, expect, it } from 'vitest';
import { heldOf, heldValues, withoutValues } from '../../../../../src/app/studio/sources/held-values.ts';
import { problemsIn, studioDocument } from '../../../../fixtures/studio.ts';

const list = (...values: readonly unknown[]) => ({ name: 'a', field: 'list', options: { values } });
const columnOf = (column: object) => {
  const [found] = studioDocument([{ name: 't', rows: 5, columns: [column] }]).tables[0]?.columns ?? [];
  if (!found) throw new Error('No column');
  return found;
};

const nested = {
  name: 'a',
  field: 'json',
  options: {
    columns: [
      { name: 'b', field: 'list', options: { values: ['x', 'y'] } },
      {
        name: 'c',
        field: 'array',
        options: {
          field: 'list',
          options: { values: ['x', 'z'], weights: [1, 2] },
          minItems: 2,
          maxItems: 2,
        },
      },
    ],
  },
};

describe('the values that a column’s options hold', () => {
  it.each([
    ['a list', list('x', 1, null), ['x', 1, null]],
    ['an object with a list and an array of one', nested, ['x', 'y', 'z']],
    ['a constant', { name: 'a', field: 'constant', options: { value: 'x' } }, ['x']],
    ['a prefix', { name: 'a', field: 'sequence', options: { prefix: 'INV-' } }, ['INV-']],
    ['another field', { name: 'a', field: 'number', options: { max: 5 } }, []],
  ])('are found in %s', (_, column, values) => {
    expect([...heldValues(columnOf(column))]).toEqual(values);
  });

  it.each([
    [
      'a pattern',
      { name: 'a', field: 'regex', options: { pattern: 'Dear Mr\\. Zorn \\d' } },
      'Dear Mr. Zorn',
    ],
    [
      'a template',
      { name: 'a', field: 'template', options: { text: '{row}@zorn.example' } },
      '@zorn.example',
    ],
    [
      'a pattern in an object',
      {
        name: 'a',
        field: 'json',
        options: { columns: [{ name: 'b', field: 'regex', options: { pattern: 'Zorn \\d' } }] },
      },
      'Zorn',
    ],
  ])('are found and removed as words of %s', (_, column, word) => {
    const found = columnOf(column);
    expect(heldOf(found, [word, 'Yark'])).toEqual([word]);
    const removed = withoutValues(found, new Set([word]));
    expect(heldOf(removed, [word])).toEqual([]);
    expect(JSON.stringify(removed)).toContain('word.noun');
  });

  it('are removed with their weights', () => {
    const column = columnOf({
      name: 'a',
      field: 'list',
      options: { values: ['x', 'y', 'z'], weights: [1, 2, 3] },
    });
    const { options } = withoutValues(column, new Set(['y']));
    expect(options).toEqual({ values: ['x', 'z'], weights: [1, 3] });
  });

  it('are removed at any depth, and other options stay', () => {
    expect(withoutValues(columnOf(nested), new Set(['x'])).options).toEqual({
      columns: [
        { name: 'b', field: 'list', options: { values: ['y'] } },
        {
          name: 'c',
          field: 'array',
          options: { field: 'list', options: { values: ['z'], weights: [2] }, minItems: 2, maxItems: 2 },
        },
      ],
    });
  });

  it.each([
    ['texts', list('x', 'y'), 'word.noun'],
    ['numbers', list(1, 2), 'number'],
    ['numbers and null', list(1, null), 'number'],
    ['booleans', list(true, false), 'boolean'],
    ['a constant', { name: 'a', field: 'constant', options: { value: 5 } }, 'number'],
    ['texts and numbers', list('x', 2), 'word.noun'],
  ])('become another field of their type if none is left: %s', (_, column, field) => {
    const before = columnOf(column);
    const after = withoutValues(before, heldValues(before));
    expect(after).toMatchObject({ name: 'a', field });
    expect(problemsIn({ tables: [{ id: 't', name: 't', rows: 5, columns: [after] }] })).toEqual([]);
  });

  it('leave a sequence without its prefix', () => {
    const column = columnOf({ name: 'a', field: 'sequence', options: { prefix: 'INV-', pad: 4 } });
    expect(withoutValues(column, new Set(['INV-'])).options).toEqual({ pad: 4 });
  });

  it('leave a column as it is that has none of them', () => {
    for (const column of [columnOf(list('x')), columnOf(nested)])
      expect(withoutValues(column, new Set(['other']))).toBe(column);
  });
});
