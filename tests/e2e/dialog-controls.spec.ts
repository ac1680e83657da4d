import { expect, type Locator, type Page } from '@playwright/test';
import { addColumn, customControls, openCustom } from './custom-helpers.ts';
import { controls, expectRows, generate, openCategory, refuseClipboard, save, test } from './helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In CSS pixels. */
const MOUSE_HEIGHT = 32;
const FINGER_HEIGHT = 44;

/** Buttons of a dialog that are lower than that, each with its height. */
async function lowButtons(dialog: Locator, height: number): Promise<readonly string[]> {
  const buttons = await dialog.getByRole('button').evaluateAll((all) =>
    all.map((button) => ({
      name: button.ariaLabel ?? button.textContent ?? '',
      height: button.getBoundingClientRect().height,
    })),
  );
  expect(buttons.length).toBeGreaterThan(2);
  return buttons
    .filter((button) => button.height < height)
    .map((button) => `${button.name}: ${button.height}`);
}

/** Sizes of a window. The last is that of 1280 by 720 at 200 per cent. */
const sizes: readonly (readonly [width: number, height: number, isTouch: boolean])[] = [
  [1440, 900, false],
  [1280, 720, false],
  [390, 844, true],
  [320, 568, true],
  [844, 390, true],
  [640, 360, false],
];

/** Brings the category dialog into each of its states, and calls `look` in each. */
async function throughCategory(page: Page, look: (dialog: Locator, state: string) => Promise<void>) {
  const dialog = await openCategory(page, 'Person');
  await expect(controls(dialog).generate).toBeVisible();
  await look(dialog, 'opened');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await generate(dialog, 10);
  await look(dialog, 'generated');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await look(dialog, 'cleared');
  await controls(dialog).pattern.fill('/[A-Z]/');
  await expect(dialog.getByRole('button', { name: 'Remove the slashes' })).toBeVisible();
  await look(dialog, 'with a pattern');
}

/** Brings the custom dialog into each of its states, and calls `look` in each. */
async function throughCustom(page: Page, look: (dialog: Locator, state: string) => Promise<void>) {
  const dialog = await openCustom(page);
  await expect(customControls(dialog).add).toBeVisible();
  await look(dialog, 'opened');
  for (let column = 1; column <= 15; column++) await addColumn(dialog, `column ${column}`, 'lorem');
  await look(dialog, 'with 15 columns');
  await customControls(dialog).name(2).fill('');
  await customControls(dialog).generate.click();
  await expect(customControls(dialog).name(2)).toBeFocused();
  await look(dialog, 'refused');
  await customControls(dialog).name(2).fill('two');
  await customControls(dialog).preview.click();
  await expect(customControls(dialog).sample).toBeVisible();
  await look(dialog, 'with a sample');
}

for (const [width, height, isTouch] of sizes) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });
    const least = isTouch ? FINGER_HEIGHT : MOUSE_HEIGHT;

    test('no button of the category dialog shrinks', async ({ page }) => {
      await throughCategory(page, async (dialog, state) => {
        expect(await lowButtons(dialog, least), state).toEqual([]);
      });
    });

    test('no button of the custom dialog shrinks', async ({ page }) => {
      await throughCustom(page, async (dialog, state) => {
        expect(await lowButtons(dialog, least), state).toEqual([]);
      });
    });
  });
}

/** Runs in the page: what cuts the outline of the focused element, with the pixels that are lost. */
function cutOutline(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  if (outlineStyle === 'none') return;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  for (let parent = focused.parentElement; parent; parent = parent.parentElement) {
    const { overflowX, overflowY, contentVisibility, position } = getComputedStyle(parent);
    // Nothing around the dialog cuts it.
    if (position === 'fixed') break;
    const cuts = contentVisibility === 'auto';
    // A cell can be wider than its table is on a phone.
    const isCutX = (cuts || overflowX !== 'visible') && box.width + 2 * reach <= parent.clientWidth;
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

for (const [width, height, isTouch] of sizes) {
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

test.describe('the messages of a dialog', () => {
  const shown = (page: Page) => page.locator('#toasts [role] > *');
  const titled = (page: Page, title: string) => shown(page).filter({ hasText: title });

  test('end with the category dialog', async ({ page }) => {
    const dialog = await openCategory(page, 'Music');
    await controls(dialog).rows.fill('5001');
    await expect(titled(page, 'Maximum Limit Reached')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(shown(page)).toHaveCount(0);
  });

  for (const [title, act] of [
    ['Data Copied', (dialog: Locator) => controls(dialog).copy.click()],
    ['Download Started', (dialog: Locator) => dialog.getByRole('button', { name: 'Download CSV' }).click()],
  ] as const) {
    test(`end with it: ${title}`, async ({ page }) => {
      const dialog = await openCategory(page, 'Music');
      await generate(dialog, 10);
      await act(dialog);
      await expect(titled(page, title)).toBeVisible();
      await controls(dialog).close.click();
      await expect(shown(page)).toHaveCount(0);
    });
  }

  test('end with the custom dialog, except the offer to undo', async ({ page }) => {
    const dialog = await openCustom(page);
    await customControls(dialog).generate.click();
    await expect(titled(page, 'No Columns Defined')).toBeVisible();
    await controls(dialog).close.click();
    await expect(dialog).toBeHidden();
    await expect(shown(page)).toHaveCount(0);
    await openCustom(page);
    await addColumn(dialog, 'a');
    await customControls(dialog).preview.click();
    await expect(titled(page, 'Preview Generated')).toBeVisible();
    await page.goBack();
    await expect(titled(page, 'Columns Discarded')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  });

  test('end when the Studio opens', async ({ page }) => {
    const dialog = await openCategory(page, 'Music');
    await controls(dialog).rows.fill('5001');
    await expect(titled(page, 'Maximum Limit Reached')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open in Studio' }).click();
    await expect(page).toHaveURL(/\/studio/);
    await expect(titled(page, 'Maximum Limit Reached')).toHaveCount(0);
  });

  test('stay if they are about the file that closed it', async ({ page }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, 'a');
    await save(page, customControls(dialog).generate);
    await expect(dialog).toBeHidden();
    await expect(titled(page, 'Data Generated Successfully!')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  });

  test('stay if they hold a text that was not copied', async ({ page }) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Music');
    await generate(dialog, 10);
    await expectRows(dialog, 10);
    await controls(dialog).copy.click();
    const box = page.getByRole('textbox', { name: 'Data to copy' });
    await expect(box).toBeFocused();
    const text = await box.inputValue();
    await controls(dialog).close.click();
    await expect(dialog).toBeHidden();
    await expect(box).toHaveValue(text);
  });
});
