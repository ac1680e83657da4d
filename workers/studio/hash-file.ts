import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Result } from '../../src/result.ts';
import type { HashError } from './protocol.ts';

/** A slice takes about 20 ms: WebCrypto, which is ten times as fast, cannot hash a file piece by piece. */
const SLICE_BYTES = 4_194_304;

/** Resolves to the SHA-256 of a file, as `StudioApi.sha256` does. */
export async function hashFile(
  file: Blob,
  onProgress: (bytes: number) => Promise<boolean>,
): Promise<Result<string, HashError>> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const end = Math.min(file.size, start + SLICE_BYTES);
    try {
      hash.update(new Uint8Array(await file.slice(start, end).arrayBuffer()));
    } catch (error) {
      console.error(error);
      return { ok: false, error: 'file-missing' };
    }
    if (!(await onProgress(end))) return { ok: false, error: 'cancelled' };
  }
  return { ok: true, value: bytesToHex(hash.digest()) };
}
