import type { RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { base58Sampler } from './base58.ts';
import { bech32Sampler } from './bech32.ts';

/** About how many of 100 addresses in use have each type. */
const WEIGHTS = { legacy: 25, segwit: 18, bech32: 45, taproot: 12 } as const;

const TYPES = ['legacy', 'segwit', 'bech32', 'taproot'] as const;

const NETWORKS = {
  mainnet: { legacy: 0x00, segwit: 0x05, witness: 'bc' },
  testnet: { legacy: 0x6f, segwit: 0xc4, witness: 'tb' },
} as const;

export type AddressType = keyof typeof WEIGHTS;
export type Network = keyof typeof NETWORKS;

function samplerOf(stream: RandomStream, network: Network, type: AddressType): () => string {
  const { witness, ...versions } = NETWORKS[network];
  switch (type) {
    case 'bech32':
      return bech32Sampler(stream, { network: witness, version: 0, bytes: 20 });
    case 'taproot':
      return bech32Sampler(stream, { network: witness, version: 1, bytes: 32 });
    case 'legacy':
    case 'segwit':
      return base58Sampler(stream, versions[type]);
  }
}

/**
 * Samples addresses with valid checksums. Without a type, the types are as frequent as among the addresses in use.
 */
export function bitcoinSampler(stream: RandomStream, network: Network, type?: AddressType): () => string {
  if (type) return samplerOf(stream, network, type);
  const pick = createWeightedPicker(
    stream,
    TYPES.map((any) => WEIGHTS[any]),
  );
  const samplers = TYPES.map((any) => samplerOf(stream, network, any));
  return () => samplers[pick()]?.() ?? '';
}
