import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../helpers.ts';
import { gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

const shop = {
  tables: [
    { name: 'firms', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
    {
      name: 'orders',
      rows: 20,
      columns: [
        { name: 'firm', field: 'reference', options: { table: 'firms', column: 'id' } },
        { name: 'ordered', field: 'date' },
        { name: 'sent', field: 'date', options: { after: 'ordered', within: 'P14D' } },
        { name: 'double', field: 'formula', options: { expression: 'row * 2' } },
      ],
    },
  ],
};

const firstRows = (inspector: Locator) =>
  inspector.getByRole('list', { name: 'First rows' }).getByRole('listitem');

/** The options of a column of the orders, counted from 1. */
async function openOptions(page: Page, number: number, column: string) {
  await openStudio(page, shop);
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await rowOf(gridOf(page), number).options.click();
  return inspectorOf(page, column);
}

test('a formula’s functions are listed beside it', async ({ page }) => {
  const inspector = await openOptions(page, 4, 'double');
  const signature = inspector.getByText('round(number, places)');
  await expect(signature).toBeHidden();
  await inspector.getByText('Functions', { exact: true }).click();
  await expect(signature).toBeVisible();
  await expect(inspector.getByText('The first value that is not null.')).toBeVisible();
});

test('a click on a function or a filter inserts it at the caret', async ({ page }) => {
  const inspector = await openOptions(page, 4, 'double');
  const expression = inspector.getByRole('textbox', { name: 'Expression' });
  await expression.fill('1 + ');
  await inspector.getByText('Functions', { exact: true }).click();
  await inspector.getByRole('button', { name: /^round\(number, places\)/ }).click();
  await expect(expression).toHaveValue('1 + round()');
  await expect(expression).toBeFocused();
  await page.keyboard.type('2.5');
  await expect(expression).toHaveValue('1 + round(2.5)');
  await expect(firstRows(inspector)).toHaveText(['4', '4', '4']);
  await page.keyboard.type(' *');
  await expect(expression).toHaveAccessibleDescription(/at character \d+/);
  // Directly below its box, before what can be inserted.
  const message = await inspector.getByText(/at character \d+/).boundingBox();
  const insert = await inspector.getByRole('button', { name: 'Insert', exact: true }).boundingBox();
  expect(message?.y ?? Number.NaN).toBeLessThan(insert?.y ?? Number.NaN);
});

test('a filter goes into the braces before the caret', async ({ page }) => {
  await openStudio(page, {
    tables: [
      {
        name: 't',
        rows: 5,
        columns: [
          { name: 'name', field: 'constant', options: { value: 'Ann' } },
          { name: 'label', field: 'template', options: { text: '#{name}' } },
        ],
      },
    ],
  });
  await rowOf(gridOf(page), 2).options.click();
  const inspector = inspectorOf(page, 'label');
  await inspector.getByRole('textbox', { name: 'Text', exact: true }).press('End');
  await inspector.getByText('Filters', { exact: true }).click();
  await inspector.getByRole('button', { name: /^upper/ }).click();
  await expect(firstRows(inspector)).toHaveText(['#ANN', '#ANN', '#ANN']);
});

test('a duration is a number and a unit', async ({ page }) => {
  const inspector = await openOptions(page, 3, 'sent');
  const within = inspector.getByLabel('Within');
  // The unit of the option “Step” is behind the unit of “Within”.
  const units = inspector.getByRole('combobox', { name: 'Time unit' });
  await expect(units).toHaveCount(2);
  const unit = units.first();
  await expect(within).toHaveValue('14');
  await expect(unit).toHaveValue('D');
  await unit.selectOption('hours');
  await expect(within).toHaveValue('14');
  await within.fill('x');
  await expect(within).toHaveAttribute('aria-invalid', 'true');
  await within.fill('P1DT12H');
  await within.press('Tab');
  await expect(within).toHaveValue('P1DT12H');
  await expect(inspector.getByText('1 day 12 hours')).toBeVisible();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(units).toHaveCount(1);
});

test('details are behind a button, and Escape hides them again', async ({ page }) => {
  const inspector = await openOptions(page, 3, 'sent');
  const button = inspector.getByRole('button', { name: 'About Within' });
  const details = inspector.getByText(/ISO 8601 duration: P14D is 14 days/);
  await expect(details).toBeHidden();
  await button.press('Enter');
  await expect(details).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(details).toBeVisible();
  await button.click();
  await expect(details).toBeHidden();
});

test('a prefix on a reference is refused, its button removes it, and none is offered then', async ({
  page,
}) => {
  const options = { table: 'firms', column: 'id', prefix: 'C-' };
  await openStudio(page, {
    tables: [
      { name: 'firms', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
      { name: 'orders', rows: 20, columns: [{ name: 'firm', field: 'reference', options }] },
    ],
  });
  await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
  await rowOf(gridOf(page), 1).options.click();
  const inspector = inspectorOf(page, 'firm');
  await expect(inspector.getByRole('textbox', { name: 'Prefix' })).toHaveValue('C-');
  await expect(studio(page).problems).toHaveText('1 problem');
  await inspector.getByRole('button', { name: 'Remove the prefix' }).click();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(inspector.getByRole('textbox', { name: 'Prefix' })).toHaveCount(0);
});

test('rows per parent and letter case are chosen from plain words', async ({ page }) => {
  const inspector = await openOptions(page, 1, 'firm');
  await inspector.getByLabel('Rows per parent').selectOption({ label: 'a few parents get most (Zipf)' });
  await expect(studio(page).problems).toHaveText('No problems');
  await rowOf(gridOf(page), 4).options.click();
  const ofFormula = inspectorOf(page, 'double');
  await ofFormula.getByText('Prefix, suffix and case', { exact: true }).click();
  await expect(ofFormula.getByLabel('Case').getByRole('option')).toHaveText([
    'Unchanged',
    'UPPER CASE',
    'lower case',
    'Title Case',
  ]);
});
