import { expect, type Locator } from '@playwright/test';
import { unfoldOptions } from '../export-helpers.ts';
import { generate, openCategory, test } from '../helpers.ts';
import { addColumns, gridOf, openTable, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, people, rowTexts, studio } from '../studio-helpers.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

type Color = readonly [red: number, green: number, blue: number];

/** The most frequent color of each row of an element's pixels: computed styles keep the colors that are replaced. */
async function rowColors(element: Locator): Promise<readonly Color[]> {
  const picture = (await element.screenshot()).toString('base64');
  return element.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return Array.from({ length: bitmap.height }, (_, y): Color => {
      const { data } = context.getImageData(0, y, bitmap.width, 1);
      const counts = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const color = data.slice(i, i + 3).join();
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const [most = ''] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
      const [red = 0, green = 0, blue = 0] = most.split(',').map(Number);
      return [red, green, blue];
    });
  }, picture);
}

/** An element's background, and the lines along its upper and lower edge. */
async function look(element: Locator): Promise<readonly Color[]> {
  const rows = await rowColors(element);
  return [1, Math.floor(rows.length / 2), rows.length - 2].map((row) => rows[row] ?? [0, 0, 0]);
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The greatest difference between two looks at one place. */
const difference = (one: readonly Color[], other: readonly Color[]) =>
  Math.max(...one.map((color, i) => contrast(color, other[i] ?? color)));

/** WCAG 2.2, 1.4.11. */
const VISIBLE = 3;

/** Expects one to look different from the others, which look the same. */
async function expectToStandOut(selected: Locator, others: readonly Locator[]): Promise<void> {
  expect(others.length).toBeGreaterThan(0);
  const own = await look(selected);
  const looks = await Promise.all(others.map(look));
  for (const other of looks) {
    expect(other).toEqual(looks[0]);
    expect(difference(own, other)).toBeGreaterThanOrEqual(VISIBLE);
  }
}

for (const width of [390, 1440]) {
  test(`the selected one of tabs stands out in forced colors, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page, orders);
    if (width < 1024) {
      const phone = page.getByRole('tablist', { name: 'Studio' });
      await phone.getByRole('tab', { name: 'Preview' }).click();
      await page.mouse.move(0, 0);
      await expectToStandOut(phone.getByRole('tab', { selected: true }), [
        phone.getByRole('tab', { name: 'Tables' }),
        phone.getByRole('tab', { name: 'Columns' }),
        phone.getByRole('tab', { name: 'Export' }),
      ]);
    }
    const tabs = page.getByRole('tablist', { name: 'Preview' });
    for (const name of ['Relations', 'Output', 'Data']) {
      await tabs.getByRole('tab', { name }).click();
      await tabs.getByRole('tab', { name }).blur();
      await page.mouse.move(0, 0);
      const selected = tabs.getByRole('tab', { selected: true });
      await expect(selected).toHaveAccessibleName(name);
      await expectToStandOut(selected, await tabs.getByRole('tab', { selected: false }).all());
    }
  });
}

test('the selected table is highlighted in forced colors', async ({ page }) => {
  await openStudio(page, orders);
  for (const name of ['orders', 'customers']) {
    const other = name === 'orders' ? 'customers' : 'orders';
    const boxOf = (table: string) =>
      studio(page).tables.getByRole('listitem').filter({ hasText: table }).locator('> div');
    await studio(page).tables.getByRole('button', { name, exact: true }).click();
    await studio(page).tables.getByRole('button', { name, exact: true }).blur();
    await page.mouse.move(0, 0);
    await expectToStandOut(boxOf(name), [boxOf(other)]);
  }
});

test('the selected column, its button and the active field stand out in forced colors', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'first', 'second');
  await grid.getByRole('row').nth(1).getByRole('button', { name: 'Column options' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const [one, other] = [grid.getByRole('row').nth(1), grid.getByRole('row').nth(2)];
  await expect(one).toHaveAttribute('aria-selected', 'true');
  await expectToStandOut(one, [other]);
  const options = { name: 'Column options' };
  await expectToStandOut(one.getByRole('button', options), [other.getByRole('button', options)]);

  await rowOf(grid, 2).field.fill('name');
  const list = page.getByRole('listbox', { name: 'Fields' }).getByRole('option');
  await expect(list.nth(2)).toBeVisible();
  await expectToStandOut(list.first(), [list.nth(1), list.nth(2)]);
});

test('selected columns, selected cells and the active command stand out in forced colors', async ({
  page,
}) => {
  await openStudio(page, people);
  const rows = gridOf(page).getByRole('row');
  await rowOf(gridOf(page), 1).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.mouse.move(0, 0);
  for (const row of [1, 2]) await expectToStandOut(rows.nth(row), [rows.nth(3)]);

  await rowTexts(studio(page).rowsOf('people'), 1);
  const cell = (row: number) =>
    studio(page)
      .rowsOf('people')
      .locator(`tr[aria-rowindex="${row + 1}"] td[aria-colindex="2"]`);
  await cell(2).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.mouse.move(0, 0);
  for (const row of [2, 3]) await expectToStandOut(cell(row), [cell(4), cell(5)]);

  await page.keyboard.press('Control+k');
  const commands = page.getByRole('listbox', { name: 'Commands' }).getByRole('option');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.mouse.move(0, 0);
  await expect(commands.nth(2)).toHaveAttribute('data-active');
  await expectToStandOut(commands.nth(2), [commands.nth(3), commands.nth(4)]);
});

test('the bins of a histogram stand out, and the one with the focus has an outline, in forced colors', async ({
  page,
}) => {
  const options = { distribution: 'histogram', bins: [1, 3, 1, 1] };
  await openStudio(page, {
    tables: [{ name: 't', rows: 10, columns: [{ name: 'size', field: 'number', options }] }],
  });
  await rowOf(gridOf(page), 1).options.click();
  const bin = (number: number) => page.getByRole('slider', { name: `Bin ${number}`, exact: true });
  const colors = await rowColors(bin(1));
  const [above = [0, 0, 0], within = [0, 0, 0]] = [colors[4], colors.at(-6)];
  expect(contrast(above, within)).toBeGreaterThanOrEqual(VISIBLE);
  await bin(4).focus();
  await page.keyboard.press('ArrowUp');
  await expect(bin(4)).not.toHaveCSS('outline-style', 'none');
});

test('the dividers of the Studio are visible in forced colors, and so is the focus on them', async ({
  page,
}) => {
  await openStudio(page, orders);
  const splitter = page.getByRole('separator', { name: 'Height of the preview' });
  const [around] = await rowColors(studio(page).tables);
  const strongest = async () =>
    (await rowColors(splitter)).reduce((most, color) =>
      contrast(color, around ?? color) > contrast(most, around ?? most) ? color : most,
    );
  const unfocused = await strongest();
  expect(contrast(unfocused, around ?? unfocused)).toBeGreaterThanOrEqual(VISIBLE);
  await splitter.focus();
  await page.keyboard.press('ArrowUp');
  expect((await rowColors(splitter)).length).toBeGreaterThan(2);
});

test('the active cell’s column, and all rows once they are selected, stand out in forced colors', async ({
  page,
}) => {
  const dialog = await openCategory(page, 'Person');
  await generate(dialog, 10);
  const table = dialog.getByRole('table', { name: 'Preview of generated data' });
  const headers = table.getByRole('columnheader');
  await table.getByRole('cell').first().click();
  await page.mouse.move(0, 0);
  await expectToStandOut(headers.first(), [headers.nth(1), headers.nth(2)]);
  const row = table.getByRole('row').nth(2);
  const before = await look(row);
  await page.keyboard.press('Control+a');
  await expect(dialog.getByText('All 10 rows selected')).toBeVisible();
  expect(difference(await look(row), before)).toBeGreaterThanOrEqual(VISIBLE);
});

test('the pressed choice in the Export dialog is highlighted in forced colors, and can be read', async ({
  page,
}) => {
  await openStudio(page, orders);
  await studio(page).export.click();
  await unfoldOptions(page.getByRole('dialog'));
  const profiles = page.getByRole('group', { name: 'Profile' });
  const [standard, excel] = ['Standard', 'For Excel'].map((name) => profiles.getByRole('button', { name }));
  if (!standard || !excel) throw new Error('no profiles');
  await excel.click();
  await excel.blur();
  await page.mouse.move(0, 0);
  await expectToStandOut(excel, [standard]);
  // High contrast puts a box of the page's color behind text, and the text of a selection has that color too.
  const inner = (await rowColors(excel)).slice(4, -4);
  expect(new Set(inner.map(String)).size).toBe(1);
});
