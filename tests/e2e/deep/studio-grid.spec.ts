import { expect, type Locator } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import {
  addColumns,
  emptyRow,
  expectNames,
  gridOf,
  openTable,
  partsOf,
  rowOf,
} from '../studio-grid-helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

test('names typed one after another become columns with the fields that they suggest, and values', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'id', 'email', 'created_at', 'unit_price');
  await expectNames(grid, 'id', 'email', 'created_at', 'unit_price');
  for (const [i, label] of ['Sequence', 'Email', 'Timestamp', 'Number'].entries()) {
    await expect(rowOf(grid, i + 1).field).toHaveValue(label);
  }
  await expect(rowOf(grid, 1).sample).toHaveText('1 · 2 · 3');
  await expect(rowOf(grid, 2).sample).toContainText('@');
  await expect(rowOf(grid, 1).sample).toHaveAccessibleDescription('1 · 2 · 3');
});

test('the last of several keys in a hurry decides which row has the focus, also when the others come into view', async ({
  page,
}) => {
  const columns = Array.from({ length: 200 }, (_, i) => ({ name: `c${i}`, field: 'number' }));
  await openStudio(page, { tables: [{ name: 't', rows: 5, columns }] });
  const grid = gridOf(page);
  await rowOf(grid, 1).name.focus();
  await grid.evaluate((element) => {
    const press = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    for (let row = 0; row < 5; row++) press({ key: 'PageDown' });
    press({ key: 'End', ctrlKey: true });
    element.parentElement?.scrollTo(0, 0);
  });
  const names = grid.getByRole('textbox', { name: 'Column name', exact: true });
  for (let row = 0; row < 60; row += 10) {
    await grid.evaluate((element, top) => element.parentElement?.scrollTo(0, top), row * 40);
    await expect
      .poll(() => names.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))))
      .toContain(`c${row}`);
    await expect(emptyRow(grid).name).toBeFocused();
  }
});

test('only the cells that changed change', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'word', 'email', 'city');
  // Until the samples of the fields that the names suggest arrive, the cells show words.
  await expect(rowOf(grid, 2).sample).toContainText('@');
  await expect(rowOf(grid, 3).sample).toHaveText(/^[A-Z].* · [A-Z].* · [A-Z]/);
  const email = await rowOf(grid, 2).sample.textContent();
  const city = await rowOf(grid, 3).sample.textContent();
  await rowOf(grid, 3).name.fill('town');
  await rowOf(grid, 1).nulls.fill('100');
  await expect(rowOf(grid, 1).sample).toHaveText('null · null · null');
  await expect(rowOf(grid, 2).sample).toHaveText(email ?? '');
  await expect(rowOf(grid, 3).sample).toHaveText(city ?? '');
});

test('arrow keys go to other cells, and Tab goes through them', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b', 'c');
  const [first, second] = [rowOf(grid, 1), rowOf(grid, 2)];
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(second.name).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second.field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first.field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first.nulls).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first.unique).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first.unique).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(first.sample).toBeFocused();
  await page.keyboard.press('End');
  await expect(first.options).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first.name).toBeFocused();
  for (const control of [first.field, first.nulls, first.unique, first.options, second.name]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Control+End');
  await expect(emptyRow(grid).name).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(first.name).toBeFocused();
});

test('after arriving by keyboard, typing replaces the text, and Enter edits it', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'first', 'second');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('2nd');
  await expectNames(grid, 'first', '2nd');
  await page.keyboard.press('Enter');
  await expect(emptyRow(grid).name).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('_');
  await expectNames(grid, 'firs_t', '2nd');
});

test('Escape reverts the typed text, and then leaves the grid', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'name');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('other');
  await expectNames(grid, 'other');
  await page.keyboard.press('Escape');
  await expectNames(grid, 'name');
  await expect(rowOf(grid, 1).name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Keyboard shortcuts/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(emptyRow(grid).field).toBeFocused();
});

test('Escape in a new column’s name removes the column, and the focus stays', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  await page.keyboard.type('half');
  await page.keyboard.press('Escape');
  await expectNames(grid, 'a');
  await expect(emptyRow(grid).name).toBeFocused();
});

test('Alt and an arrow key move the column, and the focus with it', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b', 'c');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expectNames(grid, 'a', 'c', 'b');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expectNames(grid, 'c', 'a', 'b');
  await page.keyboard.press('Alt+ArrowDown');
  await expectNames(grid, 'a', 'c', 'b');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await expect(page.getByText('c, 2 of 3')).toBeAttached();
});

test('a column dragged by its handle takes another place, in one step', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b', 'c');
  const handle = await boxOf(grid.getByRole('button', { name: 'Move a' }));
  const target = await boxOf(rowOf(grid, 3).name);
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, target.y - 10, { steps: 3 });
  await page.mouse.move(handle.x + 8, target.y + 10, { steps: 3 });
  await page.mouse.up();
  await expectNames(grid, 'b', 'c', 'a');
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'a', 'b', 'c');
});

/** Names of thirty columns, more than are in view. */
const many = Array.from({ length: 30 }, (_, i) => `column_${String(i + 1).padStart(2, '0')}`);

const longTable = {
  tables: [{ name: 't', rows: 5, columns: many.map((name) => ({ name, field: 'word.noun' })) }],
};

const placeOf = (grid: Locator, name: string) =>
  grid
    .getByRole('row')
    .filter({ has: grid.page().getByRole('button', { name: `Move ${name}`, exact: true }) });

test('a pointer that rests at an end of the grid while it drags a column scrolls on to that end', async ({
  page,
}) => {
  await openStudio(page, longTable);
  const grid = gridOf(page);
  const handle = await boxOf(grid.getByRole('button', { name: 'Move column_01', exact: true }));
  const scroller = await boxOf(page.locator('[data-scroller]').filter({ has: grid }));
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, scroller.y + scroller.height - 6, { steps: 4 });
  // `aria-rowindex` counts the header.
  await expect(placeOf(grid, 'column_01')).toHaveAttribute('aria-rowindex', '31');
  await page.mouse.move(handle.x + 8, scroller.y + 2, { steps: 4 });
  await expect(placeOf(grid, 'column_01')).toHaveAttribute('aria-rowindex', '2');
  // Beyond the end as well.
  await page.mouse.move(handle.x + 8, scroller.y + scroller.height + 60, { steps: 4 });
  await expect(placeOf(grid, 'column_01')).toHaveAttribute('aria-rowindex', '31');
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await expect(studio(page).undo).toBeDisabled();
});

test('a finger that rests at the end of the grid while it drags a column scrolls on', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openStudio(page, longTable);
  const grid = gridOf(page);
  const handle = await boxOf(grid.getByRole('button', { name: 'Move column_01', exact: true }));
  const scroller = await boxOf(page.locator('[data-scroller]').filter({ has: grid }));
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: handle.x + 10, y }],
    });
  await touch('touchStart', handle.y + 10);
  for (const share of [0.3, 0.6, 1]) {
    await touch('touchMove', handle.y + 10 + share * (scroller.y + scroller.height - 10 - handle.y - 10));
  }
  await expect(placeOf(grid, 'column_01')).toHaveAttribute('aria-rowindex', '31');
  await touch('touchEnd', 0);
  await context.close();
});

test('a click on the handle of a row at the end of the grid scrolls nothing', async ({ page }) => {
  await openStudio(page, longTable);
  const grid = gridOf(page);
  const list = page.locator('[data-scroller]').filter({ has: grid });
  const scroller = await boxOf(list);
  const handle = await boxOf(grid.getByRole('button', { name: 'Move column_01', exact: true }));
  await page.mouse.move(handle.x + 8, scroller.y + scroller.height - 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, scroller.y + scroller.height - 7);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(studio(page).undo).toBeDisabled();
});

test('Ctrl+D duplicates a column, and Delete removes it, with a message that can undo it', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+d');
  await expectNames(grid, 'a', 'a_2', 'b');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.keyboard.press('Delete');
  await expectNames(grid, 'a', 'b');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectNames(grid, 'a', 'a_2', 'b');
});

test('Delete of the last column leads to the one above it', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expectNames(grid, 'a');
  await expect(rowOf(grid, 1).name).toBeFocused();
  await page.keyboard.press('Delete');
  await expectNames(grid);
  await expect(emptyRow(grid).name).toBeFocused();
});

test('Delete within a text deletes text', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'ab');
  await rowOf(grid, 1).name.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expectNames(grid, 'b');
});

test('undo and redo by key, wherever the focus is', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'a');
  await page.keyboard.press('Control+y');
  await expectNames(grid, 'a', 'b');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+Z');
  await expectNames(grid, 'a', 'b');
  await rowOf(grid, 1).options.focus();
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'a');
});

test('undo and redo by key, if no table is left', async ({ page }) => {
  const grid = await openTable(page);
  await page.keyboard.press('Control+z');
  await expect(grid).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(grid).toBeVisible();
});

test('undo of the column that has the focus leaves the focus in its place', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await rowOf(grid, 2).unique.focus();
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'a');
  await expect.poll(() => grid.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

/** Pastes a text where the focus is, as the browser does on Ctrl+V. */
async function paste(page: Parameters<typeof openTable>[0], text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('lines pasted into a name add as many columns', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'id');
  await paste(page, 'first_name\nlast_name\r\nphone\n');
  await expectNames(grid, 'id', 'first_name', 'last_name', 'phone');
  await expect(rowOf(grid, 4).field).toHaveValue('Phone Number');
  await expect(emptyRow(grid).name).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'id');
});

for (const list of ['id, email, total', 'id; email; total', 'id\temail\ttotal', 'id\nemail\ntotal']) {
  test(`names pasted into the empty row add as many columns, in one step: ${JSON.stringify(list)}`, async ({
    page,
  }) => {
    const grid = await openTable(page);
    await paste(page, list);
    await expectNames(grid, 'id', 'email', 'total');
    await expect(rowOf(grid, 2).field).toHaveValue('Email');
    await expect(emptyRow(grid).name).toBeFocused();
    await expect(studio(page).problems).toHaveText('No problems');
    await page.keyboard.press('Control+z');
    await expectNames(grid);
  });
}

test('one pasted name is text, and so are commas in the name of a column', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await openTable(page);
  await page.evaluate(() => navigator.clipboard.writeText('email'));
  await page.keyboard.press('Control+v');
  await expectNames(grid, 'email');
  await expect(rowOf(grid, 1).name).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('_to, cc'));
  await page.keyboard.press('Control+v');
  await expectNames(grid, 'email_to, cc');
});

test('“Paste after” adds a column for one name too, and one for each name of a list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await openTable(page);
  await addColumns(page, grid, 'id');
  for (const [text, names] of [
    ['email', ['id', 'email']],
    ['city, phone', ['id', 'city', 'phone', 'email']],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await rowOf(grid, 1).name.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Paste after' }).click();
    await expectNames(grid, ...names);
  }
});

test('a paste of 50,000 lines is refused with a message, and adds nothing', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'id');
  await paste(page, Array.from({ length: 50_000 }, (_, i) => `column ${i}`).join('\n'));
  await expect(page.getByRole('alert')).toContainText(
    'The pasted text has 50,000 names. At most 1,000 columns',
  );
  await expectNames(grid, 'id');
});

test('Ctrl+Enter commits what is edited, and the focus stays', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('email');
  await page.keyboard.press('Control+Enter');
  await expect(rowOf(grid, 1).name).toBeFocused();
  await page.keyboard.type('mail');
  await page.keyboard.press('Control+z');
  await expectNames(grid, 'email');
});

test('? shows the keys, but not while editing a text', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  await page.keyboard.type('why?');
  await expectNames(grid, 'a', 'why?');
  await rowOf(grid, 1).unique.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Duplicate the column')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(grid, 1).unique).toBeFocused();
});

test('? shows the keys in a name that has the focus and is not edited, and leaves the name as it was', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await page.keyboard.press('ArrowUp');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'CtrlY' })).toHaveText('CtrlYorCtrlShiftZ');
  await page.keyboard.press('Escape');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('?');
  await expectNames(grid, 'a', 'b?');
});

test('Enter in a cell of the last column leads to the empty row’s name, and an arrow key too', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  const { nulls, unique } = rowOf(grid, 1);
  await nulls.fill('5');
  await nulls.press('Enter');
  await expect(emptyRow(grid).name).toBeFocused();
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await expectNames(grid, 'a', 'b');
  await unique.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(emptyRow(grid).name).toBeFocused();
});

test('an invalid percentage stays in its box with a message, and the document does not change', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  const { nulls, sample } = rowOf(grid, 1);
  await nulls.fill('some');
  await expect(nulls).toHaveAttribute('aria-invalid', 'true');
  await expect(nulls).toHaveAccessibleDescription('Enter a number from 0 to 100.');
  await rowOf(grid, 2).name.click();
  await expect(nulls).toHaveValue('some');
  await nulls.fill('120');
  await expect(nulls).toHaveAccessibleDescription(/100/);
  await nulls.fill('5 %');
  await rowOf(grid, 2).name.click();
  await expect(nulls).toHaveValue('5');
  await expect(nulls).not.toHaveAttribute('aria-invalid');
  await expect(sample).not.toHaveText('');
});

test('two columns with the same name have a message beside the name', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await rowOf(grid, 2).name.fill('a');
  await expect(rowOf(grid, 2).name).toHaveAttribute('aria-invalid', 'true');
  await expect(rowOf(grid, 2).name).toHaveAccessibleDescription(/.+/);
});

test('names of 10,000 characters, right-to-left names and names of Object.prototype are allowed', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, '__proto__', 'constructor', 'عمود');
  await expectNames(grid, '__proto__', 'constructor', 'عمود');
  const long = 'n'.repeat(10_000);
  await emptyRow(grid).name.fill(long);
  await expect(rowOf(grid, 4).name).toHaveValue(long);
  await expect(rowOf(grid, 4).name).toHaveAccessibleDescription(/1,?000/);
});

test('of 1,000 columns only the visible ones are rendered, and End leads to the empty row', async ({
  page,
}) => {
  const grid = await openTable(page);
  await emptyRow(grid).name.focus();
  await paste(page, Array.from({ length: 1000 }, (_, i) => `column ${i}`).join('\n'));
  await expect(grid).toHaveAttribute('aria-rowcount', '1002');
  await expect(emptyRow(grid).name).toBeFocused();
  expect(await grid.getByRole('row').count()).toBeLessThan(80);
  await page.keyboard.press('Control+Home');
  await expect(rowOf(grid, 1).name).toBeFocused();
  await expect(rowOf(grid, 1).name).toHaveValue('column 0');
  await page.keyboard.press('PageDown');
  await expect(page.locator(':focus')).toHaveValue('column 10');
  await page.keyboard.press('Control+End');
  await expect(emptyRow(grid).name).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('buttons of 44 pixels move a card up and down', async ({ page }) => {
    const grid = await openTable(page);
    await addColumns(page, grid, 'a', 'b');
    const second = grid.getByRole('row').nth(2);
    const up = second.getByRole('button', { name: 'Move up' });
    for (const control of [
      up,
      second.getByRole('button', { name: 'Column options' }),
      partsOf(second).name,
    ]) {
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    }
    await up.click();
    await expectNames(grid, 'b', 'a');
    await grid.getByRole('row').nth(1).getByRole('button', { name: 'Move down' }).click();
    await expectNames(grid, 'a', 'b');
    await expect(gridOf(page)).toBeVisible();
  });
});

test('the chips of options begin at the same distance from the name of each field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStudio(page, {
    tables: [
      {
        name: 'things',
        rows: 5,
        columns: [
          { name: 'state', field: 'list', options: { values: ['open', 'paid'] } },
          { name: 'price', field: 'number', options: { min: 1, max: 9 } },
          { name: 'label', field: 'template', options: { text: '{state}' } },
          { name: 'customer', field: 'person.fullName', options: { prefix: 'Dr. ' } },
        ],
      },
    ],
  });
  await expect(gridOf(page).locator('.studio-chips')).toHaveCount(4);
  const gaps = await gridOf(page)
    .locator('.area-field:has(.studio-chip)')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const input = cell.querySelector('input');
        const chip = cell.querySelector('.studio-chip');
        const context = document.createElement('canvas').getContext('2d');
        if (!input || !chip || !context) return Number.NaN;
        context.font = getComputedStyle(input).font;
        const { left } = input.getBoundingClientRect();
        return chip.getBoundingClientRect().left - left - context.measureText(input.value).width;
      }),
    );
  expect(gaps).toHaveLength(4);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
});
