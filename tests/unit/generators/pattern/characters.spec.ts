import { describe, expect, test } from 'vitest';
import { compilePattern } from '../../../../src/generators/pattern.ts';
import { createStream, streamKey } from '../../../../src/random/stream.ts';

const stream = createStream();

function charactersOf(source: string): ReadonlySet<string> {
  const pattern = compilePattern(source);
  if (!pattern.ok) throw new Error(`${source}: ${pattern.problem.detail}`);
  const key = streamKey(1, source);
  const values = Array.from({ length: 3000 }, (_, row) => {
    stream.seek(key, row);
    return pattern.sample(stream);
  });
  return new Set(values.join(''));
}

describe('characters that engines have known since Unicode 15.0', () => {
  // https://www.unicode.org/charts/PDF/UA720.pdf: U+A7CB to U+A7CF and U+A7D2 came later, and U+A7D3's capital letter too.
  test('are all that a range of letters gives', () => {
    const letters = ['\ua7c9', '\ua7ca', '\ua7d0', '\ua7d1'];
    expect([...charactersOf(String.raw`[\ua7c9-\ua7d3]{4}`)].sort()).toEqual(letters);
  });

  test('are all that a property gives', () => {
    // U+A7F1 is a letter of this kind since Unicode 17.0, U+10D4E since 16.0. https://www.unicode.org/Public/17.0.0/ucd/DerivedAge.txt
    const letters = charactersOf(String.raw`\p{Lm}{20}`);
    expect(letters).toContain('\ua7f2');
    expect(letters).not.toContain('\ua7f1');
    expect(letters).not.toContain('\u{10d4e}');
  });

  test('do not depend on what a later version says of them', () => {
    // Middle dot and modifier letters got script extensions in Unicode 16.0.
    expect(charactersOf(String.raw`\p{scx=Common}{20}`)).not.toContain('·');
    expect(charactersOf(String.raw`[\p{scx=Common}·]{20}`)).toContain('·');
  });

  test('are noncharacters where only unassigned characters are allowed: these remain unassigned', () => {
    // https://www.unicode.org/policies/stability_policy.html#Property_Value
    expect(charactersOf(String.raw`\p{Cn}{4}`)).toEqual(new Set(['\ufffe', '\uffff']));
  });

  test('include the private use and the unassigned characters that a pattern asks for', () => {
    expect(charactersOf(String.raw`[\ue000-\ue003]{4}`)).toEqual(
      new Set(['\ue000', '\ue001', '\ue002', '\ue003']),
    );
    expect(charactersOf(String.raw`[\u0378\u0379]{4}`)).toEqual(new Set(['\u0378', '\u0379']));
  });
});
