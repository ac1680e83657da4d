import { Buffer } from 'node:buffer';
import { getDefaultHighWaterMark, setDefaultHighWaterMark } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createByteSink } from '../../../src/formats/sinks/byte-sink.ts';
import { createGzipSink } from '../../../src/formats/sinks/gzip-sink.ts';
import type { TakePart } from '../../../src/formats/sinks/part-sink.ts';

const PART_BYTES = 65_536;

const FILES = [
  { what: 'nothing', texts: [] },
  { what: 'empty texts', texts: ['', '', ''] },
  { what: 'one to four bytes a character', texts: ['aé€😀', '\0', '𝒳'] },
  {
    what: 'half a surrogate pair, which becomes the replacement character',
    texts: ['a\ud83d', '\ude00b'],
  },
  {
    what: 'more texts than a part holds',
    texts: Array.from({ length: 400 }, (_, i) => `${i}é€😀`.repeat(50)),
  },
  { what: 'a text larger than a part, between small ones', texts: ['a', '€'.repeat(100_000), 'b'] },
  { what: 'characters across the end of a part', texts: ['x', '😀'.repeat(40_000), '\ud83d', '€'] },
  { what: 'texts that fill parts to their last byte', texts: Array<string>(9).fill('x'.repeat(32_768)) },
] as const;

const asNodeEncodes = (texts: readonly string[]) => Buffer.concat(texts.map((text) => Buffer.from(text)));

const sinks = [
  { kind: 'bytes', create: createByteSink, read: (bytes: Buffer) => bytes },
  { kind: 'gzip', create: createGzipSink, read: (bytes: Buffer) => gunzipSync(bytes) },
];

describe.each(sinks)('a sink of $kind', ({ create, read }) => {
  it.each(FILES)('hands on $what as Node encodes it', async ({ texts }) => {
    const parts: Uint8Array[] = [];
    const sink = create((part) => void parts.push(part.slice()), PART_BYTES);
    for (const text of texts) await sink.add(text);
    const bytes = await sink.close();
    const file = Buffer.concat(parts);
    expect(read(file).equals(asNodeEncodes(texts))).toBe(true);
    expect([bytes, sink.bytes]).toEqual([file.length, file.length]);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(PART_BYTES);
  });

  it('waits for a part to be taken before it hands on another', async () => {
    let inHand = 0;
    let mostInHand = 0;
    const take: TakePart = async () => {
      mostInHand = Math.max(mostInHand, ++inHand);
      await new Promise((resolve) => setImmediate(resolve));
      inHand--;
    };
    const sink = create(take, 64);
    for (let i = 0; i < 3000; i++) await sink.add(`${Math.sin(i)}`);
    await sink.close();
    expect([inHand, mostInHand]).toEqual([0, 1]);
  });

  it('leaves a part as it is until it is taken', async () => {
    const texts = Array.from({ length: 3000 }, (_, i) => `${Math.sin(i)}`);
    const taken: Buffer[] = [];
    const sink = create(async (part) => {
      await new Promise((resolve) => setImmediate(resolve));
      taken.push(Buffer.from(part));
    }, 64);
    for (const text of texts) await sink.add(text);
    await sink.close();
    expect(read(Buffer.concat(taken)).toString()).toBe(texts.join(''));
  });

  it('keeps the order of texts and of bytes that are larger than a part', async () => {
    const large = (byte: number) => new Uint8Array(300_000).fill(byte);
    const contents = ['ab', large(1), 'c', large(2), large(3), new Uint8Array(3).fill(4), 'd'];
    const taken: Buffer[] = [];
    const sink = create(async (part) => {
      await new Promise((resolve) => setImmediate(resolve));
      taken.push(Buffer.from(part));
    }, PART_BYTES);
    for (const content of contents) {
      await sink.add(content);
      // The caller may use the bytes again now.
      if (typeof content !== 'string') content.fill(9);
    }
    const bytes = await sink.close();
    const file = Buffer.concat(taken);
    const expected = ['ab', large(1), 'c', large(2), large(3), new Uint8Array(3).fill(4), 'd'];
    expect(read(file).equals(Buffer.concat(expected.map((content) => Buffer.from(content))))).toBe(true);
    expect(bytes).toBe(file.length);
  });

  it('ends with the error of a part that is not taken', async () => {
    const sink = create(() => Promise.reject(new Error('full')), 64);
    const write = async () => {
      for (let i = 0; i < 100_000; i++) await sink.add(`${Math.sin(i)}`);
      await sink.close();
    };
    await expect(write()).rejects.toThrow('full');
  });

  it('ends with the error of a part of large bytes that is not taken', async () => {
    const sink = create(() => Promise.reject(new Error('full')), 64);
    // Bytes that gzip cannot make shorter.
    const bytes = new Uint8Array(1_000_000).map((_, i) => Math.abs(Math.sin(i)) * 2 ** 20);
    const write = async () => {
      for (let i = 0; i < 100; i++) await sink.add(bytes);
      await sink.close();
    };
    await expect(write()).rejects.toThrow('full');
  });
});

it('bytes that are larger than a part are passed on in one piece', async () => {
  const lengths: number[] = [];
  const sink = createByteSink((part) => void lengths.push(part.length), PART_BYTES);
  await sink.add('abc');
  await sink.add(new Uint8Array(1_000_000));
  await sink.close();
  expect(lengths).toEqual([3, 1_000_000]);
});

it('a sink of gzip leaves its bytes alone while Node still reads them, however many Node lets wait', async () => {
  const before = getDefaultHighWaterMark(false);
  onTestFinished(() => setDefaultHighWaterMark(false, before));
  setDefaultHighWaterMark(false, 1_048_576);
  const texts = Array.from({ length: 20_000 }, (_, i) => `${i}é€😀${Math.sin(i)}\n`);
  const parts: Uint8Array[] = [];
  const sink = createGzipSink((part) => void parts.push(part.slice()), PART_BYTES);
  for (const text of texts) await sink.add(text);
  await sink.close();
  expect(gunzipSync(Buffer.concat(parts)).toString() === texts.join('')).toBe(true);
});
