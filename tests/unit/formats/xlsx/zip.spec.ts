import { describe, expect, it } from 'vitest';
import { centralDirectory, dataDescriptor, localHeader } from '../../../../src/formats/xlsx/zip.ts';

// The fields' places are those of https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
const fieldsOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const whole = (pieces: readonly Uint8Array[]) => fieldsOf(Uint8Array.from(Buffer.concat(pieces)));

const small = { crc: 1, length: 100, compressed: 10 };
const entry = (offset: number, sizes = small) => ({ path: 'a.xml', sizes, offset, isStreamed: true });

describe('a ZIP file', () => {
  it('has the first moment that the format can hold, so that the bytes do not depend on when it was written', () => {
    const header = fieldsOf(localHeader(entry(0)));
    expect(header.getUint16(10, true)).toBe(0);
    expect(header.getUint16(12, true)).toBe((0 << 9) | (1 << 5) | 1);
  });

  it('has sizes of 32 bits where they are enough', () => {
    expect(dataDescriptor(small)).toHaveLength(16);
    const directory = whole(centralDirectory([entry(0)], 500));
    expect(directory.byteLength).toBe(46 + 'a.xml'.length + 22);
    expect(directory.getUint32(46 + 5 + 16, true)).toBe(500);
  });

  it('has sizes of 64 bits for an entry of more than 4 GB, in the order of the format', () => {
    const sizes = { crc: 1, length: 2 ** 33 + 7, compressed: 10 };
    expect(dataDescriptor(sizes)).toHaveLength(24);
    expect(fieldsOf(dataDescriptor(sizes)).getBigUint64(16, true)).toBe(2n ** 33n + 7n);
    const directory = whole(centralDirectory([entry(2 ** 34, sizes)], 2 ** 35));
    expect(directory.getUint32(20, true)).toBe(10);
    expect(directory.getUint32(24, true)).toBe(0xffff_ffff);
    expect(directory.getUint32(42, true)).toBe(0xffff_ffff);
    const extra = 46 + 5;
    expect(directory.getUint16(30, true)).toBe(20);
    expect(directory.getUint16(extra, true)).toBe(1);
    expect(directory.getUint16(extra + 2, true)).toBe(16);
    expect(directory.getBigUint64(extra + 4, true)).toBe(2n ** 33n + 7n);
    expect(directory.getBigUint64(extra + 12, true)).toBe(2n ** 34n);
  });

  it('of more than 4 GB has an end with 64 bits', () => {
    const directory = whole(centralDirectory([entry(0), entry(2 ** 34)], 2 ** 35));
    const end = directory.byteLength - 22;
    expect(directory.getUint32(end, true)).toBe(0x06054b50);
    expect(directory.getUint32(end + 16, true)).toBe(0xffff_ffff);
    const locator = end - 20;
    expect(directory.getUint32(locator, true)).toBe(0x07064b50);
    const end64 = Number(directory.getBigUint64(locator + 8, true)) - 2 ** 35;
    expect(directory.getUint32(end64, true)).toBe(0x06064b50);
    expect(directory.getBigUint64(end64 + 4, true)).toBe(BigInt(locator - end64 - 12));
    expect(directory.getBigUint64(end64 + 32, true)).toBe(2n);
    expect(directory.getBigUint64(end64 + 40, true)).toBe(BigInt(end64));
    expect(directory.getBigUint64(end64 + 48, true)).toBe(2n ** 35n);
  });
});
