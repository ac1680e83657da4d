import type { Sizes } from './deflated.ts';

/** An entry of a ZIP file. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export interface ZipEntry {
  /** In ASCII. */
  readonly path: string;
  readonly sizes: Sizes;
  /** Where the entry begins in the file. */
  readonly offset: number;
  /** Whether the sizes follow the content, because they are not known before. */
  readonly isStreamed: boolean;
}

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;

/** Versions of the format: with Deflate, and with sizes of 64 bits. */
const VERSION = 20;
const VERSION_64 = 45;
const STREAMED = 8;
const DEFLATED = 8;
/** 1980-01-01T00:00, the first moment that the format has: the same rows give the same bytes at any time. */
const TIME = 0;
const DATE = 0x21;

const MAX_16 = 0xffff;
const MAX_32 = 0xffff_ffff;
const ZIP_64 = 1;

function littleEndian(value: number, size: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; bytes.length < size; rest = Math.floor(rest / 256)) bytes.push(rest % 256);
  return bytes;
}

const u16 = (value: number) => littleEndian(value, 2);
const u32 = (value: number) => littleEndian(value, 4);
const u64 = (value: number) => littleEndian(value, 8);
const upTo32 = (value: number) => u32(Math.min(value, MAX_32));

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

function fields(...values: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(values.flat());
}

function flagsAndTime(isStreamed: boolean): number[] {
  return [...u16(isStreamed ? STREAMED : 0), ...u16(DEFLATED), ...u16(TIME), ...u16(DATE)];
}

function sizesOf({ crc, compressed, length }: Sizes): number[] {
  return [...u32(crc), ...upTo32(compressed), ...upTo32(length)];
}

const NONE = [...u32(0), ...u32(0), ...u32(0)];

/** The bytes before an entry's content. */
export function localHeader({ path, sizes, isStreamed }: Omit<ZipEntry, 'offset'>): Uint8Array<ArrayBuffer> {
  return fields(
    u32(LOCAL_HEADER),
    u16(VERSION),
    flagsAndTime(isStreamed),
    isStreamed ? NONE : sizesOf(sizes),
    u16(path.length),
    u16(0),
    ascii(path),
  );
}

/** The bytes after the content of an entry whose sizes were not known before. */
export function dataDescriptor({ crc, compressed, length }: Sizes): Uint8Array<ArrayBuffer> {
  const size = Math.max(compressed, length) > MAX_32 ? u64 : u32;
  return fields(u32(DATA_DESCRIPTOR), u32(crc), size(compressed), size(length));
}

function centralHeader({ path, sizes, offset, isStreamed }: ZipEntry): Uint8Array<ArrayBuffer> {
  const large = [sizes.length, sizes.compressed, offset].filter((value) => value >= MAX_32).flatMap(u64);
  const extra = large.length === 0 ? [] : [...u16(ZIP_64), ...u16(large.length), ...large];
  const version = u16(large.length === 0 ? VERSION : VERSION_64);
  return fields(
    u32(CENTRAL_HEADER),
    version,
    version,
    flagsAndTime(isStreamed),
    sizesOf(sizes),
    u16(path.length),
    u16(extra.length),
    // No comment, the first disk, no attributes.
    u16(0),
    u16(0),
    u16(0),
    u32(0),
    upTo32(offset),
    ascii(path),
    extra,
  );
}

/** The end of a file with more than 2^16 - 2 entries, or more than 2^32 - 2 bytes. */
function end64(count: number, size: number, offset: number): number[] {
  const restOfRecord = 44;
  return [
    ...u32(END_64),
    ...u64(restOfRecord),
    ...u16(VERSION_64),
    ...u16(VERSION_64),
    ...u32(0),
    ...u32(0),
    ...u64(count),
    ...u64(count),
    ...u64(size),
    ...u64(offset),
    ...u32(LOCATOR_64),
    ...u32(0),
    ...u64(offset + size),
    ...u32(1),
  ];
}

/**
 * The bytes after all entries: the list of the entries.
 * @param offset where these bytes begin in the file
 */
export function centralDirectory(entries: readonly ZipEntry[], offset: number): Uint8Array<ArrayBuffer>[] {
  const headers = entries.map(centralHeader);
  const size = headers.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const isLarge = count >= MAX_16 || size >= MAX_32 || offset >= MAX_32;
  const countUpTo16 = u16(Math.min(count, MAX_16));
  return [
    ...headers,
    fields(
      isLarge ? end64(count, size, offset) : [],
      u32(END),
      u16(0),
      u16(0),
      countUpTo16,
      countUpTo16,
      upTo32(size),
      upTo32(offset),
      u16(0),
    ),
  ];
}
