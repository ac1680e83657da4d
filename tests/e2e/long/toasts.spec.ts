import { expect, type Locator, type Page } from '@playwright/test';
import { customControls, openCustom } from '../custom-helpers.ts';
import { boxOf, controls, generate, openCategory, test } from '../helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const toast = (page: Page, title: string) =>
  page.locator('#toasts [role] > *').filter({ has: page.getByText(title, { exact: true }) });

async function expectApart(message: Locator, others: readonly Locator[]) {
  const a = await boxOf(message);
  for (const other of others) {
    const b = await boxOf(other);
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(apart, `${JSON.stringify(a)} covers ${other} at ${JSON.stringify(b)}`).toBe(true);
  }
}

for (const [width, height] of [
  [390, 844],
  [800, 900],
  [1440, 900],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a message covers neither the title nor what it speaks of', async ({ page }) => {
      const dialog = await openCategory(page, 'Person');
      await dialog.getByRole('button', { name: 'Select all' }).click();
      await controls(dialog).rows.fill('5001');
      const message = toast(page, 'Maximum Limit Reached');
      await expect(message).toBeInViewport({ ratio: 1 });
      const { rows, close } = controls(dialog);
      await expectApart(message, [dialog.getByRole('heading').first(), close, rows]);
    });

    test('a message leaves the file and the clipboard in reach', async ({ page }) => {
      const dialog = await openCategory(page, 'Person');
      await generate(dialog, 10);
      await controls(dialog).copy.click();
      const message = toast(page, 'Data Copied');
      await expect(message).toBeInViewport({ ratio: 1 });
      const download = dialog.getByRole('button', { name: 'Download CSV' });
      await expectApart(message, [dialog.getByRole('heading').first(), controls(dialog).copy, download]);
    });

    test('a message leaves the column without a name and the footer in sight', async ({ page }) => {
      const dialog = await openCustom(page);
      await customControls(dialog).add.click();
      await customControls(dialog).generate.click();
      const message = toast(page, 'Invalid Column Names');
      await expect(message).toBeInViewport({ ratio: 1 });
      await expectApart(message, [
        dialog.getByRole('heading').first(),
        controls(dialog).close,
        customControls(dialog).name(1),
        customControls(dialog).generate,
      ]);
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const) {
  for (const banner of ['with', 'without']) {
    test(`in the Studio a message covers no bar, and only the tables on a wide screen, ${width} pixels wide, ${banner} a banner`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      if (banner === 'with') await page.addInitScript(() => localStorage.clear());
      await openStudio(page, orders);
      const isWide = width >= 1024;
      const { tab } = studio(page);
      if (!isWide) await tab('Tables').click();
      await page.getByRole('button', { name: 'Remove table' }).click();
      if (!isWide) await tab('Preview').click();
      const message = toast(page, 'Table removed');
      await expect(message).toBeInViewport({ ratio: 1 });
      const row = page.getByRole('textbox', { name: 'Go to row', exact: true });
      const consent = page.getByRole('region', { name: 'Cookie consent' });
      await expectApart(message, [
        page.getByRole('banner'),
        row,
        ...(banner === 'with' ? [consent] : []),
        ...(isWide
          ? [
              page.getByRole('region', { name: 'Download' }),
              page.getByRole('contentinfo'),
              page.getByRole('region', { name: 'Columns' }),
            ]
          : []),
      ]);
    });
  }
}

const manyTables = {
  seed: 'tables',
  tables: Array.from({ length: 30 }, (_, table) => ({
    name: `table_${table + 1}`,
    rows: 200,
    columns: Array.from({ length: 12 }, (_, column) => ({ name: `column_${column + 1}`, field: 'sequence' })),
  })),
} as const;

/** Opens a schema that fills each part of the Studio, and shows a message, which the focus keeps. */
async function openWithMessage(page: Page, name?: string): Promise<Locator> {
  await openStudio(page, manyTables);
  const { tab } = studio(page);
  if (name !== undefined) await tab('Tables').click();
  await page.getByRole('button', { name: 'Remove table' }).click();
  await expect(studio(page).undo).toBeEnabled();
  const message = toast(page, 'Table removed');
  // The pointer keeps the message until it has the focus.
  await message.hover();
  if (name !== undefined) await tab(name).press('Enter');
  await message.getByRole('button', { name: 'Dismiss' }).focus();
  return message;
}

test('on a wide screen each of 30 tables can be clicked while a message is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const message = await openWithMessage(page);
  const { tables } = studio(page);
  await tables.getByRole('list').hover({ position: { x: 5, y: 5 } });
  await page.mouse.wheel(0, 9999);
  for (const name of ['table_27', 'table_28', 'table_29', 'table_30']) {
    const table = tables.getByRole('button', { name, exact: true });
    await expect(table).toBeInViewport({ ratio: 1 });
    await expectApart(message, [table]);
  }
});

for (const [tab, controls] of [
  ['Tables', (page: Page) => [studio(page).seed, studio(page).locale]],
  ['Columns', (page: Page) => [page.getByPlaceholder('Add column')]],
  [
    'Preview',
    (page: Page) => [
      page.getByRole('button', { name: 'Go', exact: true }),
      studio(page).rowsOf('table_2').locator('[aria-rowindex="201"]').getByRole('cell').first(),
    ],
  ],
  [
    'Export',
    (page: Page) => [
      studio(page).rows,
      page.getByRole('button', { name: 'Download', exact: true }),
      page.getByRole('button', { name: 'Copy rows' }),
    ],
  ],
] as const) {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    test(`at ${width} by ${height} a message leaves the end of the tab “${tab}” in reach`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const message = await openWithMessage(page, tab);
      const panel = page.getByRole('tabpanel', { name: tab, exact: true });
      await expect(async () => {
        await panel.evaluate((element) => {
          for (const part of element.querySelectorAll('*')) part.scrollTop = part.scrollHeight;
        });
        for (const control of controls(page))
          expect(await control.evaluate(isOnTop), `${control}`).toBe(true);
      }).toPass({ timeout: 8000 });
      await expect(message).toBeInViewport({ ratio: 1 });
    });
  }
}

/** Whether nothing lies over an element, at its middle and near its ends. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('while the keyboard may be open a message appears below the title, and otherwise at the bottom', async ({
    page,
  }) => {
    const dialog = await openCategory(page, 'Person');
    await controls(dialog).rows.fill('5001');
    const message = toast(page, 'Maximum Limit Reached');
    await expect(message).toBeVisible();
    const title = await boxOf(dialog.getByRole('heading').first());
    const typing = await boxOf(message);
    expect(typing.y).toBeGreaterThan(title.y + title.height);
    expect(typing.y + typing.height).toBeLessThan(844 / 2);
    await controls(dialog).rows.blur();
    await expect.poll(async () => (await boxOf(message)).y).toBeGreaterThan(844 / 2);
  });
});

test('without a dialog, a message appears above the cookie banner on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.clear());
  const dialog = await openCustom(page);
  await customControls(dialog).add.click();
  await customControls(dialog).name(1).fill('buyer');
  const download = page.waitForEvent('download');
  await customControls(dialog).generate.click();
  await download;
  await expect(dialog).toHaveCount(0);
  const message = toast(page, 'Data Generated Successfully!');
  await expect(message).toBeVisible();
  await expectApart(message, [page.getByRole('region', { name: 'Cookie consent' })]);
});

for (const [width, height] of [
  [390, 844],
  [800, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const) {
  test.describe(`a message that stays, at ${width} by ${height}`, () => {
    // A service worker would serve the missing file.
    test.use({ viewport: { width, height }, serviceWorkers: 'block' });

    test('covers no control of the category dialog', async ({ page }) => {
      await page.route(/rows\.worker/, (route) => route.fulfill({ status: 404 }));
      const dialog = await openCategory(page, 'Person');
      await controls(dialog).generate.click();
      await expect(toast(page, 'Generation Failed')).toBeInViewport({ ratio: 1 });
      for (const button of await dialog.getByRole('button').all()) await button.click({ trial: true });
      for (const field of await controls(dialog).fields.all()) await field.click({ trial: true });
      for (const control of [controls(dialog).pattern, controls(dialog).rows]) {
        await control.click({ trial: true });
      }
    });

    test('covers no control of the custom dialog', async ({ page }) => {
      await page.route(/rows\.worker/, (route) => route.fulfill({ status: 404 }));
      const dialog = await openCustom(page);
      for (let column = 1; column <= 8; column++) await customControls(dialog).add.click();
      for (let column = 1; column <= 8; column++) {
        await customControls(dialog).name(column).fill(`column ${column}`);
      }
      await customControls(dialog).generate.click();
      await expect(toast(page, 'Generation Failed')).toBeInViewport({ ratio: 1 });
      for (const button of await dialog.getByRole('button').all()) await button.click({ trial: true });
      await controls(dialog).rows.click({ trial: true });
    });
  });
}
