import { expect, type Page } from '@playwright/test';
import { type OwnServer, startServer } from '../../fixtures/own-server.ts';
import { test } from '../helpers.ts';
import { changeVersion, NEXT_CACHE, newVersionBar, nextVersion } from '../new-version.ts';
import {
  untilPrecached,
  useCategoryTool,
  useCustomTool,
  useEveryCategory,
  visitEverything,
} from '../session.ts';

test.use({ serviceWorkers: 'allow' });

/** A first visit to a server that belongs to the test; it ends when all files are cached. */
async function firstVisit(page: Page, baseURL: string | undefined, path = '/'): Promise<OwnServer> {
  const server = await startServer(baseURL);
  await page.goto(server.origin + path);
  await untilPrecached(page);
  return server;
}

/** Removes the network: the browser goes offline, and the server ends. */
async function endNetwork(page: Page, server: OwnServer): Promise<void> {
  await server.stop();
  await page.context().setOffline(true);
}

test.describe('with no network after the first visit', () => {
  test('both tools write every format, after a reload', async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    await endNetwork(page, server);
    await page.reload();
    await useCategoryTool(page);
    await useCustomTool(page);
  });

  test('every category opens and generates', { tag: '@deep' }, async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    await endNetwork(page, server);
    await page.reload();
    await useEveryCategory(page);
  });

  test('every page and dialog is there, by link and by address', async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL, '/terms-of-service');
    await endNetwork(page, server);
    await page.goto(`${server.origin}/?utm_source=somewhere#categories`);
    await visitEverything(page);
    for (const [path, heading] of [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-of-service', 'Terms of Service'],
      ['/terms-of-service/', 'Terms of Service'],
      ['/', 'Test data that fits together, row by row'],
    ]) {
      await page.goto(server.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${heading}`);
    }
  });

  test('an unknown address shows the not-found page', async ({ page, baseURL, provokes }) => {
    provokes(/No page at \/no\/such\/page/);
    provokes(/status of 404/);
    const server = await firstVisit(page, baseURL);
    await endNetwork(page, server);
    const response = await page.goto(`${server.origin}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('article')).toHaveCount(27);
  });

  test('the policy is still in force', async ({ page, baseURL, provokes }) => {
    provokes(/./);
    const server = await firstVisit(page, baseURL);
    await endNetwork(page, server);
    await page.reload();
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          void fetch('https://elsewhere.example/').catch(() => {});
        }),
    );
    expect(await refused).toBe('connect-src');
  });
});

test.describe('the Studio’s files', () => {
  const cached = (page: Page) =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/studio'));
    });
  const worker = [expect.stringMatching(/^\/assets\/studio\.worker-[\w-]+\.js$/)];

  /** What the Studio's page says when it is opened. */
  const open = (page: Page) =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage('keep-studio');
    });

  test('are not cached for visitors who never open it', async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    expect(await cached(page)).not.toEqual(expect.arrayContaining(worker));
    expect(server.requests.filter((request) => request.includes('studio.worker'))).toEqual([]);
    await server.stop();
  });

  test('are cached from its first use on, also in the next version', async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    await open(page);
    await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(worker));
    server.change((path, answer) =>
      path === '/sw.js'
        ? {
            ...answer,
            body: Buffer.from(nextVersion(answer.body.toString())),
          }
        : answer,
    );
    await changeVersion(page);
    expect(await cached(page)).toEqual(expect.arrayContaining(worker));
    await server.stop();
  });
});

test('an unknown address goes to the network if there is one', async ({ page, baseURL }) => {
  const server = await firstVisit(page, baseURL);
  server.change((path, answer) =>
    path === '/brand-new-page'
      ? {
          ...answer,
          status: 200,
          body: Buffer.from('<!doctype html><link rel="icon" href="data:,"><h1>Brand new</h1>'),
        }
      : answer,
  );
  await page.goto(`${server.origin}/brand-new-page`);
  await expect(page.getByRole('heading')).toHaveText('Brand new');
  await server.stop();
});

test('the first visit waits for no service worker', async ({ page, baseURL, provokes }) => {
  provokes(/503/);
  const server = await startServer(baseURL);
  server.change((path, answer) => (path === '/sw.js' ? { ...answer, status: 503 } : answer));
  await page.goto(server.origin);
  await useCategoryTool(page);
  await server.stop();
});

test.describe('a new version', () => {
  const MARK = 'data-new-version';

  /** Puts another version on the server: another service worker, and a home page with a mark. */
  function deploy(server: OwnServer): void {
    server.change((path, answer) => {
      const text = answer.body.toString();
      if (path === '/sw.js') {
        const body = nextVersion(text);
        expect(body).not.toBe(text);
        return { ...answer, body: Buffer.from(body) };
      }
      return path === '/' ? { ...answer, body: Buffer.from(text.replace('<html', `<html ${MARK}`)) } : answer;
    });
  }

  const isNew = (page: Page) => page.locator('html').evaluate((html, mark) => html.hasAttribute(mark), MARK);

  test('is not announced for the first version, whether it is installed or takes control first', async ({
    page,
    baseURL,
  }) => {
    // In WebKit the worker controls the page before its installation event.
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = async (...call) => {
        const found = await register(...call);
        Object.defineProperty(serviceWorker, 'controller', { get: () => found.waiting ?? found.active });
        return found;
      };
    });
    const server = await startServer(baseURL);
    await page.goto(server.origin);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active && active.state !== 'activated') {
        await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
      }
    });
    await expect(newVersionBar(page)).toHaveCount(0);
    await server.stop();
  });

  test('is announced, and activated when the visitor agrees', async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    await expect(newVersionBar(page)).toHaveCount(0);
    deploy(server);
    await page.reload();
    await expect(newVersionBar(page)).toBeVisible();
    await useCategoryTool(page);
    expect(await isNew(page)).toBe(false);

    await newVersionBar(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isNew(page).catch(() => false)).toBe(true);
    await untilPrecached(page);
    await expect(newVersionBar(page)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([NEXT_CACHE]);
    await endNetwork(page, server);
    await page.reload();
    expect(await isNew(page)).toBe(true);
    await useCategoryTool(page);
  });

  test('waits for another visit if the visitor says later', async ({ page, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    deploy(server);
    await page.reload();
    await newVersionBar(page).getByRole('button', { name: 'Later' }).click();
    await expect(newVersionBar(page)).toHaveCount(0);
    await page.reload();
    await expect(newVersionBar(page)).toBeVisible();
    expect(await isNew(page)).toBe(false);
    await server.stop();
  });

  test('is activated in one tab and leaves the other unchanged', async ({ page, context, baseURL }) => {
    const server = await firstVisit(page, baseURL);
    const other = await context.newPage();
    await other.goto(server.origin);
    deploy(server);
    await page.reload();
    await expect(newVersionBar(other)).toBeVisible();
    await newVersionBar(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isNew(page).catch(() => false)).toBe(true);
    expect(await isNew(other)).toBe(false);
    await useCategoryTool(other);
    await newVersionBar(other).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isNew(other).catch(() => false)).toBe(true);
    await server.stop();
  });
});

test('the site can be installed', async ({ page, context, baseURL }) => {
  const server = await firstVisit(page, baseURL);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test runs in a private window, which cannot install a site.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await server.stop();
});
