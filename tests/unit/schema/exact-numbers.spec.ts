import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExactNumber } from '../../../src/schema/exact-numbers.ts';
import { readDocument } from '../../../src/schema/parse.ts';

const RUNS = { numRuns: 500, seed: 48 };
/** Beyond ten times this, JavaScript writes integers with an exponent. https://tc39.es/ecma262/#sec-numeric-types-number-tostring */
const WRITTEN_WHOLE = 10n ** 20n;

describe('a number of JSON is exact', () => {
  it.each([
    ...['0', '-0', '0.0', '1', '1.50', '100', '1e300', '1E2', '12e-1', '0.1', '9007199254740992', '1e22'],
    ...['52.520006599999995', '0.10000000000000001', '-1.0000000000000001e-01', '0.30000000000000004'],
    ...['0.29999999999999999', '4.9406564584124654e-324', '1.7976931348623157e+308'],
  ])('%s', (text) => expect(isExactNumber(text)).toBe(true));

  it('whatever a program wrote from a double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(isExactNumber(JSON.stringify(value))).toBe(true);
        const fixed = Math.abs(value) < 1e15 ? value.toFixed(2) : JSON.stringify(value);
        expect(isExactNumber(`${fixed}e0`)).toBe(isExactNumber(fixed));
        expect(isExactNumber(value.toExponential(16))).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a number of JSON loses digits', () => {
  it.each([
    ...['9007199254740993', '-9007199254740993', '1152921504606846976', '0.12345678901234567890'],
    ...['9007199254740993.0', '0.12345678901234574', '0.100000000000000009', '52.520006599999997'],
    ...['1.00000000000000000001', '1e400', '-1e-400', '123456789012345678901234567890'],
  ])('%s', (text) => expect(isExactNumber(text)).toBe(false));

  it('where an integer differs from what JavaScript writes for it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -WRITTEN_WHOLE, max: WRITTEN_WHOLE }), (value) => {
        expect(isExactNumber(String(value))).toBe(BigInt(String(Number(value))) === value);
      }),
      RUNS,
    );
  });
});

describe('a document', () => {
  const problemsOf = (json: string) => {
    const read = readDocument(json);
    return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path.join('.')}`);
  };

  it('lists each number that loses digits, of two with one name too', () => {
    expect(problemsOf('{"a":[1,9007199254740993,{"b":1e999}],"c":0.5,"c":12345678901234567890.5}')).toEqual([
      'inexact-number a.1',
      'inexact-number a.2.b',
      'inexact-number c',
    ]);
    expect(problemsOf('9007199254740993')).toEqual(['inexact-number ']);
  });

  it('may have long digits in texts and names', () => {
    expect(problemsOf('{"9007199254740993":"9007199254740993","e":"1e999, 0.12345678901234567890"}')).toEqual(
      [],
    );
  });
});
