import { expect, type Page } from '@playwright/test';
import { addColumn, customControls, openCustom } from '../custom-helpers.ts';
import { testButtonHeights, throughCategory, throughCustom, type WindowSize } from '../dialog-states.ts';
import { test } from '../helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The last is that of 1280 by 720 at 200 per cent. */
const sizes: readonly WindowSize[] = [
  [1280, 720, false],
  [320, 568, true],
  [844, 390, true],
  [640, 360, false],
];

for (const size of sizes) testButtonHeights(size);

/** Runs in the page: what cuts the outline of the focused element, with the pixels that are lost. */
function cutOutline(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  if (outlineStyle === 'none') return;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  let fits = true;
  for (let parent = focused.parentElement; parent; parent = parent.parentElement) {
    const { overflowX, overflowY, contentVisibility, position } = getComputedStyle(parent);
    // Nothing around the dialog cuts it.
    if (position === 'fixed') break;
    const cuts = contentVisibility === 'auto';
    const cutsX = cuts || overflowX !== 'visible';
    // A cell can be wider than its table is on a phone.
    if (cutsX && box.width + 2 * reach > parent.clientWidth) fits = false;
    const isCutX = cutsX && fits;
    const isCutY = cuts || overflowY !== 'visible';
    if (!isCutX && !isCutY) continue;
    const outer = parent.getBoundingClientRect();
    const left = outer.left + parent.clientLeft;
    const top = outer.top + parent.clientTop;
    const lost = Math.max(
      ...(isCutX ? [left - (box.left - reach), box.right + reach - (left + parent.clientWidth)] : []),
      ...(isCutY ? [top - (box.top - reach), box.bottom + reach - (top + parent.clientHeight)] : []),
    );
    if (lost > 0.5) return `${focused.ariaLabel ?? focused.textContent}: ${lost} by ${parent.className}`;
  }
  return undefined;
}

/** Walks through a dialog by a key, once around. Returns the outlines that were cut. */
async function cutOutlines(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const cut = new Set<string>();
  let steps = 0;
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  do {
    const found = await page.evaluate(cutOutline);
    if (found) cut.add(found);
    await page.keyboard.press(key);
    steps++;
  } while (steps < 120 && !(await first.evaluate((element) => element === document.activeElement)));
  expect(steps).toBeGreaterThan(2);
  expect(steps).toBeLessThan(120);
  return [...cut];
}

for (const [width, height, isTouch] of [
  [1440, 900, false],
  [390, 844, true],
  [640, 360, false],
] as const) {
  test.describe(`at ${width} by ${height}, no outline of the focus is cut`, () => {
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });

    test('in the category dialog', async ({ page }) => {
      await throughCategory(page, async (_, state) => {
        for (const key of ['Tab', 'Shift+Tab'] as const)
          expect(await cutOutlines(page, key), `${state}, ${key}`).toEqual([]);
      });
    });

    test('in the custom dialog', async ({ page }) => {
      await throughCustom(page, async (_, state) => {
        for (const key of ['Tab', 'Shift+Tab'] as const)
          expect(await cutOutlines(page, key), `${state}, ${key}`).toEqual([]);
      });
    });
  });
}

test('a sample does not scroll the focus out of view that has gone on before the next frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const dialog = await openCustom(page);
  for (let column = 1; column <= 8; column++) await addColumn(dialog, `column ${column}`, 'lorem');
  // A frame as long as that of a busy device.
  await page.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    const released = new Promise<void>((release) => addEventListener('release-frames', () => release()));
    window.requestAnimationFrame = (callback) => {
      void released.then(() => request(callback));
      return 0;
    };
  });
  await customControls(dialog).preview.focus();
  await page.keyboard.press('Enter');
  await expect(customControls(dialog).sample).toBeAttached();
  const first = customControls(dialog).name(1);
  await first.focus();
  await page.evaluate(async () => {
    dispatchEvent(new Event('release-frames'));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});
