import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { gridOf, inspectorOf, rowOf } from './studio-grid-helpers.ts';
import { openStudio, rowTexts, studio } from './studio-helpers.ts';
import { test } from './test.ts';

/** Codes and prices, of more than 5 MB. */
const PLANS = 260_000;
const text = (change = '') => {
  const lines = Array.from({ length: PLANS }, (_, i) => `plan-${String(i).padStart(8, '0')},${i % 97}.25`);
  return `code,price\n${lines.join('\n')}\n${change}`;
};
const plansFile = (content: string) => ({
  name: 'plans.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

const document = {
  tables: [
    { name: 'plans', rows: 9, columns: [{ name: 'code', field: 'sequence', primaryKey: true }] },
    {
      name: 'users',
      rows: 40,
      columns: [
        { name: 'plan', field: 'reference', options: { table: 'plans', column: 'code' } },
        { name: 'price', field: 'lookup', options: { via: 'plan', column: 'price' } },
      ],
    },
  ],
};

const givenOf = (page: Page) => page.getByRole('group', { name: 'Given rows' });

async function openOptions(page: Page): Promise<void> {
  await studio(page).tables.getByRole('button', { name: 'plans' }).click();
  const given = givenOf(page);
  if (!(await given.isVisible())) await page.getByText('Table options', { exact: true }).click();
  await expect(given).toBeVisible();
}

test('a table takes the rows of a file of 5 MB, which links only name', async ({ page }) => {
  const content = text();
  expect(content.length).toBeGreaterThan(5_000_000);
  await openStudio(page, document);
  await openOptions(page);
  const given = givenOf(page);
  await given.getByLabel('File of given rows').setInputFiles(plansFile(content));
  const summary = `plans.csv, 260,000 rows, SHA-256 ${hashOf(content).slice(0, 8)}…`;
  await expect(given).toContainText(summary);
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(studio(page).rows).toHaveValue('260000');
  await expect.poll(() => rowTexts(studio(page).rowsOf('plans'), 3)).toEqual(['plan-00000002', '2.25']);
  await studio(page).tables.getByRole('button', { name: 'users' }).click();
  const [plan = '', price = ''] = await rowTexts(studio(page).rowsOf('users'), 1);
  expect(Number(price)).toBe((Number(plan.replace('plan-', '')) % 97) + 0.25);

  // The address holds the name and the SHA-256.
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(50);
  expect(await page.evaluate(() => location.hash.length)).toBeLessThan(2000);
  await page.reload();
  await openOptions(page);
  await expect(given).toContainText(`${summary}. Choose it again to see its rows.`);
  await expect(given).toContainText('The rows of “plans.csv” are not here yet.');

  const other = text('plan-x,1.00\n');
  await given.getByLabel('File of given rows').setInputFiles(plansFile(other));
  await expect(given.getByRole('alert')).toContainText(
    `plans.csv has another content than the plans.csv of the schema: its SHA-256 begins with ${hashOf(other).slice(0, 8)} instead of ${hashOf(content).slice(0, 8)}.`,
  );
  await given.getByLabel('File of given rows').setInputFiles(plansFile(content));
  await expect(studio(page).problems).toHaveText('No problems');
  await expect(given.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => rowTexts(studio(page).rowsOf('plans'), 1)).toEqual(['plan-00000000', '0.25']);

  await given.getByLabel('File of given rows').setInputFiles(plansFile(other));
  await given.getByRole('button', { name: 'Use the new content' }).click();
  await expect(given).toContainText('260,001 rows');
  await expect(studio(page).problems).toHaveText('No problems');
});

test('a small file in another encoding than UTF-8 is refused, and the table stays as it is', async ({
  page,
}) => {
  await openStudio(page, document);
  await openOptions(page);
  const given = givenOf(page);
  const latin1 = Buffer.from('code,price\nMünchen,1.00\n', 'latin1');
  await given
    .getByLabel('File of given rows')
    .setInputFiles({ name: 'towns.csv', mimeType: 'text/csv', buffer: latin1 });
  await expect(given.getByRole('alert')).toHaveText('towns.csv: This is not in UTF-8.');
  await expect(given).not.toContainText('1 row');
});

test('where drafts are kept, a page finds the file again', async ({ page }) => {
  const content = text();
  await openStudio(page, document);
  await openOptions(page);
  const given = givenOf(page);
  await given.getByLabel('File of given rows').setInputFiles(plansFile(content));
  await expect(given).toContainText('260,000 rows');
  await page.getByRole('switch', { name: 'Keep drafts on this device' }).click();
  const keys = () =>
    page.evaluate(async () => {
      // Opening a database that does not exist would make one without stores, before the page makes its own.
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'drafts')) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('drafts');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const found = await new Promise<IDBValidKey[]>((resolve, reject) => {
        const request = database.transaction('texts').objectStore('texts').getAllKeys();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      database.close();
      return found;
    });
  await expect.poll(keys).toContain(`file:${hashOf(content)}`);
  await page.reload();
  await expect(studio(page).problems).toHaveText('No problems');
  await openOptions(page);
  await expect(given).toContainText('Links and files of the schema only name it.');
  await expect.poll(() => rowTexts(studio(page).rowsOf('plans'), 1)).toEqual(['plan-00000000', '0.25']);
});

test('a list takes the values of a file that is chosen', async ({ page }) => {
  const values = { file: 'skus.csv', column: 'sku', weightColumn: 'sold' };
  await openStudio(page, {
    tables: [
      {
        name: 'lines',
        rows: 30,
        columns: [
          { name: 'id', field: 'sequence', primaryKey: true },
          { name: 'sku', field: 'list', options: { values } },
        ],
      },
    ],
  });
  await expect(studio(page).problems).toHaveText('1 problem');
  await rowOf(gridOf(page), 2).name.click();
  const group = inspectorOf(page, 'sku').getByRole('group', { name: 'Values of a file' });
  await expect(group).toContainText(
    'skus.csv, column sku, weights in sold. Choose it again to see its values.',
  );
  await expect(group).toContainText('The values of “skus.csv” are not here yet.');
  const choose = (content: string) =>
    group.getByLabel('File of values').setInputFiles({
      name: 'skus.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  await choose('name,sold\nA,1\n');
  await expect(group).toContainText('“skus.csv” has no column “sku”. It has “name”, “sold”.');
  await choose('sku,sold\nA,1\nB,0\n');
  await group.getByRole('button', { name: 'Use the new content' }).click();
  await expect(studio(page).problems).toHaveText('No problems');
  await expect.poll(() => rowTexts(studio(page).rowsOf('lines'), 4)).toEqual(['4', 'A']);
});
