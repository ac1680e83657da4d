import { expect } from '@playwright/test';
import {
  type FilmRental,
  isPostgresqlInstalled,
  startFilmRental,
} from '../../fixtures/import/film-rental.ts';
import { unfoldOptions } from '../export-helpers.ts';
import { save, test } from '../helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';
import { importDialog } from '../studio-import-helpers.ts';

test.describe('a film rental in PostgreSQL', () => {
  // biome-ignore lint/suspicious/noSkippedTests: it runs wherever PostgreSQL is installed
  test.skip(!isPostgresqlInstalled && !process.env.CI, 'PostgreSQL is not installed');
  let rental: FilmRental;
  test.beforeAll(async () => {
    rental = await startFilmRental();
  });
  test.afterAll(() => rental?.stop());

  test('its dump is pasted, and the exported rows load into it with all constraints on', async ({ page }) => {
    await openStudio(page);
    const { source, read, report, use } = await importDialog(page);
    await source.fill(rental.dump);
    await read.click();
    await expect(report).toBeVisible();
    await use.click();
    await expect(studio(page).problems).toHaveText('No problems');
    for (const table of rental.tables)
      await expect(studio(page).tables.getByRole('button', { name: table, exact: true })).toBeAttached();

    await studio(page).export.click();
    const exporting = page.getByRole('dialog', { name: 'Download' });
    await exporting.getByRole('combobox', { name: 'Format' }).selectOption('sql');
    await unfoldOptions(exporting);
    await exporting.getByRole('checkbox', { name: 'Create tables' }).uncheck();
    const { text } = await save(page, exporting.getByRole('button', { name: 'Download', exact: true }));
    const counts = Object.values(await rental.load('from_chromium', text));
    expect(counts).toHaveLength(rental.tables.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(100);
  });
});
