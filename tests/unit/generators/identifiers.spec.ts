/** @module-tag deep */
import { createHash } from 'node:crypto';
import { bech32, bech32m } from 'bech32';
import bs58check from 'bs58check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { createBlockHash } from '../../../src/generators/bitcoin/sha256.ts';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { NOW } from '../../fixtures/runs.ts';

const ROWS = 100_000;
const FIVE_YEARS_MS = 5 * 366 * 86_400_000;

const textsOf = (field: Parameters<typeof cellsOfColumn>[0]['field'], options = {}, more = {}) =>
  cellsOfColumn({ field, options, ...more }, ROWS).map(String);

/** The share of letters among hexadecimal digits: 6 of 16. */
function letterShare(texts: readonly string[]): number {
  const digits = texts.join('').replaceAll(/[:-]/g, '');
  return digits.replaceAll(/\d/g, '').length / digits.length;
}

describe('hexadecimal digits', () => {
  it.each([
    ['git.commitSha', 0],
    ['finance.ethereumAddress', 2],
    ['database.mongodbObjectId', 8],
    ['internet.ipv6', 5],
    ['internet.mac', 2],
  ] as const)('of %s are all equally frequent', (field, from) => {
    expect(letterShare(textsOf(field).map((text) => text.slice(from)))).toBeCloseTo(6 / 16, 2);
  });
});

describe('object ids', () => {
  it('are of the past five years', () => {
    const moments = textsOf('database.mongodbObjectId').map(
      (id) => Number.parseInt(id.slice(0, 8), 16) * 1000,
    );
    expect(moments.filter((moment) => moment > NOW || moment < NOW - FIVE_YEARS_MS)).toEqual([]);
  });
});

describe('IP addresses', () => {
  it.each([false, true])('of version 4 are hosts of public unicast (unique: %s)', (unique) => {
    const texts = textsOf('internet.ipv4', {}, { unique });
    expect(texts.filter((text) => ipaddr.IPv4.parse(text).range() !== 'unicast')).toEqual([]);
    expect(texts.filter((text) => /\.(0|255)$/.test(text))).toEqual([]);
    expect(new Set(texts.map((text) => text.split('.')[0])).size).toBeGreaterThan(200);
  });

  it('of version 6 are of global unicast', () => {
    const texts = textsOf('internet.ipv6');
    expect(texts.filter((text) => ipaddr.IPv6.parse(text).range() !== 'unicast')).toEqual([]);
    expect(texts.filter((text) => !text.startsWith('2'))).toEqual([]);
  });
});

describe('MAC addresses', () => {
  it.each([false, true])('are unicast and locally administered (unique: %s)', (unique) => {
    const bytes = textsOf('internet.mac', { separator: '-' }, { unique }).map((text) =>
      Number.parseInt(text.slice(0, 2), 16),
    );
    expect(bytes.filter((byte) => (byte & 3) !== 2)).toEqual([]);
  });
});

describe('Bitcoin addresses', () => {
  /** The network and kind that a decoder finds. */
  function kindOf(address: string): string {
    if (/^(bc|tb)1/.test(address)) {
      const isFirst = address.charAt(3) === 'q';
      const { prefix, words } = (isFirst ? bech32 : bech32m).decode(address);
      const bytes = bech32.fromWords(words.slice(1)).length;
      return `${prefix} version ${words[0]} of ${bytes}`;
    }
    const bytes = bs58check.decode(address);
    return `${bytes[0]} of ${bytes.length}`;
  }

  it.each([
    ['legacy', 'mainnet', '0 of 21'],
    ['segwit', 'mainnet', '5 of 21'],
    ['bech32', 'mainnet', 'bc version 0 of 20'],
    ['taproot', 'mainnet', 'bc version 1 of 32'],
    ['legacy', 'testnet', '111 of 21'],
    ['segwit', 'testnet', '196 of 21'],
    ['bech32', 'testnet', 'tb version 0 of 20'],
    ['taproot', 'testnet', 'tb version 1 of 32'],
  ])('of type %s on %s decode', (type, network, kind) => {
    const addresses = cellsOfColumn({ field: 'finance.bitcoinAddress', options: { type, network } }, 5000);
    expect(new Set(addresses.map((address) => kindOf(String(address))))).toEqual(new Set([kind]));
    expect(new Set(addresses).size).toBe(5000);
  });

  it('of any type all decode', () => {
    expect(new Set(textsOf('finance.bitcoinAddress').map(kindOf))).toEqual(
      new Set(['0 of 21', '5 of 21', 'bc version 0 of 20', 'bc version 1 of 32']),
    );
  });

  it('are hashed as Node does', () => {
    const words = new Int32Array(16);
    words[0] = 0x61626380;
    words[15] = 24;
    createBlockHash()(words);
    const digest = [...words.slice(0, 8)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    expect(digest).toBe(createHash('sha256').update('abc').digest('hex'));
  });
});

describe('big integers', () => {
  it('pass 2^53, and fit 64 bits with a sign', () => {
    const cells = cellsOfColumn({ field: 'number.bigInt' }, ROWS);
    expect(cells.filter((cell) => typeof cell !== 'bigint')).toEqual([]);
    expect(cells.filter((cell) => Number(cell) > 2 ** 53).length).toBeGreaterThan(ROWS * 0.99);
    expect(cells.filter((cell) => typeof cell === 'bigint' && cell >= 2n ** 63n)).toEqual([]);
  });
});
