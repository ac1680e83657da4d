import { expect } from '@playwright/test';
import { startServer } from '../../fixtures/own-server.ts';
import { fragmentOf } from '../../fixtures/studio-fragment.ts';
import { test } from '../helpers.ts';
import { untilPrecached } from '../session.ts';
import { people, rowTexts, studio } from '../studio-helpers.ts';
import { importDialog } from '../studio-import-helpers.ts';

test('after the first visit the Studio opens a link and imports sources offline, and requests only its own files', async ({
  page,
  baseURL,
}) => {
  const server = await startServer(baseURL);
  await page.goto(`${server.origin}/studio`);
  await untilPrecached(page);
  const isKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().some(({ url }) => url.includes('/assets/studio.worker-'));
    });
  await expect.poll(isKept).toBe(true);
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
