import { test as base, expect, type Locator, type Page } from '@playwright/test';
import {
  type ExportSession,
  faultsOf,
  NOTES_MAX,
  privateFiles,
  type SessionOptions,
  startExportSession,
} from '../../fixtures/export-session.ts';
import { peopleOf, sha256ByCommandLine, sha256OfFile } from '../../fixtures/file-digests.ts';
import { nameFirstWorker, workerFaults } from '../../fixtures/worker-faults.ts';
import { filesIn } from '../export-helpers.ts';
import { downloadExport, openExport } from '../large-export.ts';

interface Fixtures {
  /** Starts a browser, which is closed after the test. */
  readonly start: (options: SessionOptions) => Promise<ExportSession>;
}

const test = base.extend<Fixtures>({
  async start({ baseURL }, use) {
    const sessions: ExportSession[] = [];
    await use(async (options) => {
      const session = await startExportSession(baseURL ?? '', options);
      sessions.push(session);
      return session;
    });
    for (const session of sessions) await session.close();
  },
});

/** About 27 ranges, which two workers share. */
const people = peopleOf(200_000);
const expected = sha256ByCommandLine(people);
/** More than any machine writes during a test. */
const many = peopleOf(20_000_000);

const saveTo = (dialog: Locator) => dialog.getByRole('button', { name: 'Download', exact: true });
const cancel = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel', exact: true });

async function expectFault(page: Page, fault: string): Promise<void> {
  await expect.poll(() => faultsOf(page)).toContain(fault);
}

/** Expects that neither the page nor the disk has any file left. */
async function expectNothingLeft({ page, privateBytes }: ExportSession): Promise<void> {
  await expect.poll(() => privateFiles(page)).toEqual({});
  await expect.poll(privateBytes).toBeLessThan(NOTES_MAX);
}

for (const fault of ['throws', 'hangs'] as const) {
  test(`a worker that ${fault} in the middle of its rows is replaced, and the file is as the command line's`, async ({
    start,
  }) => {
    const { page } = await start({
      destination: 'private',
      inWorkers: workerFaults[fault],
      inPage: nameFirstWorker,
    });
    const download = await downloadExport(page, await openExport(page, people));
    await expectFault(page, 'a worker is lost');
    expect(await sha256OfFile(await download.path())).toBe(await expected);
  });
}

test("a file that the browser writes in short pieces is as the command line's", async ({ start }) => {
  const { page } = await start({ destination: 'private', inWorkers: workerFaults.writesShort });
  const download = await downloadExport(page, await openExport(page, people));
  await expectFault(page, 'a short write');
  expect(await sha256OfFile(await download.path())).toBe(await expected);
});

test('a disk that takes no more bytes ends the export in words, and nothing is left', async ({ start }) => {
  const session = await start({ destination: 'private', inWorkers: workerFaults.writesNothing });
  const dialog = await openExport(session.page, people);
  await saveTo(dialog).click();
  await expect(dialog.getByText('The disk is full')).toBeVisible();
  await expect(saveTo(dialog)).toBeEnabled();
  await expectFault(session.page, 'no byte is written');
  await expectNothingLeft(session);
});

for (const destination of ['private', 'picker'] as const) {
  test(`a quota that ends while a ${destination} file is written ends the export in words, and nothing is left`, async ({
    start,
  }) => {
    const session = await start({ destination });
    const { context, page, server } = session;
    const dialog = await openExport(page, many);
    await saveTo(dialog).click();
    await expect.poll(session.privateBytes).toBeGreaterThan(10_000_000);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 20_000_000 });
    await expect(dialog.getByText('The disk is full')).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByText('No incomplete file was left behind.')).toBeVisible();
    await expectNothingLeft(session);
  });
}

test('a file that may no longer be written ends the export in words, and nothing is left', async ({
  start,
}) => {
  const session = await start({ destination: 'picker', inWorkers: workerFaults.revokesHandle });
  const dialog = await openExport(session.page, people);
  await saveTo(dialog).click();
  await expect(dialog.getByText('The browser no longer allows this page to write the file.')).toBeVisible();
  await expectFault(session.page, 'the handle is revoked');
  await expectNothingLeft(session);
});

test('an export that is cancelled while its file is being closed leaves nothing', async ({ start }) => {
  const session = await start({ destination: 'picker', inWorkers: workerFaults.closesLate });
  const { page } = session;
  const dialog = await openExport(page, people);
  await saveTo(dialog).click();
  await expect(dialog.getByText('Finishing…')).toBeVisible();
  await expectFault(page, 'the file is being closed');
  await cancel(dialog).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => window.faultsChannel?.postMessage('close'));
  await expectNothingLeft(session);
});

test('a visitor who picks a file with content and cancels keeps the content', async ({ start }) => {
  const { page } = await start({ destination: 'picker' });
  await page.goto('/404');
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle('people.csv', { create: true })).createWritable();
    await file.write('What was there');
    await file.close();
  });
  const dialog = await openExport(page, many);
  await saveTo(dialog).click();
  await expect(dialog.getByText(/rows\/s, .* left/)).toBeVisible();
  await cancel(dialog).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect.poll(() => privateFiles(page)).toEqual({ 'people.csv': 14 });
});

test('two tabs export the same file at once, and a third that is opened meanwhile removes neither', async ({
  start,
}) => {
  const { context, page } = await start({ destination: 'private' });
  const other = await context.newPage();
  const tabs = [page, other];
  const dialogs = await Promise.all(tabs.map((tab) => openExport(tab, people)));
  const downloads = Promise.all(tabs.map((tab) => tab.waitForEvent('download')));
  for (const dialog of dialogs) await saveTo(dialog).click();
  const third = await context.newPage();
  await openExport(third, people);
  for (const download of await downloads) {
    expect(await sha256OfFile(await download.path())).toBe(await expected);
  }
  for (const [i, dialog] of dialogs.entries()) {
    const again = tabs[i]?.waitForEvent('download');
    await filesIn(dialog).save.click();
    expect(await sha256OfFile((await (await again)?.path()) ?? '')).toBe(await expected);
  }
});

test('what a tab that was closed has left is removed when the Studio is opened again', async ({ start }) => {
  const session = await start({ destination: 'private' });
  const { context, page } = session;
  const closed = await context.newPage();
  const dialog = await openExport(closed, many);
  await saveTo(dialog).click();
  await expect.poll(session.privateBytes).toBeGreaterThan(10_000_000);
  await closed.close();
  await openExport(page, people);
  await expectNothingLeft(session);
});
