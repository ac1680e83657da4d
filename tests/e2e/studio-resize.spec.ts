import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, test } from './helpers.ts';
import { holdBack } from './hold-back.ts';
import { emptyRow, gridOf, rowOf } from './studio-grid-helpers.ts';
import { openStudio, orders, studio } from './studio-helpers.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const start = (page: Page) => page.getByRole('button', { name: 'Start with an empty table' });
const example = (page: Page) => page.getByRole('main').getByRole('link', { name: 'A shop' });

/** The built page contains all parts, some of them hidden. On a phone, the code renders only the part of the current tab. */
async function expectHydrated(page: Page) {
  const tables = page.getByRole('navigation', { name: 'Tables', includeHidden: true });
  await expect(tables).toHaveCount(0);
}

const wideTable = {
  tables: [
    {
      name: 'wide',
      rows: 5,
      columns: Array.from({ length: 40 }, (_, i) => ({ name: `column_${i + 1}`, field: 'sequence' })),
    },
  ],
};

/** Below the head, which a phone does not show. */
function firstRowInView(page: Page, size: typeof PHONE): Promise<string | null | undefined> {
  return page.locator('[data-scroller]').evaluate(
    (scroller, headHeight) => {
      const { x, y } = scroller.getBoundingClientRect();
      const row = document.elementFromPoint(x + 40, y + headHeight + 1)?.closest('[data-row]');
      return row?.getAttribute('data-row');
    },
    size === PHONE ? 0 : 32,
  );
}

async function pressOn(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.down();
}

/** Ends a press at the current position of its element. */
async function releaseOn(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.up();
}

test.describe('on a phone, before the Studio’s code has come', () => {
  test.use({ viewport: PHONE });

  for (const [what, target] of [
    ['the start', start],
    ['an example', example],
  ] as const) {
    test(`a press on ${what} that ends after it has come is a click`, async ({ page }) => {
      const code = await holdBack(page, /studio-page-.*\.js/);
      await page.goto('/studio', { waitUntil: 'commit' });
      await pressOn(page, target(page));
      code.release();
      await expectHydrated(page);
      await page.mouse.up();
      await expect(start(page)).toHaveCount(0);
      await expect(studio(page).tab('Columns')).toBeVisible();
    });
  }

  test('each control is already in its final place', async ({ page }) => {
    const code = await holdBack(page, /studio-page-.*\.js/);
    await page.goto('/studio', { waitUntil: 'commit' });
    const controls = [studio(page).tab('Columns'), studio(page).tab('Preview'), start(page), example(page)];
    const boxes = () => Promise.all(controls.map(boxOf));
    // Nothing is painted before the style sheets have come, but boxes can be measured.
    const areStylesMissing = () =>
      page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.length === 0 || links.some((link) => !Reflect.get(link, 'sheet')));
    await expect.poll(areStylesMissing).toBe(false);
    const before = await boxes();
    code.release();
    await expectHydrated(page);
    expect(await boxes()).toEqual(before);
  });
});

for (const [name, from, to] of [
  ['narrower', DESK, PHONE],
  ['wider', PHONE, DESK],
] as const) {
  test.describe(`while the window becomes ${name}`, () => {
    test.use({ viewport: from });

    async function resize(page: Page) {
      await page.setViewportSize(to);
      await expect(studio(page).tab('Columns')).toBeVisible({ visible: to === PHONE });
    }

    test('a press on the start adds a table', async ({ page }) => {
      await openStudio(page);
      await pressOn(page, start(page));
      await resize(page);
      await releaseOn(page, start(page));
      await expect(emptyRow(gridOf(page)).name).toBeFocused();
    });

    test('a column’s name that is being typed has the focus and its text, and is in view', async ({
      page,
    }) => {
      await openStudio(page, wideTable);
      await rowOf(gridOf(page), 1).name.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('F2');
      await page.keyboard.type('_of');
      await resize(page);
      await page.keyboard.type('_all');
      const input = page.locator(':focus');
      await expect(input).toHaveAccessibleName('Column name');
      await expect(input).toHaveValue('column_40_of_all');
      await expect(input).toBeInViewport();
    });

    test('the columns that are in view stay there', async ({ page }) => {
      await openStudio(page, wideTable);
      await page.locator('[data-scroller]').evaluate((scroller) => {
        scroller.scrollTop = 960;
      });
      const first = from === PHONE ? '5' : '24';
      await expect.poll(() => firstRowInView(page, from)).toBe(first);
      await resize(page);
      await expect.poll(() => firstRowInView(page, to)).toBe(first);
    });

    for (const label of ['Table name', 'Number of rows', 'Seed', 'Locale']) {
      test(`the focus stays on “${label}”`, async ({ page }) => {
        await openStudio(page, orders);
        if (from === PHONE) await studio(page).tab('Tables').click();
        await page.getByLabel(label, { exact: true }).focus();
        await resize(page);
        await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      });
    }
  });
}
