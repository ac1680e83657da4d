import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaDecimals } from '../../../src/expression/decimals.ts';
import { parseFormula } from '../../../src/expression/formula.ts';
import { evaluate } from './evaluate.ts';

const COLUMNS: Readonly<Record<string, number>> = { n: 0, tax: 1, net: 2, rate: 4 };

function decimalsOf(text: string): number | undefined {
  const formula = parseFormula(text);
  if (!formula.ok) throw new Error(formula.error.message);
  const column = (name: string) => COLUMNS[name];
  return formulaDecimals(formula.value, { column, aggregate: (read) => column(read.column ?? '') });
}

describe('the numbers of a formula have at most so many decimals', () => {
  it.each([
    ['n', 0],
    ['row', 0],
    ['net + tax', 2],
    ['tax - net', 2],
    ['net * rate', 6],
    ['net * 1.19', 4],
    ['-net', 2],
    ['net % rate', 4],
    ['net / 2', undefined],
    ['round(net / 3, 2)', 2],
    ['round(net / 3)', 0],
    ['round(net, -2)', 0],
    ['round(net, n)', 2],
    ['floor(net)', 0],
    ['abs(net)', 2],
    ['min(net, rate)', 4],
    ['max(net, unknown)', undefined],
    ['coalesce(net, 0)', 2],
    ['if(n > 1, net, 0.125)', 3],
    ['if(n > 1, net)', 2],
    ['1e-7', 7],
    ['1e3 + 0.50', 1],
    ['year(born) + month(born)', 0],
    ['random()', undefined],
    ['sum(t.net)', 2],
    ['average(t.net)', undefined],
    ['count(t)', 0],
    ['max(t.rate)', 4],
    ['total(net) + previous(rate)', 4],
    ["concat('a', net)", undefined],
  ])('%s: %s', (text, expected) => {
    expect(decimalsOf(text)).toBe(expected);
  });

  it('whatever the numbers are', () => {
    const anyFormula = fc.letrec<Record<'number', string>>((tie) => ({
      number: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('n', 'tax', 'net', 'rate', '3', '0.05', '12.5'),
        fc
          .tuple(tie('number'), fc.constantFrom('+', '-', '*', '%'), tie('number'))
          .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
        fc
          .tuple(fc.constantFrom('min', 'max', 'coalesce'), tie('number'), tie('number'))
          .map(([name, a, b]) => `${name}(${a}, ${b})`),
        fc.tuple(tie('number'), fc.constantFrom(0, 1, 3, -1)).map(([a, places]) => `round(${a}, ${places})`),
      ),
    }));
    const steps = fc.integer({ min: -9999, max: 9999 });
    fc.assert(
      fc.property(anyFormula.number, steps, (text, step) => {
        const decimals = decimalsOf(text);
        const value = evaluate(text, {
          n: ['integer', step],
          tax: ['decimal', step / 10],
          net: ['decimal', step / 100],
          rate: ['decimal', step / 10_000],
        });
        if (value === null || decimals === undefined) return;
        const [digits = '', exponent = '0'] = String(value).split('e');
        const written = Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
        expect(written, `${text} of ${step} is ${value}`).toBeLessThanOrEqual(decimals);
      }),
      { numRuns: 500 },
    );
  });
});
