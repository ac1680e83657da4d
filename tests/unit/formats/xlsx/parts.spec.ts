import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32, joinedCrc32 } from '../../../../src/formats/xlsx/crc32.ts';
import { deflated, NO_SIZES, withPart } from '../../../../src/formats/xlsx/deflated.ts';
import { asUtf8 } from '../../../fixtures/any-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);

describe('CRC-32', () => {
  it('is the one that the list of CRCs gives for its check text', () => {
    // https://reveng.sourceforge.io/crc-catalogue/all.htm#crc.cat.crc-32-iso-hdlc
    expect(crc32(encode('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it('of two parts gives that of the whole', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
        const whole = crc32(Uint8Array.from([...first, ...second]));
        expect(joinedCrc32(crc32(first), crc32(second), second.length)).toBe(whole);
      }),
    );
  });
});

describe('parts that are compressed by themselves', () => {
  const anyPart = fc
    .record({
      length: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 200_000 })),
      words: fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { minLength: 1, maxLength: 30 }),
    })
    .map(({ length, words }) => {
      let text = '';
      for (let i = 0; text.length < length; i++) text += `${words[(i * i) % words.length]}${i % 977}<`;
      return asUtf8(text.slice(0, length));
    });

  it('join to one that zlib reads, with its CRC-32 and its sizes', { tags: ['deep'] }, () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), (texts) => {
        const parts = texts.map((text, i) => deflated(encode(text), i === texts.length - 1));
        const whole = Buffer.concat(parts.map(({ bytes }) => bytes));
        const content = inflateRawSync(whole);
        expect(content.toString()).toBe(texts.join(''));
        expect(parts.reduce(withPart, NO_SIZES)).toEqual({
          crc: crc32(content),
          length: content.length,
          compressed: whole.length,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('have the same bytes each time', () => {
    const content = encode('<c r="A1"><v>1</v></c>'.repeat(5000));
    expect(deflated(content, false).bytes).toEqual(deflated(content, false).bytes);
  });
});
