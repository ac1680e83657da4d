import { type AdUrls, contentSecurityPolicy, serviceWorkerPolicy } from './content-security-policy.ts';
import { SERVICE_WORKER_PATH } from './names.ts';

/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

/** The headers of some paths: the pattern is a path, or the beginning of one and `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** To copy rows, and to keep the screen on while a file is written. */
const ownFeatures = ['clipboard-write', 'screen-wake-lock'];

/** Feature by feature: Permissions-Policy has no wildcard, and browsers warn of features that they do not know. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

function permissionsPolicy(): string {
  return [...ownFeatures.map((name) => `${name}=(self)`), ...deniedFeatures.map((name) => `${name}=()`)].join(
    ', ',
  );
}

/** The headers of every response, in the order of their rules: for one name, the last rule counts. */
export function headerRules(ads: AdUrls = {}): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(ads),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': permissionsPolicy(),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'Cache-Control': 'no-cache',
      },
    },
    // A browser asks for it again at each navigation within the page.
    { path: '/favicon.svg', headers: { 'Cache-Control': 'public, max-age=86400' } },
    // The build puts a hash of its content into each of these files' names.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: SERVICE_WORKER_PATH, headers: { 'Content-Security-Policy': serviceWorkerPolicy() } },
  ];
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers of one path, without its query. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  return Object.fromEntries(
    rules.filter((rule) => matches(rule.path, path)).flatMap((rule) => Object.entries(rule.headers)),
  );
}
