import { expect } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { addColumns, openTable, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, people, studio } from '../studio-helpers.ts';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1024 });

    test('the first click into the number of rows selects it, the second places the cursor', async ({
      page,
    }) => {
      await openStudio(page, people);
      const { rows, tab } = studio(page);
      if (width < 1024) await tab('Tables').click();
      await rows.click();
      await page.keyboard.type('200');
      await expect(rows).toHaveValue('200');
      await rows.click({ position: { x: 3, y: 10 } });
      await page.keyboard.type('1');
      await expect(rows).toHaveValue('1200');
    });

    test('clicks anywhere into a cell of nulls do the same', async ({ page }) => {
      const grid = await openTable(page);
      await addColumns(page, grid, 'a', 'b');
      const { nulls } = rowOf(grid, 1);
      const { x, y, width: cellWidth, height: cellHeight } = await boxOf(nulls.locator('..'));
      await page.mouse.click(x + cellWidth - 4, y + cellHeight / 2);
      await page.keyboard.type('5');
      await expect(nulls).toHaveValue('5');
      await nulls.click({ position: { x: 3, y: 10 } });
      await page.keyboard.press('Home');
      await page.keyboard.type('1');
      await expect(nulls).toHaveValue('15');
    });
  });
}

test('after a first click into nulls the arrow keys go to other cells, as after Tab', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await rowOf(grid, 1).nulls.click();
  await page.keyboard.press('ArrowLeft');
  await expect(rowOf(grid, 1).field).toBeFocused();
});
