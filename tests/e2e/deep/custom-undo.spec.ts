import { expect, type Locator, type Page } from '@playwright/test';
import { addColumn, customControls, openCustom, openCustomHere, sampleRows } from '../custom-helpers.ts';
import { controls, expectToast, save, test } from '../helpers.ts';

const undoButton = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });

/** A dialog with every kind of input that could be lost. */
async function openFilled(page: Page): Promise<Locator> {
  const dialog = await openCustom(page);
  await addColumn(dialog, 'who', 'names');
  await addColumn(dialog, 'when', 'dates');
  await controls(dialog).rows.fill('77');
  await controls(dialog).format.selectOption('json');
  await customControls(dialog).preview.click();
  await expect(customControls(dialog).sample).toBeVisible();
  return dialog;
}

const ways: Readonly<Record<string, (page: Page, dialog: Locator) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (_, dialog) => controls(dialog).close.click(),
  Back: (page) => page.goBack(),
};

for (const [way, close] of Object.entries(ways)) {
  test(`after ${way} Undo brings the dialog back as it was`, async ({ page }) => {
    const dialog = await openFilled(page);
    const sample = await sampleRows(dialog);
    await close(page, dialog);
    await expect(dialog).toBeHidden();
    await expectToast(page, 'status', 'Columns Discarded', 'Closing the dialog discarded its columns.');
    await undoButton(page).click();
    await expect(dialog).toBeVisible();
    await expect(customControls(dialog).columns).toHaveCount(2);
    await expect(customControls(dialog).name(1)).toHaveValue('who');
    await expect(customControls(dialog).kind(2)).toHaveValue('dates');
    await expect(controls(dialog).rows).toHaveValue('77');
    await expect(controls(dialog).format).toHaveValue('json');
    expect(await sampleRows(dialog)).toEqual(sample);
    await expect(dialog.getByRole('heading', { name: 'Create Custom Data' })).toBeFocused();
    await expect(undoButton(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open Custom Generator' }).first()).toBeFocused();
  });
}

test('Undo is the next stop of Tab after closing, and leads back to where Tab was', async ({ page }) => {
  const dialog = await openFilled(page);
  const opener = page.getByRole('button', { name: 'Open Custom Generator' }).first();
  const dismiss = page.getByRole('status').getByRole('button', { name: 'Dismiss' });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(undoButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(undoButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await undoButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' }).and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await undoButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(customControls(dialog).columns).toHaveCount(2);
  await expect(dismiss).toHaveCount(0);
});

test('Undo is offered for ten seconds, which pause while it has the focus or the pointer', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openCustom(page);
  await addColumn(dialog, 'a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open Custom Generator' }).first()).toBeFocused();
  await undoButton(page).focus();
  // From here on time passes only in `runFor`, however long the other steps take.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 4000);
  await undoButton(page).hover();
  await page.clock.runFor(60_000);
  await undoButton(page).blur();
  await page.clock.runFor(60_000);
  await expect(undoButton(page)).toBeVisible();
  await page.mouse.move(0, 500);
  await page.clock.runFor(3000);
  await expect(undoButton(page)).toBeVisible();
  await page.clock.runFor(8000);
  // React renders after the timers, and sets new ones.
  await page.clock.resume();
  await expect(undoButton(page)).toBeHidden();
});

test('there is nothing to undo without columns, or after a file', async ({ page }) => {
  const dialog = await openCustom(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(undoButton(page)).toBeHidden();
  await openCustomHere(page);
  await addColumn(dialog, 'a');
  await save(page, customControls(dialog).generate);
  await expectToast(page, 'status', 'Data Generated Successfully!', 'Generated 10 records with 1 columns.');
  await expect(undoButton(page)).toBeHidden();
});

test('Undo still works in the dialog opened anew, until there is a column in it', async ({ page }) => {
  const dialog = await openFilled(page);
  await page.keyboard.press('Escape');
  await openCustomHere(page);
  await expect(customControls(dialog).columns).toHaveCount(0);
  await expect(controls(dialog).rows).toHaveValue('10');
  await expect(controls(dialog).format).toHaveValue('csv');
  await undoButton(page).click();
  await expect(customControls(dialog).name(2)).toHaveValue('when');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openCustomHere(page);
  await customControls(dialog).add.click();
  await expect(undoButton(page)).toBeHidden();
});

test.describe('a click beside the dialog', () => {
  test('does not close it while there are columns, nor take the focus', async ({ page }) => {
    const dialog = await openCustom(page);
    await addColumn(dialog, 'a');
    await page.mouse.click(5, 400);
    await expect(customControls(dialog).name(1)).toBeFocused();
    await expect(customControls(dialog).name(1)).toHaveValue('a');
  });

  test('closes it if there are none', async ({ page }) => {
    const dialog = await openCustom(page);
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
  });

  test('closes it only if the press also began there', async ({ page }) => {
    const dialog = await openCustom(page);
    const title = await dialog.getByRole('heading').boundingBox();
    if (!title) throw new Error('the title is not rendered');
    await page.mouse.move(title.x + 5, title.y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await customControls(dialog).add.click();
    await expect(customControls(dialog).columns).toHaveCount(1);
  });
});

for (const [on, width, height] of [
  ['a desk', 1280, 720],
  ['a phone', 390, 844],
] as const) {
  test(`a click on the text of a toast on ${on} reaches nothing below it and leaves the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const dialog = await openCustom(page);
    for (const name of ['a', 'b', 'c']) await addColumn(dialog, name);
    await customControls(dialog).name(2).fill('');
    await customControls(dialog).generate.click();
    await expect(customControls(dialog).name(2)).toBeFocused();
    await page.getByRole('alert').getByText('Please provide names for all columns.').click();
    await expect(customControls(dialog).name(2)).toBeFocused();
    await expect(customControls(dialog).columns).toHaveCount(3);
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(customControls(dialog).name(2)).toBeFocused();
  });
}
