import { describe, expect } from 'vitest';
import { test } from './fixtures.ts';
import { greeting } from './greeting.ts';

const today = new Date('2026-01-01');

test('every customer is greeted by name', ({ customers }) => {
  for (const customer of customers) expect(greeting(customer, today)).toContain(customer.name);
});

test('a customer whose birthday is unknown is never congratulated', ({ customers }) => {
  const unknown = customers.filter(({ born }) => born === null);
  expect(unknown).not.toHaveLength(0);
  for (const customer of unknown) expect(greeting(customer, today)).toBe(`Hello, ${customer.name}!`);
});

describe('rows', () => {
  const seen: string[] = [];

  test('the first test reads some', ({ customers }) => {
    seen.push(...customers.map(({ email }) => email));
  });

  test('the next test gets the same ones', ({ customers }) => {
    expect(customers.map(({ email }) => email)).toEqual(seen);
  });

  describe('with another seed', () => {
    test.override({ seed: 'another shop' });

    test('are others', ({ customers }) => {
      expect(customers.map(({ email }) => email)).not.toEqual(seen);
    });
  });
});
