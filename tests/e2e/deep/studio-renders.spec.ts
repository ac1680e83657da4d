import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { addColumns, openTable, rowOf } from '../studio-grid-helpers.ts';
import { rowTexts, studio } from '../studio-helpers.ts';

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    /** Names of the columns whose rows were rendered, `grid` for the grid itself. */
    renders: string[];
  }
}

/** Runs in the page before React: notes each render of a row or of the grid, as React's own tools do. */
function noteRenders() {
  const PERFORMED_WORK = 1;
  const COMPONENTS = [0, 14, 15];
  const HOST = 5;
  window.renders = [];

  function hostOf(fiber: Fiber | null): Element | undefined {
    if (!fiber) return undefined;
    if (fiber.tag === HOST) return fiber.stateNode instanceof Element ? fiber.stateNode : undefined;
    return hostOf(fiber.child);
  }

  function note(fiber: Fiber) {
    const host = hostOf(fiber);
    if (host?.matches('[role="grid"] [data-column]'))
      window.renders.push(host.querySelector('input')?.value ?? '');
    if (host?.matches('section') && host.querySelector('[role="grid"]')) window.renders.push('grid');
  }

  function visit(fiber: Fiber) {
    const before = fiber.alternate;
    const isComponent = COMPONENTS.includes(fiber.tag);
    // Counts a memo component and its inner function only once.
    const isOuter = !(isComponent && fiber.tag === 0 && fiber.alternate === null);
    if (isComponent && isOuter && before && (fiber.flags & PERFORMED_WORK) !== 0) note(fiber);
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
}

/** Waits for the worker's answers about all columns: problems, samples and the preview can render rows and the grid. */
async function untilAnswered(page: Page, grid: Locator, columns: number): Promise<void> {
  await expect(studio(page).problems).toHaveText('No problems');
  for (let number = 1; number <= columns; number++) await expect(rowOf(grid, number).sample).not.toBeEmpty();
  const texts = await rowTexts(studio(page).rowsOf('table_1'), 1);
  expect(texts.filter((text) => text !== '')).not.toEqual([]);
}

async function rendersOf(page: Page, action: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(() => {
    window.renders = [];
  });
  await action();
  return page.evaluate(() => [...new Set(window.renders)]);
}

test('a keystroke in a name renders its row, not the grid and no other row', async ({ page }) => {
  await page.addInitScript(noteRenders);
  const grid = await openTable(page);
  await addColumns(page, grid, 'column_0', 'column_1', 'column_2', 'column_3');
  await untilAnswered(page, grid, 4);
  const { name } = rowOf(grid, 3);
  await name.click();
  await page.keyboard.press('End');
  const renders = await rendersOf(page, async () => {
    await page.keyboard.type('x');
    await expect(name).toHaveValue('column_2x');
  });
  expect(renders).toEqual(['column_2x']);
  // This shows that a render of the grid would have been recorded.
  const added = await rendersOf(page, () => page.keyboard.press('Control+d'));
  expect(added).toContain('grid');
});

test('a keystroke in an option renders its row, not the grid and no other row', async ({ page }) => {
  await page.addInitScript(noteRenders);
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'qty', 'b');
  await untilAnswered(page, grid, 3);
  await rowOf(grid, 2).name.click();
  const minimum = page.getByRole('complementary').getByLabel('Minimum');
  await minimum.click();
  await page.keyboard.press('End');
  const renders = await rendersOf(page, async () => {
    await page.keyboard.type('0');
    await expect(minimum).toHaveValue('10');
  });
  expect(renders).toEqual(['qty']);
});
