import { expect, type Locator, type Page, test } from '@playwright/test';
import { boxOf } from '../helpers.ts';
import { expectNames, gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

const columnsOf = (...names: readonly string[]) => names.map((name) => ({ name, field: 'number' }));
const letters = {
  tables: [
    {
      name: 'letters',
      rows: 5,
      columns: [{ name: 'id', field: 'sequence', primaryKey: true }, ...columnsOf('a', 'b', 'c', 'd')],
    },
    { name: 'others', rows: 5, columns: columnsOf('a') },
  ],
};

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected columns' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Column menu' });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });

async function open(page: Page): Promise<Locator> {
  await openStudio(page, letters);
  return gridOf(page);
}

/** The names of the selected columns. */
async function expectSelected(grid: Locator, ...names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      grid
        .getByRole('row', { selected: true })
        .getByRole('textbox', { name: 'Column name' })
        .evaluateAll((inputs) =>
          inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
        ),
    )
    .toEqual(names);
}

test('columns selected with Shift and the arrow keys get a field, nulls and uniqueness at once, by keyboard', async ({
  page,
}) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expectSelected(grid, 'a', 'b', 'c');
  await page.keyboard.press('Shift+ArrowUp');
  await expectSelected(grid, 'a', 'b');
  await expect(bar(page)).toContainText('2 columns selected');

  await page.keyboard.press('Shift+F10');
  await page.keyboard.type('set field');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('city');
  await page.keyboard.press('Enter');
  await expect(rowOf(grid, 2).field).toHaveValue('City');
  await expect(rowOf(grid, 3).field).toHaveValue('City');
  await expect(rowOf(grid, 4).field).toHaveValue('Number');

  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await expect(rowOf(grid, 3).nulls).toHaveValue('25');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(rowOf(grid, 2).unique).toBeChecked();
  await expect(rowOf(grid, 3).unique).toBeChecked();

  for (const _ of ['unique', 'nulls', 'field']) await studio(page).undo.click();
  await expect(rowOf(grid, 2).field).toHaveValue('Number');
  await expect(rowOf(grid, 3).nulls).toHaveValue('0');
  await expect(studio(page).undo).toBeDisabled();
});

test('Escape ends the selection, and then leaves the grid; a plain arrow key ends it too', async ({
  page,
}) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Control+A');
  await expectSelected(grid, 'id', 'a', 'b', 'c', 'd');
  await page.keyboard.press('Escape');
  await expectSelected(grid, 'a');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectSelected(grid, 'c');
  await expect(bar(page)).toBeHidden();
});

test('Control and the arrow keys move without selecting, and Control and Space select', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await expect(rowOf(grid, 4).name).toBeFocused();
  await expectSelected(grid, 'a');
  await page.keyboard.press('Control+Space');
  await expectSelected(grid, 'a', 'c');
});

test('Control and Shift select by click, on handles and rows; a plain click selects one', async ({
  page,
}) => {
  const grid = await open(page);
  await page.getByRole('button', { name: 'Move a', exact: true }).click();
  await rowOf(grid, 4).name.click({ modifiers: ['Control'] });
  await expectSelected(grid, 'a', 'c');
  await rowOf(grid, 5).unique.click({ modifiers: ['Shift'] });
  await expectSelected(grid, 'c', 'd');
  await expect(rowOf(grid, 5).unique).not.toBeChecked();
  await rowOf(grid, 3).name.click();
  await expectSelected(grid, 'b');
});

test('selected columns are moved, duplicated and removed in one step each', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 3).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expectNames(grid, 'id', 'b', 'c', 'a', 'd');
  await page.keyboard.press('Control+d');
  await expectNames(grid, 'id', 'b', 'c', 'b_2', 'c_2', 'a', 'd');
  await expectSelected(grid, 'b_2', 'c_2');
  await page.keyboard.press('Delete');
  await expectNames(grid, 'id', 'b', 'c', 'a', 'd');
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'id', 'b', 'c', 'b_2', 'c_2', 'a', 'd');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'id', 'a', 'b', 'c', 'd');
});

test('the bar of the selected columns moves them, one step a press, as far as the ends', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 3).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  const up = bar(page).getByRole('button', { name: 'Move up' });
  await up.press('Enter');
  await up.press('Enter');
  await expectNames(grid, 'b', 'c', 'id', 'a', 'd');
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  await up.press('Enter');
  await bar(page).getByRole('button', { name: 'Move down' }).click();
  await expectNames(grid, 'id', 'b', 'c', 'a', 'd');
  await expectSelected(grid, 'b', 'c');
  await studio(page).undo.click();
  await expectNames(grid, 'b', 'c', 'id', 'a', 'd');
});

for (const width of [320, 390, 1024]) {
  test(`the controls of the selected columns are within the screen, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const grid = await open(page);
    await rowOf(grid, 3).name.focus();
    await page.keyboard.press('Shift+ArrowDown');
    const buttons = bar(page).getByRole('button');
    await expect(buttons).toHaveCount(5);
    const places = await Promise.all((await buttons.all()).map(boxOf));
    for (const { y, height } of places)
      expect(y + height / 2).toBe((places[0]?.y ?? 0) + (places[0]?.height ?? 0) / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('selected columns are dragged together', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  const handle = page.getByRole('button', { name: 'Move a', exact: true });
  const target = await boxOf(page.getByRole('button', { name: 'Move d', exact: true }));
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 10, target.y + target.height / 2, { steps: 5 });
  await page.mouse.up();
  await expectNames(grid, 'id', 'c', 'd', 'a', 'b');
  await expectSelected(grid, 'a', 'b');
  await studio(page).undo.click();
  await expectNames(grid, 'id', 'a', 'b', 'c', 'd');
});

test('copied columns are pasted into another table with all their settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await open(page);
  await rowOf(grid, 3).nulls.fill('30');
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('2 columns copied')).toBeAttached();
  await studio(page).tables.getByRole('button', { name: 'others', exact: true }).click();
  await rowOf(grid, 1).name.focus();
  await page.keyboard.press('Control+v');
  await expectNames(grid, 'a', 'a_2', 'b');
  await expect(rowOf(grid, 3).nulls).toHaveValue('30');
  await studio(page).undo.click();
  await expectNames(grid, 'a');
});

test('the menu opens by right click and by the menu key, and gives the focus back', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 3).name.click({ button: 'right' });
  await expect(menu(page)).toBeFocused();
  await expectSelected(grid, 'b');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(rowOf(grid, 3).name).toBeFocused();
  await page.keyboard.press('ContextMenu');
  await page.keyboard.press('End');
  await expect(item(page, 'Select all columns')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Column options')).toBeFocused();
  await page.keyboard.type('re');
  await expect(item(page, 'Remove column')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNames(grid, 'id', 'a', 'c', 'd');
  await expect(rowOf(grid, 3).name).toBeFocused();
});

test('“Remove” of the selected columns gives the focus to the column in their place', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await bar(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expectNames(grid, 'id', 'c', 'd');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await expectSelected(grid, 'c');
});

test('the menu key highlights the first item that can be chosen, and so does the first arrow after a right click', async ({
  page,
}) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ContextMenu');
  await expect(item(page, 'Column options')).toBeDisabled();
  await expect(item(page, 'Set field of 2 columns')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item(page, 'Column options')).toBeFocused();
  await page.keyboard.press('Escape');
  await rowOf(grid, 2).name.click({ button: 'right' });
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Set field of 2 columns')).toBeFocused();
});

test('a column that Shift and an arrow key reach is below the head, whole', async ({ page }) => {
  const names = Array.from({ length: 30 }, (_, i) => `c${i}`);
  await openStudio(page, { tables: [{ name: 'letters', rows: 5, columns: columnsOf(...names) }] });
  const grid = gridOf(page);
  await rowOf(grid, 1).name.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowUp');
  const head = await boxOf(grid.locator('thead tr'));
  const row = await boxOf(grid.locator('[data-row="9"]'));
  expect(row.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
});

test('the first column’s menu has a disabled item that does nothing', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 1).name.click({ button: 'right' });
  await expect(item(page, 'Move column up')).toBeDisabled();
  await item(page, 'Move column up').click({ force: true });
  await expect(menu(page)).toBeVisible();
  await expectNames(grid, 'id', 'a', 'b', 'c', 'd');
});

test('a primary key’s Unique box is ticked and fixed, and says why', async ({ page }) => {
  const grid = await open(page);
  const { unique } = rowOf(grid, 1);
  await expect(unique).toBeChecked();
  await expect(unique).toBeDisabled();
  await expect(unique).toHaveAccessibleDescription('A primary key is always unique.');
  await unique.click({ force: true });
  await expect(unique).toBeChecked();
  await expect(studio(page).undo).toBeDisabled();
});

test('a name of a table by which columns are guessed again is announced', async ({ page }) => {
  const key = { name: 'id', field: 'sequence', primaryKey: true };
  await openStudio(page, { tables: [{ name: 'table_1', rows: 5, columns: [key] }] });
  await page.getByRole('button', { name: 'Add table', exact: true }).click();
  await page.getByRole('button', { name: 'Add column', exact: true }).click();
  await page.keyboard.type('user_id');
  await page.getByRole('button', { name: /^table_1/ }).click();
  await page.getByRole('textbox', { name: 'Table name' }).fill('users');
  await expect(
    page.getByText('1 column guessed again: user_id refers to users', { exact: true }),
  ).toBeAttached();
});

test('a guessed field says so until a field is chosen', async ({ page }) => {
  await openStudio(page, { tables: [{ name: 't', rows: 5, columns: [] }] });
  const grid = gridOf(page);
  await page.getByRole('button', { name: 'Add column', exact: true }).click();
  await page.keyboard.type('email');
  const { field } = rowOf(grid, 1);
  await expect(field).toHaveValue('Email');
  await expect(field).toHaveAccessibleDescription(/^Guessed from the name/);
  await field.click();
  await page.keyboard.type('email');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('');
});

test('the head of the grid has the table’s name, and its rows, which are edited in place', async ({
  page,
}) => {
  await open(page);
  await expect(studio(page).tableName).toHaveValue('letters');
  await page.getByRole('button', { name: '5 rows' }).click();
  const box = page.getByRole('textbox', { name: 'Rows of letters', exact: true });
  await expect(box).toBeFocused();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '20 rows' })).toBeFocused();
  await expect(studio(page).rows).toHaveValue('20');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300');
  await expect(studio(page).rows).toHaveValue('300');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '20 rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('many');
  await expect(box).toHaveAccessibleDescription(/^Enter a whole number from 0 to /);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '20 rows' })).toBeVisible();
  await studio(page).undo.click();
  await expect(page.getByRole('button', { name: '5 rows' })).toBeVisible();
});

test('columns are hidden in the preview by the menu, and the grid marks them', async ({ page }) => {
  const grid = await open(page);
  const header = (name: string) =>
    studio(page).rowsOf('letters').getByRole('columnheader', { name, exact: true });
  await rowOf(grid, 3).name.click({ button: 'right' });
  await item(page, 'Hide column in preview').click();
  await expect(header('b')).toHaveCount(0);
  const mark = grid.getByRole('row').nth(3).getByTitle('Hidden in the preview');
  await expect(mark).toBeVisible();
  await rowOf(grid, 3).name.click({ button: 'right' });
  await item(page, 'Show column in preview').click();
  await expect(header('b')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('all columns cannot be hidden', async ({ page }) => {
  const grid = await open(page);
  await rowOf(grid, 1).name.press('Control+a');
  await page.keyboard.press('ContextMenu');
  await expect(item(page, 'Hide 5 columns in preview')).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press near the edge opens the menu within the screen, and columns are selected by it', async ({
    page,
  }) => {
    const grid = await open(page);
    const box = await rowOf(grid, 3).options.boundingBox();
    if (!box) throw new Error('no options button');
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width - 2, y: box.y + 10 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(menu(page)).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    const opened = await boxOf(menu(page));
    const isBeside = opened.y + opened.height <= box.y + 11 || opened.y >= box.y + 9;
    expect(isBeside).toBe(true);
    await item(page, 'Select several columns').tap();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    // Scrolling sends the bar away: until it is gone, what is to be tapped moves.
    const banner = page.getByRole('banner');
    await expect(banner).toHaveAttribute('data-away');
    await banner.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    await page.getByRole('checkbox', { name: 'Select c', exact: true }).tap();
    await expectSelected(grid, 'b', 'c');
    await expect(bar(page)).toContainText('2 columns selected');
    await rowOf(grid, 5).name.tap();
    await expectSelected(grid, 'b', 'c', 'd');
    await rowOf(grid, 4).name.tap();
    await expectSelected(grid, 'b', 'd');
    await expect(rowOf(grid, 4).name).not.toBeFocused();
    await bar(page).getByRole('button', { name: 'Done' }).tap();
    await expect(bar(page)).toBeHidden();
  });

  test('a tap on the field of a column opens its fields, and no menu', async ({ page }) => {
    const grid = await open(page);
    const { field } = rowOf(grid, 3);
    await field.tap();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await field.fill('zip');
    await page.getByRole('option', { name: 'Zip Code' }).first().tap();
    await expect(field).toHaveValue('Zip Code');
  });
});

test('a click on the nulls of the selected columns selects the number, so that 10 is not 100', async ({
  page,
}) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await bar(page).getByRole('textbox').last().click();
  await page.keyboard.type('10');
  await expect(rowOf(grid, 2).nulls).toHaveValue('10');
  await expect(rowOf(grid, 3).nulls).toHaveValue('10');
});

test('pasted columns follow the selected ones, and are selected', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await open(page);
  await rowOf(grid, 3).name.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('2 columns copied')).toBeAttached();
  await page.keyboard.press('Control+v');
  await expectNames(grid, 'id', 'a', 'b', 'a_2', 'b_2', 'c', 'd');
  await expectSelected(grid, 'a_2', 'b_2');
  await page.keyboard.press('Delete');
  await expectNames(grid, 'id', 'a', 'b', 'c', 'd');
});

test('Copy says how many columns it has copied, and the keys of the grid paste and remove next', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await bar(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(bar(page)).toContainText('2 columns copied');
  await expectSelected(grid, 'a', 'b');
  await expect(rowOf(grid, 3).name).toBeFocused();
  await page.keyboard.press('Control+v');
  await expectNames(grid, 'id', 'a', 'b', 'a_2', 'b_2', 'c', 'd');
  await expect(bar(page)).toContainText('2 columns selected');
  await page.keyboard.press('Delete');
  await expectNames(grid, 'id', 'a', 'b', 'c', 'd');
});

test('the preview’s header marks all selected columns, and the inspector says whose options it shows', async ({
  page,
}) => {
  const grid = await open(page);
  await rowOf(grid, 2).name.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const marked = studio(page)
    .rowsOf('letters')
    .getByRole('columnheader')
    .and(page.locator('[aria-selected="true"]'));
  await expect(marked).toHaveText(['a', 'b', 'c']);
  await expect(inspectorOf(page, 'c')).toContainText(
    'These options are for this column only. The bar below the columns sets all 3.',
  );
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText(['d']);
});

const thirty = Array.from({ length: 30 }, (_, i) => `c${i}`);

for (const row of [2, 6, 9]) {
  test(`the menu key opens the menu beside its row, in the window, scrolling if need be: row ${row}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    await openStudio(page, { tables: [{ name: 'letters', rows: 5, columns: columnsOf(...thirty) }] });
    const grid = gridOf(page);
    await rowOf(grid, row).name.focus();
    await page.keyboard.press('ContextMenu');
    await expect(menu(page)).toBeVisible();
    await expectBeside(page, menu(page), rowOf(grid, row).name);
    await page.keyboard.press('End');
    await expect(item(page, 'Select all columns')).toBeInViewport({ ratio: 1 });
  });
}

/** A menu is in the window, directly above or below what it is for. */
async function expectBeside(page: Page, own: Locator, element: Locator): Promise<void> {
  const [box, anchor] = [await boxOf(own), await boxOf(element)];
  const gap = Math.max(box.y - (anchor.y + anchor.height), anchor.y - (box.y + box.height));
  expect(Math.abs(gap)).toBeLessThan(2);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}
