import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxFault } from '../../../src/schema/json-fault.ts';
import { type JsonScalar, scanJson } from '../../../src/schema/json-scanner.ts';

/** Builds the value again from what the scanner tells. */
function readJson(text: string): unknown {
  const open: { readonly value: unknown[] | Map<string, unknown>; name: string }[] = [];
  let root: unknown;
  const add = (value: unknown) => {
    const container = open.at(-1);
    if (container === undefined) root = value;
    else if (Array.isArray(container.value)) container.value.push(value);
    else container.value.set(container.name, value);
  };
  const fault = scanJson(text, {
    begin: (kind) => open.push({ value: kind === 'array' ? [] : new Map(), name: '' }),
    end() {
      const value = open.pop()?.value;
      add(value instanceof Map ? Object.fromEntries(value) : value);
    },
    name(name) {
      const container = open.at(-1);
      if (container) container.name = name;
    },
    value: (value: JsonScalar) =>
      add(typeof value === 'object' && value !== null ? Number(value.digits) : value),
  });
  expect(fault).toBe(undefined);
  return root;
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the scanner of JSON', () => {
  it('tells the values that JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('accepts exactly the texts that JSON.parse accepts', () => {
    const pieces = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"a"', '"', '\\', '\\u00e9', '\\x', '0', '1', '-', '.', 'e+', 'E'],
      ...['true', 'null', 'nul', ' ', '\n', '\u0001', '\u00a0', "'", '/', 'é'],
    );
    const damaged = fc
      .tuple(
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.nat(),
        fc.nat(3),
        pieces,
      )
      .map(([text, at, cut, piece]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + piece + text.slice(from + cut);
      });
    const texts = fc.oneof(
      damaged,
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const fault = findSyntaxFault(text);
        expect(fault === undefined).toBe(isJson(text));
        expect(fault?.offset ?? 0).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the digits of numbers', () => {
    const digits: string[] = [];
    const silent = { begin() {}, end() {}, name() {} };
    scanJson('[12345678901234567890, -1.50, 1E+2]', {
      ...silent,
      value: (value) => typeof value === 'object' && value !== null && digits.push(value.digits),
    });
    expect(digits).toEqual(['12345678901234567890', '-1.50', '1E+2']);
  });

  it.each([
    ['"a\nb"', 2, /line break/],
    ['["a\tb"]', 3, /control character/],
    ['["\\n\\q"]', 4, /escape/],
    ['["\\u12G4"]', 2, /escape/],
    ['[01]', 1, /begin with 0/],
    ['[1.]', 3, /digit/],
    ['{"a" 1}', 5, /colon/],
    ['{a: 1}', 1, /double quotes/],
    ['{} {}', 3, /end/],
    ['[1}', 2, /“]”/],
  ])('%j fails at offset %i', (text, offset, reason) => {
    expect(findSyntaxFault(text)).toEqual({ offset, reason: expect.stringMatching(reason) });
  });

  it('reads a million levels, closed or not', () => {
    const depth = 1_000_000;
    expect(findSyntaxFault('['.repeat(depth) + ']'.repeat(depth))).toBe(undefined);
    expect(findSyntaxFault('{"a":'.repeat(depth))).toEqual({
      offset: 5 * depth,
      reason: expect.stringMatching(/too early/),
    });
  });
});
