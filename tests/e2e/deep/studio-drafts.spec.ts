import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { bytesIn } from '../../fixtures/folder-size.ts';
import { filesWith } from '../../fixtures/profile-files.ts';
import { violations } from '../axe.ts';
import { test as base, boxOf, expectToast, save } from '../helpers.ts';
import { openStudio, orders, people, studio } from '../studio-helpers.ts';

/** Opens a page in a browser with this test's profile, which is on the disk. A second call restarts the browser. */
type Start = () => Promise<Page>;

interface Fixtures {
  readonly profile: string;
  readonly start: Start;
}

const CONSENT = JSON.stringify({ essential: true, analytics: false, advertising: false });
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  profile: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'drafts-'));
    await use(profile);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
  start: async ({ profile, baseURL }, use) => {
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      context = await chromium.launchPersistentContext(profile, {
        executablePath: findBrowser() ?? '',
        args: ARGS,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      await context.addInitScript((consent) => {
        if (origin !== 'null') localStorage.setItem('cookieConsent', consent);
      }, CONSENT);
      return context.pages()[0] ?? context.newPage();
    });
    await context?.close();
  },
});

test.describe.configure({ timeout: 240_000 });

const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep drafts on this device' });
const list = (page: Page) => page.getByRole('list', { name: 'Drafts' });
const draft = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Names the open schema, which is then edited. */
async function rename(page: Page, name: string): Promise<void> {
  await studio(page).name.fill(name);
  await studio(page).name.blur();
}

/** Waits until the open schema is kept: leaving the page does not ask any more. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);
}

/** Opens a schema, edits it, and switches the drafts on. */
async function keepPeople(page: Page, name: string): Promise<void> {
  await openStudio(page, people);
  await rename(page, name);
  await keepSwitch(page).click();
  await expect(keepSwitch(page)).toBeChecked();
  await untilKept(page);
}

async function openStart(page: Page): Promise<void> {
  await page.goto('/');
  await page.goto('/studio');
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
}

test('nothing is stored before the visitor asks, and after a refusal', async ({ start, profile }) => {
  let page = await start();
  await openStudio(page, people);
  await rename(page, 'Quetzal');
  await expect(keepSwitch(page)).not.toBeChecked();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(keepSwitch(page)).toHaveCount(0);
  const before = page.url();
  await rename(page, 'Quetzals');
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await expect(studio(page).name).toHaveValue('Quetzals');
  expect(await databases(page)).toEqual([]);
  expect(await bytesIn(join(profile, 'Default/IndexedDB'))).toBe(0);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // The privacy panel, which an idle page loads, can list and remove drafts, but not keep them.
  expect(loaded.filter((name) => /draft/.test(name))).toEqual([]);
  page = await start();
  await openStart(page);
  await expect(keepSwitch(page)).not.toBeChecked();
  await expect(page.getByText('Continue where you left off')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
});

test('the preview’s widths and hidden columns are kept with the draft', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'First');
  const edge = page.getByRole('separator', { name: 'Resize id' });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await edge.press('Shift+ArrowRight');
  const nick = studio(page).rowsOf('people').getByRole('columnheader', { name: 'nick', exact: true });
  await nick.getByRole('button').press('Shift+F10');
  await page.keyboard.type('hide');
  await page.keyboard.press('Enter');
  await expect(nick).toHaveCount(0);
  const keptView = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('drafts');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const records = opening.result.transaction('texts').objectStore('texts').getAll();
      await new Promise((resolve) => records.addEventListener('success', resolve));
      opening.result.close();
      return JSON.stringify(records.result);
    });
  await expect.poll(keptView).toContain('nick\\",null,true');
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 80));
  await expect(nick).toHaveCount(0);
  await openStart(page);
  await draft(page, 'First').click();
  await expect(page.getByRole('button', { name: 'Show 1 hidden column' })).toBeVisible();
});

test('a draft survives a reload, a killed renderer and a restart of the browser', async ({ start }) => {
  let page = await start();
  await keepPeople(page, 'First');
  await page.reload();
  await expect(studio(page).name).toHaveValue('First');
  await rename(page, 'Second');
  await untilKept(page);

  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The command has no answer.
  session.send('Page.crash').catch(() => {});
  await crashed;
  const next = await page.context().newPage();
  await openStart(next);
  await expect(page.getByRole('heading'))
    .toHaveCount(0)
    .catch(() => {});
  await draft(next, 'Second').click();
  await expect(studio(next).name).toHaveValue('Second');
  await rename(next, 'Third');
  await untilKept(next);

  page = await start();
  await openStart(page);
  await expect(page.getByRole('heading', { name: 'Continue where you left off' })).toBeVisible();
  // One draft: each visit has gone on with it.
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page)).toContainText('people');
  await expect(list(page).getByRole('time')).toHaveCount(1);
  await draft(page, 'Third').click();
  await expect(studio(page).rowsOf('people')).toBeVisible();
  await expect(studio(page).name).toHaveValue('Third');
});

test('a schema that is too long for the address comes back from its draft', async ({ start }) => {
  const page = await start();
  const values = Array.from({ length: 200_000 }, (_, i) => `${(i * 2_654_435_761) % 4_294_967_296}`);
  const words = { name: 'words', rows: 5, columns: [{ name: 'w', field: 'list', options: { values } }] };
  await openStudio(page, { name: 'Long', tables: [words] });
  await rename(page, 'Long one');
  await keepSwitch(page).click();
  await untilKept(page);
  await expect(page).toHaveURL('/studio');
  await expect(page.getByRole('alert')).not.toContainText('Schema too long');
  await page.reload();
  await expect(studio(page).name).toHaveValue('Long one');
  await expect(studio(page).rowsOf('words')).toBeVisible();
});

test('a second tab opens a copy, says so, and leaves the draft alone', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Shared');
  const second = await page.context().newPage();
  await openStart(second);
  await expect(row(second, 'Shared')).toContainText('Open in another tab');
  await expect(row(second, 'Shared').getByRole('button', { name: 'Delete' })).toBeDisabled();
  await draft(second, 'Shared').click();
  await expect(studio(second).name).toHaveValue('Shared copy');
  await expectToast(
    second,
    'status',
    'Draft open in another tab',
    'This is a copy. Your changes here do not reach the draft in the other tab.',
  );
  await rename(second, 'Mine');
  await untilKept(second);
  await rename(page, 'Theirs');
  await untilKept(page);
  await second.close();
  await page.close();
  const third = await start();
  await openStart(third);
  await expect(draft(third, 'Mine')).toBeVisible();
  await expect(draft(third, 'Theirs')).toBeVisible();
  await expect(list(third).getByRole('listitem')).toHaveCount(2);
});

test('a draft is free again as soon as the other tab is closed', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Shared');
  const second = await page.context().newPage();
  await openStart(second);
  await expect(row(second, 'Shared')).toContainText('Open in another tab');
  await page.close();
  await expect(row(second, 'Shared')).not.toContainText('Open in another tab');
  await expect(row(second, 'Shared').getByRole('button', { name: 'Delete' })).toBeEnabled();
  await draft(second, 'Shared').click();
  await expect(studio(second).name).toHaveValue('Shared');
});

test('the switch deletes the draft of the open schema at once, and asks before it deletes others', async ({
  start,
}) => {
  const page = await start();
  await keepPeople(page, 'One');
  await keepSwitch(page).click();
  await expect(keepSwitch(page)).not.toBeChecked();
  expect(await databases(page)).toEqual([]);
  await keepSwitch(page).click();
  await untilKept(page);
  await openStart(page);
  await openStudio(page, orders);
  await rename(page, 'Two');
  await untilKept(page);
  await openStart(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  const question = page.getByRole('dialog', { name: 'Clear drafts and stop keeping them?' });
  await keepSwitch(page).click();
  await expect(question).toContainText(
    'This deletes all 2 drafts on this device, and new drafts are no longer kept.',
  );
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep drafts' }).click();
  await expect(question).toHaveCount(0);
  await expect(keepSwitch(page)).toBeChecked();
  await expect(keepSwitch(page)).toBeFocused();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await keepSwitch(page).click();
  await question.getByRole('button', { name: 'Delete 2 drafts' }).click();
  await expect(keepSwitch(page)).not.toBeChecked();
  expect(await databases(page)).toEqual([]);
});

test('the switch stays where it is when drafts come and go with it', async ({ start }) => {
  const page = await start();
  const place = async () => (await boxOf(keepSwitch(page))).y;
  const load = page.getByRole('button', { name: 'Load drafts from a file' });
  await openStart(page);
  const before = await place();
  await keepSwitch(page).click();
  await expect(load).toBeVisible();
  expect(await place()).toBe(before);
  await openStudio(page, people);
  await rename(page, 'One');
  await untilKept(page);
  await openStart(page);
  await expect(draft(page, 'One')).toBeVisible();
  const withDrafts = await place();
  await keepSwitch(page).click();
  await page.getByRole('button', { name: 'Delete 1 draft' }).click();
  await expect(load).toHaveCount(0);
  expect(await place()).toBe(withDrafts);
});

test('renaming a draft moves nothing', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  await openStart(page);
  const heightOf = async () => (await list(page).boundingBox())?.height;
  const before = await heightOf();
  await row(page, 'One').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('textbox', { name: 'Draft name' })).toBeFocused();
  expect(await heightOf()).toBe(before);
});

/** The entry of a page in its tab's history, once it names the draft that holds the document. */
async function entryOf(page: Page) {
  await page.waitForFunction(() => history.state?.studio?.kept !== undefined);
  return page.evaluate(() => ({ url: location.href, state: history.state }));
}

test('a tab that was duplicated goes on with a copy', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Original');
  const state = await entryOf(page);
  const second = await page.context().newPage();
  await second.goto('/');
  // What browsers copy when they duplicate a tab.
  await second.evaluate(({ state, url }) => history.replaceState(state, '', url), state);
  await second.reload();
  await expect(second.getByRole('status').getByText('Draft open in another tab')).toBeVisible();
  await rename(second, 'Twin');
  await untilKept(second);
  await rename(page, 'Original one');
  await untilKept(page);
  await openStart(second);
  await expect(draft(second, 'Twin')).toBeVisible();
  await expect(draft(second, 'Original one')).toBeVisible();
});

test('an edit in a tab that is closed stays when its duplicate is reloaded and edited', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Original');
  const state = await entryOf(page);
  const second = await page.context().newPage();
  await second.goto('/');
  await second.evaluate(({ state, url }) => history.replaceState(state, '', url), state);
  await rename(page, 'Edited');
  await untilKept(page);
  await page.close();
  await second.reload();
  await expect(studio(second).name).toHaveValue('Original');
  await rename(second, 'Twin');
  await untilKept(second);
  await openStart(second);
  await expect(draft(second, 'Edited')).toBeVisible();
  await expect(draft(second, 'Twin')).toBeVisible();
});

test('clearing leaves nothing in the profile, and what another tab has open stays', async ({
  start,
  profile,
}) => {
  const page = await start();
  await keepPeople(page, 'Quetzal one');
  const second = await page.context().newPage();
  // Chromium stores values of more than 64 kB as files of their own.
  const values = Array.from({ length: 20_000 }, (_, i) => `Quetzal${i}`);
  await openStudio(second, {
    name: 'Quetzal large',
    tables: [{ name: 'large', rows: 5, columns: [{ name: 'q', field: 'list', options: { values } }] }],
  });
  await rename(second, 'Quetzal two');
  await untilKept(second);
  const storage = join(profile, 'Default/IndexedDB');
  await expect.poll(async () => (await filesWith(storage, 'Quetzal')).length).toBeGreaterThan(0);

  await openStart(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear drafts' }).click();
  const confirm = page.getByRole('dialog', { name: 'Clear drafts and stop keeping them?' });
  await expect(
    confirm.getByText('This deletes all 2 drafts on this device, and new drafts are no longer kept.'),
  ).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete 2 drafts' }).click();
  await expectToast(
    page,
    'status',
    'Drafts cleared',
    '2 drafts deleted from this device. New drafts are no longer kept.',
  );
  await expect(keepSwitch(page)).not.toBeChecked();
  await expect(keepSwitch(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  await expect(second.getByText('The drafts on this device were cleared.')).toBeVisible();
  await expect(studio(second).name).toHaveValue('Quetzal two');
  expect(await databases(second)).toEqual([]);
  await expect.poll(() => filesWith(storage, 'Quetzal')).toEqual([]);
  // Later edits are not kept either, and leaving asks again.
  await rename(second, 'Quetzal three');
  const leaves = await second.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(leaves).toBe(false);
  expect(await databases(second)).toEqual([]);

  await page.getByRole('button', { name: 'Undo “Drafts cleared”' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(keepSwitch(page)).toBeChecked();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Privacy panel' });
  await expect(panel.getByText(/2 drafts, [\d,]+ characters/)).toBeVisible();
  await panel.getByRole('button', { name: 'Clear drafts' }).click();
  await expect(panel.getByText('Cleared 2 drafts. New drafts are no longer kept.')).toBeVisible();
  await expect.poll(() => filesWith(storage, 'Quetzal')).toEqual([]);
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(keepSwitch(page)).not.toBeChecked();
});

test('drafts are renamed, duplicated, deleted with Undo, and saved and loaded as one file', async ({
  start,
}) => {
  const page = await start();
  await keepPeople(page, 'One');
  await openStart(page);
  await row(page, 'One').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Draft name' }).fill('Uno');
  await page.keyboard.press('Enter');
  await expect(draft(page, 'Uno')).toBeFocused();
  await row(page, 'Uno').getByRole('button', { name: 'Duplicate' }).click();
  await row(page, 'Uno copy').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo “Draft deleted”' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);

  const { name, text } = await save(page, page.getByRole('button', { name: 'Save drafts as one file' }));
  expect(name).toMatch(/^rowloom-drafts-.*\.jsonl$/);
  const [head = '', ...lines] = text.trimEnd().split('\n');
  expect(JSON.parse(head)).toEqual({ format: 'rowloom-drafts', version: 1 });
  const schemas = lines.map((line) => JSON.parse(line).schema);
  expect(schemas.map((schema) => schema.name).sort()).toEqual(['Uno', 'Uno copy']);
  expect(schemas[0].tables).toEqual(people.tables);

  await row(page, 'Uno').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  const load = async (content: string) =>
    page
      .getByLabel('File of drafts')
      .setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(content) });
  await load(`${text}{ "id": \n`);
  await expectToast(
    page,
    'status',
    'Drafts loaded',
    '1 draft loaded. 1 draft already here. 1 line could not be read.',
  );
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await load('{"tables":[]}');
  await expectToast(
    page,
    'alert',
    'Drafts not loaded',
    'This file does not hold drafts. “Open schema file” opens a single schema.',
  );
  await draft(page, 'Uno').click();
  await expect(studio(page).name).toHaveValue('Uno');
  await expect(studio(page).rowsOf('people')).toBeVisible();
});

test('another document does not take the place of a draft', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Before');
  for (const name of ['After', 'Later']) {
    await studio(page).code.click();
    await page.getByRole('dialog', { name: 'Code' }).getByRole('button', { name: 'New schema' }).click();
    await expect(draft(page, 'Before')).toBeVisible();
    await page.getByRole('button', { name: 'Start with an empty table' }).click();
    await rename(page, name);
    await untilKept(page);
  }
  await openStudio(page, orders);
  await studio(page).seed.fill('another');
  await untilKept(page);
  await openStart(page);
  for (const name of ['Before', 'After', 'Later', 'Untitled schema'])
    await expect(draft(page, name)).toBeVisible();
});

test('without drafts the permission to keep them is all that is stored, and can be cleared', async ({
  start,
}) => {
  const page = await start();
  await keepPeople(page, 'One');
  await openStart(page);
  await row(page, 'One').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page)).toHaveCount(0);
  const load = page.getByRole('button', { name: 'Load drafts from a file' });
  const heading = page.getByRole('heading', { name: 'No drafts', exact: true });
  expect((await boxOf(heading)).y).toBeLessThan((await boxOf(load)).y);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Privacy panel' });
  await expect(panel).toContainText('no drafts, only your permission to keep them');
  await panel.getByRole('button', { name: 'Clear drafts' }).click();
  await expect(panel).toContainText('Studio drafts (off until you switch them on): none.');
  await expect(panel.getByRole('button', { name: 'Clear drafts' })).toHaveCount(0);
  expect(await databases(page)).toEqual([]);
});

/** Goes to the start page without leaving the page: Undo leads back. */
async function goToStart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
}

async function renameDraft(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Draft name' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(draft(page, to)).toBeVisible();
}

const KEPT = 'This schema is kept on this device.';
const ON_CHANGE = 'This schema is kept on this device as soon as you change it.';
const shared = (page: Page) => page.getByRole('dialog', { name: 'Share' });

test('on the start page Undo takes back what was done with the drafts, the last change first', async ({
  start,
}) => {
  const page = await start();
  await keepPeople(page, 'One');
  await goToStart(page);
  await renameDraft(page, 'One', 'Uno');
  await row(page, 'Uno').getByRole('button', { name: 'Duplicate' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await row(page, 'Uno').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo “Draft deleted”' })).toHaveCount(0);
  await studio(page).undo.click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  // A draft keeps its new name, which the schema that Undo reopens has too.
  await page.keyboard.press('Control+z');
  await expect(studio(page).name).toHaveValue('Uno');
  await expect(studio(page).rowsOf('people')).toBeVisible();
});

test('Undo on the start page leaves alone what another tab has open or has changed', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  await openStart(page);
  const text = 'Another tab has this draft open, or has changed or deleted it since.';
  const undoInVain = async () => {
    await page.keyboard.press('Control+z');
    await expectToast(page, 'alert', 'Drafts not changed', text);
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  };
  await renameDraft(page, 'One', 'Uno');
  await row(page, 'Uno').getByRole('button', { name: 'Duplicate' }).click();
  await expect(draft(page, 'Uno copy')).toBeVisible();
  const second = await page.context().newPage();
  await openStart(second);
  await draft(second, 'Uno copy').click();
  await expect(studio(second).name).toHaveValue('Uno copy');
  await undoInVain();
  await expect(draft(page, 'Uno copy')).toBeVisible();

  await rename(second, 'Theirs');
  await untilKept(second);
  await second.close();
  await expect(draft(page, 'Theirs')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(draft(page, 'Theirs')).toBeVisible();
  await draft(page, 'Theirs').click();
  await expect(studio(page).name).toHaveValue('Theirs');
  await openStart(page);
  await expect(draft(page, 'Theirs')).toBeVisible();
  await expect(draft(page, 'Uno')).toBeVisible();
});

test('Ctrl+Z in the box of a draft’s name is for its text', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  await goToStart(page);
  await row(page, 'One').getByRole('button', { name: 'Rename' }).click();
  const box = page.getByRole('textbox', { name: 'Draft name' });
  await box.pressSequentially('Uno');
  await page.keyboard.press('Control+z');
  await expect(box).toHaveValue('One');
});

test('a schema whose draft was deleted is kept again when Undo reopens it', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  await goToStart(page);
  await draft(page, 'One').click();
  await expect(studio(page).name).toHaveValue('One');
  await goToStart(page);
  await row(page, 'One').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page)).toHaveCount(0);
  // An edit of the empty schema ends what Undo takes back of the drafts.
  await rename(page, 'Nothing');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(studio(page).name).toHaveValue('One');
  await untilKept(page);
  await openStart(page);
  await expect(draft(page, 'One')).toBeVisible();
});

test('an edit right before the start page is kept, and closing that page asks nothing', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  await studio(page).name.fill('Two');
  await page.getByRole('link', { name: 'Studio', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(draft(page, 'Two')).toBeVisible();
  await untilKept(page);
  await studio(page).undo.click();
  await expect(studio(page).name).toHaveValue('Two');
});

test('a draft keeps the name that it got on the start page when Undo reopens its schema', async ({
  start,
}) => {
  const page = await start();
  await keepPeople(page, 'One');
  await goToStart(page);
  await renameDraft(page, 'One', 'Uno');
  await draft(page, 'Uno').click();
  await expect(studio(page).name).toHaveValue('Uno');
  await page.keyboard.press('Control+z');
  await expect(draft(page, 'Uno')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(studio(page).name).toHaveValue('Uno');
  await studio(page).seed.fill('another');
  await untilKept(page);
  await openStart(page);
  await expect(draft(page, 'Uno')).toBeVisible();
  // The address of the earlier entry has the earlier name.
  await renameDraft(page, 'Uno', 'Eins');
  await page.goBack();
  await page.goBack();
  await expect(studio(page).name).toHaveValue('Uno');
  await studio(page).seed.fill('a third');
  await untilKept(page);
  await openStart(page);
  await expect(draft(page, 'Eins')).toBeVisible();
});

test('a schema from a link is kept after its first change, and not said to be kept before', async ({
  start,
}) => {
  const page = await start();
  await keepPeople(page, 'One');
  await openStart(page);
  await openStudio(page, orders);
  await expect(page.getByText(ON_CHANGE)).toBeVisible();
  await studio(page).share.click();
  await expect(shared(page)).toContainText('stored only in this page’s address');
  await page.keyboard.press('Escape');
  await studio(page).seed.fill('another');
  await untilKept(page);
  await expect(page.getByText(KEPT, { exact: true })).toBeVisible();
  await studio(page).share.click();
  await expect(shared(page)).toContainText('in a draft on this device');
});

test('on later visits the editor shows that it keeps the schema, and can be told not to', async ({
  start,
}) => {
  let page = await start();
  await keepPeople(page, 'One');
  const address = page.url();
  page = await start();
  await page.goto(address);
  await expect(keepSwitch(page)).toBeChecked();
  await openStart(page);
  await draft(page, 'One').click();
  await expect(page.getByText(KEPT, { exact: true })).toBeVisible();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(keepSwitch(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await keepSwitch(page).click();
  await expect(keepSwitch(page)).not.toBeChecked();
  await expect(keepSwitch(page)).toBeFocused();
  expect(await databases(page)).toEqual([]);
});

test('what was guessed is marked as guessed when a draft is opened again', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  const grid = page.getByRole('grid', { name: 'Columns of people' });
  await grid.getByRole('textbox', { name: 'Column name' }).last().fill('email');
  await page.keyboard.press('Enter');
  await expect(grid.getByText('guessed', { exact: true })).toHaveCount(1);
  await untilKept(page);
  await page.reload();
  await expect(grid.getByText('guessed', { exact: true })).toHaveCount(1);
  await openStart(page);
  await draft(page, 'One').click();
  await expect(grid.getByText('guessed', { exact: true })).toHaveCount(1);
});

test('files are written as before when a draft is opened again', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'One');
  const format = page.getByRole('combobox', { name: 'Format' });
  await format.selectOption('json');
  await rename(page, 'Two');
  await untilKept(page);
  await page.reload();
  await expect(format).toHaveValue('json');
  await openStart(page);
  await draft(page, 'Two').click();
  await expect(format).toHaveValue('json');
});

/** Puts a record and its text beside the drafts, as another version of the page would. */
async function putRecords(page: Page, records: readonly object[]): Promise<void> {
  await page.evaluate(
    (texts) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('texts', 'readwrite');
          for (const [i, text] of texts.entries()) {
            transaction.objectStore('texts').put(JSON.parse(text), `info:record${i}`);
            transaction.objectStore('texts').put('{"version":9,"tables":{}}', `text:record${i}`);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    records.map((record) => JSON.stringify(record)),
  );
}

test('a draft from a newer version is listed, and stays as it is', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Mine');
  await putRecords(page, [{ version: 2, name: 'Newer', savedAt: 4e12, unknown: true }]);
  await openStart(page);
  await expect(row(page, 'Newer')).toContainText('From a newer version of Rowloom');
  for (const name of ['Rename', 'Duplicate'])
    await expect(row(page, 'Newer').getByRole('button', { name })).toBeDisabled();
  await draft(page, 'Newer').click();
  await expect(page.getByRole('alert')).toContainText(
    'A newer version of Rowloom wrote this draft. Reload the page to get that version. The draft stays as it is.',
  );
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeVisible();
  await draft(page, 'Mine').click();
  await expect(studio(page).name).toHaveValue('Mine');
});

test('the limit of 100 drafts is reported, and the work goes on', async ({ start }) => {
  const page = await start();
  await keepPeople(page, 'Mine');
  const record = { version: 1, name: 'Many', parts: [], savedAt: 1, length: 25, writer: '' };
  await putRecords(page, Array(99).fill(record));
  await rename(page, 'Still mine');
  await untilKept(page);
  await openStudio(page, orders);
  await rename(page, 'One too many');
  const problem = page.getByRole('alert').filter({ hasText: '100 drafts are kept, which is the limit' });
  await expect(problem).toBeVisible();
  await problem.getByRole('button', { name: 'Dismiss' }).click();
  await rename(page, 'Still one too many');
  await expect(page.getByText('Your last changes are not kept on this device.')).toBeVisible();
  await expect(problem).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('keep drafts');
  await expect(page.getByRole('option', { name: /^Keep drafts/ })).toHaveAccessibleDescription(
    /^100 drafts are kept, which is the limit/,
  );
  await page.keyboard.press('Escape');
  await expect(studio(page).rowsOf('customers')).toBeVisible();
  expect(await databases(page)).toEqual(['drafts']);
});

test('a full disk is reported, and only keeping fails', async ({ start }) => {
  const page = await start();
  await openStudio(page, people);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await rename(page, 'Full');
  await keepSwitch(page).click();
  await expect(page.getByText('There is no room left on this device')).toBeVisible();
  await expect(keepSwitch(page)).not.toBeChecked();
  await rename(page, 'Still here');
  await expect(studio(page).rowsOf('people')).toBeVisible();
  expect(await databases(page)).toEqual([]);
});

test('a browser that denies its storage is reported, and the switch stays off', async ({ start }) => {
  const page = await start();
  await page.context().addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await openStudio(page, people);
  await rename(page, 'Denied');
  await expect(keepSwitch(page)).toBeVisible();
  const parts = [page.getByRole('main'), page.getByRole('grid'), keepSwitch(page)];
  const places = () => Promise.all(parts.map(boxOf));
  const before = await places();
  await keepSwitch(page).click();
  const text = 'This browser does not let the page keep drafts. Save your work as a file.';
  await expectToast(page, 'alert', 'Problem with drafts', text);
  await expect(keepSwitch(page)).not.toBeChecked();
  await expect(studio(page).name).toHaveValue('Denied');
  // The message moves nothing that people work on.
  expect(await places()).toEqual(before);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page)).toEqual([]);
  }
});

test('what is new with drafts breaks no rule of accessibility', async ({ start }) => {
  const page = await start();
  await openStudio(page, people);
  await rename(page, 'Seen');
  await expect(keepSwitch(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await keepSwitch(page).click();
  await untilKept(page);
  expect(await violations(page)).toEqual([]);
  await openStart(page);
  await expect(draft(page, 'Seen')).toBeVisible();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width < 1024) await studio(page).tab('Columns').click();
    await row(page, 'Seen').getByRole('button', { name: 'Rename' }).click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
