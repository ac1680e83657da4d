import { expect, type Page } from '@playwright/test';
import { COLOR_RULES, violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { broken, nested, openStudio, orders, rowTexts, studio } from '../studio-helpers.ts';
import { importDialog } from '../studio-import-helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the export dialog, or on a phone the tab of that name. */
async function openExport(page: Page, isPhone: boolean) {
  if (isPhone) await studio(page).tab('Export').click();
  else await studio(page).export.click();
}

const listAndHistogram = {
  tables: [
    {
      name: 't',
      rows: 10,
      columns: [
        { name: 'state', field: 'list', options: { values: ['a', 'b', 'c'], weights: [1, 'x', 3] } },
        { name: 'size', field: 'number', options: { distribution: 'histogram', bins: [1, 3, 2] } },
        { name: 'twice', field: 'formula', options: { expression: 'size * 2' } },
      ],
    },
  ],
};

/** The states of the Studio, with the steps that lead there; on a phone these use the tabs. */
const states: Readonly<Record<string, (page: Page, isPhone: boolean) => Promise<void>>> = {
  'the empty page': (page) => openStudio(page),
  'tables, columns and rows': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) return;
    await rowTexts(studio(page).rowsOf('customers'), 1);
  },
  'columns within columns': async (page) => {
    await openStudio(page, nested);
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Column options' }).click();
    await page.getByRole('button', { name: 'Options of nested column 1' }).click();
    await page.getByRole('button', { name: 'Add nested column' }).first().click();
    await expect(page.getByText('No number lies between 9 and 5.').last()).toBeVisible();
  },
  'the values of a list': async (page) => {
    await openStudio(page, listAndHistogram);
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Column options' }).click();
    await page.getByRole('button', { name: 'Add value' }).click();
    await expect(page.getByRole('textbox', { name: 'Value 4' })).toBeFocused();
  },
  'the bins of a histogram': async (page) => {
    await openStudio(page, listAndHistogram);
    await page.getByRole('row').nth(2).getByRole('button', { name: 'Column options' }).click();
    await expect(page.getByRole('slider', { name: 'Bin 1' })).toBeVisible();
  },
  'a formula with its functions and details': async (page) => {
    await openStudio(page, listAndHistogram);
    await page.getByRole('row').nth(3).getByRole('button', { name: 'Column options' }).click();
    await page.getByText('Functions', { exact: true }).click();
    await expect(page.getByRole('button', { name: /^round\(/ })).toBeVisible();
    await page.getByRole('button', { name: 'About Expression' }).click();
  },
  'the tables': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Tables' }).click();
  },
  'the rows': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click();
    await rowTexts(studio(page).rowsOf('customers'), 1);
  },
  'the output': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('tab', { name: 'Output' }).click();
    await expect(page.getByText('id,name')).toBeVisible();
  },
  'the relations': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('tab', { name: 'Relations' }).click();
    await expect(page.getByRole('list', { name: 'Relations' })).toBeVisible();
  },
  'problems and their list': async (page) => {
    await openStudio(page, broken);
    await studio(page).problems.getByRole('button').click();
    await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
  },
  'the export': async (page, isPhone) => {
    await openStudio(page, orders);
    await openExport(page, isPhone);
    await expect(page.getByText(/about \d/)).toBeVisible();
  },
  'the options of an export': async (page, isPhone) => {
    await openStudio(page, orders);
    await openExport(page, isPhone);
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('button', { name: 'About Delimiter' }).click();
  },
  'the files of downloads, one with its details': async (page, isPhone) => {
    await openStudio(page, orders);
    await openExport(page, isPhone);
    await expect(page.getByText(/about \d/)).toBeVisible();
    const download = page.getByRole('button', { name: 'Download', exact: true }).last();
    const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
    await download.click();
    await expect(files).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Format', exact: true }).last().selectOption('json');
    await download.click();
    await expect(files).toHaveCount(2);
    await files.first().getByRole('button', { name: 'Details' }).click();
    await expect(page.getByText(/^SHA-256 /)).toBeVisible();
  },
  'selected cells of the preview and their menu': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click();
    await rowTexts(studio(page).rowsOf('customers'), 1);
    await page.getByRole('region', { name: /^Scrolls the rows/ }).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu', { name: 'Cell menu' })).toBeVisible();
  },
  'a hidden column of the preview': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click();
    await studio(page).rowsOf('customers').getByRole('columnheader').first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(page.getByRole('button', { name: 'Show 1 hidden column' })).toBeVisible();
  },
  'an export that is refused': async (page, isPhone) => {
    await openStudio(page, broken);
    await openExport(page, isPhone);
    await expect(page.getByText('Fix these problems first.')).toBeVisible();
  },
  'the link': async (page) => {
    await openStudio(page, orders);
    await studio(page).share.click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#1\./);
  },
  'the code': async (page) => {
    await openStudio(page, orders);
    await studio(page).code.click();
    await expect(page.getByRole('textbox', { name: 'Schema as JSON' })).toBeVisible();
  },
  'an import before its source is read': async (page) => {
    await openStudio(page);
    await importDialog(page);
  },
  'an import that is refused': async (page) => {
    await openStudio(page);
    const { source, read, dialog } = await importDialog(page);
    await source.fill('{ "a": }');
    await read.click();
    await expect(dialog.getByText(/line 1, column 8/i)).toBeVisible();
  },
  'an import with skipped parts, into a schema that is open': async (page) => {
    await openStudio(page, orders);
    const { source, read, report } = await importDialog(page);
    await source.fill('CREATE TABLE orders (id integer PRIMARY KEY, note text);\nGRANT ALL ON orders TO x;');
    await read.click();
    await expect(report).toBeVisible();
  },
  'an import that updates, adds, leaves out and removes tables': async (page) => {
    await openStudio(page);
    const first = await importDialog(page);
    const source = (columns: string, name: string) =>
      `CREATE TABLE a (id integer PRIMARY KEY, ${columns});
      CREATE TABLE b (id integer PRIMARY KEY, a_id integer NOT NULL REFERENCES a (id));
      CREATE TABLE ${name} (id integer PRIMARY KEY, a_id integer NOT NULL REFERENCES a (id));`;
    await first.source.fill(source('city text, note text', 'c'));
    await first.read.click();
    await first.use.click();
    const { source: box, read, report, table, dialog } = await importDialog(page);
    await box.fill(source('city varchar(9), phone text', 'd'));
    await read.click();
    await expect(report).toBeVisible();
    await table('b').uncheck();
    await expect(dialog.getByText('Not chosen').first()).toBeVisible();
  },
  'an import of a sample': async (page) => {
    await openStudio(page);
    const { source, read, dialog } = await importDialog(page);
    await source.fill(
      `id,status\n${Array.from({ length: 20 }, (_, i) => `${i},${i % 2 ? 'open' : 'paid'}\n`).join('')}`,
    );
    await read.click();
    await dialog.getByRole('button', { name: 'Remove paid' }).scrollIntoViewIfNeeded();
  },
  'the code of a language': async (page) => {
    await openStudio(page, orders);
    await studio(page).code.click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ddl');
    await expect(page.getByRole('textbox', { name: 'Schema as CREATE TABLE' })).toHaveValue(/CREATE TABLE/);
  },
  'a column without a name': async (page, isPhone) => {
    await openStudio(page, { tables: [{ name: 't', rows: 5, columns: [{ name: '', field: 'number' }] }] });
    if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('columnheader', { name: 'unnamed column' })).toBeVisible();
  },
  // From here on drafts are kept.
  'the drafts': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await studio(page).tab('Tables').click();
    await studio(page).name.fill('Web shop');
    await page.getByRole('switch', { name: 'Keep drafts on this device' }).click();
    // Once the schema is kept, leaving the page does not ask.
    await expect
      .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(true);
    await page.goto('/privacy-policy');
    await page.goto('/studio');
    await expect(page.getByRole('button', { name: 'Web shop', exact: true })).toBeVisible();
  },
};

/** At 400 and 200 per cent of a window of 1280 pixels. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const scrollWidth = () => page.evaluate(() => document.scrollingElement?.scrollWidth);
  for (const [width, height] of [
    [320, 256],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(scrollWidth).toBe(width);
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ colorScheme: 'light', viewport: { width, height } });
    for (const [state, show] of Object.entries(states)) {
      const isPhone = width < 1024;
      const scrolls = isPhone ? ', nor scrolls sideways at 400 per cent' : '';
      test(`${state} violates no axe rule, in light and in dark colors${scrolls}`, async ({ page }) => {
        await show(page, isPhone);
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, COLOR_RULES)).toEqual([]);
        if (isPhone) await expectNoSidewaysScroll(page);
      });
    }
  });
}

test.describe('before its code has come, 390 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the selected tab names a panel that is there', async ({ page }) => {
    await page.goto('/studio');
    const id = await page.getByRole('tab', { selected: true }).getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });
});

test.describe('at 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the page itself does not scroll', async ({ page }) => {
    await openStudio(page, orders);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  });
});
