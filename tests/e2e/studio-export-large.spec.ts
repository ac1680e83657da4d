import { expect } from '@playwright/test';
import { DESTINATION_SCRIPTS } from '../fixtures/export-session.ts';
import { peopleOf, sha256ByCommandLine, sha256OfFile } from '../fixtures/file-digests.ts';
import { test } from './helpers.ts';
import { downloadExport, openExport } from './large-export.ts';

test("200,000 rows reach the disk through the private file system as the command line's", async ({
  page,
}) => {
  const people = peopleOf(200_000);
  const expected = sha256ByCommandLine(people);
  await page.addInitScript(DESTINATION_SCRIPTS.private);
  const dialog = await openExport(page, people);
  const download = await downloadExport(page, dialog);
  expect(download.suggestedFilename()).toBe('people.csv');
  expect(await sha256OfFile(await download.path())).toBe(await expected);
});
