import { readFile } from 'node:fs/promises';
import { type Download, expect } from '@playwright/test';
import { digestOf, digestsByCommandLine, studioExamples } from '../../fixtures/studio-examples.ts';
import { test } from '../helpers.ts';
import { studio } from '../studio-helpers.ts';

async function digestOfFile(download: Download): Promise<[name: string, digest: string]> {
  return [download.suggestedFilename(), digestOf(await readFile(await download.path()))];
}

for (const example of studioExamples) {
  test(`the example “${example.title}” gives the same files by its link as the command line`, async ({
    page,
  }) => {
    await page.goto(example.path);
    for (const { name, rows } of example.shortened) {
      await studio(page).tables.getByRole('button', { name, exact: true }).click();
      await studio(page).rows.fill(String(rows));
    }
    await studio(page).export.click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('combobox', { name: 'Format', exact: true }).selectOption('json');
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await dialog.getByRole('button', { name: 'Save to disk' }).click();
    await expect.poll(() => downloads.length).toBe(example.tables.length);
    const digests = Object.fromEntries(await Promise.all(downloads.map(digestOfFile)));
    expect(digests).toEqual(await digestsByCommandLine(example));
  });
}
