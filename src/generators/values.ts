import type { Faker } from '@faker-js/faker';
import type { Cell } from '../catalogue/field.ts';
import type { PreparedColumn, Values } from './generator.ts';

/** An entry of a list, each as often as any other. */
export function chosen<T extends Cell>(faker: Faker, list: readonly T[]): PreparedColumn {
  return { sample: () => faker.helpers.arrayElement(list), values: listed(list) };
}

/** The distinct entries of a list. */
export function listed(list: readonly Cell[]): Values {
  const distinct = [...new Set(list)];
  return { kind: 'counted', count: distinct.length, at: (index) => distinct[Number(index)] ?? null };
}

export const unlimited: Values = { kind: 'unlimited' };
