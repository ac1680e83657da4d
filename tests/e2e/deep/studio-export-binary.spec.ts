import { expect } from '@playwright/test';
import { DESTINATION_SCRIPTS } from '../../fixtures/export-session.ts';
import { peopleOf, sha256ByCommandLine, sha256OfFile } from '../../fixtures/file-digests.ts';
import { test } from '../helpers.ts';
import { downloadExport, openExport } from '../large-export.ts';

for (const [format, rows] of [
  ['xlsx', 20_000],
  // By several workers.
  ['parquet', 200_000],
] as const) {
  test(`a file of ${format} has the bytes of the command line's`, async ({ page }) => {
    const people = peopleOf(rows);
    const expected = sha256ByCommandLine(people, format);
    await page.addInitScript(DESTINATION_SCRIPTS.private);
    const dialog = await openExport(page, people, { format });
    const download = await downloadExport(page, dialog);
    expect(download.suggestedFilename()).toBe(`people.${format}`);
    expect(await sha256OfFile(await download.path())).toBe(await expected);
  });
}
