import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { save, test } from '../helpers.ts';
import { holdBack } from '../hold-back.ts';
import { tasksDuring } from '../page-tasks.ts';
import { emptyRow, gridOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, orders, people, rowTexts, studio } from '../studio-helpers.ts';

const palette = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Commands' });
  return {
    dialog,
    search: dialog.getByRole('combobox', { name: 'Search commands' }),
    list: dialog.getByRole('listbox', { name: 'Commands' }),
    active: dialog.locator('[role="option"][data-active]'),
  };
};

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(palette(page).search).toBeFocused();
  return palette(page);
}

test('Ctrl+K in a text box opens the palette, and again closes it and gives back the focus', async ({
  page,
}) => {
  await openStudio(page, orders);
  const { name } = rowOf(gridOf(page), 2);
  await name.click();
  const { dialog } = await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('by keys alone: to a column of another table, to a row, and to a new column', async ({ page }) => {
  await openStudio(page, orders);
  const { search, active } = await openPalette(page);
  await search.pressSequentially('customer i');
  await expect(active).toHaveText(/^customer_id/);
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'Columns of orders' });
  await expect(rowOf(grid, 2).name).toBeFocused();

  await openPalette(page);
  await search.pressSequentially('row 40');
  await page.keyboard.press('Enter');
  const rows = studio(page).rowsOf('orders');
  expect(await rowTexts(rows, 40)).toContain('139');
  await expect(rows.locator('tr[data-selected]').getByRole('cell')).toHaveText(await rowTexts(rows, 40));

  await openPalette(page);
  await search.pressSequentially('latitude');
  await page.keyboard.press('Enter');
  await expect(rowOf(grid, 3).name).toBeFocused();
  await expect(rowOf(grid, 3).field).toHaveValue('Latitude');
});

test('Enter in a palette that was never used leads to the box that adds a column', async ({ page }) => {
  await openStudio(page, orders);
  const { active } = await openPalette(page);
  await expect(active).toHaveText('Add column');
  await page.keyboard.press('Enter');
  await expect(emptyRow(gridOf(page)).name).toBeFocused();
  await expect(studio(page).undo).toBeDisabled();
});

/** The commands that can do nothing now, each with the reason that is shown and read out. */
async function disabledCommands(page: Page): Promise<Record<string, string>> {
  const { dialog, search, list } = await openPalette(page);
  const reasons: Record<string, string> = {};
  for (const word of ['column', 'table', 'undo', 'redo', 'show', 'download', 'schema', 'row', 'drafts']) {
    // The list follows the box with a delay: the results that come after none are those of the word.
    await search.fill('');
    await expect(dialog.locator('[aria-live]')).toBeEmpty();
    await search.fill(word);
    await expect(dialog.locator('[aria-live]')).toHaveText(/^\d+ results?$/);
    for (const option of await list.getByRole('option', { disabled: true }).all()) {
      const label = (await option.locator('span').first().textContent()) ?? '';
      const reason = (await option.getAttribute('aria-description')) ?? '';
      await expect(option.locator('span').nth(1)).toHaveText(reason);
      reasons[label] = reason;
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return reasons;
}

test('a command that can do nothing says why, as the bar and the foot do', async ({ page }) => {
  await openStudio(page);
  expect(await disabledCommands(page)).toEqual({
    'Add column': 'Add a table first.',
    'Show data': 'Add a table first.',
    'Show output': 'Add a table first.',
    'Show relations': 'Add a table first.',
    'Go to row': 'Add a table first.',
    Undo: 'Nothing to undo',
    Redo: 'Nothing to redo',
    Download: 'Add a table to download.',
    'New schema and start page': 'This is the start page.',
    'Show the first problem': 'No problems',
  });
  await expect(studio(page).undo).toHaveAttribute('title', 'Nothing to undo');
  await expect(studio(page).redo).toHaveAttribute('title', 'Nothing to redo');
  await page.getByRole('switch', { name: 'Keep drafts on this device' }).click();
  await expect(page.getByRole('switch', { name: 'Keep drafts on this device' })).toBeChecked();
  const columns = [{ name: 'id', field: 'sequence', primaryKey: true }];
  await openStudio(page, { tables: [{ name: 'ids', rows: 0, columns }] });
  await rowOf(gridOf(page), 1).name.click();
  const reasons = await disabledCommands(page);
  for (const [label, reason] of Object.entries(reasons)) expect(reason, label).not.toBe('');
  expect(reasons).toMatchObject({
    'Keep drafts on this device': 'Drafts are kept on this device already.',
    'Move table up': 'No table is above this one.',
    'Move table down': 'No table is below this one.',
    'Hide column in preview': 'The preview shows at least one column.',
    'Select several columns': 'The table has only one column.',
  });
  const { search, active } = await openPalette(page);
  await search.fill('row 5');
  await expect(active).toHaveAttribute('aria-description', 'The table has no rows.');
  await search.fill('undo');
  await expect(active).toHaveAccessibleDescription('Nothing to undo');
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('Download presses the button at the foot', async ({ page }) => {
  await openStudio(page, people);
  const { search } = await openPalette(page);
  await search.fill('download');
  const { name, text } = await save(page, search, () => page.keyboard.press('Enter'));
  expect(name).toBe('people.csv');
  expect(text).toMatch(/^id,name,nick\r\n1,/);
  await expect(
    page.getByRole('region', { name: 'Download' }).getByRole('button', { name: 'Download', exact: true }),
  ).toBeFocused();
});

test('a file format is found by its name and chosen at the foot, and on a phone in the tab of the export', async ({
  page,
}) => {
  await openStudio(page, people);
  const format = page.getByRole('combobox', { name: 'Format' });
  const count = await format.getByRole('option').count();
  const { search, active, list } = await openPalette(page);
  await search.fill('download');
  await expect(list.getByRole('option', { name: /^Set format: / })).toHaveCount(count);
  await search.fill('sql');
  await expect(list.getByRole('option', { name: /^Set format: SQL COPY/ })).toBeVisible();
  await search.fill('format sql');
  await expect(active).toHaveText('Set format: SQL.sql');
  await page.keyboard.press('Enter');
  await expect(format).toHaveValue('sql');
  await expect(page.getByRole('status').getByText('Downloads are now .sql files.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await openPalette(page);
  await search.fill('ndjson');
  await page.keyboard.press('Enter');
  await expect(format).toHaveValue('ndjson');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the palette shows no shortcuts', async ({ page }) => {
    await openStudio(page, people);
    const { list } = await openPalette(page);
    await expect(list.getByRole('option', { name: /^Undo/ })).toBeVisible();
    await expect(list.locator('kbd').first()).toBeHidden();
  });
});

test('a new schema leads to the first action of the start page', async ({ page }) => {
  await openStudio(page, people);
  await rowOf(gridOf(page), 1).name.click();
  const { search, active } = await openPalette(page);
  await search.pressSequentially('new schema');
  await expect(active).toHaveText(/^New schema/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start with an empty table' })).toBeFocused();
});

test('what was chosen last comes first, and results are counted for screen readers', async ({ page }) => {
  await openStudio(page, orders);
  const { dialog, search, list } = await openPalette(page);
  await search.fill('new seed');
  await page.keyboard.press('Enter');
  await expect(studio(page).seed).not.toHaveValue('orders');
  await openPalette(page);
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Recent');
  await expect(list.getByRole('option').first()).toHaveText('New seed');
  await search.fill('zzzz');
  await expect(dialog.locator('[aria-live]')).toHaveText('0 results');
  await search.fill('custom');
  await expect(dialog.locator('[aria-live]')).toHaveText(/^\d+ results$/);
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', /^\d+$/);
  expect(await violations(page)).toEqual([]);
});

test.describe('while the palette is loaded', () => {
  // It takes over the page in its first seconds, and then answers from its cache. Playwright's routes do not see that.
  test.use({ serviceWorkers: 'block' });

  test('a failure is told', async ({ page, provokes }) => {
    provokes(/Failed to load resource/);
    await page.route(/studio-dialogs-/, (route) => route.abort());
    await openStudio(page, orders);
    await page.getByRole('button', { name: 'Commands', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /load/i })).toBeVisible();
    await expect(palette(page).dialog).toHaveCount(0);
  });

  test('letters go to the box that has the focus until the palette opens, and then to its box', async ({
    page,
  }) => {
    const held = await holdBack(page, /studio-dialogs-.*\.js/);
    await openStudio(page, orders);
    await held.requested;
    const { name } = rowOf(gridOf(page), 2);
    await name.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('s');
    await expect(name).toHaveValue('names');
    held.release();
    const { search, active } = palette(page);
    await expect(search).toBeFocused();
    await page.keyboard.type('latitude');
    await expect(active).toHaveText(/^Latitude/);
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('names');
  });

  test('it comes while the page is idle, and opens without a request', async ({ page }) => {
    const loaded = page.waitForResponse(/studio-dialogs-.*\.js/);
    await openStudio(page, orders);
    await (await loaded).finished();
    await page.route(/studio-dialogs-/, (route) => route.abort());
    await openPalette(page);
  });
});

test('with 20 tables of 200 columns no task is longer than 50 ms', async ({ page, browser }) => {
  const tables = Array.from({ length: 20 }, (_, t) => ({
    name: `table_${t}`,
    rows: 10,
    columns: Array.from({ length: 200 }, (_, c) => ({ name: `column_${t}_${c}`, field: 'person.fullName' })),
  }));
  await openStudio(page, { tables });
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page).dialog).toHaveCount(0);
  const tasks = await tasksDuring(browser, page, async () => {
    const { search, active } = await openPalette(page);
    await search.pressSequentially('column 19 199');
    await expect(active).toHaveText(/^column_19_199/);
  });
  expect(Math.max(...tasks)).toBeLessThan(50);
});
