import { parse } from 'csv-parse/sync';
import { expect, inject } from 'vitest';
import { startServer } from '../fixtures/own-server.ts';
import {
  RUN_ROWS_MAX,
  SPECIFIED_CATEGORIES,
  SPECIFIED_FORMATS,
  SPECIFIED_KINDS,
  type SpecifiedFormat,
} from '../fixtures/specification.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page, PageElement } from './page.ts';
import {
  click,
  clickAt,
  expectGone,
  expectText,
  fill,
  find,
  heading,
  pasted,
  rowCount,
  saved,
  scrollTableToEnd,
  select,
  tableRow,
  takePicture,
  untilPainted,
  visit,
  widerThanScreen,
} from './visitor.ts';

/** The end of a complete file in each format. */
const FILE_ENDS: Readonly<Record<SpecifiedFormat, string>> = { csv: '\r\n', json: ']\n', sql: 'COMMIT;\n' };
const COLUMNS = SPECIFIED_KINDS.slice(0, 3);
const origin = inject('origin');
const [person] = SPECIFIED_CATEGORIES;
if (!person) throw new Error('There is no category');

async function openCategory(page: Page, title: string): Promise<PageElement> {
  await click(page, 'button', `Generate ${title} Data`);
  const dialog = await find(page, 'dialog', `Generate ${title} Data`);
  await untilPainted(page);
  return dialog;
}

async function openCustom(page: Page): Promise<PageElement> {
  await clickAt(page, 'button', 'Open Custom Generator', 0);
  return find(page, 'dialog', 'Create Custom Data');
}

async function generate(page: Page, dialog: PageElement, rows: number) {
  await fill(dialog, 'spinbutton', 'Number of rows', String(rows));
  await click(dialog, 'button', 'Generate & Preview');
  await expect.poll(() => rowCount(page)).toBe(rows);
}

async function addColumns(dialog: PageElement, columns: readonly (readonly [kind: string, name: string])[]) {
  for (const [i, [kind, name]] of columns.entries()) {
    await click(dialog, 'button', 'Add Column');
    await fill(dialog, 'textbox', `Column ${i + 1} name`, name);
    await select(dialog, `Column ${i + 1} data category`, kind);
  }
}

/** Records without quotes to be read, by format: what each file holds of the same run. */
function recordsIn(format: string, text: string): string[][] {
  if (format === 'csv') return parse(text, { record_delimiter: '\r\n', from: 2 });
  return JSON.parse(text).map((record: object) => Object.values(record));
}

inEachBrowser((it, browser) => {
  it('previews 5,000 rows of a category to their end, saves them in each format and copies them', async ({
    page,
  }) => {
    await visit(page);
    const dialog = await openCategory(page, person.title);
    await click(dialog, 'button', 'Select all');
    await generate(page, dialog, RUN_ROWS_MAX);

    const files = new Map<string, string>();
    for (const format of SPECIFIED_FORMATS) {
      const end = FILE_ENDS[format];
      await select(dialog, 'Download format', format);
      const name = new RegExp(`^${person.id}-data\\.${format}$`);
      files.set(format, await saved(page, dialog, `Download ${format.toUpperCase()}`, name, end));
    }
    const records = recordsIn('csv', files.get('csv') ?? '');
    expect(records).toHaveLength(RUN_ROWS_MAX);
    expect(records.every((record) => record.length === person.labels.length)).toBe(true);
    expect(recordsIn('json', files.get('json') ?? '')).toEqual(records);
    const tuple = (record: readonly string[] = []) =>
      `(${record.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
    expect(files.get('sql')).toContain(tuple(records[0]));
    expect(files.get('sql')).toContain(tuple(records.at(-1)));

    expect(await tableRow(page, 1)).toEqual(records[0]);
    await scrollTableToEnd(page);
    await expect.poll(() => tableRow(page, RUN_ROWS_MAX)).toEqual(records.at(-1));

    await click(dialog, 'button', 'Copy Data');
    await expectText(page, 'Copied 5000 records to the clipboard.');
    const texts = records.map((record, i) => {
      const lines = person.labels.map((label, column) => `${label}: ${record[column]}`);
      return [`Record ${i + 1}:`, ...lines].join('\n');
    });
    expect((await pasted(page)) === texts.join('\n\n')).toBe(true);
    expect(page.errors).toEqual([]);
  });

  it('samples custom columns and saves 5,000 rows of them in each format', async ({ page }) => {
    await visit(page);
    for (const format of SPECIFIED_FORMATS) {
      const end = FILE_ENDS[format];
      const dialog = await openCustom(page);
      await addColumns(dialog, COLUMNS);
      await click(dialog, 'button', 'Generate Preview');
      await find(dialog, 'table', 'Sample of 5 records');
      expect(await rowCount(page)).toBe(5);
      const sample = await tableRow(page, 1);
      await fill(dialog, 'spinbutton', 'Number of rows', String(RUN_ROWS_MAX));
      await select(dialog, 'Output format', format);
      const name = new RegExp(`^rowloom_custom_data_.*\\.${format}$`);
      const text = await saved(page, dialog, 'Generate Custom Data', name, end);
      await expectText(page, `Generated 5000 records with ${COLUMNS.length} columns.`);
      await expectGone(page, 'dialog', 'Create Custom Data');
      if (format === 'sql') {
        expect(text.match(/^\(/gm)).toHaveLength(RUN_ROWS_MAX);
        continue;
      }
      const records = recordsIn(format, text);
      expect(records).toHaveLength(RUN_ROWS_MAX);
      expect(records[0]).toEqual(sample);
    }
    expect(page.errors).toEqual([]);
  });

  it('asks for consent, stores the choice and lets the visitor withdraw it', async ({ page }) => {
    const stored = () => page.run(() => localStorage.getItem('cookieConsent'));
    const json = (analytics: boolean) => JSON.stringify({ essential: true, analytics, advertising: false });
    await page.goto(origin);
    await find(page, 'region', 'Cookie consent');
    expect(await stored()).toBeNull();
    await click(page, 'button', 'Customize');
    const dialog = await find(page, 'dialog', 'Cookie Preferences');
    await click(dialog, 'checkbox', 'Analytics');
    await click(dialog, 'button', 'Save Preferences');
    await expectGone(page, 'dialog', 'Cookie Preferences');
    await expectGone(page, 'region', 'Cookie consent');
    expect(await stored()).toBe(json(true));

    await page.reload();
    await click(page, 'button', 'Cookie settings');
    const again = await find(page, 'dialog', 'Cookie Preferences');
    await expectGone(page, 'region', 'Cookie consent');
    await click(again, 'checkbox', 'Analytics');
    await click(again, 'button', 'Save Preferences');
    await expectGone(page, 'dialog', 'Cookie Preferences');
    expect(await stored()).toBe(json(false));
    expect(page.errors).toEqual([]);
  });

  it('shows the legal pages and leads back home', async ({ page }) => {
    await visit(page);
    for (const name of ['Privacy Policy', 'Terms of Service']) {
      await click(page, 'link', name);
      await expect.poll(() => heading(page)).toBe(name);
      await page.reload();
      await expect.poll(() => heading(page)).toBe(name);
    }
    await click(page, 'link', 'Back to Home');
    await expect.poll(() => page.run(() => document.querySelectorAll('article').length)).toBe(27);
    expect(page.errors).toEqual([]);
  });

  it('works after the first visit with the server gone', async ({ page }) => {
    const server = await startServer(origin);
    await page.goto(server.origin);
    await click(page, 'button', 'Reject All');
    const served = () => page.run(() => navigator.serviceWorker.controller !== null);
    await expect.poll(served).toBe(true);
    await server.stop();
    await page.reload();
    const dialog = await openCategory(page, person.title);
    await generate(page, dialog, 12);
    await saved(page, dialog, 'Download CSV', /^person-data\.csv$/, FILE_ENDS.csv);
    await click(dialog, 'button', 'Close');
    await click(page, 'link', 'Terms of Service');
    await expect.poll(() => heading(page)).toBe('Terms of Service');
    await page.goto(`${server.origin}/privacy-policy`);
    await expect.poll(() => heading(page)).toBe('Privacy Policy');
  });

  it("announces a new version, but never the first, and activates it on the visitor's word", async ({
    page,
  }) => {
    const NEWER = '0123456789abcdef';
    const announced = () => page.run(() => document.body.textContent.includes('A new version of Rowloom'));
    const server = await startServer(origin);
    await page.goto(server.origin);
    await click(page, 'button', 'Reject All');
    await expect.poll(() => page.run(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await untilPainted(page);
    expect(await announced()).toBe(false);

    server.change((path, answer) =>
      path === '/sw.js'
        ? { ...answer, body: Buffer.from(answer.body.toString().replace(/\b[0-9a-f]{16}\b/, NEWER)) }
        : answer,
    );
    await page.reload();
    await expectText(page, 'A new version of Rowloom is ready.');
    await click(page, 'button', 'Reload');
    await expect.poll(() => page.run(() => caches.keys())).toEqual([`rowloom-${NEWER}`]);
    await expect.poll(announced).toBe(false);
    await server.stop();
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    it(`fits ${width} pixels: home, both tools, a legal page`, async ({ page }) => {
      const picture = async (state: string) => {
        await untilPainted(page);
        await takePicture(page, browser.name, width, state);
        expect(await widerThanScreen(page)).toBe(false);
      };
      await page.resize(width, height);
      await page.goto(origin);
      await find(page, 'region', 'Cookie consent');
      expect(await page.run(() => innerWidth)).toBe(width);
      await picture('consent');
      await click(page, 'button', 'Reject All');
      await expectGone(page, 'region', 'Cookie consent');
      await picture('home');

      const category = await openCategory(page, person.title);
      await generate(page, category, RUN_ROWS_MAX);
      await picture('category');
      await click(category, 'button', 'Close');
      await expectGone(page, 'dialog', `Generate ${person.title} Data`);

      const custom = await openCustom(page);
      await addColumns(custom, COLUMNS);
      await click(custom, 'button', 'Generate Preview');
      await find(custom, 'table', 'Sample of 5 records');
      await picture('custom');

      await page.goto(`${origin}/privacy-policy`);
      await expect.poll(() => heading(page)).toBe('Privacy Policy');
      await picture('legal');
    });
  }
});
