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

const constant = (value: number) => ({ field: 'constant', options: { value } });

const priced = {
  tables: [
    {
      name: 'items',
      rows: 5,
      columns: [
        id,
        { name: 'net', field: 'number' },
        {
          name: 'kind',
          field: 'cases',
          options: { cases: [{ when: 'id = 1', ...constant(7) }], else: constant(9) },
        },
      ],
    },
  ],
};

test('cases by keyboard alone: the focus goes to the new case, and to the one before a removed one', async ({
  page,
}) => {
  await openStudio(page, priced);
  await rowOf(gridOf(page), 3).name.click();
  const table = inspectorOf(page, 'kind').getByRole('table', { name: 'Cases' });
  const add = inspectorOf(page, 'kind').getByRole('button', { name: 'Add case' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('textbox', { name: 'When 2' })).toBeFocused();
  await page.keyboard.type('id = 2');
  await table.getByRole('combobox', { name: 'Field 2' }).focus();
  await page.keyboard.type('boolean');
  await page.keyboard.press('Enter');
  const field = table.getByRole('combobox', { name: 'Field 2' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^boolean/);
  await expect(field).toHaveAccessibleDescription(/All cases need one type/);
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: 'Remove case 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('textbox', { name: 'When 1' })).toBeFocused();
  await studio(page).undo.click();
  await expect(table.getByRole('textbox', { name: 'When 2' })).toHaveValue('id = 2');
  await expect(field).toHaveValue('Boolean');
  await studio(page).redo.click();
  await table.getByRole('button', { name: 'Remove case 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  const otherwise = inspectorOf(page, 'kind').getByRole('combobox', { name: 'Otherwise' });
  await expect(otherwise).toHaveAccessibleDescription(/^integer/);
  await inspectorOf(page, 'kind').getByRole('button', { name: 'Null otherwise' }).focus();
  await page.keyboard.press('Enter');
  await expect(otherwise).toBeFocused();
  await expect(otherwise).toHaveValue('');
});

test('the condition of a case is offered the columns that it can read, with their types', async ({
  page,
}) => {
  const twice = { name: 'twice', field: 'formula', options: { expression: 'kind * 2' } };
  const [items] = priced.tables;
  await openStudio(page, { tables: [{ ...items, columns: [...(items?.columns ?? []), twice] }] });
  await rowOf(gridOf(page), 3).name.click();
  const table = inspectorOf(page, 'kind').getByRole('table', { name: 'Cases' });
  const when = table.getByRole('textbox', { name: 'When 1' });
  await when.focus();
  const columns = table.getByRole('combobox', { name: 'Column to insert' });
  await expect(columns.getByRole('option')).toHaveText(['id (integer)', 'net (integer)']);
  await when.fill('5 < ');
  await columns.selectOption('net');
  await table.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(when).toHaveValue('5 < net');
  await expect(when).toBeFocused();
  await expect(studio(page).problems).toHaveText('No problems');
});

test('a table without groups is offered no function that reads other rows', async ({ page }) => {
  await openStudio(page, shop);
  await rowOf(gridOf(page), 2).name.click();
  const inspector = inspectorOf(page, 'total');
  await inspector.getByText('Functions', { exact: true }).click();
  await expect(inspector.getByRole('button', { name: /^coalesce/ })).toBeVisible();
  await expect(inspector.getByRole('button', { name: /^(sum|previous|total)\(/ })).toHaveCount(0);
});

test('shares by keyboard alone: the focus stays in them when they become equal again', async ({ page }) => {
  await openStudio(page, grouped);
  await studio(page).tables.getByRole('button', { name: 'events' }).click();
  await rowOf(gridOf(page), 1).name.click();
  const inspector = inspectorOf(page, 'order_id');
  await inspector.getByRole('spinbutton', { name: 'To', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  const first = inspector.getByRole('slider', { name: 'Share of 3' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-valuetext', '50%');
  await page.keyboard.press('End');
  await expect(first).not.toHaveAttribute('aria-valuetext', '50%');
  await inspector.getByRole('button', { name: 'Make the shares equal' }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-valuetext', '50%');
});

test('states by keyboard alone: Escape takes back what is typed, and the focus stays in the table', async ({
  page,
}) => {
  await openStudio(page, grouped);
  await studio(page).tables.getByRole('button', { name: 'events' }).click();
  await rowOf(gridOf(page), 3).name.click();
  const inspector = inspectorOf(page, 'status');
  const table = inspector.getByRole('table', { name: 'Transitions' });
  const to = table.getByRole('textbox', { name: 'To state 1' });
  await to.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('sent');
  await expect(to).toHaveValue('sent');
  await page.keyboard.press('Escape');
  await expect(to).toHaveValue('paid');
  await expect(to).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('textbox', { name: 'To state 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Remove transition 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('textbox', { name: 'From state 1' })).toBeFocused();
  await expect(table.getByRole('textbox', { name: 'From state 1' })).toHaveValue('');
  await studio(page).undo.click();
  await expect(to).toHaveValue('paid');
  await inspector.getByRole('button', { name: 'Several states with weights' }).click();
  const initial = inspector.getByRole('table', { name: 'Initial' });
  await initial.getByRole('textbox', { name: 'Initial state 2' }).focus();
  await page.keyboard.type('draft');
  await initial.getByRole('button', { name: 'Remove initial state 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(initial.getByRole('textbox', { name: 'Initial state 1' })).toBeFocused();
});

test('conditions of a reference by keyboard alone', async ({ page }) => {
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
  const where = inspectorOf(page, 'user_id').getByRole('group', { name: 'Only rows where' });
  const add = where.getByRole('button', { name: 'Add condition' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(where.getByRole('combobox', { name: 'Parent column 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(where.getByRole('combobox', { name: 'Own column 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await studio(page).undo.click();
  await expect(where.getByRole('combobox', { name: 'Own column 1' })).toHaveValue('tenant_id');
});

test('rows are pasted by keyboard alone, and Escape closes the box', async ({ page }) => {
  await openStudio(page, { tables: [{ name: 'plans', rows: 9, columns: [{ ...id, name: 'code' }] }] });
  await page.getByText('Table options', { exact: true }).click();
  const given = page.getByRole('group', { name: 'Given rows' });
  const paste = given.getByRole('button', { name: 'Paste rows' });
  await paste.focus();
  await page.keyboard.press('Enter');
  const box = given.getByRole('textbox', { name: 'Pasted rows' });
  await expect(box).toBeFocused();
  await page.keyboard.type('code,price');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(paste).toBeFocused();
  await expect(given.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('code,price\n7');
  await page.keyboard.press('Tab');
  await expect(given.getByRole('alert')).toHaveText('Row 1 has 1 cell, but the header has 2.');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('code,price\n7,1.5');
  await page.keyboard.press('Tab');
  await expect(studio(page).rows).toHaveValue('1');
  await given.getByRole('button', { name: 'Generate rows instead' }).focus();
  await page.keyboard.press('Enter');
  await expect(paste).toBeFocused();
  await studio(page).undo.click();
  await expect(studio(page).rows).toHaveValue('1');
});

test('the first row of a group names the parent of the group', async ({ page }) => {
  await openStudio(page, grouped);
  await studio(page).tables.getByRole('button', { name: 'events' }).click();
  const rows = studio(page).rowsOf('events');
  await rowTexts(rows, 4);
  const described = (number: number) => rows.locator(`tr[aria-rowindex="${number + 1}"]`);
  await expect(described(1)).toHaveAccessibleDescription('First row of orders 1');
  await expect(described(3)).toHaveAccessibleDescription('');
  await expect(described(4)).toHaveAccessibleDescription('First row of orders 2');
});
