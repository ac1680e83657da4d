import { describe, expect, it } from 'vitest';
import { findSyntaxFault } from '../../../src/schema/json-fault.ts';

const LONG = '"a long text that V8 cuts in its message", '.repeat(3);

describe('a text that is not JSON', () => {
  it.each([
    ['{"a":1,}', 6, /^Remove this comma: only “}” follows\.$/],
    ['[1,\n2,\n]', 5, /^Remove this comma: only “]” follows\.$/],
    [`[${LONG} ]`, LONG.length - 1, /^Remove this comma/],
    ['// a\n{}', 0, /comments/],
    ['{"a":1, /* b */ "c":2}', 8, /comments/],
    ["{'a':1}", 1, /double quotes/],
    [`[${LONG} 'b']`, LONG.length + 2, /double quotes/],
    ['{"a": .5}', 6, /^“\.” cannot begin a value\.$/],
    ['{"a": “b”}', 6, /^““” cannot begin a value\.$/],
    ['[1,\n 2\n 3]', 8, /^Expected [^0-9]*\.$/],
    ['[1,\n 2', 6, /ends too early/],
    ['{"a": "b', 8, /ends too early/],
    ['', 0, /empty/],
  ])('%j fails at offset %i', (text, offset, reason) => {
    expect(findSyntaxFault(text)).toEqual({ offset, reason: expect.stringMatching(reason) });
  });

  it('fails nowhere if it is JSON', () => {
    expect(findSyntaxFault('{"a": [1, "// b,]"]}')).toBe(undefined);
  });
});
