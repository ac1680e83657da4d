import { expect, type Page } from '@playwright/test';
import { studioExamples } from '../fixtures/studio-examples.ts';
import { test } from './helpers.ts';
import { emptyRow, gridOf, rowOf } from './studio-grid-helpers.ts';
import { broken, openStudio, orders, people, rowTexts, studio } from './studio-helpers.ts';

test('the header leads to the Studio, which shows what to do first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page).toHaveURL('/studio');
  await expect(page).toHaveTitle('Studio · Rowloom');
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeFocused();
  await page.getByRole('button', { name: 'Start with an empty table' }).click();
  await expect(emptyRow(gridOf(page)).name).toBeFocused();
});

for (const { title, tables } of studioExamples) {
  test(`the example “${title}” opens by its link, without a problem`, async ({ page }) => {
    await openStudio(page);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    for (const { name } of tables) {
      await expect(studio(page).tables.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(studio(page).problems).toHaveText('No problems');
    await expect(page).toHaveURL(/#1\./);
    expect(await rowTexts(studio(page).rowsOf(tables[0]?.name ?? ''), 1)).not.toContain('…');
  });
}

test('undo and redo say when there is nothing to do', async ({ page }) => {
  await openStudio(page, people);
  const { undo, redo, name } = studio(page);
  await expect(undo).toBeDisabled();
  await name.fill('Folk');
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(name).toHaveValue('People');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(name).toHaveValue('Folk');
  await expect(redo).toBeDisabled();
});

test('typing a name is one step of undo', async ({ page }) => {
  await openStudio(page, people);
  const { undo, name } = studio(page);
  await name.fill('');
  await name.pressSequentially('Folk');
  await undo.click();
  await expect(name).toHaveValue('People');
});

test('a new seed gives other rows, and the old seed, typed again, gives the same rows', async ({ page }) => {
  await openStudio(page, people);
  const { seed, newSeed, rowsOf } = studio(page);
  const table = rowsOf('people');
  const before = await rowTexts(table, 1);
  await newSeed.click();
  await expect(seed).toHaveValue(/^[a-z0-9]{6}$/);
  await expect.poll(() => rowTexts(table, 1)).not.toEqual(before);
  await seed.fill('people');
  await expect.poll(() => rowTexts(table, 1)).toEqual(before);
});

test('a problem is counted, leads to its cause, and is fixed by a click', async ({ page }) => {
  await openStudio(page, broken);
  const { problems } = studio(page);
  await expect(problems).toHaveText('1 problem');
  await problems.getByRole('button').click();
  const list = page.getByRole('list', { name: 'Problems' });
  await expect(list.getByText('prices.price')).toBeVisible();
  const fix = list.getByRole('button').last();
  await fix.click();
  await expect(problems).toHaveText('No problems');
  await expect(list).toHaveCount(0);
  await studio(page).undo.click();
  await expect(problems).toHaveText('1 problem');
});

test('a problem names its setting', async ({ page }) => {
  await openStudio(page, {
    tables: [
      { name: 't', rows: 5, columns: [{ name: 'a', field: 'number', nulls: 120, options: { min: 'x' } }] },
    ],
  });
  await studio(page).problems.getByRole('button').click();
  const list = page.getByRole('list', { name: 'Problems' });
  await expect(list.getByRole('listitem').filter({ hasText: 't.a · Nulls' })).toContainText('from 0 to 100');
  await expect(list.getByText('t.a · Minimum')).toBeVisible();
});

test('fixing problems by keyboard keeps the focus: in the list, and then where the last problem was', async ({
  page,
}) => {
  const id = { name: 'id', field: 'sequence' };
  await openStudio(page, { tables: [{ name: 't', rows: 5, columns: [id, id, id] }] });
  const { problems } = studio(page);
  await expect(problems).toHaveText('2 problems');
  await problems.getByRole('button').click();
  const fixes = page.getByRole('list', { name: 'Problems' }).getByRole('button', { name: /^Rename it to/ });
  await fixes.first().focus();
  await page.keyboard.press('Enter');
  await expect(problems).toHaveText('1 problem');
  await expect(fixes).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveAccessibleName(/id|Rename it to/);
  await fixes.focus();
  await page.keyboard.press('Enter');
  await expect(problems).toHaveText('No problems');
  await expect(rowOf(gridOf(page), 3).name).toBeFocused();
});

test('a problem that was fixed in the list takes no focus once the list is closed', async ({ page }) => {
  const id = { name: 'id', field: 'sequence' };
  await openStudio(page, { tables: [{ name: 't', rows: 5, columns: [id, id, id] }] });
  const { problems } = studio(page);
  await problems.getByRole('button').click();
  const list = page.getByRole('list', { name: 'Problems' });
  await list
    .getByRole('button', { name: /^Rename it to/ })
    .first()
    .click();
  await expect(problems).toHaveText('1 problem');
  await page.keyboard.press('Escape');
  const { name } = rowOf(gridOf(page), 3);
  await name.fill('other');
  await expect(problems).toHaveText('No problems');
  await expect(name).toBeFocused();
});

for (const [key, from, how] of [
  ['Tab', 'last', 'forwards'],
  ['Shift+Tab', 'first', 'backwards'],
] as const) {
  test(`the list of problems is closed by the Tab key that leads out of it ${how}`, async ({ page }) => {
    await openStudio(page, broken);
    const button = studio(page).problems.getByRole('button');
    await button.click();
    const list = page.getByRole('list', { name: 'Problems' });
    const buttons = list.getByRole('button');
    await buttons[from]().focus();
    if (from === 'first') {
      await page.keyboard.press(key);
      await expect(button).toBeFocused();
      await expect(list).toBeVisible();
    }
    await page.keyboard.press(key);
    await expect(list).toHaveCount(0);
    await expect(page.locator(':focus')).toBeVisible();
    await expect(button).not.toBeFocused();
  });
}

test('the list of problems is closed by Escape, and the focus returns', async ({ page }) => {
  await openStudio(page, broken);
  const button = studio(page).problems.getByRole('button');
  await button.click();
  await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the preview can be made taller by keyboard', async ({ page }) => {
  await openStudio(page, orders);
  const splitter = page.getByRole('separator', { name: 'Height of the preview' });
  await splitter.focus();
  const before = Number(await splitter.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowUp');
  await expect(splitter).toHaveAttribute('aria-valuenow', String(before + 5));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('tabs lead to tables, columns, preview and export', async ({ page }) => {
    await openStudio(page);
    await expect(page.getByRole('tablist', { name: 'Studio' }).getByRole('tab')).toHaveText([
      'Tables',
      'Columns',
      'Preview',
      'Export',
    ]);
    await page.getByRole('main').getByRole('link', { name: 'A shop' }).click();
    await page.getByRole('tab', { name: 'Tables' }).click();
    await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
    await page.getByRole('tab', { name: 'Preview' }).click();
    expect(await rowTexts(studio(page).rowsOf('orders'), 1)).not.toContain('…');
    await page.getByRole('tablist', { name: 'Studio' }).getByRole('tab', { name: 'Export' }).click();
    await expect(page.getByRole('combobox', { name: 'Format', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  });

  for (const [button, focused] of [
    ['Start with an empty table', (page: Page) => emptyRow(gridOf(page)).name],
    ['Add table', (page: Page) => studio(page).tableName],
  ] as const) {
    test(`a click on “${button}” between the page’s code and its hydration adds a table`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        const { addEventListener } = EventTarget.prototype;
        let isClicked = false;
        EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
          addEventListener.apply(this, given);
          const isRoot = this instanceof Element && this.id === 'root';
          if (!isRoot || given[0] !== 'click' || isClicked) return;
          isClicked = true;
          // React has added its listeners by now, and renders in a separate task.
          queueMicrotask(() =>
            [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
          );
        };
      }, button);
      await page.goto('/studio');
      await expect(focused(page)).toBeFocused();
    });
  }

  test('the first click on a slow phone adds a table', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page.goto('/studio', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Start with an empty table' }).click();
    await expect(emptyRow(gridOf(page)).name).toBeFocused();
  });
});
