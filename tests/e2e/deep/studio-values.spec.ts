import { expect, type Page } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

async function openList(page: Page, options: object) {
  await openStudio(page, {
    tables: [{ name: 't', rows: 100, columns: [{ name: 'state', field: 'list', options }] }],
  });
  const row = rowOf(gridOf(page), 1);
  await row.options.click();
  const inspector = inspectorOf(page, 'state');
  const table = inspector.getByRole('table', { name: 'Values and weights' });
  return {
    row,
    inspector,
    table,
    value: (number: number) => table.getByRole('textbox', { name: `Value ${number}`, exact: true }),
    weight: (number: number) => table.getByRole('textbox', { name: `Weight ${number}`, exact: true }),
  };
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('a list has a row for each value, with its weight and its share', async ({ page }) => {
  const { table, value, weight, row } = await openList(page, { values: ['a', 'b'] });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(weight(1)).toHaveValue('');
  await expect(table.getByText('50%')).toHaveCount(2);
  await weight(2).fill('0');
  await expect(table.getByText('100%')).toHaveCount(1);
  await expect(row.sample).toHaveText('a · a · a');
  await value(1).fill('open, or so');
  await expect(row.sample).toHaveText('open, or so · open, or so · open, or so');
  await weight(2).fill('x');
  await expect(weight(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(weight(2)).toHaveAccessibleDescription(/number/);
  await expect(weight(1)).not.toHaveAttribute('aria-invalid');
});

test('the bar of a share is as long as the row, and the ring of the last box is whole', async ({ page }) => {
  const { table, value } = await openList(page, { values: ['a', 'b'] });
  const row = await boxOf(table.getByRole('row').nth(2));
  const bar = await boxOf(table.getByRole('row').nth(2).locator('svg:has(rect)'));
  expect(bar.width).toBe(row.width);
  await value(2).focus();
  const box = await boxOf(value(2));
  const { ring, end } = await value(2).evaluate((input) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(input);
    const scroller = input.closest('table')?.parentElement;
    return {
      ring: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
      end: scroller?.getBoundingClientRect().bottom ?? 0,
    };
  });
  expect(ring).toBeGreaterThan(0);
  expect(box.y + box.height + ring).toBeLessThanOrEqual(end);
});

test('a list is filled by keyboard alone', async ({ page }) => {
  const { table, value, weight } = await openList(page, { values: ['a'] });
  await value(1).focus();
  await page.keyboard.press('Enter');
  await expect(value(2)).toBeFocused();
  await page.keyboard.type('b');
  await page.keyboard.press('Tab');
  await expect(weight(2)).toBeFocused();
  await page.keyboard.type('3');
  await expect(table.getByText('75%')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(weight(1)).toBeFocused();
  await expect(weight(1)).toHaveValue('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(value(1)).toHaveValue('b');
  await expect(value(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(value(1)).toHaveValue('a');
  await expect(weight(2)).toHaveValue('3');
  await page.keyboard.press('Control+z');
  await expect(weight(2)).toHaveValue('');
});

test('pasted rows of a spreadsheet become values with weights, in one step of undo', async ({ page }) => {
  const { table, value, weight } = await openList(page, { values: ['a', 'b'] });
  await value(2).focus();
  await paste(page, 'x, y\t2\r\n"two\nlines"\t1\r\nz\t1\r\n');
  await expect(value(2)).toHaveValue('x, y');
  await expect(value(3)).toHaveValue('"two\\nlines"');
  await expect(value(4)).toHaveValue('z');
  await expect(weight(2)).toHaveValue('2');
  await expect(studio(page).problems).toHaveText('No problems');
  await page.keyboard.press('Control+z');
  await expect(value(2)).toHaveValue('b');
  await expect(table.getByRole('row')).toHaveCount(3);
});

test('50,000 pasted values are all there; more than a list can have are refused', async ({ page }) => {
  const { inspector, value, row } = await openList(page, { values: ['a'] });
  await value(1).focus();
  await paste(page, Array.from({ length: 50_000 }, (_, i) => `v${i}`).join('\n'));
  await expect(inspector.getByText('50,000 values')).toBeVisible();
  await expect(row.sample).toHaveText(/^v\d+ · v\d+ · v\d+$/);
  await value(1).focus();
  await paste(page, 'x\n'.repeat(100_001));
  await expect(page.getByRole('alert')).toContainText('100,001 rows. A list can have at most 100,000 values');
  await expect(value(1)).toHaveValue('v0');
});

test('a click on a weight selects it, so that 3 is not 13', async ({ page }) => {
  const { weight } = await openList(page, { values: ['a', 'b'], weights: [6, 1] });
  await weight(2).click();
  await page.keyboard.type('3');
  await expect(weight(2)).toHaveValue('3');
});
