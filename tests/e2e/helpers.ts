import { readFile } from 'node:fs/promises';
import { type BrowserContext, type Download, expect, type Locator, type Page } from '@playwright/test';
import type { SpecifiedFormat } from '../fixtures/specification.ts';
import { test as base } from './test.ts';

/** The cookie banner is answered already. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      const consent = { essential: true, analytics: false, advertising: false };
      // Storage is not available in a document without an origin, such as an empty one.
      if (origin !== 'null') localStorage.setItem('cookieConsent', JSON.stringify(consent));
    });
    await use(context);
  },
});

/** The home page, with a category's dialog open. */
export async function openCategory(page: Page, title: string): Promise<Locator> {
  await page.goto('/');
  return openCategoryHere(page, title);
}

export async function openCategoryHere(page: Page, title: string): Promise<Locator> {
  const name = `Generate ${title} Data`;
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The controls of either dialog, by role and label. */
export const controls = (dialog: Locator) => ({
  fields: dialog.getByRole('group', { name: 'Fields' }).getByRole('checkbox'),
  field: (label: string) => dialog.getByRole('checkbox', { name: label, exact: true }),
  pattern: dialog.getByRole('textbox', { name: 'Regex pattern (optional)' }),
  rows: dialog.getByLabel('Number of rows'),
  format: dialog.getByRole('combobox', { name: /^(Download|Output) format$/ }),
  generate: dialog.getByRole('button', { name: 'Generate & Preview' }),
  copy: dialog.getByRole('button', { name: 'Copy Data' }),
  close: dialog.getByRole('button', { name: 'Close', exact: true }),
  table: dialog.getByRole('table'),
});

/** A toast of either kind, found by its two exact texts. */
export async function expectToast(page: Page, kind: 'status' | 'alert', title: string, text: string) {
  const toast = page.getByRole(kind).locator('> *', { hasText: title });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

interface Saved {
  readonly name: string;
  readonly text: string;
}

async function read(download: Download): Promise<Saved> {
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** The file that the browser saves when a button is pressed. */
export async function save(page: Page, button: Locator, press = () => button.click()): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return read(download);
}

/** The category dialog's file in a format. */
export async function saveAs(page: Page, dialog: Locator, format: SpecifiedFormat): Promise<Saved> {
  await controls(dialog).format.selectOption(format);
  return save(page, dialog.getByRole('button', { name: `Download ${format.toUpperCase()}` }));
}

/** Generates rows, and waits for a new preview with that many rows. */
export async function generate(dialog: Locator, rows: number) {
  await controls(dialog).table.evaluateAll((tables) => {
    for (const table of tables) table.setAttribute('data-former', '');
  });
  await controls(dialog).generate.click();
  await expect(controls(dialog).table).not.toHaveAttribute('data-former');
  await expectRows(dialog, rows);
}

/** Expects a preview with that many rows, and no other in progress. */
export async function expectRows(dialog: Locator, rows: number) {
  await expect(controls(dialog).table).toHaveAttribute('aria-rowcount', String(rows + 1));
  await expect(controls(dialog).generate).not.toHaveAttribute('aria-busy');
}

/** A row's line in the table; `number` is counted from 1. */
export function previewRow(dialog: Locator, number: number): Locator {
  return dialog.locator(`tr[aria-rowindex="${number + 1}"]`);
}

/** The texts of a visible row of the preview, once they have arrived. */
export async function previewCells(dialog: Locator, number: number): Promise<string[]> {
  const cells = previewRow(dialog, number).getByRole('cell');
  await expect(cells.first()).not.toHaveText('…');
  return cells.allTextContents();
}

/** Where an element is, in CSS pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not rendered`);
  return box;
}

/** Brings the end of the preview into view. */
export async function scrollToEnd(dialog: Locator) {
  await controls(dialog).table.evaluate((table) => table.parentElement?.scrollTo(0, 1e9));
}

/** Records of two or more columns as objects, in the form of JSON. */
export function asObjects(names: readonly string[], records: readonly (readonly string[])[]) {
  return records.map((record) => Object.fromEntries(names.map((name, i) => [name, record[i] ?? ''])));
}

/** Runs in the page: makes both clipboard APIs refuse. */
export function refuseClipboard() {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
}

/** The text on the clipboard. The site's pages may only write it, so a page from another origin reads it. */
export async function readClipboard(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.route('https://clipboard.example/', (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto('https://clipboard.example/');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();
  return text;
}

/** Presses a key until the focus is there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const PRESSES_MAX = 100;
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    const isThere = await target.evaluateAll((found) => found.some((element) => element.matches(':focus')));
    if (isThere) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
