import { expect, type Page } from '@playwright/test';
import { places } from '../../../src/locales/countries/de/places.ts';
import { type OwnServer, startServer } from '../../fixtures/own-server.ts';
import { fragmentOf } from '../../fixtures/studio-fragment.ts';
import { test } from '../helpers.ts';
import { changeVersion, nextVersion } from '../new-version.ts';
import { untilPrecached } from '../session.ts';
import { people, rowTexts, studio } from '../studio-helpers.ts';
import { importDialog } from '../studio-import-helpers.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the Studio on a server that belongs to the test, and waits until its files are cached. */
async function firstVisit(page: Page, baseURL: string | undefined): Promise<OwnServer> {
  const server = await startServer(baseURL);
  await page.goto(`${server.origin}/studio`);
  await untilPrecached(page);
  await expect.poll(() => cachedPaths(page, '/assets/studio.worker-')).toHaveLength(1);
  return server;
}

/** The paths of cached files that begin so. */
const cachedPaths = (page: Page, start: string) =>
  page.evaluate(async (start) => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith(start)).sort();
  }, start);

test('after the first visit the Studio opens a link and imports sources offline, and requests only its own files', async ({
  page,
  baseURL,
}) => {
  const server = await firstVisit(page, baseURL);
  await server.stop();
  await page.context().setOffline(true);
  await page.goto(`${server.origin}/studio${fragmentOf(people)}`);
  await page.reload();
  expect((await rowTexts(studio(page).rowsOf('people'), 1))[0]).toBe('1');
  await studio(page).seed.fill('offline');
  await expect(studio(page).problems).toHaveText('No problems');
  const { source, read, field } = await importDialog(page);
  for (const [text, column, label] of [
    ['CREATE TABLE t (email varchar(80));', 'email', 'Email'],
    ['work_email\nann@corp.example\nbob@shop.example\n', 'work_email', 'Email'],
    ['{ "type": "object", "properties": { "city": { "type": "string" } } }', 'city', 'City'],
  ] as const) {
    await source.fill(text);
    await read.click();
    await expect(field(column)).toHaveValue(label);
  }
  expect(server.requests.filter((request) => request.includes('#') || request.includes('people'))).toEqual(
    [],
  );
});

test.describe('the files of locales', () => {
  const german = {
    seed: 'people',
    now: '2026-01-01T00:00:00Z',
    locale: 'de',
    tables: [
      {
        name: 'people',
        rows: 30,
        columns: [
          { name: 'postcode', field: 'location.zipCode' },
          { name: 'city', field: 'location.city' },
        ],
      },
    ],
  };

  const towns = new Set(places.counties.split(/[|,]/));

  const requestsOf = ({ requests }: OwnServer, start: string) =>
    requests.filter((request) => request.startsWith(`GET /assets/${start}`));

  async function expectGermanRows(page: Page): Promise<void> {
    const table = studio(page).rowsOf('people');
    for (const number of [1, 2, 3]) {
      const [city = '', postcode] = (await rowTexts(table, number)).reverse();
      expect(towns).toContain(city);
      expect(postcode).toMatch(/^\d{5}$/);
    }
  }

  test('are loaded when a document needs them, and are there without a network from then on', async ({
    page,
    baseURL,
  }) => {
    const server = await firstVisit(page, baseURL);
    expect(requestsOf(server, 'locale-')).toEqual([]);
    expect(await cachedPaths(page, '/assets/locale-')).toEqual([]);
    await page.goto(`${server.origin}/studio${fragmentOf(german)}`);
    await page.reload();
    await expectGermanRows(page);
    const name = '[\\w-]{8}\\.js$';
    expect(await cachedPaths(page, '/assets/locale-')).toEqual([
      expect.stringMatching(new RegExp(`^/assets/locale-de-${name}`)),
      expect.stringMatching(new RegExp(`^/assets/locale-de-places-and-streets-${name}`)),
    ]);
    expect(requestsOf(server, 'locale-')).toHaveLength(2);
    await server.stop();
    await page.context().setOffline(true);
    await page.reload();
    await expectGermanRows(page);
  });

  test('are there in the next version: unchanged ones are copied, and changed ones are loaded', async ({
    page,
    baseURL,
  }) => {
    const server = await firstVisit(page, baseURL);
    await page.goto(`${server.origin}/studio${fragmentOf(german)}`);
    await page.reload();
    await expectGermanRows(page);
    const [locale = '', tables = ''] = await cachedPaths(page, '/assets/locale-');
    const changed = '/assets/locale-de-00000000.js';
    const source = await (await page.request.get(server.origin + locale)).body();
    server.change((path, answer) => {
      if (path === changed) {
        const headers = new Headers({ 'content-type': 'text/javascript' });
        return { status: 200, headers, body: source };
      }
      if (path !== '/sw.js') return answer;
      const body = nextVersion(answer.body.toString().replace(locale, changed));
      return { ...answer, body: Buffer.from(body) };
    });
    await changeVersion(page);
    expect(await cachedPaths(page, '/assets/locale-')).toEqual([changed, tables]);
    expect(requestsOf(server, 'locale-de-places')).toHaveLength(1);
    await server.stop();
  });
});
