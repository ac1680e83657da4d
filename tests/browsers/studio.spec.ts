import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, inject } from 'vitest';
import { charactersDocument } from '../fixtures/characters-document.ts';
import { digestsByCommandLine, digestsOfSaved, studioExamples } from '../fixtures/studio-examples.ts';
import { fragmentOf } from '../fixtures/studio-fragment.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page, PageElement } from './page.ts';
import {
  click,
  clickAt,
  expectGone,
  expectText,
  fill,
  find,
  pasted,
  saved,
  select,
  takePicture,
  untilPainted,
  visit,
  widerThanScreen,
} from './visitor.ts';

/** The accessible name of the focused control, if it has one. */
const focused = (page: Page) => page.run(() => document.activeElement?.getAttribute('aria-label') ?? '');

const problems = (page: Page) =>
  page.run(() => document.querySelector('[role=status][aria-label=Problems]')?.textContent ?? '');

/** The sample of a column, counted from 0. */
const sample = (page: Page, column: number) =>
  page.run(
    (place) => document.querySelectorAll('[role=grid] [aria-label=Sample]')[place]?.textContent ?? '',
    column,
  );

/** The content of a text box in the grid, for a column counted from 0. */
const textIn = (page: Page, label: string, column: number) =>
  page.run(
    (name, place) => {
      const input = document.querySelectorAll(`[role=grid] [aria-label="${name}"]`)[place];
      return input instanceof HTMLInputElement ? input.value : '';
    },
    label,
    column,
  );

const columnCount = (page: Page) =>
  page.run(() => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) - 2);

/** A row of the preview, counted from 1, once its values have arrived. */
async function previewRow(page: Page, table: string, row: number): Promise<string[]> {
  const cells = () =>
    page.run(
      (name, index) =>
        [
          ...document.querySelectorAll(`table[aria-label="Rows of ${name}"] tr[aria-rowindex="${index}"] td`),
        ].map((cell) => cell.textContent ?? ''),
      table,
      row + 1,
    );
  await expect.poll(async () => (await cells()).filter((text) => text !== '…')).not.toEqual([]);
  return cells();
}

/** Types names of columns one after another, each ended by Enter. */
async function typeColumns(page: Page, grid: PageElement, ...names: readonly string[]) {
  await click(grid, 'textbox', 'Column name');
  for (const [i, name] of names.entries()) {
    await page.type(name);
    await page.press('Enter');
    await expect.poll(() => columnCount(page)).toBe(i + 1);
  }
}

async function openExport(page: Page): Promise<PageElement> {
  // The bar's; the foot has another, which saves at once.
  await clickAt(page, 'button', 'Download', 0);
  const dialog = await find(page, 'dialog', 'Download');
  await untilPainted(page);
  return dialog;
}

/** The digests of all files that the browser has saved, by their names. */
async function digestsOfDownloads({ downloads }: Page): Promise<object> {
  const names = await readdir(downloads);
  return Object.assign({}, ...names.map((name) => digestsOfSaved(name, join(downloads, name))));
}

async function removeDownloads({ downloads }: Page): Promise<void> {
  for (const name of await readdir(downloads)) await rm(join(downloads, name));
}

inEachBrowser((it, browser) => {
  it('makes a schema in the Studio by keyboard, exports it, and opens its link again', async ({ page }) => {
    await visit(page, '/studio');
    await click(page, 'button', 'Start with an empty table');
    await expect.poll(() => focused(page)).toBe('Column name');
    await click(page, 'textbox', 'Table name');
    await page.pressControl('a');
    await page.type('people');
    const grid = await find(page, 'grid', 'Columns of people');
    await typeColumns(page, grid, 'id', 'email', 'qty', 'place');
    expect(await textIn(page, 'Field', 1)).toBe('Email');
    await expect.poll(() => sample(page, 0)).toBe('1 · 2 · 3');

    await page.press('ArrowUp');
    await page.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('Field');
    await page.type('plz');
    await find(page, 'option', 'Zip Code');
    await page.press('Enter');
    await expect.poll(() => textIn(page, 'Field', 3)).toBe('Zip Code');
    await expect.poll(() => sample(page, 3)).toMatch(/^\d{5}(-\d{4})? · \d{5}/);
    await click(page, 'button', 'Undo');
    await expect.poll(() => textIn(page, 'Field', 3)).not.toBe('Zip Code');
    await clickAt(grid, 'combobox', 'Field', 3);
    await page.type('city');
    await click(page, 'option', 'City');
    await expect.poll(() => textIn(page, 'Field', 3)).toBe('City');
    await expectGone(page, 'option', 'City');

    await clickAt(grid, 'textbox', 'Column name', 2);
    const options = await find(page, 'complementary', 'Options of qty');
    await fill(options, 'textbox', 'Maximum', '1');
    await expect.poll(() => sample(page, 2)).toBe('1 · 1 · 1');
    await page.pressControl('z');
    await expect.poll(() => sample(page, 2)).not.toBe('1 · 1 · 1');
    await page.pressControl('y');
    await expect.poll(() => sample(page, 2)).toBe('1 · 1 · 1');
    await expect.poll(() => problems(page)).toBe('No problems');

    const row = await previewRow(page, 'people', 1);
    expect(row).toEqual(['1', expect.stringContaining('@'), '1', expect.stringMatching(/^[A-Z]/)]);
    const exporting = await openExport(page);
    const text = await saved(page, exporting, 'Download', /^people\.csv$/, '\r\n');
    const records: string[][] = parse(text, { record_delimiter: '\r\n' });
    expect(records).toHaveLength(101);
    expect(records.slice(0, 2)).toEqual([['id', 'email', 'qty', 'place'], row]);
    await click(exporting, 'button', 'Close');
    await expectGone(page, 'dialog', 'Download');

    await click(page, 'button', 'Share');
    const sharing = await find(page, 'dialog', 'Share');
    await click(sharing, 'button', 'Copy link');
    await expectText(page, 'The link is on the clipboard.');
    expect(page.errors).toEqual([]);
    const link = await pasted(page);
    await page.goto(link);
    expect(await previewRow(page, 'people', 1)).toEqual(row);
    expect(page.errors).toEqual([]);
  });

  // On one page: each start of a browser takes as long as two of the exports.
  it('saves the same files from the links of the examples as the command line', { timeout: 600_000 }, async ({
    page,
  }) => {
    await visit(page);
    for (const example of studioExamples) {
      await page.goto(inject('origin') + example.path);
      await find(page, 'grid', `Columns of ${example.tables[0]?.name}`);
      for (const { name, rows } of example.shortened) {
        await click(await find(page, 'navigation', 'Tables'), 'button', name);
        await find(page, 'grid', `Columns of ${name}`);
        await fill(page, 'textbox', 'Number of rows', String(rows));
      }
      const dialog = await openExport(page);
      await select(dialog, 'Format', 'json');
      await click(dialog, 'button', 'Download');
      const expected = await digestsByCommandLine(example);
      await expect.poll(() => digestsOfDownloads(page), { message: example.title }).toEqual(expected);
      await removeDownloads(page);
      expect(page.errors).toEqual([]);
    }
  });

  it('saves the same characters as an engine with another version of Unicode: Node', async ({ page }) => {
    await visit(page, `/studio${fragmentOf(charactersDocument)}`);
    const dialog = await openExport(page);
    await select(dialog, 'Format', 'json');
    await click(dialog, 'button', 'Download');
    const { tables } = charactersDocument;
    const expected = await digestsByCommandLine({ document: { version: 1, ...charactersDocument }, tables });
    await expect.poll(() => digestsOfDownloads(page)).toEqual(expected);
    expect(page.errors).toEqual([]);
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    it(`fits ${width} pixels: the Studio`, async ({ page }) => {
      const isWide = width > 1024;
      const picture = async (state: string) => {
        await untilPainted(page);
        await takePicture(page, browser.name, width, 'studio', state);
        expect(await widerThanScreen(page)).toBe(false);
      };
      await page.resize(width, height);
      await visit(page, '/studio');
      await find(page, 'button', 'Start with an empty table');
      await picture('start');

      await page.goto(`${inject('origin')}/studio#example=shop`);
      const grid = await find(page, 'grid', 'Columns of customers');
      await expect.poll(() => problems(page)).toBe('No problems');
      await expect.poll(() => sample(page, 0)).not.toBe('');
      await picture('columns');
      await clickAt(grid, 'combobox', 'Field', 1);
      await page.type('city');
      await find(page, 'option', 'City');
      await picture('fields');
      await page.press('Enter');
      await clickAt(grid, 'button', 'Column options', 1);
      if (isWide) await find(page, 'complementary', 'Options of name');
      else await find(page, 'dialog', 'Options of name');
      await picture('options');
      if (isWide) return;

      await click(await find(page, 'dialog', 'Options of name'), 'button', 'Close');
      await expectGone(page, 'dialog', 'Options of name');
      await click(page, 'tab', 'Tables');
      await picture('tables');
      await click(page, 'tab', 'Preview');
      await previewRow(page, 'customers', 1);
      await picture('preview');
      await click(page, 'tab', 'Export');
      await find(page, 'combobox', 'Format');
      await picture('export');
    });
  }
});
