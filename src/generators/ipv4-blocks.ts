import { pickUniform } from '../random/uniform.ts';
import type { ColumnContext, Sampler } from './generator.ts';
import { ipv4Text, publicIpv4Sampler } from './ip-addresses.ts';

/** Blocks of https://www.iana.org/assignments/iana-ipv4-special-registry, by faker's names for them. */
const BLOCKS = {
  any: '0.0.0.0/0',
  loopback: '127.0.0.0/8',
  'private-a': '10.0.0.0/8',
  'private-b': '172.16.0.0/12',
  'private-c': '192.168.0.0/16',
  'test-net-1': '192.0.2.0/24',
  'test-net-2': '198.51.100.0/24',
  'test-net-3': '203.0.113.0/24',
  'link-local': '169.254.0.0/16',
  multicast: '224.0.0.0/4',
} as const;

const CIDR = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/;

interface Ipv4Block {
  /** The first address as a number of 32 bits. */
  readonly first: number;
  readonly count: number;
}

/** Parses a CIDR block such as `10.20.0.0/16`. Returns undefined if the text is not valid. */
function parseBlock(text: string): Ipv4Block | undefined {
  const [a, b, c, d, prefix] = CIDR.exec(text)?.slice(1).map(Number) ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined || prefix === undefined) {
    return undefined;
  }
  if ([a, b, c, d].some((byte) => byte > 255) || prefix > 32) return undefined;
  const address = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  const count = Number(1n << BigInt(32 - prefix));
  return { first: address - (address % count), count };
}

export function isBlock(text: string): boolean {
  return parseBlock(text) !== undefined;
}

export interface Ipv4Options {
  readonly network: 'public' | keyof typeof BLOCKS;
  readonly cidrBlock: string | undefined;
}

/**
 * The possible addresses: all public unicast addresses, or a block. `block` is undefined if the text is not a valid
 * block.
 */
export function blockOf({ network, cidrBlock }: Ipv4Options):
  | 'public'
  | {
      readonly cidrBlock: string;
      readonly block: Ipv4Block | undefined;
    } {
  if (cidrBlock !== undefined) return { cidrBlock, block: parseBlock(cidrBlock) };
  return network === 'public' ? network : { cidrBlock: BLOCKS[network], block: parseBlock(BLOCKS[network]) };
}

export function ipv4Column({ stream, options, refuse }: ColumnContext<Ipv4Options>): Sampler {
  const addresses = blockOf(options);
  if (addresses === 'public') return publicIpv4Sampler(stream);
  const { cidrBlock, block } = addresses;
  if (!block) {
    return refuse({ kind: 'invalid', detail: `“${cidrBlock}” is not a CIDR block such as 10.20.0.0/16.` });
  }
  const { first, count } = block;
  return () => ipv4Text(first + pickUniform(stream, count));
}
