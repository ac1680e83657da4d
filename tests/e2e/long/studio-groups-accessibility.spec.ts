import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { openStudio, orders, studio } from '../studio-helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Events of orders, with a state, conditions and cases; some of it is wrong. */
const together = {
  tables: [
    {
      name: 'orders',
      rows: 20,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'tenant', field: 'number', options: { max: 2 } },
        { name: 'most', field: 'formula', options: { expression: 'max(events.amount)' } },
      ],
    },
    {
      name: 'events',
      columns: [
        {
          name: 'order_id',
          field: 'reference',
          options: { table: 'orders', column: 'id', children: { from: 1, to: 3, weights: [1, 2, 1] } },
        },
        { name: 'amount', field: 'number', options: { max: 9 } },
        {
          name: 'status',
          field: 'state',
          options: { initial: { new: 1 }, transitions: { new: { paid: -1 } } },
        },
        {
          name: 'kind',
          field: 'cases',
          options: {
            cases: [
              { when: 'nosuch > 1', field: 'number' },
              { when: 'amount > 1', field: 'lorem.word' },
            ],
          },
        },
        { name: 'note', field: 'lorem.word', nullWhen: 'amount > 4', hidden: true },
        {
          name: 'other',
          field: 'reference',
          options: { table: 'orders', column: 'id', where: { gone: 'amount' } },
        },
      ],
    },
  ],
};

/** Opens the options of a column of the events, counted from 1. */
async function openEvent(page: Page, isPhone: boolean, column: number) {
  await openStudio(page, together);
  if (isPhone) await page.getByRole('tab', { name: 'Tables' }).click();
  await studio(page).tables.getByRole('button', { name: 'events', exact: true }).click();
  if (isPhone) await page.getByRole('tab', { name: 'Columns' }).click();
  await page.getByRole('row').nth(column).getByRole('button', { name: 'Column options' }).click();
}

/** The controls of rows that belong together, with the steps that lead there; on a phone these use the tabs. */
const states: Readonly<Record<string, (page: Page, isPhone: boolean) => Promise<void>>> = {
  'shares of a range of rows': async (page, isPhone) => {
    await openEvent(page, isPhone, 1);
    await expect(page.getByRole('slider', { name: 'Share of 1' })).toBeVisible();
  },
  'the states of a column': async (page, isPhone) => {
    await openEvent(page, isPhone, 3);
    await expect(page.getByText('This must be 0 or more.').last()).toBeVisible();
  },
  'cases of a column': async (page, isPhone) => {
    await openEvent(page, isPhone, 4);
    await page.getByRole('textbox', { name: 'When 2' }).focus();
    await page.getByText('Functions', { exact: true }).last().click();
    await expect(page.getByRole('button', { name: /^previous\(amount\)/ })).toBeVisible();
    await expect(page.getByText('All cases need one type.').last()).toBeVisible();
  },
  'a hidden column that is empty when a condition holds': async (page, isPhone) => {
    await openEvent(page, isPhone, 5);
    await expect(page.getByRole('button', { name: 'Show in files' })).toBeVisible();
  },
  'conditions of a reference': async (page, isPhone) => {
    await openEvent(page, isPhone, 6);
    await expect(page.getByRole('combobox', { name: 'Own column 1' })).toBeVisible();
  },
  'pasted rows that cannot be read': async (page, isPhone) => {
    await openStudio(page, orders);
    if (isPhone) await page.getByRole('tab', { name: 'Tables' }).click();
    await page.getByText('Table options', { exact: true }).click();
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await page.getByRole('textbox', { name: 'Pasted rows' }).fill('a,b\n1');
    await page.getByRole('textbox', { name: 'Pasted rows' }).blur();
    await expect(page.getByRole('alert').filter({ hasText: 'Row 1 has 1 cell' })).toBeVisible();
  },
};

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`in ${colorScheme} colors, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    for (const [state, show] of Object.entries(states)) {
      test(`axe finds nothing wrong with ${state}`, async ({ page }) => {
        await show(page, width < 1024);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
