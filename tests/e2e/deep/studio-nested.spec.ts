import { expect, type Locator, type Page } from '@playwright/test';
import { save, tabTo, test } from '../helpers.ts';
import { emptyRow, gridOf, inspectorOf, rowOf } from '../studio-grid-helpers.ts';
import { openStudio, rowTexts, studio } from '../studio-helpers.ts';

/** The list of an object's columns, and a row's controls by its number. */
function nestedOf(page: Page, holder: string) {
  const group = page.getByRole('group', { name: `Nested columns of ${holder}`, exact: true });
  const button = (name: string) => group.getByRole('button', { name, exact: true });
  return {
    group,
    names: group.getByRole('textbox', { name: /^Name of nested column/ }),
    add: button('Add nested column'),
    json: button('Edit as JSON'),
    list: button('Edit as a list'),
    text: group.getByRole('textbox', { name: 'Nested columns', exact: true }),
    row: (number: number) => ({
      name: group.getByRole('textbox', { name: `Name of nested column ${number}`, exact: true }),
      field: group.getByRole('combobox', { name: `Field of nested column ${number}`, exact: true }),
      options: button(`Options of nested column ${number}`),
      up: button(`Move up nested column ${number}`),
      down: button(`Move down nested column ${number}`),
      remove: button(`Remove nested column ${number}`),
    }),
  };
}

type Nested = ReturnType<typeof nestedOf>;

async function expectNames({ names }: Nested, ...expected: readonly string[]) {
  await expect
    .poll(() =>
      names.evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
      ),
    )
    .toEqual(expected);
}

/** An order with a customer of these columns. */
const orderOf = (columns: object, ...others: readonly object[]) => ({
  tables: [
    {
      name: 'orders',
      rows: 5,
      columns: [{ name: 'customer', field: 'json', options: { columns } }, ...others],
    },
  ],
});

const person = [
  { name: 'name', field: 'person.fullName' },
  { name: 'age', field: 'number', options: { min: 18, max: 90 } },
  { name: 'next', field: 'formula', options: { expression: 'age + 1' } },
];

/** Opens an order, and the options of its customer. */
async function openOrder(page: Page, columns: object, ...others: readonly object[]) {
  await openStudio(page, orderOf(columns, ...others));
  await rowOf(gridOf(page), 1).options.click();
  return nestedOf(page, 'customer');
}

/** The first cell of the preview, once it matches. */
async function expectFirstCell(page: Page, pattern: RegExp) {
  await expect
    .poll(async () => (await rowTexts(studio(page).rowsOf('orders'), 1)).join(' '))
    .toMatch(pattern);
}

test('a mock of objects in objects and of an array of objects is made by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page;
  const typeOver = async (text: string) => {
    await keyboard.press('Control+a');
    await keyboard.type(text);
  };
  const pickNext = async (field: string) => {
    await keyboard.press('Tab');
    await keyboard.type(field);
    await keyboard.press('Enter');
  };
  await page.goto('/studio');
  await tabTo(page, page.getByRole('button', { name: 'Start with an empty table' }));
  await keyboard.press('Enter');
  const grid = gridOf(page);
  await expect(emptyRow(grid).name).toBeFocused();
  await tabTo(page, studio(page).tableName, 'Shift+Tab');
  await typeOver('orders');

  await tabTo(page, emptyRow(grid).name);
  await keyboard.type('customer');
  await pickNext('json object');
  await tabTo(page, rowOf(grid, 1).options);
  await keyboard.press('Enter');
  const customer = nestedOf(page, 'customer');
  await expect(customer.row(1).name).toBeFocused();
  await typeOver('email');
  await pickNext('email');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await keyboard.type('address');
  await pickNext('json object');
  const address = nestedOf(page, 'address');
  await tabTo(page, address.row(1).name);
  await typeOver('street');
  await pickNext('street address');
  await keyboard.press('Shift+Tab');
  for (const name of ['city', 'zip']) {
    await keyboard.press('Enter');
    await keyboard.type(name);
  }
  await expect(address.row(3).field).toHaveValue('Zip Code');

  await tabTo(page, emptyRow(grid).name, 'Shift+Tab');
  await keyboard.type('items');
  await pickNext('json array');
  await tabTo(page, rowOf(grid, 2).options);
  await keyboard.press('Enter');
  await expect(
    inspectorOf(page, 'items').getByRole('combobox', { name: 'Field', exact: true }),
  ).toBeFocused();
  await keyboard.type('json object');
  await keyboard.press('Enter');
  const items = nestedOf(page, 'items');
  await tabTo(page, items.row(1).name);
  await typeOver('sku');
  for (const name of ['price', 'quantity']) {
    await keyboard.press('Enter');
    await keyboard.type(name);
  }
  await expect(studio(page).problems).toHaveText('No problems');

  await tabTo(page, studio(page).export, 'Shift+Tab');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const format = dialog.getByRole('combobox', { name: 'Format', exact: true });
  await tabTo(page, format);
  await keyboard.type('JSON');
  await expect(format).toHaveValue('json');
  const button = dialog.getByRole('button', { name: 'Download', exact: true });
  await expect(dialog.getByText(/about \d/)).toBeVisible();
  await tabTo(page, button);
  const { text } = await save(page, button, () => keyboard.press('Enter'));

  const orders: unknown = JSON.parse(text);
  expect(orders).toHaveLength(100);
  expect(orders).toEqual(
    Array.from({ length: 100 }, () => ({
      customer: {
        email: expect.stringMatching(/^\S+@\S+$/),
        address: {
          street: expect.stringMatching(/\d/),
          city: expect.any(String),
          zip: expect.stringMatching(/^\d{5}(-\d{4})?$/),
        },
      },
      items: expect.any(Array),
    })),
  );
  const lines = (orders as readonly { readonly items: readonly unknown[] }[]).flatMap((order) => order.items);
  expect(lines.length).toBeGreaterThanOrEqual(100);
  expect(lines).toEqual(
    lines.map(() => ({ sku: expect.any(String), price: expect.any(Number), quantity: expect.any(Number) })),
  );
});

test('an added column has the focus, gets a field that fits its name, and is one step of undo', async ({
  page,
}) => {
  const customer = await openOrder(page, person);
  await customer.add.click();
  await expect(customer.row(4).name).toBeFocused();
  await expect(studio(page).problems).toHaveText('No problems');
  await page.keyboard.type('phone');
  await expect(customer.row(4).field).toHaveValue('Phone Number');
  await expectFirstCell(page, /"phone":"/);
  await page.keyboard.press('Control+z');
  await expect(customer.row(4).name).toHaveValue('');
  await expect(customer.row(4).name).toBeFocused();
  await expect(studio(page).undo).toBeDisabled();
  await page.keyboard.press('Control+y');
  await expect(customer.row(4).name).toHaveValue('phone');
  await expect(customer.row(4).name).toBeFocused();
});

test('a renamed column keeps its values, and columns that read it follow', async ({ page }) => {
  const customer = await openOrder(page, person);
  await expectFirstCell(page, /"age":\d+,"next":\d+/);
  const [before = ''] = await rowTexts(studio(page).rowsOf('orders'), 1);
  await customer.row(2).name.fill('years');
  await expectFirstCell(page, /"years":/);
  const [after] = await rowTexts(studio(page).rowsOf('orders'), 1);
  expect(after).toBe(before.replace('"age"', '"years"'));
  await customer.row(3).options.click();
  await expect(customer.group.getByRole('textbox', { name: 'Expression' })).toHaveValue('years + 1');
});

test('a moved column keeps the focus and its open options, and undo moves it back', async ({ page }) => {
  const customer = await openOrder(page, person);
  await customer.row(2).options.click();
  await customer.row(2).down.click();
  await expectNames(customer, 'name', 'next', 'age');
  await expect(customer.row(3).down).toBeFocused();
  await expect(customer.row(3).down).toHaveAttribute('aria-disabled', 'true');
  await expect(customer.row(3).options).toHaveAttribute('aria-expanded', 'true');
  await customer.row(3).name.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expectNames(customer, 'age', 'name', 'next');
  await expect(customer.row(1).name).toBeFocused();
  await expectFirstCell(page, /^\{"age":\d+,"name":/);
  for (const names of [
    ['name', 'age', 'next'],
    ['name', 'next', 'age'],
    ['name', 'age', 'next'],
  ]) {
    await page.keyboard.press('Control+z');
    await expectNames(customer, ...names);
  }
  await expect(customer.row(2).name).toBeFocused();
});

test('after a removal the neighbor has the focus, and a message can undo it', async ({ page }) => {
  const customer = await openOrder(page, person.slice(0, 2));
  await customer.row(1).remove.click();
  await expectNames(customer, 'age');
  await expect(customer.row(1).name).toBeFocused();
  await customer.row(1).remove.click();
  await expectNames(customer);
  await expect(customer.add).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectNames(customer, 'age');
  await customer.add.click();
  await customer.row(2).remove.click();
  await expectNames(customer, 'age');
  await expect(customer.row(1).name).toBeFocused();
});

test('undo that removes the focused column moves the focus to its neighbor', async ({ page }) => {
  const customer = await openOrder(page, person);
  await customer.row(1).field.fill('json object');
  await page.keyboard.press('Enter');
  const inner = nestedOf(page, 'name');
  await inner.row(1).name.focus();
  await page.keyboard.press('Control+z');
  await expect(inner.group).toHaveCount(0);
  await expect(customer.row(1).name).toBeFocused();
});

test('an option of a column within an object is one step of undo, with the focus on its button too', async ({
  page,
}) => {
  const customer = await openOrder(page, person);
  await customer.row(2).options.click();
  await customer.group.getByRole('textbox', { name: 'Maximum' }).fill('18');
  await expectFirstCell(page, /"age":18,/);
  await customer.row(2).options.focus();
  await page.keyboard.press('Control+z');
  await expect(customer.group.getByRole('textbox', { name: 'Maximum' })).toHaveValue('90');
  // The browser’s own undo would count as another edit.
  await expect(studio(page).undo).toBeDisabled();
});

test('a problem is in the row of its column, and beside its option when that is shown', async ({ page }) => {
  const customer = await openOrder(page, [
    { name: 'name', field: 'person.fullName' },
    {
      name: 'address',
      field: 'json',
      options: { columns: [{ name: 'floor', field: 'number', options: { min: 9, max: 5 } }] },
    },
  ]);
  const message = /^No number lies between 9 and 5\./;
  await expect(customer.row(2).field).toHaveAccessibleDescription(message);
  await expect(customer.row(1).field).not.toHaveAttribute('aria-invalid');
  await customer.row(2).options.click();
  await expect(customer.row(2).field).not.toHaveAttribute('aria-invalid');
  const address = nestedOf(page, 'address');
  await expect(address.row(1).field).toHaveAccessibleDescription(message);
  await address.row(1).options.click();
  await expect(address.group.getByRole('textbox', { name: 'Maximum' })).toHaveAccessibleDescription(message);
  await address.group.getByRole('button', { name: /^Set / }).click();
  await expect(address.group.getByRole('textbox', { name: 'Maximum' })).not.toHaveAttribute('aria-invalid');
  await address.row(1).name.fill('');
  await expect(address.row(1).name).toHaveAccessibleDescription('This name is blank.');
});

test('an unknown field is shown and can be replaced', async ({ page }) => {
  const customer = await openOrder(page, [{ name: 'thing', field: 'no such field' }]);
  const { field, options } = customer.row(1);
  await expect(field).toHaveValue('no such field');
  await expect(field).toHaveAccessibleDescription(/no field/);
  await expect(options).toHaveCount(0);
  await field.fill('city');
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expectFirstCell(page, /^\{"thing":"/);
});

test('an object cannot have references, and the items of an array cannot have formulas either', async ({
  page,
}) => {
  const customer = await openOrder(page, person, {
    name: 'tags',
    field: 'array',
    options: { field: 'word.noun' },
  });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await customer.row(1).field.fill('formula');
  await expect(option('Formula')).toBeVisible();
  await customer.row(1).field.fill('reference');
  await expect(option('Reference')).toHaveCount(0);
  await rowOf(gridOf(page), 2).name.click();
  await inspectorOf(page, 'tags').getByRole('combobox', { name: 'Field', exact: true }).fill('formula');
  await expect(option('Formula')).toHaveCount(0);
});

test('the columns can be edited as JSON text, and invalid JSON is only text', async ({ page }) => {
  const customer = await openOrder(page, person);
  await customer.json.click();
  await expect(customer.list).toBeFocused();
  await expect.poll(async () => JSON.parse(await customer.text.inputValue())).toEqual(person);
  await customer.text.fill('[{ "name": "city", "field": ');
  await expect(customer.text).toHaveAttribute('aria-invalid', 'true');
  await customer.list.press('Enter');
  await expect(customer.text).toHaveValue('[{ "name": "city", "field": ');
  await customer.text.fill('[{ "name": "city", "field": "location.city" }]');
  await customer.list.click();
  await expect(customer.json).toBeFocused();
  await expectNames(customer, 'city');
});

test('a wrong value in place of columns is shown as text', async ({ page }) => {
  const customer = await openOrder(page, { name: 'city' });
  await expect(customer.text).toHaveValue(/"name": "city"/);
  await expect(customer.text).toHaveAttribute('aria-invalid', 'true');
  await customer.text.fill('');
  await expect(customer.list).not.toHaveAttribute('aria-disabled');
  await customer.list.click();
  await expectNames(customer);
  await expect(customer.json).toHaveAccessibleName('Edit as JSON');
});

/** The lesser side of the area that a finger can touch, in pixels: some buttons have a larger area than their box. */
const touchSizeOf = (control: Locator) =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { content, top, left } = getComputedStyle(element, '::before');
    const [above, beside] = content === 'none' ? [0, 0] : [top, left].map(Number.parseFloat);
    return Math.min(width - 2 * (beside ?? 0), height - 2 * (above ?? 0));
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every control is as large as a finger, two levels deep', async ({ page }) => {
    const customer = await openOrder(page, [
      ...person,
      { name: 'address', field: 'json', options: { columns: [{ name: 'city', field: 'location.city' }] } },
    ]);
    await customer.row(4).options.click();
    await nestedOf(page, 'address').add.click();
    const controls = await customer.group.locator('input, button').all();
    expect(controls.length).toBeGreaterThan(25);
    for (const control of controls) {
      expect(
        await touchSizeOf(control),
        await control.evaluate(({ outerHTML }) => outerHTML),
      ).toBeGreaterThanOrEqual(44);
    }
    expect(await customer.group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  });
});
