import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { createUtf8Blobs } from '../../../workers/utf8-blob.ts';

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
    texts: Array.from({ length: 400 }, (_, i) => `${i}é€😀`.repeat(500)),
  },
  { what: 'a text larger than a part, between small ones', texts: ['a', '€'.repeat(1_000_000), 'b'] },
  { what: 'texts that fill parts to their last byte', texts: Array<string>(9).fill('x'.repeat(87_381)) },
  { what: 'more than the next blob reuses', texts: Array<string>(80).fill('y'.repeat(87_000)) },
] as const;

const asNodeEncodes = (texts: readonly string[]) => Buffer.concat(texts.map((text) => Buffer.from(text)));

function write(create: ReturnType<typeof createUtf8Blobs>, texts: readonly string[]): Blob {
  const blob = create();
  for (const text of texts) blob.add(text);
  return blob.finish('text/plain');
}

async function holds(blob: Blob, texts: readonly string[]): Promise<boolean> {
  return Buffer.from(await blob.arrayBuffer()).equals(asNodeEncodes(texts));
}

describe('a Blob in UTF-8', () => {
  it.each(FILES)('holds $what as Node encodes it', async ({ texts }) => {
    const blob = write(createUtf8Blobs(), texts);
    expect(blob.type).toBe('text/plain');
    expect(await holds(blob, texts)).toBe(true);
  });

  it('keeps bytes between texts unchanged', async () => {
    const blob = createUtf8Blobs()();
    const bytes = Uint8Array.from({ length: 600_000 }, (_, i) => i % 256);
    blob.add('é');
    blob.add(bytes);
    blob.add(bytes.subarray(0, 3));
    blob.add('€');
    const wanted = Buffer.concat([Buffer.from('é'), bytes, bytes.subarray(0, 3), Buffer.from('€')]);
    expect(Buffer.from(await blob.finish('').arrayBuffer()).equals(wanted)).toBe(true);
  });

  it('is correct after other Blobs, and leaves them unchanged', async () => {
    const create = createUtf8Blobs();
    const blobs = [...FILES, ...FILES].map(({ texts }) => ({ texts, blob: write(create, texts) }));
    for (const { blob, texts } of blobs) expect(await holds(blob, texts)).toBe(true);
  });

  it('is correct while another is written, and after one that was never finished', async () => {
    const create = createUtf8Blobs();
    write(create, ['before']);
    create().add('given up');
    const [one, other] = [create(), create()];
    one.add('one ');
    other.add('other ');
    one.add('and one');
    const first = one.finish('');
    other.add('and other');
    expect(await first.text()).toBe('one and one');
    expect(await other.finish('').text()).toBe('other and other');
  });
});
