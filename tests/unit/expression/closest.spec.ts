import { describe, expect, it } from 'vitest';
import { closest } from '../../../src/expression/closest.ts';

describe('the closest name', () => {
  it.each([
    ['rund', ['lower', 'round', 'row'], 'round'],
    ['ROUND', ['rounds', 'round'], 'round'],
    ['custmer_id', ['customer', 'customer_id', 'customer_ids'], 'customer_id'],
    ['teh', ['the', 'tea'], 'the'],
    ['lenght', ['length'], 'length'],
    ['addDay', ['addDays'], 'addDays'],
    ['ab', ['ac', 'bb'], 'ac'],
    ['Name', ['name ', 'NAME'], 'NAME'],
  ])('to %s of %j is %s', (name, known, expected) => {
    expect(closest(name, known)).toBe(expected);
  });

  it.each([
    ['apple', ['orange', 'pear']],
    ['abc', ['xyz', 'abxyz']],
    ['a', ['b']],
    ['anything', []],
    ['round', ['round']],
    ['x'.repeat(101), [`${'x'.repeat(100)}y`]],
  ])('to %s does not exist in %j', (name, known) => {
    expect(closest(name, known)).toBeUndefined();
  });
});
