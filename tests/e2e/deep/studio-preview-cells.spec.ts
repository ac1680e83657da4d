import { expect, type Page } from '@playwright/test';
import { boxOf, readClipboard, test } from '../helpers.ts';
import { openStudio, people, rowTexts, studio } from '../studio-helpers.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const long = 'x'.repeat(3000);

const notes = (rows: number) => ({
  tables: [
    {
      name: 'notes',
      rows,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'note', field: 'constant', options: { value: 'a "b"\tc' } },
        { name: 'page', field: 'constant', options: { value: long } },
        { name: 'none', field: 'constant', options: { value: 'n' }, nulls: 100 },
      ],
    },
  ],
});

const cellOf = (page: Page, row: number, column: number) =>
  studio(page)
    .rowsOf('notes')
    .locator(`tr[aria-rowindex="${row + 1}"] td[aria-colindex="${column}"]`);

const scrollerOf = (page: Page) => page.getByRole('region', { name: /^Scrolls the rows/ });

async function openNotes(page: Page, rows = 50) {
  await openStudio(page, notes(rows));
  await rowTexts(studio(page).rowsOf('notes'), 1);
}

test('cells are selected by dragging and copied with Ctrl+C, with whole values', async ({
  page,
  context,
}) => {
  await openNotes(page);
  await cellOf(page, 2, 1).hover();
  await page.mouse.down();
  await cellOf(page, 3, 2).hover();
  await page.mouse.up();
  await expect(page.getByText('Selected: 2 rows, 2 columns.')).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 4 cells as TSV.')).toBeVisible();
  expect(await readClipboard(context)).toBe('2\t"a ""b""\tc"\n3\t"a ""b""\tc"');
  // The preview cuts long texts; what is copied is whole.
  await cellOf(page, 1, 3).click();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 1 cell as TSV.')).toBeVisible();
  expect(await readClipboard(context)).toBe(long);
});

test('cells are selected and copied by keyboard alone, also those that are not loaded', async ({
  page,
  context,
}) => {
  await openNotes(page, 5000);
  await scrollerOf(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('Selected: 2 rows, 1 column.')).toBeVisible();
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expect(page.getByText('Selected: 5,000 rows, 1 column.')).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 5,000 cells as TSV.')).toBeVisible();
  expect(await readClipboard(context)).toBe(Array.from({ length: 5000 }, (_, i) => i + 1).join('\n'));
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-mark]')).toHaveCount(0);
});

test('a row is selected by its number, and copied as CSV and as JSON from the menu', async ({
  page,
  context,
}) => {
  await openNotes(page);
  const row = studio(page).rowsOf('notes').locator('tr[aria-rowindex="4"]');
  await row.click({ position: { x: 6, y: 10 } });
  await expect(page.getByText('Selected: 1 row, 4 columns.')).toBeVisible();
  for (const [label, expected] of [
    ['CSV', `id,note,page,none\r\n3,"a ""b""\tc",${long},`],
    ['JSON', JSON.stringify([{ id: 3, note: 'a "b"\tc', page: long, none: null }])],
  ] as const) {
    await cellOf(page, 3, 2).click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Copy as TSV (no header)', exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: `Copy as ${label}`, exact: true }).click();
    await expect(page.getByText(`Copied 4 cells as ${label}.`)).toBeVisible();
    const text = await readClipboard(context);
    if (label === 'CSV') expect(text).toBe(expected);
    else expect(JSON.parse(text)).toEqual(JSON.parse(expected));
  }
});

test('a line goes around the selected cells', async ({ page }) => {
  await openNotes(page);
  await cellOf(page, 2, 1).click();
  await cellOf(page, 4, 3).click({ modifiers: ['Shift'], position: { x: 20, y: 10 } });
  await expect(page.getByText('Selected: 3 rows, 3 columns.')).toBeVisible();
  const drawnOf = (row: number, column: number) =>
    cellOf(page, row, column).evaluate((cell) => getComputedStyle(cell).boxShadow);
  const [corner, inner, outside] = await Promise.all([drawnOf(2, 1), drawnOf(3, 2), drawnOf(2, 4)]);
  // The widths of the line at the top, right, bottom and left.
  expect(corner.match(/-?\d+px -?\d+px(?= 0px 0px inset)/g)).toEqual([
    '0px 2px',
    '0px 0px',
    '0px 0px',
    '2px 0px',
  ]);
  expect([inner, outside]).toEqual(['none', 'none']);
});

test('too many rows to copy are named, with the limit', async ({ page }) => {
  await openNotes(page, 1_000_000);
  await scrollerOf(page).focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('Selected: 1,000,000 rows, 4 columns.')).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(
    page.getByText(/^1,000,000 rows are too many to copy\. The limit is 10,000 rows/),
  ).toBeVisible();
});

test('a column is resized by keys and by mouse, never to nothing, and fitted again', async ({ page }) => {
  await openNotes(page);
  const edge = page.getByRole('separator', { name: 'Resize note', exact: true });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
  await page.keyboard.press('Home');
  const least = await edge.getAttribute('aria-valuemin');
  await expect(edge).toHaveAttribute('aria-valuenow', String(least));
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', String(least));
  expect((await cellOf(page, 1, 2).boundingBox())?.width).toBe(Number(least));
  await edge.dblclick();
  await expect(edge).toHaveAttribute('aria-valuenow', String(before));
});

test('a column is hidden in its menu, by keyboard too, and shown again', async ({ page, context }) => {
  await openNotes(page);
  const head = studio(page).rowsOf('notes').getByRole('columnheader', { name: 'note', exact: true });
  await head.getByRole('button').focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Column menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.type('hide');
  await page.keyboard.press('Enter');
  await expect(head).toHaveCount(0);
  const next = studio(page).rowsOf('notes').getByRole('columnheader', { name: 'page', exact: true });
  await expect(next.getByRole('button')).toBeFocused();
  await studio(page)
    .rowsOf('notes')
    .locator('tr[aria-rowindex="2"]')
    .click({ position: { x: 6, y: 10 } });
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 3 cells as TSV.')).toBeVisible();
  expect(await readClipboard(context)).toBe(`1\t${long}\t`);
  await page.getByRole('button', { name: 'Show 1 hidden column' }).press('Enter');
  await expect(head).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
});

test('a header selects its column in the grid, and the grid’s column is marked in the preview', async ({
  page,
}) => {
  await openStudio(page, people);
  const head = (name: string) =>
    studio(page).rowsOf('people').getByRole('columnheader', { name, exact: true });
  await head('name').getByRole('button').click();
  await expect(page.getByRole('complementary', { name: 'Options of name' })).toBeVisible();
  await expect(head('name')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(head('nick').getByRole('button')).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Options of nick' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Columns of people' });
  await grid.getByRole('row').nth(1).getByRole('button', { name: 'Column options' }).click();
  await expect(head('id')).toHaveAttribute('aria-selected', 'true');
  await expect(head('nick')).toHaveAttribute('aria-selected', 'false');
});

test('the names of columns go below the head of the row numbers when the rows are scrolled sideways', async ({
  page,
}) => {
  await openNotes(page);
  await scrollerOf(page).evaluate((element) => {
    element.scrollLeft = 30;
  });
  const head = studio(page).rowsOf('notes').locator('thead tr');
  await expect
    .poll(() =>
      head.evaluate((row) => {
        const box = row.closest('.rows-scroller')?.getBoundingClientRect() ?? row.getBoundingClientRect();
        // A row's number is generated content, and the pointer finds the row in it.
        return document.elementFromPoint(box.left + 10, box.top + 16)?.tagName;
      }),
    )
    .toBe('TR');
});

const wide = {
  tables: [
    {
      name: 'notes',
      rows: 50,
      columns: Array.from({ length: 12 }, (_, i) => ({
        name: `column_${i}`,
        field: 'constant',
        options: { value: 'x'.repeat(20 + i) },
      })),
    },
  ],
};

/** The column beside the row numbers, and how much of it is below them, in pixels. */
const firstInView = (page: Page) =>
  scrollerOf(page).evaluate((scroller) => {
    const number = Number.parseFloat(
      getComputedStyle(scroller.querySelector('thead tr') ?? scroller, '::before').width,
    );
    const edge = scroller.getBoundingClientRect().left + number;
    const heads = [...scroller.querySelectorAll('th')].map((head) => head.getBoundingClientRect());
    const first = heads.find(({ right }) => right > edge + 1);
    return Math.round(edge - (first?.left ?? 0));
  });

test('columns that keys scroll to leave no part of a column beside the row numbers, whose edge is wider then', async ({
  page,
}) => {
  await openStudio(page, wide);
  await rowTexts(studio(page).rowsOf('notes'), 1);
  const edge = () =>
    studio(page)
      .rowsOf('notes')
      .locator('thead tr')
      .evaluate((row) => getComputedStyle(row, '::before').borderRightWidth);
  expect(await edge()).toBe('1px');
  await cellOf(page, 1, 1).click();
  for (const column of ['column_1', 'column_2', 'column_3', 'column_4', 'column_5', 'column_6']) {
    await page.keyboard.press('ArrowRight');
    await expect(studio(page).rowsOf('notes').getByRole('columnheader', { name: column })).toBeInViewport({
      ratio: 1,
    });
    expect(await firstInView(page)).toBe(0);
  }
  expect(await scrollerOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect.poll(edge).toBe('3px');
});

test('rows that are scrolled sideways to their end begin with a whole column, also when one is resized', async ({
  page,
}) => {
  await openStudio(page, wide);
  await rowTexts(studio(page).rowsOf('notes'), 1);
  const scrollToEnd = () =>
    scrollerOf(page).evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
  await scrollToEnd();
  await expect.poll(() => firstInView(page)).toBe(0);
  await expect(studio(page).rowsOf('notes').getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  await scrollerOf(page).evaluate((element) => {
    element.scrollLeft = 0;
  });
  const resizer = page.getByRole('separator').first();
  await resizer.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await scrollToEnd();
  await expect.poll(() => firstInView(page)).toBe(0);
});

test('the keys after the menu’s key are the menu’s, also at the first time', async ({ page }) => {
  // A script that comes late.
  await page.route(/rows-menu-/, () => {});
  await openNotes(page);
  await cellOf(page, 3, 2).click();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu', { name: 'Cell menu' }).getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cellOf(page, 3, 2)).toHaveAttribute('data-mark', 'active');
});

test('the menu key opens the menu beside the active cell', async ({ page }) => {
  await openNotes(page);
  await cellOf(page, 3, 2).click();
  await page.keyboard.press('ContextMenu');
  const cell = await boxOf(cellOf(page, 3, 2));
  const menu = await boxOf(page.getByRole('menu', { name: 'Cell menu' }));
  expect(Math.abs(menu.x - cell.x)).toBeLessThan(1);
  const gap = Math.max(menu.y - (cell.y + cell.height), cell.y - (menu.y + menu.height));
  expect(Math.abs(gap)).toBeLessThan(1);
});

test('the decimal points of a column are below each other, and a copy has no spaces', async ({
  page,
  context,
}) => {
  await openStudio(page, {
    tables: [
      {
        name: 'notes',
        rows: 20,
        columns: [{ name: 'price', field: 'list', options: { values: [5.5, 12.25, 7, 100.125] } }],
      },
    ],
  });
  const texts = await Promise.all(
    Array.from({ length: 5 }, async (_, row) => (await rowTexts(studio(page).rowsOf('notes'), row + 1))[0]),
  );
  expect(new Set(texts.map((text = '') => text.split('.')[1]?.length ?? 0)).size).toBeGreaterThan(1);
  const ends = await studio(page)
    .rowsOf('notes')
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        const text = cell.firstChild;
        if (!text) return 0;
        range.setStart(text, 0);
        range.setEnd(text, (cell.textContent ?? '').split('.')[0]?.length ?? 0);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
  expect(new Set(ends).size).toBe(1);
  await cellOf(page, 1, 1).click();
  await page.keyboard.press('Control+c');
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  expect(await readClipboard(context)).toBe(texts[0]);
});

test('a column of decimals that is made narrow keeps its cells below its header', async ({ page }) => {
  await openStudio(page, {
    tables: [
      {
        name: 'notes',
        rows: 20,
        columns: [
          { name: 'price', field: 'list', options: { values: [5, 7, 0.123456, 12_345] } },
          { name: 'note', field: 'word.noun' },
        ],
      },
    ],
  });
  await rowTexts(studio(page).rowsOf('notes'), 1);
  const edge = page.getByRole('separator', { name: 'Resize price', exact: true });
  await edge.focus();
  await page.keyboard.press('Home');
  await expect(edge).toHaveAttribute('aria-valuenow', String(await edge.getAttribute('aria-valuemin')));
  const rows = studio(page).rowsOf('notes');
  const head = await boxOf(rows.getByRole('columnheader', { name: 'note', exact: true }));
  const lefts = await rows
    .locator('td[aria-colindex="2"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(4);
  expect([...new Set(lefts)]).toEqual([head.x]);
});
