import rowsWorkerUrl from '../../../workers/dialogs/rows.worker.ts?worker&url';
import studioWorkerUrl from '../../../workers/studio/studio.worker.ts?worker&url';
import { SERVICE_WORKER_PATH, TRUSTED_TYPES_POLICY } from '../../policy/names.ts';

const adUrl = import.meta.env.VITE_AD_SCRIPT_URL;

/** The only scripts that the page starts in addition to its own modules. */
const allowed = [rowsWorkerUrl, studioWorkerUrl, SERVICE_WORKER_PATH, ...(adUrl ? [adUrl] : [])];

function check(url: string): string {
  if (!allowed.includes(url)) throw new TypeError(`Not a script of this page: ${url}`);
  return url;
}

const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: check });

/** Approves a script's URL. A browser with Trusted Types accepts script URLs only from this policy. */
function trusted(url: string): string | URL {
  return policy ? policy.createScriptURL(url) : check(url);
}

export function rowsWorkerScript(): string | URL {
  return trusted(rowsWorkerUrl);
}

export function studioWorkerScript(): string | URL {
  return trusted(studioWorkerUrl);
}

export function serviceWorkerScript(): string | URL {
  return trusted(SERVICE_WORKER_PATH);
}

/** The URL of the ad script that `VITE_AD_SCRIPT_URL` set in the build, if any. */
export function adScript(): string | URL | undefined {
  return adUrl ? trusted(adUrl) : undefined;
}
