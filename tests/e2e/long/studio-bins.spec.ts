import { expect, type Page } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { holdBack } from '../hold-back.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio } from '../studio-helpers.ts';

async function openHistogram(page: Page) {
  const options = { min: 0, max: 100, distribution: 'histogram', bins: [1, 3] };
  await openStudio(page, {
    tables: [{ name: 't', rows: 100, columns: [{ name: 'size', field: 'number', options }] }],
  });
  await rowOf(gridOf(page), 1).options.click();
  const inspector = inspectorOf(page, 'size');
  return {
    inspector,
    bin: (number: number) => inspector.getByRole('slider', { name: `Bin ${number}`, exact: true }),
    bins: inspector.getByRole('textbox', { name: 'Bins', exact: true }),
  };
}

test('bins are bars that say their range and share, and change with the arrow keys', async ({ page }) => {
  const { inspector, bin, bins } = await openHistogram(page);
  await expect(bin(1)).toHaveAttribute('aria-valuetext', '0 to 50: 25%');
  await expect(bin(2)).toHaveAttribute('aria-valuetext', '50 to 100: 75%');
  await bin(2).focus();
  await page.keyboard.press('Home');
  await expect(bins).toHaveValue('1 0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+z');
  await expect(bins).toHaveValue('1 3');
  await inspector.getByRole('button', { name: 'Add bin' }).click();
  await expect(bin(3)).toHaveAttribute('aria-valuenow', '3');
  await inspector.getByRole('button', { name: 'Remove last bin' }).click();
  await bins.fill('1 1 1 1 4');
  await expect(bin(5)).toHaveAttribute('aria-valuetext', '80 to 100: 50%');
});

test('the bin that has the focus says its weight, range and share where they can be read', async ({
  page,
}) => {
  const { inspector, bin } = await openHistogram(page);
  await expect(inspector.getByText('50 to 100: 75%')).toHaveCount(0);
  await bin(2).focus();
  await expect(inspector.getByText('50 to 100: 75%')).toBeVisible();
  await expect(bin(2).getByText('3', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(inspector.getByText('50 to 100: 0%')).toBeVisible();
  await expect(bin(2).getByText('0', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(inspector.getByText('0 to 50: 100%')).toBeVisible();
  await expect(bin(2).getByText('0', { exact: true })).toHaveCount(0);
});

test.describe('while the bars are loaded', () => {
  // Playwright's routes do not see what it answers.
  test.use({ serviceWorkers: 'block' });

  test('the box keeps what is typed in it before the bars are loaded', async ({ page }) => {
    const held = await holdBack(page, /studio-bins-control-.*\.js/);
    const { bin, bins } = await openHistogram(page);
    await held.requested;
    await bins.fill('1 x');
    held.release();
    await bins.press('Backspace');
    await page.keyboard.type('7');
    await expect(bin(2)).toHaveAttribute('aria-valuenow', '7');
    await expect(bins).toHaveValue('1 7');
    await expect(bins).toBeFocused();
  });
});

test('a dragged bin is one step of undo', async ({ page }) => {
  const { bin, bins } = await openHistogram(page);
  const box = await bin(1).boundingBox();
  if (!box) throw new Error('The bin is not shown.');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height - 10);
  await page.mouse.down();
  await page.mouse.move(x, box.y + box.height / 2, { steps: 5 });
  await page.mouse.move(x, box.y, { steps: 5 });
  await page.mouse.up();
  // The top of the chart is a quarter above the highest bin, which had 3.
  await expect(bin(1)).toHaveAttribute('aria-valuenow', /^3\.[678]\d*$/);
  await page.keyboard.press('Control+z');
  await expect(bins).toHaveValue('1 3');
});

/** Five bins of one weight, with the pointer a pixel above the bottom of the first. `last` is the box of the last. */
async function openLevelBins(page: Page) {
  const { bin, bins } = await openHistogram(page);
  await expect(bin(1)).toBeVisible();
  await bins.fill('1 1 1 1 1');
  await bins.blur();
  const [first, last] = [await boxOf(bin(1)), await boxOf(bin(5))];
  await page.mouse.move(first.x + 2, first.y + first.height - 1);
  return { bins, last };
}

test('one drag across the chart draws all the bins between, in one step of undo', async ({ page }) => {
  const { bins, last } = await openLevelBins(page);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width - 2, last.y);
  await page.mouse.up();
  const weights = async () => (await bins.inputValue()).split(' ').map(Number);
  await expect.poll(async () => (await weights()).at(-1)).toBeGreaterThan(1);
  const drawn = await weights();
  expect(drawn[0]).toBeLessThan(0.1);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(new Set(drawn).size).toBe(5);
  await page.keyboard.press('Control+z');
  await expect(bins).toHaveValue('1 1 1 1 1');
});

test('a drag that reaches the last bin within a frame draws the first bin, too', async ({ page }) => {
  const { bins, last } = await openLevelBins(page);
  await page.evaluate(() => {
    const callbacks: (FrameRequestCallback | undefined)[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => callbacks.push(callback);
    window.cancelAnimationFrame = (id) => {
      callbacks[id - 1] = undefined;
    };
    addEventListener('pointermove', () =>
      requestAnimationFrame((time) => {
        for (const callback of callbacks.splice(0)) callback?.(time);
      }),
    );
  });
  await page.mouse.down();
  await page.mouse.move(last.x + last.width - 2, last.y);
  await page.mouse.up();
  await expect(bins).toHaveValue(/^0\.0\d* /);
});

test('the chart stays while the text of the bins is not valid', async ({ page }) => {
  const { bin, bins } = await openHistogram(page);
  await expect(bin(1)).toBeVisible();
  await bins.fill('1 x');
  await expect(bins).toHaveAttribute('aria-invalid', 'true');
  await expect(bin(2)).toHaveAttribute('aria-valuenow', '3');
  await bins.fill('1 4');
  await expect(bin(2)).toHaveAttribute('aria-valuenow', '4');
});
