import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { hexDigits, hexOfByte } from './hexadecimal.ts';

/**
 * Networks of 256 addresses that are not public unicast: the first, and how many follow one another.
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

/** Of 256 addresses, the first names the network and the last all of its hosts. */
const HOSTS = 254;

const reservedCount = RESERVED.reduce((sum, [, count]) => sum + count, 0);

export const publicIpv4Count = (2 ** 24 - reservedCount) * HOSTS;

export function ipv4Text(address: number): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}

/** Each address of a host in public unicast once. */
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
 * The first three digits of the regional registries' largest blocks: of 16, five are North America's, four are Europe's
 * and Asia's each, two are Latin America's, one is Africa's.
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

/** An address of global unicast, written out. */
export function ipv6(stream: RandomStream): string {
  const bits = stream.u32();
  const block = IPV6_BLOCKS[bits >>> 28] ?? '';
  let text = `${block}${hexOfByte(bits >>> 24).charAt(1)}:${hexOfByte(bits >>> 8)}${hexOfByte(bits)}`;
  for (let pair = 0; pair < 3; pair++) {
    const next = stream.u32();
    text += `:${hexOfByte(next >>> 24)}${hexOfByte(next >>> 16)}:${hexOfByte(next >>> 8)}${hexOfByte(next)}`;
  }
  return text;
}

/** Unicast, and given by the network's owner: the lowest bits of the first byte are 10. https://www.rfc-editor.org/rfc/rfc9542#section-2.1 */
export function macAddress(stream: RandomStream, separator: string): string {
  const bits = stream.u32();
  let text = hexOfByte((bits & 0xfc) | 2);
  for (let shift = 8; shift < 32; shift += 8) text += separator + hexOfByte(bits >>> shift);
  const rest = hexDigits(stream, 4);
  return `${text}${separator}${rest.slice(0, 2)}${separator}${rest.slice(2)}`;
}
