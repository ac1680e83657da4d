import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Result } from '../../src/result.ts';
import type { HashError } from './protocol.ts';

/** WebCrypto is ten times as fast as the library, but needs the whole file in memory. */
const WHOLE_BYTES_MAX = 64 * 1024 ** 2;
/** Takes about 20 ms. */
const SLICE_BYTES = 4_194_304;

/** Only over HTTPS and on this machine. https://w3c.github.io/webcrypto/#Crypto-attribute-subtle */
const hasWebCrypto = 'subtle' in crypto;

async function hashWhole(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
}

/** Resolves to the SHA-256 of a file, as `StudioApi.sha256` does. */
export async function hashFile(
  file: Blob,
  onProgress: (bytes: number) => Promise<boolean>,
): Promise<Result<string, HashError>> {
  try {
    if (hasWebCrypto && file.size <= WHOLE_BYTES_MAX)
      return { ok: true, value: bytesToHex(await hashWhole(file)) };
    const hash = sha256.create();
    for (let start = 0; start < file.size; start += SLICE_BYTES) {
      const end = Math.min(file.size, start + SLICE_BYTES);
      hash.update(new Uint8Array(await file.slice(start, end).arrayBuffer()));
      if (!(await onProgress(end))) return { ok: false, error: 'cancelled' };
    }
    return { ok: true, value: bytesToHex(hash.digest()) };
  } catch (error) {
    // The browser cannot read the file.
    console.error(error);
    return { ok: false, error: 'file-missing' };
  }
}
