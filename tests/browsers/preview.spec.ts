import { expect } from 'vitest';
import {
  dragScrollBar,
  type Expected,
  faultsIn,
  focusRows,
  numbered,
  ROW_COUNTS,
  rowsInView,
  type Scrolling,
  scrollSteps,
} from '../fixtures/rows-in-view.ts';
import { fragmentOf } from '../fixtures/studio-fragment.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page } from './page.ts';
import { click, fill, find, takePicture, visit } from './visitor.ts';

const TABLE = 'numbered';

const related = {
  tables: [
    { name: 'customers', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
    {
      name: 'orders',
      rows: 5,
      columns: [{ name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } }],
    },
  ],
};

const expectInView = (page: Page, expected: Expected, step: string) =>
  expect
    .poll(async () => faultsIn(await page.run(rowsInView, TABLE), expected), { message: step })
    .toEqual([]);

async function scroll(page: Page, scrolling: Scrolling): Promise<void> {
  if (scrolling.by === 'key') return page.press(scrolling.key);
  if (scrolling.by === 'bar') return page.run(dragScrollBar, TABLE, scrolling.share);
  const { x, y } = await page.run((table) => {
    const { x, y, width, height } =
      document.querySelector(`table[aria-label="Rows of ${table}"]`)?.getBoundingClientRect() ??
      new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }, TABLE);
  return page.wheel(x, y, scrolling.pixels);
}

inEachBrowser((it, browser) => {
  for (const rowCount of ROW_COUNTS) {
    it(`shows any of ${rowCount} rows below their header`, async ({ page }) => {
      await visit(page, `/studio${fragmentOf(numbered(rowCount))}`);
      await find(page, 'table', `Rows of ${TABLE}`);
      await expectInView(page, { at: 'top', from: 1, to: 1 }, 'open');
      await page.run(focusRows, TABLE);
      for (const [scrolling, expected] of scrollSteps(rowCount)) {
        await scroll(page, scrolling);
        await expectInView(page, expected, JSON.stringify(scrolling));
      }
      await fill(page, 'textbox', 'Go to row', String(rowCount / 2));
      await click(page, 'button', 'Go');
      await expectInView(page, { at: 'top', from: rowCount / 2, to: rowCount / 2 }, 'go to row');
      await click(page, 'button', 'Last row');
      await expectInView(page, { at: 'bottom', from: rowCount, to: rowCount }, 'last row');
      await takePicture(page, browser.name, 'preview', rowCount);
      expect(page.errors).toEqual([]);
    });
  }

  it('fits the relations into their pane, zooms them and opens a table of them', async ({ page }) => {
    await visit(page, `/studio${fragmentOf(related)}`);
    await click(page, 'tab', 'Relations');
    await find(page, 'region', 'Diagram of the tables');
    const boxes = () =>
      page.run(() => {
        const pane = document.querySelector('[aria-label="Diagram of the tables"]');
        const table = pane?.querySelector('[aria-label="orders"]');
        if (!(pane instanceof HTMLElement) || !table) return;
        const { width, right } = table.getBoundingClientRect();
        return { width: Math.round(width), fits: pane.scrollWidth <= pane.clientWidth && right > 0 };
      });
    await expect.poll(boxes).toEqual({ width: expect.any(Number), fits: true });
    const shown = () => page.run(() => document.body.textContent.match(/\d+%/)?.[0]);
    await expect.poll(shown).toMatch(/^\d+%$/);
    const before = (await boxes())?.width ?? 0;
    expect(before).toBeGreaterThan(0);
    await click(page, 'button', 'Zoom out');
    await expect.poll(async () => ((await boxes())?.width ?? 0) / before).toBeCloseTo(0.8, 1);
    await click(page, 'button', 'Fit');
    await expect.poll(async () => (await boxes())?.width).toBe(before);
    await takePicture(page, browser.name, 'relations');
    await page.run(() =>
      document
        .querySelector<HTMLElement>('[aria-label="Diagram of the tables"] [aria-label="orders"]')
        ?.click(),
    );
    await find(page, 'grid', 'Columns of orders');
    await click(page, 'tab', 'Output');
    await expect
      .poll(() => page.run(() => document.querySelectorAll('.token-key').length))
      .toBeGreaterThan(0);
    await click(page, 'button', 'Code');
    await find(page, 'textbox', 'Schema as JSON');
    await takePicture(page, browser.name, 'code');
    expect(page.errors).toEqual([]);
  });
});
