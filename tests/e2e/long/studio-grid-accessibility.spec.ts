import { expect, type Page } from '@playwright/test';
import { COLOR_RULES, violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { addColumns, openTable, rowOf } from '../studio-grid-helpers.ts';

/** In light colors, and for the rules of colors in dark ones. */
async function expectNoViolation(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, COLOR_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const width of [1440, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({
      colorScheme: 'light',
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('columns with problems, the list of fields and the options violate no axe rule', async ({
      page,
    }) => {
      const grid = await openTable(page);
      await addColumns(page, grid, 'id', 'qty', 'status', 'created_at');
      await rowOf(grid, 1).nulls.fill('10');
      await expect(rowOf(grid, 1).nulls).toHaveAttribute('aria-invalid', 'true');
      await expect(rowOf(grid, 3).sample).not.toHaveText('');
      await expectNoViolation(page);

      await rowOf(grid, 2).field.click();
      await expect(
        page.getByRole('listbox', { name: 'Fields' }).getByRole('option', { name: 'Sequence', exact: true }),
      ).toContainText('1');
      await expectNoViolation(page);
      await page.keyboard.press('Escape');

      await rowOf(grid, 2).name.focus();
      await page.keyboard.press('Shift+ArrowDown');
      await expect(page.getByRole('toolbar', { name: 'Selected columns' })).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menuitem', { name: /^Set field/ })).toBeFocused();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await rowOf(grid, 2).options.click();
      const options = page.getByRole('complementary', { name: 'Options of qty', exact: true });
      await options.getByText('SQL', { exact: true }).click();
      await options.getByLabel('Maximum').fill('-');
      await expect(options.getByLabel('Maximum')).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolation(page);
    });
  });
}
