import { readdirSync, readFileSync } from 'node:fs';
import { expect, type JSHandle } from '@playwright/test';
import { headerRules, headersFor } from '../../src/policy/headers.ts';
import { headersFile } from '../../src/policy/host-files.ts';
import { type OwnServer, startServer } from '../fixtures/own-server.ts';
import { test } from './helpers.ts';
import { untilPrecached, untilPrepared, useCategoryTool, useCustomTool, visitEverything } from './session.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = new URL('../../dist/', import.meta.url);
const rules = headerRules();

/** A server like the one under test, whose requests are counted, and one at another origin, which must get no requests. */
async function twoServers(baseURL: string | undefined): Promise<readonly [OwnServer, OwnServer]> {
  return Promise.all([startServer(baseURL), startServer()]);
}

test('every file, including the not-found page, is sent with the headers of the single source', async ({
  request,
}) => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  expect(files.some((name) => name.includes('rows.worker'))).toBe(true);
  const paths = ['/', '/studio', '/privacy-policy', '/terms-of-service', ...files.map((name) => `/${name}`)];
  const sent = async (path: string) => (await request.get(path)).headers();
  const lowerCase = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  for (const path of paths) expect(await sent(path), path).toMatchObject(lowerCase(headersFor(rules, path)));
  for (const path of ['/missing', '/assets/missing.js']) {
    expect(await sent(path), path).toMatchObject(lowerCase(headersFor(rules, '/404.html')));
  }
});

test('the built _headers file holds the same headers', () => {
  expect(readFileSync(new URL('_headers', DIST), 'utf8')).toBe(headersFile(rules));
});

test('a whole session requests only the page’s own files, and nothing after the first click', async ({
  page,
  context,
  baseURL,
}) => {
  const [server, elsewhere] = await twoServers(baseURL);
  const urls: string[] = [];
  const late: string[] = [];
  let clicked = false;
  context.on('request', (request) => {
    if (!request.url().startsWith('blob:')) urls.push(request.url());
  });
  context.on('response', (response) => {
    if (clicked && !response.fromServiceWorker() && !response.url().startsWith('blob:')) {
      late.push(response.url());
    }
  });
  await page.goto(server.origin);
  await untilPrepared(page);
  const before = server.requests.length;
  expect(before).toBeGreaterThan(20);

  clicked = true;
  await useCategoryTool(page);
  await useCustomTool(page);
  await visitEverything(page);
  await page.goBack();
  await page.goForward();

  // The browser itself checks for a newer service worker some time after a page or a worker has started.
  const after = server.requests.slice(before).filter((line) => line !== 'GET /sw.js');
  expect(after).toEqual([]);
  expect(late).toEqual([]);
  expect(server.requests.filter((line) => !/^GET \/[\w./-]*$/.test(line))).toEqual([]);
  expect(urls.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([server.stop(), elsewhere.stop()]);
});

test('the browser’s network log has no requests of the page except its files', async ({
  playwright,
  launchOptions,
  baseURL,
}, testInfo) => {
  const log = testInfo.outputPath('network.json');
  const args = [...(launchOptions.args ?? []), `--log-net-log=${log}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  await page.goto(`${baseURL}`);
  await untilPrecached(page);
  await useCustomTool(page);
  await page.evaluate(() => fetch('https://refused.example/').catch(() => {}));
  await browser.close();

  const text = readFileSync(log, 'utf8');
  expect(text).not.toContain('refused.example');
  const { events }: { events: { params?: { url?: string; initiator?: string } }[] } = JSON.parse(text);
  // All other requests come from the browser, not from a page.
  const urls = events.flatMap(({ params }) =>
    params?.url && params.initiator === baseURL ? [params.url] : [],
  );
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

type Attempt = readonly [name: string, directive: string, run: (url: string) => void];

/** Ways to reach another origin that a worker has too, each with the directive that refuses it. */
const attemptsAnywhere: readonly Attempt[] = [
  ['fetch', 'connect-src', (url) => void fetch(url).catch(() => {})],
  ['fetch past cors', 'connect-src', (url) => void fetch(url, { mode: 'no-cors' }).catch(() => {})],
  ['WebSocket', 'connect-src', (url) => void new WebSocket(url.replace('http', 'ws'))],
  ['EventSource', 'connect-src', (url) => void new EventSource(url)],
  [
    'XMLHttpRequest',
    'connect-src',
    (url) => {
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.send();
    },
  ],
];

const attemptsOfPages: readonly Attempt[] = [
  ...attemptsAnywhere,
  ['beacon', 'connect-src', (url) => void navigator.sendBeacon(url, 'data')],
  ['image', 'img-src', (url) => void Object.assign(new Image(), { src: url })],
  [
    'form',
    'form-action',
    (url) => {
      const form = Object.assign(document.createElement('form'), { action: url, method: 'post' });
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'frame',
    'frame-src',
    (url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
  ],
  [
    'stylesheet',
    'style-src-elem',
    (url) =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })),
  ],
  [
    'base address',
    'base-uri',
    (url) => document.head.append(Object.assign(document.createElement('base'), { href: url })),
  ],
  ['sound', 'media-src', (url) => void Object.assign(new Audio(), { src: url })],
  ['font', 'font-src', (url) => void new FontFace('stolen', `url(${url})`).load().catch(() => {})],
  ['module', 'script-src-elem', (url) => void import(url).catch(() => {})],
];

/** Lists, in a page or a worker, the violations from now on. */
function listRefusals(): string[] {
  const directives: string[] = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    directives.push(effectiveDirective),
  );
  return directives;
}

/** A page or a worker. */
interface Place {
  evaluate(run: (url: string) => void, url: string): Promise<void>;
}

/** Tries one of them, and waits for the browser to refuse it. */
async function expectRefused(
  place: Place,
  found: JSHandle<string[]>,
  attempts: readonly Attempt[],
  url: string,
): Promise<void> {
  for (const [name, directive, run] of attempts) {
    await found.evaluate((directives) => directives.splice(0));
    await place.evaluate(run, url).catch(() => {});
    await expect.poll(() => found.jsonValue(), name).toContain(directive);
  }
}

test('every way in which a page could reach another origin is refused', async ({ page, provokes }) => {
  provokes(/./);
  const elsewhere = await startServer();
  await page.goto('/');
  await untilPrecached(page);
  await expectRefused(
    page,
    await page.evaluateHandle(listRefusals),
    attemptsOfPages,
    `${elsewhere.origin}/stolen`,
  );
  expect(new URL(page.url()).pathname).toBe('/');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});

test('every way in which the worker could reach another origin is refused', async ({ page, provokes }) => {
  provokes(/./);
  const elsewhere = await startServer();
  await page.goto('/');
  await untilPrecached(page);
  const [worker] = page.workers();
  if (!worker) throw new Error('There is no worker');
  const url = `${elsewhere.origin}/stolen`;
  await expectRefused(worker, await worker.evaluateHandle(listRefusals), attemptsAnywhere, url);
  for (const load of [
    (script: string) => Object(globalThis).importScripts(script),
    (script: string) => import(script),
    (script: string) => void new Worker(script),
  ]) {
    await expect(worker.evaluate(load, url)).rejects.toThrow();
  }
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});

test('page and worker cannot reach even their own server, and the service worker cannot reach another', async ({
  page,
  context,
  baseURL,
  provokes,
}) => {
  provokes(/./);
  const [server, elsewhere] = await twoServers(baseURL);
  await page.goto(server.origin);
  await untilPrecached(page);
  const before = server.requests.length;
  const [worker] = page.workers();
  const [serviceWorker] = context.serviceWorkers();
  if (!worker || !serviceWorker) throw new Error('There is no worker');
  const get = (url: string) => fetch(url).then(({ status }) => status);
  await expect(page.evaluate(get, `${server.origin}/?data`)).rejects.toThrow('Failed to fetch');
  await expect(worker.evaluate(get, `${server.origin}/?data`)).rejects.toThrow('Failed to fetch');
  expect(server.requests.slice(before)).toEqual([]);
  await expect(serviceWorker.evaluate(get, elsewhere.origin)).rejects.toThrow('Failed to fetch');
  expect(await serviceWorker.evaluate(get, server.origin)).toBe(200);
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([server.stop(), elsewhere.stop()]);
});

test('text cannot become a script: there is one Trusted Types policy, and its name is taken', async ({
  page,
  provokes,
}) => {
  provokes(/./);
  await page.goto('/');
  await untilPrecached(page);
  const [worker] = page.workers();
  const sources: readonly (() => void)[] = [
    () => void new Worker('/assets/another.js'),
    () => void new Worker(URL.createObjectURL(new Blob(['0']))),
    () => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'),
    () => void Object.assign(document.createElement('script'), { src: '/assets/another.js' }),
    () => void Object.assign(document.createElement('script'), { text: '0' }),
    () => Object(globalThis).trustedTypes.createPolicy('default', {}),
    () => Object(globalThis).trustedTypes.createPolicy('rowloom', {}),
  ];
  for (const source of sources) await expect(page.evaluate(source), String(source)).rejects.toThrow();
  const registration = page.evaluate(() => navigator.serviceWorker.register('/assets/another.js'));
  await expect(registration).rejects.toThrow('TrustedScriptURL');
  // Code that Playwright calls may compile text; code that a timer calls may not.
  const compile = () =>
    new Promise<string>((resolve) => {
      setTimeout(() => {
        try {
          resolve(String(Reflect.construct(Function, ['return 0'])));
        } catch (error) {
          resolve(String(error));
        }
      });
    });
  expect(await page.evaluate(compile)).toMatch(/^EvalError/);
  expect(await worker?.evaluate(compile)).toMatch(/^EvalError/);
});

test('a browser without Trusted Types runs both tools', async ({ page, context, baseURL }) => {
  const server = await startServer(baseURL);
  server.change((_, answer) => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    answer.headers.set('content-security-policy', policy.replace(/; require-trusted-types-for.*/, ''));
    return answer;
  });
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));
  await page.goto(server.origin);
  expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(false);
  await untilPrecached(page);
  await useCategoryTool(page);
  await server.stop();
});

for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service']) {
  test(`the session runs without an error from ${path}, where no service worker is`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', permissions: ['clipboard-write'] });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${baseURL}${path}`);
    await page.getByRole('button', { name: 'Reject All' }).click();
    await visitEverything(page);
    await useCategoryTool(page);
    expect(errors).toEqual([]);
    await context.close();
  });
}
