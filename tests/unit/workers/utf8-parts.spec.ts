import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { createUtf8Parts } from '../../../workers/utf8-parts.ts';

function written(texts: readonly string[]): Buffer {
  const parts = createUtf8Parts();
  for (const text of texts) parts.add(text);
  return Buffer.concat(parts.finish());
}

describe('texts as UTF-8, in parts', () => {
  it.each([
    ['nothing', []],
    ['empty texts', ['', '', '']],
    ['one to four bytes a character', ['aé€😀', '\0', '𝒳']],
    ['half a surrogate pair, which becomes the replacement character', ['a\ud83d', '\ude00b']],
    ['more texts than a part holds', Array.from({ length: 400 }, (_, i) => `${i}é€😀`.repeat(500))],
    ['a text larger than a part, between small ones', ['a', '€'.repeat(1_000_000), 'b']],
    ['texts that fill parts to their last byte', Array<string>(9).fill('x'.repeat(87_381))],
  ])('hold %s as Node encodes them', (_, texts) => {
    expect(written(texts).equals(Buffer.concat(texts.map((text) => Buffer.from(text))))).toBe(true);
  });

  it('are few', () => {
    const parts = createUtf8Parts();
    for (let i = 0; i < 10_000; i++) parts.add('a hundred bytes'.padEnd(100));
    expect(parts.finish().length).toBeLessThan(6);
  });
});
