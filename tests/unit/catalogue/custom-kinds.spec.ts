import { describe, expect, it } from 'vitest';
import { customKindIds, customKinds, isCustomKindId } from '../../../src/catalogue/custom-kinds.ts';
import { KIND_FORMS } from '../../fixtures/kind-forms.ts';
import { customRun, NOW, texts } from '../../fixtures/runs.ts';
import { SPECIFIED_KINDS } from '../../fixtures/specification.ts';

describe('the kinds of a custom column', () => {
  it('are the 15 of the specification, with their labels, in its order', () => {
    expect(SPECIFIED_KINDS).toHaveLength(15);
    expect(customKindIds.map((id) => [id, customKinds[id].label])).toEqual(SPECIFIED_KINDS);
  });

  it.each(['toString', '__proto__', '', 'Names'])('do not include %j', (id) => {
    expect(isCustomKindId(id)).toBe(false);
  });
});

describe.each(SPECIFIED_KINDS)('a column of %s', (kind) => {
  it('has values of the form that the specification gives', () => {
    const values = texts(customRun([['c', kind]], { rows: 5000 })).flat();
    expect(values).toHaveLength(5000);
    expect(values.filter((value) => !KIND_FORMS[kind].test(value))).toEqual([]);
  });
});

describe('the bounds of a custom column', () => {
  it('gives dates between 1990-01-01 and the day of the run, and reaches near both', () => {
    const dates = texts(customRun([['c', 'dates']], { rows: 5000 })).flat();
    const today = new Date(NOW).toISOString().slice(0, 10);
    const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
    expect(dates.filter((date) => !isDay(date) || date < '1990-01-01' || date > today)).toEqual([]);
    dates.sort();
    expect(dates[0]?.slice(0, 4)).toBe('1990');
    expect(dates.at(-1)?.slice(0, 4)).toBe('2026');
  });

  it('gives numbers between 1 and 10,000, and reaches near both', () => {
    const numbers = texts(customRun([['c', 'numbers']], { rows: 5000 })).map(([value]) => Number(value));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.min(...numbers)).toBeLessThan(50);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(10_000);
    expect(Math.max(...numbers)).toBeGreaterThan(9_950);
  });

  it('gives parts of a color between 0 and 255', () => {
    const colors = texts(customRun([['c', 'colors']], { rows: 5000 })).flat();
    const parts = colors.flatMap((color) => color.match(/\d+/g) ?? []).map(Number);
    expect(parts).toHaveLength(15_000);
    expect(Math.max(...parts)).toBe(255);
    expect(Math.min(...parts)).toBe(0);
  });
});
