import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { codesOf, textOf, writeText } from './digits.ts';
import { writeHex } from './hexadecimal.ts';

/**
 * Networks of 256 addresses that are not public unicast: the first of a run, and the number of networks in it.
 * https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/multicast-addresses
 */
const RESERVED = [
  [network(0, 0), 2 ** 16],
  [network(10, 0), 2 ** 16],
  [network(100, 64), 2 ** 14],
  [network(127, 0), 2 ** 16],
  [network(169, 254), 2 ** 8],
  [network(172, 16), 2 ** 12],
  [network(192, 0), 1],
  [network(192, 0, 2), 1],
  [network(192, 31, 196), 1],
  [network(192, 52, 193), 1],
  [network(192, 88, 99), 1],
  [network(192, 168), 2 ** 8],
  [network(192, 175, 48), 1],
  [network(198, 18), 2 ** 9],
  [network(198, 51, 100), 1],
  [network(203, 0, 113), 1],
  [network(224, 0), 2 ** 21],
] as const;

function network(a: number, b: number, c = 0): number {
  return a * 65_536 + b * 256 + c;
}

/** The hosts among 256 addresses: the first address names the network, and the last is for broadcasts. */
const HOSTS = 254;

const reservedCount = RESERVED.reduce((sum, [, count]) => sum + count, 0);

export const publicIpv4Count = (2 ** 24 - reservedCount) * HOSTS;

/** Each byte as text. `POINTED` has a point after it. */
const BYTES = Array.from({ length: 256 }, (_, byte) => String(byte));
const POINTED = BYTES.map((byte) => `${byte}.`);

export function ipv4Text(address: number): string {
  const start = (POINTED[address >>> 24] ?? '') + (POINTED[(address >>> 16) & 255] ?? '');
  return start + ((POINTED[(address >>> 8) & 255] ?? '') + (BYTES[address & 255] ?? ''));
}

/** The public unicast address of a host. Each index from 0 to `publicIpv4Count - 1` gives a different one. */
export function publicIpv4(index: number): string {
  let own = Math.floor(index / HOSTS);
  for (const [first, count] of RESERVED) {
    if (own < first) break;
    own += count;
  }
  return ipv4Text(own * 256 + (index % HOSTS) + 1);
}

export function publicIpv4Sampler(stream: RandomStream): () => string {
  return () => publicIpv4(pickUniform(stream, publicIpv4Count));
}

/**
 * The first three digits of the regional registries' largest blocks, weighted: five of 16 are for North America, four
 * for Europe, four for Asia, two for Latin America, one for Africa.
 * https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
const IPV6_BLOCKS = [
  ...Array<string>(5).fill('260'),
  ...Array<string>(4).fill('2a0'),
  ...Array<string>(4).fill('240'),
  '280',
  '280',
  '2c0',
];

/** Samples global unicast addresses, written in full. */
export function ipv6Sampler(stream: RandomStream): () => string {
  /** Overwritten by each sample. */
  const codes = codesOf('0000:0000:0000:0000:0000:0000:0000:0000');
  return () => {
    const bits = stream.u32();
    writeText(codes, 0, IPV6_BLOCKS[bits >>> 28] ?? '');
    writeHex(codes, 3, 1, bits >>> 24);
    writeHex(codes, 5, 4, bits);
    for (let at = 10; at < codes.length; at += 10) {
      const next = stream.u32();
      writeHex(codes, at, 4, next >>> 16);
      writeHex(codes, at + 5, 4, next);
    }
    return textOf(codes);
  };
}

/**
 * Samples locally administered unicast addresses: the lowest bits of the first byte are 10.
 * https://www.rfc-editor.org/rfc/rfc9542#section-2.1
 */
export function macSampler(stream: RandomStream, separator: string): () => string {
  /** Overwritten by each sample. */
  const codes = codesOf(new Array(6).fill('00').join(separator));
  const step = 2 + separator.length;
  return () => {
    const bits = stream.u32();
    writeHex(codes, 0, 2, (bits & 0xfc) | 2);
    writeHex(codes, step, 2, bits >>> 8);
    writeHex(codes, step * 2, 2, bits >>> 16);
    writeHex(codes, step * 3, 2, bits >>> 24);
    const rest = stream.u32();
    writeHex(codes, step * 4, 2, rest >>> 24);
    writeHex(codes, step * 5, 2, rest >>> 16);
    return textOf(codes);
  };
}
