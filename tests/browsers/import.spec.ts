import { afterAll, beforeAll, expect } from 'vitest';
import { type FilmRental, isPostgresqlInstalled, startFilmRental } from '../fixtures/import/film-rental.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page } from './page.ts';
import { click, clickAt, expectGone, find, saved, select, visit } from './visitor.ts';

const missing = isPostgresqlInstalled ? '' : ' is not installed';

let rental: FilmRental;
beforeAll(async () => {
  if (isPostgresqlInstalled) rental = await startFilmRental();
});
afterAll(() => rental?.stop());

/** Inserts a text where the focus is, as a paste does. WebDriver types it key by key, which takes minutes. */
const insert = (page: Page, text: string) =>
  page.run((inserted) => document.execCommand('insertText', false, inserted), text);

const problems = (page: Page) =>
  page.run(() => document.querySelector('[role=status][aria-label=Problems]')?.textContent ?? '');

inEachBrowser((it, browser) => {
  it.skipIf(missing && !process.env.CI)(
    `imports the dump of a film rental, and its rows load into PostgreSQL with all constraints on${missing}`,
    async ({ page }) => {
      await visit(page, '/studio');
      await click(page, 'button', 'Import');
      const dialog = await find(page, 'dialog', 'Import schema');
      await click(dialog, 'textbox', 'Source');
      await insert(page, rental.dump);
      await click(dialog, 'button', 'Read');
      await find(dialog, 'table', 'What was read');
      await click(dialog, 'button', `Add ${rental.tables.length} tables`);
      await expectGone(page, 'dialog', 'Import schema');
      await expect.poll(() => problems(page)).toBe('No problems');

      await clickAt(page, 'button', 'Download', 0);
      const exporting = await find(page, 'dialog', 'Download');
      await select(exporting, 'Format', 'sql');
      await click(exporting, 'button', 'Options');
      await click(exporting, 'checkbox', 'Create tables');
      const text = await saved(page, exporting, 'Download', /\.sql$/, 'COMMIT;\n');
      const counts = Object.values(await rental.load(`from_${browser.name.toLowerCase()}`, text));
      expect(counts).toHaveLength(rental.tables.length);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(100);
      expect(page.errors).toEqual([]);
    },
  );
});
