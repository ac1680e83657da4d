import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { peopleOf, sha256ByCommandLine, sha256OfFile } from '../fixtures/file-digests.ts';
import { fragmentOf } from '../fixtures/studio-fragment.ts';
import { inEachBrowser } from './in-each-browser.ts';
import type { Page } from './page.ts';
import { click, clickAt, expectText, find, untilPainted, visit } from './visitor.ts';

/** How each browser keeps a file until it is saved. WebKitGTK has no private files. */
const KEPT: Readonly<Record<string, string>> = {
  Firefox: 'This browser stores the file first and then saves it.',
  WebKitGTK: 'It has to fit into the 512 MB that this browser can hold in its memory.',
};

/** The digests of the files that the browser has saved, by their names. */
async function savedDigests({ downloads }: Page): Promise<object> {
  const names = await readdir(downloads);
  const digests = names.map(async (name) => [name, await sha256OfFile(join(downloads, name))] as const);
  return Object.fromEntries(await Promise.all(digests));
}

inEachBrowser((it, browser) => {
  it("exports 200,000 rows by several workers as the command line's", async ({ page }) => {
    const people = peopleOf(200_000);
    const expected = await sha256ByCommandLine(people);
    await visit(page, `/studio${fragmentOf(people)}`);
    await clickAt(page, 'button', 'Download', 0);
    const dialog = await find(page, 'dialog', 'Download');
    await untilPainted(page);
    await expectText(page, KEPT[browser.name] ?? '');
    await click(dialog, 'button', 'Download');
    const said = () => page.run(() => document.querySelector('[aria-label=Files]')?.textContent ?? '');
    await expect
      .poll(said, { timeout: 90_000 })
      .toMatch(/^people\.csv: 200,000 rows, .*Handed to your browser’s downloads\./);
    await expect.poll(() => savedDigests(page)).toEqual({ 'people.csv': expected });
    expect(page.errors).toEqual([]);
  });
});
