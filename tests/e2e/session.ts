import { expect, type Page } from '@playwright/test';
import { SPECIFIED_CATEGORIES, SPECIFIED_FORMATS } from '../fixtures/specification.ts';
import { controls, expectToast, generate, openCategoryHere, save, saveAs } from './helpers.ts';

/** Waits until the service worker has cached all files and controls the page. No more files are loaded after that. */
export async function untilPrecached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

/** The files that a page loads when it is idle, to make the first click fast. */
const PARTS = ['category-dialog', 'custom-dialog', 'privacy-panel', 'new-version-bar', 'rows.worker'];

/** Waits until a cached page has loaded all its files. */
export async function untilPrepared(page: Page): Promise<void> {
  await untilPrecached(page);
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    );
  for (const part of PARTS) await expect.poll(loaded).toContain(`/assets/${part}-`);
}

/** The category tool: a preview, the three files, the copied text. */
export async function useCategoryTool(page: Page): Promise<void> {
  const dialog = await openCategoryHere(page, 'Person');
  await generate(dialog, 10);
  for (const format of SPECIFIED_FORMATS) {
    const { name, text } = await saveAs(page, dialog, format);
    expect(name).toBe(`person-data.${format}`);
    expect(text.length).toBeGreaterThan(100);
  }
  await controls(dialog).pattern.fill('[A-Z]{3}-\\d+');
  await generate(dialog, 10);
  await controls(dialog).copy.click();
  await expectToast(page, 'status', 'Data Copied', 'Copied 10 records to the clipboard.');
  await controls(dialog).close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The custom tool: a sample, and the three files. */
export async function useCustomTool(page: Page): Promise<void> {
  for (const format of SPECIFIED_FORMATS) {
    await page.getByRole('button', { name: 'Open Custom Generator' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Custom Data' });
    await dialog.getByRole('button', { name: 'Add Column' }).click();
    await dialog.getByRole('textbox', { name: 'Column 1 name' }).fill('buyer');
    await dialog.getByRole('button', { name: 'Generate Preview' }).click();
    await expect(dialog.getByRole('table', { name: 'Sample of 5 records' })).toBeVisible();
    await controls(dialog).format.selectOption(format);
    const { name, text } = await save(page, dialog.getByRole('button', { name: 'Generate Custom Data' }));
    expect(name).toMatch(new RegExp(`^rowloom_custom_data_.*\\.${format}$`));
    expect(text).toContain('buyer');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Every category opens and generates. */
export async function useEveryCategory(page: Page): Promise<void> {
  for (const { title } of SPECIFIED_CATEGORIES) {
    const dialog = await openCategoryHere(page, title);
    await generate(dialog, 10);
    await controls(dialog).close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Each page and each other dialog, by the links and buttons that lead there. */
export async function visitEverything(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  for (const [button, name] of [
    ['Cookie settings', 'Cookie Preferences'],
    ['Privacy panel', 'Privacy panel'],
  ] as const) {
    await footer.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
}
