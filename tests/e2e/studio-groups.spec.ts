import { expect } from '@playwright/test';
import { gridOf, inspectorOf, rowOf } from './studio-grid-helpers.ts';
import { openStudio, rowTexts, studio } from './studio-helpers.ts';
import { test } from './test.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };

/** Orders, which have events. */
const parents = {
  name: 'orders',
  rows: 2048,
  columns: [id, { name: 'total', field: 'formula', options: { expression: '1' } }],
};

const shop = {
  seed: 'groups',
  tables: [
    parents,
    {
      name: 'events',
      rows: 40,
      columns: [
        { name: 'order_id', field: 'reference', options: { table: 'orders', column: 'id' } },
        { name: 'amount', field: 'number', options: { max: 90, decimals: 2 } },
        { name: 'note', field: 'lorem.word' },
      ],
    },
  ],
};

test('rows per parent: a range with shares, whose rows follow', async ({ page }) => {
  await openStudio(page, shop);
  await studio(page).tables.getByRole('button', { name: 'events' }).click();
  await rowOf(gridOf(page), 1).name.click();
  const inspector = inspectorOf(page, 'order_id');
  await inspector.getByRole('combobox', { name: 'Rows per parent' }).selectOption({ label: 'from … to …' });
  const [from, to] = ['From', 'To'].map((name) => inspector.getByRole('spinbutton', { name, exact: true }));
  await from?.fill('2');
  await to?.fill('2');
  await expect(studio(page).rows).toHaveValue('4096');
  await expect(studio(page).rows).toHaveAttribute('readonly');
  await expect(studio(page).rows).toHaveAccessibleDescription('Follows from the rows of orders.');
  await to?.press('ArrowUp');
  await expect(to ?? page.locator('none')).toHaveValue('3');
  const share = inspector.getByRole('slider', { name: 'Share of 3' });
  await share.focus();
  await page.keyboard.press('Home');
  await expect(share).toHaveAttribute('aria-valuetext', '0%');
  await expect(studio(page).rows).toHaveValue('4096');
  await expect(studio(page).problems).toHaveText('No problems');
  const rows = studio(page).rowsOf('events').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const starts = await rows.evaluateAll((all) =>
    all.slice(0, 6).map((row) => getComputedStyle(row).backgroundImage !== 'none'),
  );
  expect(starts).toEqual([true, false, true, false, true, false]);
  await inspector
    .getByRole('combobox', { name: 'Rows per parent' })
    .selectOption({ label: 'any number (uniform)' });
  await expect(studio(page).rows).not.toHaveAttribute('readonly');
  await expect(studio(page).rows).toHaveValue('4096');
});

const grouped = {
  ...shop,
  tables: [
    parents,
    {
      name: 'events',
      columns: [
        {
          name: 'order_id',
          field: 'reference',
          options: { table: 'orders', column: 'id', children: { from: 3, to: 3 } },
        },
        { name: 'amount', field: 'number', options: { min: 5, max: 5 } },
        { name: 'status', field: 'state', options: { initial: 'new', transitions: { new: { paid: 1 } } } },
      ],
    },
  ],
};

test('a formula is offered the sums of the rows that a row groups', async ({ page }) => {
  await openStudio(page, grouped);
  await rowOf(gridOf(page), 2).name.click();
  const inspector = inspectorOf(page, 'total');
  const expression = inspector.getByRole('textbox', { name: 'Expression' });
  await expression.fill('');
  await inspector.getByText('Functions', { exact: true }).click();
  await inspector.getByRole('button', { name: /^sum\(events\.amount\)/ }).click();
  await expect(expression).toHaveValue('sum(events.amount)');
  await expect.poll(() => rowTexts(studio(page).rowsOf('orders'), 1)).toEqual(['1', '15']);
});

test('transitions: a row for each, by keyboard alone', async ({ page }) => {
  await openStudio(page, grouped);
  await studio(page).tables.getByRole('button', { name: 'events' }).click();
  await rowOf(gridOf(page), 3).name.click();
  const inspector = inspectorOf(page, 'status');
  const table = inspector.getByRole('table', { name: 'Transitions' });
  await expect(table.getByRole('textbox', { name: 'From state 1' })).toHaveValue('new');
  await table.getByRole('textbox', { name: 'From state 2' }).focus();
  await page.keyboard.type('paid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('shipped');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await expect(table.getByRole('textbox', { name: 'Weight 2' })).toHaveValue('7');
  await expect(table.getByRole('textbox', { name: 'From state 3' })).toBeVisible();
  const rows = studio(page).rowsOf('events');
  await expect.poll(async () => (await rowTexts(rows, 3))[2]).toBe('shipped');
  await table.getByRole('button', { name: 'Remove transition 2' }).click();
  await expect.poll(async () => (await rowTexts(rows, 3))[2]).toBe('paid');
});

test('only rows where: two columns a line', async ({ page }) => {
  const tenant = { name: 'tenant_id', field: 'number', options: { min: 1, max: 2 } };
  await openStudio(page, {
    tables: [
      { name: 'users', rows: 20, columns: [id, tenant] },
      {
        name: 'tasks',
        rows: 20,
        columns: [tenant, { name: 'user_id', field: 'reference', options: { table: 'users', column: 'id' } }],
      },
    ],
  });
  await studio(page).tables.getByRole('button', { name: 'tasks' }).click();
  await rowOf(gridOf(page), 2).name.click();
  const inspector = inspectorOf(page, 'user_id');
  const where = inspector.getByRole('group', { name: 'Only rows where' });
  await where.getByRole('button', { name: 'Add condition' }).click();
  await expect(where.getByRole('combobox', { name: 'Parent column 1' })).toHaveValue('tenant_id');
  await expect(where.getByRole('combobox', { name: 'Own column 1' })).toHaveValue('tenant_id');
  await expect(studio(page).problems).toHaveText('No problems');
  await where.getByRole('button', { name: 'Remove condition 1' }).click();
  await expect(where.getByRole('combobox')).toHaveCount(0);
});

test('a column is hidden from files, and empty when a condition holds', async ({ page }) => {
  await openStudio(page, shop);
  await studio(page).tables.getByRole('button', { name: 'events' }).click();
  await rowOf(gridOf(page), 3).name.click();
  const inspector = inspectorOf(page, 'note');
  await inspector.getByRole('textbox', { name: 'Empty when' }).fill('amount >= 0');
  await expect.poll(async () => (await rowTexts(studio(page).rowsOf('events'), 1))[2]).toBe('null');
  await inspector.getByRole('button', { name: 'Hide from files' }).click();
  await expect(inspector.getByRole('button', { name: 'Show in files' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(gridOf(page).getByText('not in files')).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'note, not in files' })).toBeVisible();
  await studio(page).tab('Output').click();
  const output = page.getByRole('tabpanel');
  await expect(output).toContainText('order_id');
  await expect(output).not.toContainText('note');
});

test('a table takes the rows of a file', async ({ page }) => {
  await openStudio(page, {
    tables: [{ name: 'plans', rows: 9, columns: [{ ...id, name: 'code' }] }],
  });
  await page.getByText('Table options', { exact: true }).click();
  const given = page.getByRole('group', { name: 'Given rows' });
  await expect(given.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await given.getByLabel('File of given rows').setInputFiles({
    name: 'plans.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('code,price\n7,1.5\n8,20\n'),
  });
  await expect(given).toContainText(/^Given rowsplans\.csv, 2 rows, SHA-256 [0-9a-f]{8}…/);
  await expect.poll(() => rowTexts(studio(page).rowsOf('plans'), 2)).toEqual(['8', '20']);
  await expect(studio(page).rows).toHaveValue('2');
  const write = given.getByRole('checkbox', { name: 'Write this table to files' });
  await expect(write).not.toBeChecked();
  await write.check();
  await expect(studio(page).problems).toHaveText('No problems');
});

test('cases: conditions with their fields, and what applies otherwise', async ({ page }) => {
  const constant = (value: number) => ({ field: 'constant', options: { value } });
  await openStudio(page, {
    tables: [
      {
        name: 'items',
        rows: 5,
        columns: [
          id,
          {
            name: 'kind',
            field: 'cases',
            options: { cases: [{ when: 'id = 1', ...constant(7) }], else: constant(9) },
          },
        ],
      },
    ],
  });
  await rowOf(gridOf(page), 2).name.click();
  const inspector = inspectorOf(page, 'kind');
  const table = inspector.getByRole('table', { name: 'Cases' });
  await expect(table.getByRole('textbox', { name: 'When 1' })).toHaveValue('id = 1');
  await inspector.getByRole('button', { name: 'Add case' }).click();
  await table.getByRole('textbox', { name: 'When 2' }).fill('id = 2');
  await expect(table.getByRole('combobox', { name: 'Field 2' })).toHaveValue('Constant');
  await table.getByRole('textbox', { name: 'Value', exact: true }).nth(1).fill('8');
  const rows = studio(page).rowsOf('items');
  await expect.poll(async () => (await rowTexts(rows, 2))[1]).toBe('8');
  await table.getByRole('button', { name: 'Remove case 2' }).click();
  await expect.poll(async () => (await rowTexts(rows, 2))[1]).toBe('9');
});
