import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import type { Output } from '../../../../workers/export/output.ts';
import { createZipOutput } from '../../../../workers/export/zip-output.ts';

const NOW = Date.UTC(2026, 2, 29, 2, 30, 10);
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** An output that keeps its bytes, or refuses them. */
function createMemoryOutput(refuses: () => boolean = () => false) {
  const parts: Buffer[] = [];
  const files: string[] = [];
  const sizes: number[] = [];
  const output: Output = {
    async next({ name, mediaType }) {
      files.push(`${name} ${mediaType}`);
      return async (part) => {
        if (refuses()) throw new Error('full');
        sizes.push(part.length);
        parts.push(Buffer.from(part));
      };
    },
    finish: async () => [{ name: 'x', mediaType: 'x', bytes: 1 }],
    abort: async () => ['left'],
  };
  return { output, files, zip: () => Buffer.concat(parts), sizes };
}

/** Packs files, each in parts that reuse the same buffer. */
async function zipOf(files: Readonly<Record<string, readonly string[]>>, now = NOW) {
  const memory = createMemoryOutput();
  const zip = createZipOutput(memory.output, 'all.zip', now);
  const buffer = new Uint8Array(64);
  for (const [name, parts] of Object.entries(files)) {
    const take = await zip.next({ name, mediaType: 'text/plain' });
    for (const part of parts) {
      const { written } = new TextEncoder().encodeInto(part, buffer);
      await take(buffer.subarray(0, written));
    }
  }
  await zip.finish();
  return { ...memory, bytes: memory.zip() };
}

describe('a zip', () => {
  const files = { 'a.csv': ['1,', '2\r\n', '3'], 'é“\\😀.csv': ['x'], 'empty.txt': [], 'A (2).csv': ['y'] };

  it('has the files, and nothing else, for another reader', async () => {
    const { bytes, files: opened } = await zipOf(files);
    const texts = Object.entries(unzipSync(bytes)).map(([name, content]) => [
      name,
      Buffer.from(content).toString(),
    ]);
    expect(texts).toEqual(Object.entries(files).map(([name, parts]) => [name, parts.join('')]));
    expect(opened).toEqual(['all.zip application/zip']);
  });

  it('has the same bytes in every time zone, also in an hour that the clock skips there', async () => {
    process.env.TZ = 'UTC';
    const { bytes } = await zipOf(files);
    for (const name of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']) {
      process.env.TZ = name;
      expect((await zipOf(files)).bytes.equals(bytes)).toBe(true);
    }
    // The first entry's time and date, in the layout of MS-DOS: 02:30:10 on 2026-03-29.
    expect(bytes.readUInt16LE(10)).toBe((2 << 11) | (30 << 5) | 5);
    expect(bytes.readUInt16LE(12)).toBe((46 << 9) | (3 << 5) | 29);
  });

  it.each([
    [Date.UTC(1901, 5, 1), 1980],
    [Date.UTC(2900, 5, 1), 2107],
  ])('has a year that a zip can hold: %i is in %i', async (now, year) => {
    const { bytes } = await zipOf(files, now);
    expect(1980 + (bytes.readUInt16LE(12) >> 9)).toBe(year);
  });

  it('reaches the disk in parts of a megabyte', async () => {
    const { output, sizes, zip } = createMemoryOutput();
    const packed = createZipOutput(output, 'all.zip', NOW);
    const take = await packed.next({ name: 'a', mediaType: 'x' });
    for (let i = 0; i < 50; i++) await take(new Uint8Array(100_000).fill(i));
    await packed.finish();
    expect(sizes.slice(0, -1)).toEqual([1_048_576, 1_048_576, 1_048_576, 1_048_576]);
    expect(unzipSync(zip()).a?.length).toBe(5_000_000);
  });

  it('waits for the disk before it takes more', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const output: Output = {
      next: async () => () => held,
      finish: async () => [],
      abort: async () => [],
    };
    const packed = createZipOutput(output, 'all.zip', NOW);
    const take = await packed.next({ name: 'a', mediaType: 'x' });
    let taken = 0;
    const all = (async () => {
      for (; taken < 50; taken++) await take(new Uint8Array(1_048_576));
    })();
    for (let turn = 0; turn < 500; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toBeLessThan(10);
    release();
    await all;
    await packed.finish();
  });

  it.each([0, 3])('fails with the disk’s own error after %i megabytes', async (megabytes) => {
    let isFull = false;
    const { output } = createMemoryOutput(() => isFull);
    const packed = createZipOutput(output, 'all.zip', NOW);
    async function write() {
      const take = await packed.next({ name: 'a', mediaType: 'x' });
      for (let i = 0; ; i++) {
        isFull = i >= megabytes;
        await take(new Uint8Array(1_048_576));
      }
    }
    await expect(write()).rejects.toThrow('full');
    expect(await packed.abort()).toEqual(['left']);
  });

  it('fails if the disk is full when the last bytes are written', async () => {
    let isFull = false;
    const { output } = createMemoryOutput(() => isFull);
    const packed = createZipOutput(output, 'all.zip', NOW);
    await (await packed.next({ name: 'a', mediaType: 'x' }))(new Uint8Array(10));
    isFull = true;
    await expect(packed.finish()).rejects.toThrow('full');
  });
});
