import { TRUSTED_TYPES_POLICY } from './names.ts';

/** The addresses that serve ads, if any: absolute https addresses, set when the site is built. */
export interface AdUrls {
  readonly script?: string | undefined;
  readonly style?: string | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** The origin that a directive must allow; an empty list if the build names no address. */
function origins(url: string | undefined): string[] {
  if (!url) return [];
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:') throw new Error(`An ad's address must begin with https: ${url}`);
  return [origin];
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function directives(ads: AdUrls): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...origins(ads.script)],
    'style-src': ["'self'", ...origins(ads.style)],
    'img-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'connect-src': ["'none'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
}

/** What a browser lets a file of this site do: run the site's own files, and connect to nothing. */
export function contentSecurityPolicy(ads: AdUrls = {}): string {
  return write(directives(ads));
}

/** The same for the service worker, which must fetch the files that it keeps: this site's own. */
export function serviceWorkerPolicy(): string {
  return write({ ...directives({}), 'connect-src': ["'self'"] });
}
