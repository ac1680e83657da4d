import { expect, type Locator, type Page } from '@playwright/test';
import { addColumn, customControls, openCustom } from './custom-helpers.ts';
import { controls, generate, openCategory, test } from './helpers.ts';

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

/** Brings the category dialog into each of its states, and calls `look` in each. */
export async function throughCategory(page: Page, look: (dialog: Locator, state: string) => Promise<void>) {
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
export async function throughCustom(page: Page, look: (dialog: Locator, state: string) => Promise<void>) {
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

/** Width and height of a window, and whether its user has fingers alone. */
export type WindowSize = readonly [width: number, height: number, isTouch: boolean];

/** Tests that no button of either dialog is lower than its text and its pointer need, in each state of the dialogs. */
export function testButtonHeights([width, height, isTouch]: WindowSize): void {
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
