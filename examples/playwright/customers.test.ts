import { expect, test } from '@playwright/test';
import { customers } from './shop.ts';

test.beforeEach(async ({ page }) => {
  // This stands for your own server.
  await page.route('/', (route) => route.fulfill({ path: 'public/index.html' }));
});

test('lists the customers with their years of birth', async ({ page }) => {
  const rows = [...customers.rows(0, 20)];
  await page.route('/api/customers', (route) => route.fulfill({ json: rows }));
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('20 customers');
  await expect(page.getByRole('listitem')).toHaveText(
    rows.map(({ name, born }) => (born ? `${name}, born in ${born.getUTCFullYear()}` : name)),
  );
});

test('lists a thousand customers', async ({ page }) => {
  await page.route('/api/customers', (route) => route.fulfill({ json: [...customers.rows()] }));
  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveCount(customers.rowCount);
});

test('says that the server failed', async ({ page }) => {
  await page.route('/api/customers', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('The customers could not be loaded.');
});
