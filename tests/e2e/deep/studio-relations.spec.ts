import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { boxOf as rectOf, test } from '../helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';

const LONG = 'customer_shipping_address_second_line';

/** A chain of tables that is wider than any pane, with names that are longer than their boxes. */
const chain = {
  tables: Array.from({ length: 12 }, (_, i) => ({
    name: i === 0 ? LONG : `table_${i}`,
    rows: 5,
    columns: [
      { name: 'id', field: 'sequence', primaryKey: true },
      ...(i === 0 ? [] : [reference(i === 1 ? LONG : `table_${i - 1}`)]),
    ],
  })),
};

function reference(table: string) {
  return { name: 'parent_id', field: 'reference', options: { table, column: 'id' } };
}

const diagram = (page: Page) => page.getByRole('region', { name: 'Diagram of the tables' });
const boxOf = (page: Page, table: string) => diagram(page).getByRole('button', { name: table, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openRelations(page: Page, document: Parameters<typeof openStudio>[1]) {
  await openStudio(page, document);
  const phone = page.getByRole('tablist', { name: 'Studio' });
  if (await phone.isVisible()) await phone.getByRole('tab', { name: 'Preview' }).click();
  await studio(page).tab('Relations').click();
  await expect(diagram(page).getByRole('button').first()).toBeVisible();
}

/** Whether all tables are in view, and nothing scrolls. */
async function fits(page: Page): Promise<boolean> {
  const pane = await rectOf(diagram(page));
  const rects = await Promise.all((await diagram(page).getByRole('button').all()).map(rectOf));
  const scrolls = await diagram(page).evaluate(
    (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
  );
  return (
    !scrolls &&
    rects.every(
      ({ x, y, width, height }) =>
        x >= pane.x && y >= pane.y && x + width <= pane.x + pane.width && y + height <= pane.y + pane.height,
    )
  );
}

const widthOf = async (page: Page, table: string) => (await rectOf(boxOf(page, table))).width;

for (const width of [320, 390, 1440]) {
  test(`the diagram fits at opening, zooms by buttons and keys, and fits again, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openRelations(page, chain);
    expect(await fits(page)).toBe(true);
    const atFirst = await widthOf(page, 'table_3');
    for (const act of [
      () => button(page, 'Zoom in').click(),
      () => diagram(page).press('+'),
      () => boxOf(page, 'table_3').press('='),
    ]) {
      const before = await widthOf(page, 'table_3');
      await act();
      expect((await widthOf(page, 'table_3')) / before).toBeCloseTo(1.25, 1);
    }
    expect(await fits(page)).toBe(false);
    for (const act of [() => button(page, 'Zoom out').click(), () => diagram(page).press('-')]) {
      const before = await widthOf(page, 'table_3');
      await act();
      expect((await widthOf(page, 'table_3')) / before).toBeCloseTo(0.8, 1);
    }
    await diagram(page).press('0');
    expect(await widthOf(page, 'table_3')).toBeCloseTo(atFirst, 0);
    await button(page, 'Zoom in').click();
    await button(page, 'Fit').click();
    expect(await fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
}

test('the diagram fits a pane that gets another size, until the visitor zooms', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRelations(page, chain);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect.poll(() => fits(page)).toBe(true);
  await button(page, 'Zoom in').click();
  const chosen = await widthOf(page, 'table_3');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await widthOf(page, 'table_3')).toBeCloseTo(chosen, 0);
});

test('Control and the wheel zoom at the pointer; the wheel alone scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRelations(page, chain);
  const before = await rectOf(boxOf(page, 'table_6'));
  const point = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(point.x, point.y);
  await page.keyboard.down('Control');
  for (let i = 0; i < 8; i++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf(page, 'table_6')).toBeGreaterThan(4 * before.width);
  const after = await rectOf(boxOf(page, 'table_6'));
  expect(Math.abs(after.x + after.width / 2 - point.x)).toBeLessThan(8);
  expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
  await page.mouse.wheel(200, 0);
  await expect.poll(async () => (await rectOf(boxOf(page, 'table_6'))).x).toBeLessThan(after.x - 150);
  expect(await widthOf(page, 'table_6')).toBeCloseTo(after.width, 0);
});

test('the gesture of Safari’s trackpad zooms the diagram, and not the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRelations(page, chain);
  const before = await rectOf(boxOf(page, 'table_6'));
  const point = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  const isPrevented = (type: string, scale: number) =>
    diagram(page).evaluate(
      (element, { type, scale, x, y }) => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        element.dispatchEvent(Object.assign(event, { scale, clientX: x, clientY: y }));
        return event.defaultPrevented;
      },
      { type, scale, ...point },
    );
  for (const [type, scale] of [
    ['gesturestart', 1],
    ['gesturechange', 1.5],
    ['gesturechange', 2],
    ['gesturestart', 1],
    ['gesturechange', 1.5],
  ] as const) {
    expect(await isPrevented(type, scale)).toBe(true);
  }
  const after = await rectOf(boxOf(page, 'table_6'));
  expect(after.width / before.width).toBeCloseTo(3, 1);
  expect(Math.abs(after.x + after.width / 2 - point.x)).toBeLessThan(8);
});

test('a drag selects no names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRelations(page, chain);
  const pane = await rectOf(diagram(page));
  await page.mouse.move(pane.x + 4, pane.y + 4);
  await page.mouse.down();
  await page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height - 30, { steps: 8 });
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.mouse.up();
  expect(await diagram(page).evaluate((element) => getComputedStyle(element).userSelect)).toBe('none');
});

test('a drag moves the diagram and opens no table; a click and the Enter key open one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRelations(page, chain);
  for (let i = 0; i < 6; i++) await button(page, 'Zoom in').click();
  const before = await rectOf(boxOf(page, 'table_6'));
  await page.mouse.move(before.x + 20, before.y + 10);
  await page.mouse.down();
  await page.mouse.move(before.x - 60, before.y + 10, { steps: 4 });
  await page.mouse.up();
  const after = await rectOf(boxOf(page, 'table_6'));
  expect(after.x).toBeCloseTo(before.x - 80, 0);
  await expect(page.getByRole('grid', { name: `Columns of ${LONG}` })).toBeVisible();

  await page.mouse.click(after.x + 20, after.y + 10);
  const grid = page.getByRole('grid', { name: 'Columns of table_6', exact: true });
  await expect(grid.getByRole('textbox', { name: 'Column name' }).first()).toBeFocused();
  await expect(boxOf(page, 'table_6')).toHaveAttribute('aria-current', 'true');
  await boxOf(page, 'table_7').press('Enter');
  await expect(
    page.getByRole('grid', { name: 'Columns of table_7', exact: true }).getByRole('textbox').first(),
  ).toBeFocused();
  await expect(studio(page).tables.getByRole('button', { name: 'table_7', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('each table says what it refers to, and a long name is cut in the middle', async ({ page }) => {
  await openRelations(page, chain);
  await expect(boxOf(page, 'table_1')).toHaveAccessibleDescription(`refers to ${LONG} by parent_id`);
  await expect(boxOf(page, LONG)).toHaveAccessibleDescription(/refers to no table/);
  const [head, tail] = await boxOf(page, LONG).locator('span > span').all();
  await expect(boxOf(page, LONG)).toHaveText(LONG);
  expect(await tail?.textContent()).toBe('cond_line');
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await head?.evaluate(isCut)).toBe(true);
  expect(await tail?.evaluate(isCut)).toBe(false);
  await expect(boxOf(page, LONG)).toHaveAttribute('title', LONG);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers zoom the diagram and not the page, and a tap opens a table', async ({ page }) => {
    await openRelations(page, orders);
    const before = await rectOf(boxOf(page, 'orders'));
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: readonly number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distances.map((by, id) => ({ x: x + by, y, id })),
      });
    await touch('touchStart', -20, 20);
    for (const by of [24, 30, 36, 40]) await touch('touchMove', -by, by);
    await touch('touchEnd');
    await expect
      .poll(async () => (await rectOf(boxOf(page, 'orders'))).width / before.width)
      .toBeCloseTo(2, 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await button(page, 'Fit').tap();
    await boxOf(page, 'orders').tap();
    await expect(page.getByRole('grid', { name: 'Columns of orders' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Columns' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Columns' })).toBeFocused();
  });
});
