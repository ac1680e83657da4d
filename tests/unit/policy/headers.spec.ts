import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/policy/content-security-policy.ts';
import { headerRules, headersFor } from '../../../src/policy/headers.ts';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; " +
  "connect-src 'none'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types rowloom";

const rules = headerRules();
const paths = ['/', '/privacy-policy', '/404.html', '/assets/rows.worker-1.js', '/no/such/page', '/sw.js'];

describe('the content security policy', () => {
  test.each(paths.filter((path) => path !== '/sw.js'))('is the strict one on %s', (path) => {
    expect(headersFor(rules, path)['Content-Security-Policy']).toBe(PAGE_POLICY);
  });

  test('lets the service worker fetch from its own origin, and differs in nothing else', () => {
    const policy = headersFor(rules, '/sw.js')['Content-Security-Policy'];
    expect(policy).toBe(PAGE_POLICY.replace("connect-src 'none'", "connect-src 'self'"));
  });

  test('allows the origins of ads if they are set, each in its own directive', () => {
    const policy = contentSecurityPolicy({
      script: 'https://ads.example/a/b.js?c=d',
      style: 'https://static.ads.example:8443/s.css',
    });
    expect(policy).toBe(
      PAGE_POLICY.replace("script-src 'self'", "script-src 'self' https://ads.example").replace(
        "style-src 'self'",
        "style-src 'self' https://static.ads.example:8443",
      ),
    );
  });

  test('never lets ads into the service worker', () => {
    const [with_, without] = [headerRules({ script: 'https://ads.example/a.js' }), rules].map(
      (some) => headersFor(some, '/sw.js')['Content-Security-Policy'],
    );
    expect(with_).toBe(without);
  });

  test.each(['http://ads.example/a.js', 'data:text/javascript,0', 'javascript:0', '/a.js', 'ads.example; *'])(
    'refuses %s as the address of ads',
    (script) => expect(() => contentSecurityPolicy({ script })).toThrow(),
  );

  test.each([undefined, ''])('takes %j for no ads', (script) => {
    expect(contentSecurityPolicy({ script, style: script })).toBe(PAGE_POLICY);
  });
});

describe('the other headers', () => {
  test.each(paths)('are there on %s', (path) => {
    expect(headersFor(rules, path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
    });
  });

  test('allow writing to the clipboard, keeping the screen on, and nothing else', () => {
    const features = headersFor(rules, '/')['Permissions-Policy']?.split(', ') ?? [];
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([
      'clipboard-write=(self)',
      'screen-wake-lock=(self)',
    ]);
    expect(features.length).toBeGreaterThan(30);
  });
});

test.each([
  ['/', 'no-cache'],
  ['/privacy-policy', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/index-1.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400'],
])('%s is cached as %s', (path, value) => {
  expect(headersFor(rules, path)['Cache-Control']).toBe(value);
});
