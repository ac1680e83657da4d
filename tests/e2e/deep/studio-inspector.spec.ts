import { inflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { boxOf, test } from '../helpers.ts';
import { addColumns, expectNames, gridOf, inspectorOf, openTable, rowOf } from '../studio-grid-helpers.ts';
import { broken, openStudio, people, studio } from '../studio-helpers.ts';

/** The options of the first column, as the page’s address holds them. */
function sharedOptions(page: Page) {
  const [, body = ''] = page.url().split('#1.');
  const json = body === '' ? '{}' : inflateRawSync(Buffer.from(body, 'base64url')).toString();
  return JSON.parse(json).tables?.[0]?.columns[0]?.options;
}

/** A table with one column of a field. */
async function openColumn(page: Page, name: string, field: string) {
  const grid = await openTable(page);
  await addColumns(page, grid, name);
  await rowOf(grid, 1).field.fill(field);
  await page.keyboard.press('Enter');
  await expect(rowOf(grid, 1).field).not.toHaveValue(field);
  return { grid, row: rowOf(grid, 1), inspector: inspectorOf(page, name) };
}

test('without a selected column there are no options', async ({ page }) => {
  const grid = await openTable(page);
  const options = page.getByRole('complementary', { name: /^Options/ });
  await expect(options).toHaveCount(0);
  await page.keyboard.type('a');
  await expect(inspectorOf(page, 'a')).toBeVisible();
  await expect(rowOf(grid, 1).name).toBeFocused();
  await page.keyboard.type('b');
  await expect(rowOf(grid, 1).name).toHaveValue('ab');
});

test('a long press on “Column options” leads into the options', async ({ page }) => {
  await openStudio(page, people);
  const { options } = rowOf(gridOf(page), 2);
  const before = await boxOf(options);
  await options.hover();
  await page.mouse.down();
  // Some frames later the button is still below the pointer.
  for (let frame = 0; frame < 5; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  expect(await boxOf(options)).toEqual(before);
  await page.mouse.up();
  const inspector = inspectorOf(page, 'name');
  await expect(inspector).toBeVisible();
  await expect.poll(() => inspector.evaluate((box) => box.contains(document.activeElement))).toBe(true);
});

test('“Close options” gives their room to the grid until “Column options” opens them', async ({ page }) => {
  await openStudio(page, people);
  const grid = gridOf(page);
  const narrow = async () => (await boxOf(rowOf(grid, 1).sample)).width;
  await rowOf(grid, 2).name.click();
  const inspector = page.getByRole('complementary', { name: /^Options/ });
  await expect(inspector).toBeVisible();
  const width = await narrow();
  await inspector.getByRole('button', { name: 'Close options' }).click();
  await expect(inspector).toHaveCount(0);
  await expect(rowOf(grid, 2).options).toBeFocused();
  await expect(rowOf(grid, 2).options).toHaveAttribute('aria-pressed', 'false');
  expect(await narrow()).toBeGreaterThan(width);
  await rowOf(grid, 3).name.click();
  await rowOf(grid, 3).options.focus();
  await expect(inspector).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(inspectorOf(page, 'nick')).toBeVisible();
  await expect.poll(() => inspector.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await expect(rowOf(grid, 3).options).toHaveAttribute('aria-pressed', 'true');
});

test('a problem in an option opens the options', async ({ page }) => {
  await openStudio(page, broken);
  await rowOf(gridOf(page), 1).name.click();
  await page.getByRole('button', { name: 'Close options' }).click();
  await studio(page).problems.getByRole('button').click();
  await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
  await expect(inspectorOf(page, 'price').locator('[aria-invalid="true"]').first()).toBeFocused();
});

test('the focus goes to the grid when Undo takes away the column of the options', async ({ page }) => {
  const grid = await openTable(page);
  await page.keyboard.type('total');
  await inspectorOf(page, 'total').getByLabel('Minimum').focus();
  await page.keyboard.press('Control+z');
  await expectNames(grid);
  await expect(page.getByRole('complementary', { name: /^Options/ })).toHaveCount(0);
  await expect(grid.getByRole('textbox', { name: 'Column name' })).toBeFocused();
});

test('each option of the field has a control with its label, described by its help', async ({ page }) => {
  const { inspector } = await openColumn(page, 'thing', 'structure number');
  await expect(inspector.getByLabel('Prefix')).toBeHidden();
  await inspector.getByText('Prefix, suffix and case', { exact: true }).click();
  for (const label of ['Minimum', 'Maximum', 'Decimals', 'Prefix', 'Suffix']) {
    await expect(inspector.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  }
  await expect(inspector.getByLabel('Minimum')).toHaveAccessibleDescription('Lowest value.');
  await expect(inspector.getByRole('combobox', { name: 'Distribution' })).toHaveValue('uniform');
  await expect(inspector.getByLabel('Mean')).toHaveCount(0);
  await inspector.getByRole('combobox', { name: 'Distribution' }).selectOption('normal');
  await expect(inspector.getByLabel('Mean')).toBeVisible();
});

test('an option shows in the row, in the samples, and is one step of undo', async ({ page }) => {
  const { row, inspector } = await openColumn(page, 'thing', 'structure number');
  await inspector.getByLabel('Minimum').fill('7');
  await inspector.getByLabel('Maximum').fill('7');
  await expect(row.sample).toHaveText('7 · 7 · 7');
  await expect(inspector.getByRole('list', { name: 'Samples' }).getByRole('listitem')).toHaveText([
    '7',
    '7',
    '7',
    '7',
    '7',
  ]);
  await expect(inspector.getByText('1 distinct value', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(inspector.getByLabel('Maximum')).toHaveValue('1000');
  await expect(inspector.getByLabel('Minimum')).toHaveValue('7');
});

test('a text that is not a number stays in its control with its problem, even after another selection', async ({
  page,
}) => {
  const { grid, inspector } = await openColumn(page, 'thing', 'structure number');
  await addColumns(page, grid, 'email');
  await rowOf(grid, 1).name.click();
  await inspector.getByLabel('Maximum').fill('12x');
  await expect(inspector.getByLabel('Maximum')).toHaveAttribute('aria-invalid', 'true');
  await expect(inspector.getByLabel('Maximum')).toHaveAccessibleDescription(/number.*Highest value\.$/);
  await rowOf(grid, 2).name.click();
  await expect(inspectorOf(page, 'email')).toBeVisible();
  await rowOf(grid, 1).name.click();
  await expect(inspector.getByLabel('Maximum')).toHaveValue('12x');
});

test('the button of a problem fixes it, and the focus goes to the control', async ({ page }) => {
  const { inspector } = await openColumn(page, 'thing', 'structure number');
  await inspector.getByLabel('Minimum').fill('10');
  await inspector.getByLabel('Maximum').fill('5');
  const fix = inspector.getByRole('button', { name: /^Set / });
  await fix.click();
  await expect(fix).toHaveCount(0);
  await expect(inspector.locator('[aria-invalid]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

for (const field of ['number', 'date', 'timestamp', 'time of day']) {
  test(`a histogram starts with bins, which are removed with it: ${field}`, async ({ page }) => {
    const { inspector } = await openColumn(page, 'thing', `structure ${field}`);
    const distribution = inspector.getByRole('combobox', { name: 'Distribution' });
    await distribution.selectOption('histogram');
    await expect(inspector.getByRole('textbox', { name: 'Bins' })).toHaveValue(/^1 2/);
    await expect.poll(() => sharedOptions(page)).toMatchObject({ distribution: 'histogram' });
    await expect(studio(page).problems).toHaveText('No problems');
    await distribution.selectOption('uniform');
    await expect(inspector.getByRole('textbox', { name: 'Bins' })).toHaveCount(0);
    await expect.poll(() => sharedOptions(page)).toBeUndefined();
    await expect(studio(page).problems).toHaveText('No problems');
  });
}

test('a formula takes the names of columns that are offered', async ({ page }) => {
  const { grid, row, inspector } = await openColumn(page, 'gross', 'formula');
  await addColumns(page, grid, 'unit price');
  await row.name.click();
  const expression = inspector.getByRole('textbox', { name: 'Expression' });
  await expression.fill('2 * ');
  await inspector.getByRole('combobox', { name: 'Column to insert' }).selectOption('unit price');
  await inspector.getByRole('button', { name: 'Insert' }).click();
  await expect(expression).toHaveValue('2 * [unit price]');
  await expect(expression).toBeFocused();
  await expect(row.sample).toHaveText(/^\d/);
});

test('the header says once what a column’s field is', async ({ page }) => {
  const header = (field: string) =>
    openColumn(page, 'thing', field).then(({ inspector }) => inspector.locator('header > p'));
  await expect(await header('structure number')).toHaveText('Number');
  await expect(await header('full name')).toHaveText('Full Name person.fullName');
});

test('the primary key is unique, and its box stays ticked', async ({ page }) => {
  const { inspector } = await openColumn(page, 'code', 'uuid');
  const unique = inspector.getByRole('checkbox', { name: 'Unique' });
  await expect(unique).not.toBeChecked();
  await inspector.getByRole('checkbox', { name: 'Primary key' }).check();
  await expect(unique).toBeChecked();
  await expect(unique).toBeDisabled();
  await unique.focus();
  await page.keyboard.press('Space');
  await expect(unique).toBeChecked();
  await inspector.getByRole('checkbox', { name: 'Primary key' }).uncheck();
  await expect(unique).not.toBeChecked();
});

test('a primary key, unique and nulls are set for the column', async ({ page }) => {
  const { grid, row, inspector } = await openColumn(page, 'code', 'uuid');
  await inspector.getByRole('checkbox', { name: 'Unique' }).check();
  await expect(row.unique).toBeChecked();
  await inspector.getByRole('checkbox', { name: 'Primary key' }).check();
  await expect(grid.getByText('primary key', { exact: true })).toBeAttached();
  await inspector.getByRole('textbox', { name: 'Nulls' }).fill('10');
  await expect(row.nulls).toHaveValue('10');
  await expect(row.nulls).toHaveAttribute('aria-invalid', 'true');
});

test('SQL options are in a closed section', async ({ page }) => {
  const { inspector } = await openColumn(page, 'code', 'numeric string');
  await expect(inspector.getByLabel('SQL type')).toBeHidden();
  await inspector.getByText('SQL', { exact: true }).click();
  await inspector.getByLabel('SQL type').fill('char(36)');
  await inspector.getByLabel('Length limit').fill('8');
  await expect(inspector.getByRole('list', { name: 'Samples' }).getByRole('listitem').first()).toHaveText(
    /^.{8}$/,
  );
});

test('a key that the database numbers is auto-increment, and no longer so if it is no key', async ({
  page,
}) => {
  await openStudio(page, people);
  await rowOf(gridOf(page), 1).name.click();
  const inspector = inspectorOf(page, 'id');
  await inspector.getByText('SQL', { exact: true }).click();
  const numbered = inspector.getByRole('checkbox', { name: 'Auto-increment' });
  await expect(numbered).not.toBeChecked();
  await numbered.check();
  await expect(studio(page).problems).toHaveText('No problems');
  await page.getByRole('combobox', { name: 'Format', exact: true }).selectOption({ label: 'SQL' });
  await studio(page).tab('Output').click();
  const output = page.getByRole('region', { name: /^First rows of/ });
  await expect(output).toContainText('GENERATED BY DEFAULT AS IDENTITY');
  await inspector.getByRole('checkbox', { name: 'Primary key' }).uncheck();
  await expect(numbered).not.toBeChecked();
  await expect(output).not.toContainText('GENERATED BY DEFAULT AS IDENTITY');
});

test('a problem in an option leads to the control of that option', async ({ page }) => {
  await openStudio(page, {
    tables: [
      {
        name: 't',
        rows: 9,
        columns: [
          { name: 'id', field: 'sequence' },
          { name: 'day', field: 'date', options: { from: '0000-01-01', to: '10000-01-01' } },
          { name: 'mail', field: 'internet.email', maxLength: 3 },
        ],
      },
    ],
  });
  await expect(studio(page).problems).toHaveText('3 problems');
  const lead = async (message: RegExp) => {
    await studio(page).problems.getByRole('button').click();
    await page.getByRole('list', { name: 'Problems' }).getByRole('button', { name: message }).click();
  };
  await lead(/“10000-01-01”/);
  await expect(inspectorOf(page, 'day').getByLabel('To', { exact: true })).toBeFocused();
  await lead(/“0000-01-01”/);
  await expect(inspectorOf(page, 'day').getByLabel('From', { exact: true })).toBeFocused();
  await lead(/maxLength is 3/);
  const length = inspectorOf(page, 'mail').getByLabel('Length limit');
  await expect(length).toBeFocused();
  await expect(length).toHaveAccessibleDescription(/maxLength is 3/);
});

test('"Nullable" is ticked where the values can be null, and says why', async ({ page }) => {
  await openStudio(page, {
    tables: [
      {
        name: 't',
        rows: 9,
        columns: [
          { name: 'id', field: 'sequence' },
          { name: 'share', field: 'formula', options: { expression: '2 / (id - 1)' } },
        ],
      },
    ],
  });
  const nullableOf = async (column: string, row: number) => {
    await rowOf(gridOf(page), row).options.click();
    const inspector = inspectorOf(page, column);
    await inspector.getByText('SQL', { exact: true }).click();
    return inspector.getByRole('checkbox', { name: 'Nullable' });
  };
  const share = await nullableOf('share', 2);
  await expect(share).toBeChecked();
  await expect(share).toHaveAccessibleDescription(/This formula can be null\.$/);
  await share.uncheck();
  await expect(studio(page).problems).toHaveText('1 problem');
  await expect(share).toHaveAccessibleDescription(/The column is not nullable/);
  await share.check();
  await expect(studio(page).problems).toHaveText('No problems');
  const id = await nullableOf('id', 1);
  await expect(id).not.toBeChecked();
  await expect(id).toHaveAccessibleDescription('Allows NULL in SQL.');
});

test('a second entity of the row has a different number', async ({ page }) => {
  const { inspector, row } = await openColumn(page, 'guest', 'full name');
  await expect(row.sample).not.toHaveText('');
  const before = await row.sample.textContent();
  await inspector.getByLabel('Person number').fill('2');
  await expect(row.sample).not.toHaveText(before ?? '');
});

test('invalid JSON stays as it was typed', async ({ page }) => {
  const { inspector, row } = await openColumn(page, 'meta', 'json object');
  await inspector.getByRole('button', { name: 'Edit as JSON' }).click();
  const columns = inspector.getByRole('textbox', { name: 'Nested columns' });
  await columns.fill('[{ "name": "city", "field": ');
  await expect(columns).toHaveAttribute('aria-invalid', 'true');
  await inspector.getByRole('textbox', { name: 'Nulls' }).focus();
  await expect(columns).toHaveValue('[{ "name": "city", "field": ');
  await columns.fill('[{ "name": "city", "field": "location.city" }]');
  await expect(row.sample).toContainText('{"city":');
});

test('the items of an array have the options of their field', async ({ page }) => {
  const { inspector, row } = await openColumn(page, 'tags', 'json array');
  await inspector.getByRole('combobox', { name: 'Field', exact: true }).fill('structure number');
  await page.keyboard.press('Enter');
  const items = inspector.getByRole('group', { name: 'Options of the items' });
  await items.getByLabel('Minimum').fill('5');
  await items.getByLabel('Maximum').fill('5');
  await expect(row.sample).toContainText('[5');
});

test('the distribution of values is drawn and described in text', async ({ page }) => {
  const { inspector } = await openColumn(page, 'thing', 'structure number');
  const figure = inspector.getByRole('figure', { name: 'Distribution' });
  await expect(figure.locator('rect').first()).toBeAttached();
  await expect(figure).toContainText(/First \d+ rows, from 0|First \d+ rows, from \d/);
});

test('"Column options" leads to the first control', async ({ page }) => {
  const { row, inspector } = await openColumn(page, 'thing', 'structure number');
  await row.options.click();
  await expect(inspector.getByLabel('Minimum')).toBeFocused();
});

test('Escape leads back to the name of the column', async ({ page }) => {
  const { row, inspector } = await openColumn(page, 'thing', 'structure number');
  await row.options.click();
  await expect(inspector.getByLabel('Minimum')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.name).toBeFocused();
});

test('a template says that doubled braces are written, also around the name of no column', async ({
  page,
}) => {
  const { inspector } = await openColumn(page, 'greeting', 'template');
  await inspector.getByRole('textbox', { name: 'Text' }).fill('{{nobody}}');
  await expect(inspector).toContainText('“{{nobody}}” writes braces. For a column’s value, write {nobody}.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the options are a dialog over the whole screen, from which the focus comes back', async ({
    page,
  }) => {
    const grid = await openTable(page);
    await addColumns(page, grid, 'net');
    const { options } = rowOf(grid, 1);
    await options.click();
    const dialog = page.getByRole('dialog', { name: 'Options of net' });
    await expect(dialog).toBeVisible();
    const inspector = inspectorOf(page, 'net');
    await inspector.getByLabel('Minimum').fill('400');
    await page.keyboard.press('Control+z');
    await expect(inspector.getByLabel('Minimum')).toHaveValue('1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(options).toBeFocused();
    await expectNames(grid, 'net');
  });
});

test('the buttons for the whole column follow its options', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  await rowOf(grid, 1).name.click();
  const inspector = inspectorOf(page, 'a');
  await expect(inspector.getByRole('button', { name: 'Hide column' })).toBeVisible();
  const names = await inspector
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
  expect(names.slice(-4)).toEqual(['Duplicate column', 'Remove column', 'Hide from files', 'Hide column']);
  const hide = inspector.getByRole('button', { name: 'Hide column' });
  await expect(hide).toHaveAccessibleDescription('Hides it in the preview. Files keep it.');
  await hide.click();
  await expect(inspector.getByRole('button', { name: 'Show column' })).toBeFocused();
  await expect(grid.getByTitle('Hidden in the preview')).toBeVisible();
});

test('a field that cannot be unique says so in the grid, and beside the box with a button apart from the help', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'first_name');
  await rowOf(grid, 1).unique.click();
  const message = /^This field can repeat a value\./;
  await expect(grid.getByRole('row').nth(1).getByTitle(message)).toBeVisible();
  const inspector = inspectorOf(page, 'first_name');
  const help = await boxOf(inspector.getByText('No value occurs twice.'));
  const allow = await boxOf(inspector.getByRole('button', { name: 'Allow duplicates' }));
  expect(allow.y).toBeGreaterThan(help.y + help.height + 8);
});

test('nulls out of range are named in the grid', async ({ page }) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a');
  await rowOf(grid, 1).nulls.fill('150');
  await page.keyboard.press('Enter');
  await expect(rowOf(grid, 1).sample).toHaveText('Nulls must be a number from 0 to 100.');
});

test('buttons duplicate and remove the column, and the focus goes to the row in its place', async ({
  page,
}) => {
  const grid = await openTable(page);
  await addColumns(page, grid, 'a', 'b');
  await rowOf(grid, 1).name.click();
  await inspectorOf(page, 'a').getByRole('button', { name: 'Duplicate column' }).click();
  await expectNames(grid, 'a', 'a_2', 'b');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await inspectorOf(page, 'a_2').getByRole('button', { name: 'Remove column' }).click();
  await expectNames(grid, 'a', 'b');
  await expect(rowOf(grid, 2).name).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectNames(grid, 'a', 'a_2', 'b');
  await inspectorOf(page, 'a_2').getByRole('button', { name: 'Remove column' }).dblclick();
  await expectNames(grid, 'a', 'b');
});

test.describe('of a phone’s sheet', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the buttons do the same, and close it', async ({ page }) => {
    const grid = await openTable(page);
    await addColumns(page, grid, 'a', 'b');
    const sheet = page.getByRole('dialog', { name: /^Options of / });
    await rowOf(grid, 1).options.click();
    await expect(sheet.getByText('Options of a')).toBeVisible();
    await sheet.getByRole('button', { name: 'Duplicate column' }).click();
    await expect(sheet).toHaveCount(0);
    await expectNames(grid, 'a', 'a_2', 'b');
    await expect(grid.getByRole('row').nth(2).locator(':focus')).toBeVisible();
    await rowOf(grid, 1).options.click();
    await sheet.getByRole('button', { name: 'Remove column' }).click();
    await expect(sheet).toHaveCount(0);
    await expectNames(grid, 'a_2', 'b');
    await expect(grid.getByRole('row').nth(1).locator(':focus')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expectNames(grid, 'a', 'a_2', 'b');
  });
});

test('for values that cannot be counted it says how many were seen, and draws no bars of equal height', async ({
  page,
}) => {
  const columns = [
    { name: 'id', field: 'sequence' },
    { name: 'code', field: 'formula', options: { expression: '"A" & id' } },
    { name: 'kind', field: 'formula', options: { expression: 'if(id > 1000, "late", "early")' } },
    { name: 'size', field: 'number', options: { min: 1, max: 1000 } },
  ];
  await openStudio(page, { tables: [{ name: 'things', rows: 5000, columns }] });
  const grid = gridOf(page);
  await rowOf(grid, 3).name.click();
  const kind = inspectorOf(page, 'kind').getByRole('region', { name: 'Values' });
  await expect(kind).toContainText('At least 2 distinct values');
  await expect(kind).toContainText('First 2,000 rows: 2 different');
  await studio(page).rows.fill('2000');
  await expect(kind.getByText('2 distinct values', { exact: true })).toBeVisible();
  await rowOf(grid, 4).name.click();
  const size = inspectorOf(page, 'size').getByRole('figure', { name: 'Distribution' });
  await expect(size).toContainText(/First 2,000 rows, from \d+ to \d+, in 20 equal parts/);
});
