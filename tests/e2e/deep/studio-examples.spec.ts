import { expect } from '@playwright/test';
import { digestsByCommandLine, digestsOfSaved, studioExamples } from '../../fixtures/studio-examples.ts';
import { withoutPickers } from '../export-helpers.ts';
import { test } from '../helpers.ts';
import { studio } from '../studio-helpers.ts';

for (const example of studioExamples) {
  test(`the example “${example.title}” gives the same files by its link as the command line`, async ({
    page,
  }) => {
    await withoutPickers(page);
    await page.goto(example.path);
    for (const { name, rows } of example.shortened) {
      await studio(page).tables.getByRole('button', { name, exact: true }).click();
      await studio(page).rows.fill(String(rows));
    }
    await studio(page).export.click();
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await dialog.getByRole('combobox', { name: 'Format', exact: true }).selectOption('json');
    const save = dialog.getByRole('button', { name: 'Download', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(digestsOfSaved(download.suggestedFilename(), await download.path())).toEqual(
      await digestsByCommandLine(example),
    );
  });
}
