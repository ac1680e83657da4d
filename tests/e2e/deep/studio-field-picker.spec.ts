import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { addColumns, emptyRow, expectNames, openTable, rowOf } from '../studio-grid-helpers.ts';

const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Fields' });

test('a field is found by a synonym and chosen by Enter', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'code');
  const { field, sample } = rowOf(grid, 1);
  await field.fill('plz');
  await expect(optionsOf(page).getByRole('option').first()).toHaveAccessibleName('Zip Code');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Zip Code');
  await expect(field).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(sample).toHaveText(/^\d{5}/);
});

test('the first list that opens is for the typed text', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'first');
  const { field } = rowOf(grid, 1);
  await field.focus();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const list = document.querySelector('[role="listbox"]');
      if (!list) return;
      observer.disconnect();
      document.body.dataset.first = list.querySelector('[role="option"]')?.textContent ?? '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await field.fill('country code');
  await expect(page.locator('body')).toHaveAttribute('data-first', /country/i);
});

test('all fields are listed by module, each with a sample, and the last chosen ones first', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  const { field } = rowOf(grid, 1);
  await field.click();
  const list = optionsOf(page);
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await field.fill('city');
  await optionsOf(page).getByRole('option', { name: 'City', exact: true }).click();
  await expect(field).toHaveValue('City');
  await field.fill('iban');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  const recent = list.getByRole('group', { name: 'Recent' });
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(recent.getByRole('option')).toHaveText([/^IBAN/, /^City/]);
  await expect(list.getByRole('group', { name: 'Structure' }).getByRole('option').first()).toHaveText(
    /^Sequence1$/,
  );
  await expect(recent.getByRole('option').first()).toHaveAccessibleDescription(/^[A-Z]{2}\d{2}/);
});

test('the arrow keys go through the options, and the control names the active one', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  const { field } = rowOf(grid, 1);
  await field.fill('name');
  await expect(optionsOf(page).getByRole('option').first()).not.toHaveAccessibleName('Sequence');
  const active = () =>
    field.evaluate((input) => {
      const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
      return option?.firstElementChild?.textContent;
    });
  const first = await optionsOf(page).getByRole('option').first().locator('> *').first().textContent();
  await expect.poll(active).toBe(first);
  await page.keyboard.press('ArrowDown');
  const second = await optionsOf(page).getByRole('option').nth(1).locator('> *').first().textContent();
  await expect.poll(active).toBe(second);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).not.toBe(first);
  await expect(page.locator('[role="option"][data-active]')).toBeInViewport();
  await expect(page.getByText(/^\d+ fields$/)).toBeAttached();
});

/** Counts, at each change of the page, active options that a control names but that do not exist. */
async function watchActiveOptions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const missing = new Set<string>();
    const attribute = 'aria-activedescendant';
    const look = () => {
      for (const control of document.querySelectorAll(`[${attribute}]`)) {
        const option = document.getElementById(control.getAttribute(attribute) ?? '');
        if (!option?.checkVisibility()) missing.add(control.getAttribute(attribute) ?? '');
      }
      document.body.dataset.missing = [...missing].join(' ');
    };
    const whole = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document, { ...whole, attributeFilter: [attribute, 'id'] });
  });
  return async () =>
    (await page.evaluate(() => document.body.dataset.missing ?? '')).split(' ').filter(Boolean);
}

/** Types texts, each followed by a key press before the text's list is ready. */
async function typeAndPress(field: Locator, texts: readonly string[], key: string): Promise<void> {
  await field.evaluate(
    (input, all) => {
      if (!(input instanceof HTMLInputElement)) return;
      for (const text of all.texts) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        input.dispatchEvent(new KeyboardEvent('keydown', { key: all.key, bubbles: true }));
      }
    },
    { texts, key },
  );
}

test('the option that is named as active exists, after any typing, keys and scrolling', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  const { field } = rowOf(grid, 1);
  const list = optionsOf(page);
  const missing = await watchActiveOptions(page);
  await field.click();
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  expect(await missing(), 'opened').toEqual([]);
  for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'PageDown', 'PageUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    expect(await missing(), key).toEqual([]);
  }
  await list.hover();
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1000);
  expect(await missing(), 'scrolled').toEqual([]);
  await typeAndPress(field, ['z', 'zi', 'zip', 'zip c'], 'ArrowUp');
  await expect(list.getByRole('option')).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  expect(await missing(), 'typed and pressed').toEqual([]);
  await field.fill('no field is called so');
  await expect(list.getByRole('option')).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await typeAndPress(field, ['zip'], 'PageDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  expect(await missing(), 'typed and pressed where nothing matched').toEqual([]);
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Escape');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(await missing(), 'closed').toEqual([]);
  // Opened at a field far down the list.
  await field.fill('zip code');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  expect(await missing(), 'opened at the chosen field').toEqual([]);
});

test('Tab chooses the best match and goes to the next cell', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  const { field, nulls } = rowOf(grid, 1);
  await field.fill('dob');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Birthdate');
  await expect(nulls).toBeFocused();
});

test('a text that is not a field has a message, and Escape restores the field', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'email');
  const { field } = rowOf(grid, 1);
  await field.fill('zzzz');
  await expect(page.getByText('No field matches “zzzz”.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('zzzz');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Email');
  await expect(field).toBeFocused();
});

test('a field chosen in the empty row makes a column with its name', async ({ page }) => {
  const grid = await openTable(page);
  await emptyRow(grid).field.fill('phone');
  await page.keyboard.press('Enter');
  await expectNames(grid, 'phone_number');
  await expect(rowOf(grid, 1).field).toBeFocused();
});

test('the list stays within the window, above the control if there is no room below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b', 'c', 'd', 'e');
  await rowOf(grid, 5).field.click();
  const list = optionsOf(page).locator('..');
  await expect(list).toBeVisible();
  const { x, y, width, height } = await boxOf(list);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(700);
});
