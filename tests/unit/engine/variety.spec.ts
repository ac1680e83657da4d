/** @module-tag deep */
import { faker } from '@faker-js/faker/locale/en';
import { describe, expect, it } from 'vitest';
import { createGenerator } from '../../../workers/generator.ts';
import { PLAIN } from '../../fixtures/plain-faker.ts';
import { categoryRun, NOW } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';

const ROWS = 20_000;
/** Fields of so few values that 20,000 draws of plain faker show all of them. */
const FEW = 1000;
/** Of few values, but others than plain faker's by ruling. */
const OTHERS = ['Currency Symbol'];

const fields = SPECIFIED_CATEGORIES.flatMap(({ id, labels }) => labels.map((label) => ({ id, label })));

function plainValues(id: string, label: string): Set<string> {
  const draw = PLAIN[id]?.[label];
  if (!draw) throw new Error(`plain faker is not asked for ${id}: ${label}`);
  faker.seed(7);
  faker.setDefaultRefDate(NOW);
  const values = new Set<string>();
  for (let i = 0; i < ROWS; i++) values.add(String(draw(faker)));
  return values;
}

function ownValues(id: string, label: string): Set<string> {
  const generator = createGenerator();
  const values = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const answer = generator.rows(categoryRun(id, { fields: [label], rows: 5000, seed }), 0, 5000);
    if (!answer.ok) throw new Error(answer.problem);
    for (const [value = ''] of answer.value.rows) values.add(value);
  }
  return values;
}

describe.each(fields)('$id: $label', ({ id, label }) => {
  it('varies as plain faker does, in 20,000 rows', () => {
    const plain = plainValues(id, label);
    const own = ownValues(id, label);
    expect(own.has('')).toBe(false);
    expect(own.size).toBeGreaterThanOrEqual(plain.size * 0.9);
    if (plain.size > FEW || OTHERS.includes(label)) return;
    expect([...own].filter((value) => !plain.has(value))).toEqual([]);
  });
});
