import { expect, type Page } from '@playwright/test';
import { fragmentOf } from '../../fixtures/studio-fragment.ts';
import { violations } from '../axe.ts';
import { save, test } from '../helpers.ts';
import { openStudio, orders, people, studio } from '../studio-helpers.ts';

/** The error itself, and what React says if its second render, which is not concurrent, leaves the spoilt part for later. */
const SPOILT = /Error: spoilt|React error #520/;

/**
 * Makes React throw while it renders an element with a label, as if the component that renders it had a fault, until
 * the page has `window.mended`.
 */
async function spoil(page: Page, label: string) {
  await page.addInitScript((spoilt) => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'aria-label' && RegExp(spoilt).test(value) && !Reflect.has(window, 'mended')) {
        throw new Error('spoilt');
      }
      setAttribute.call(this, name, value);
    };
  }, label);
}

const mend = (page: Page) => page.evaluate(() => Object.assign(window, { mended: true }));
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'ran into an error' });

const PANES: readonly [label: string, name: string, part: (page: Page) => ReturnType<Page['locator']>][] = [
  ['^Tables$', 'The list of tables', (page) => studio(page).tables],
  ['^Columns of', 'The list of columns', (page) => page.getByRole('grid', { name: /^Columns of/ })],
  ['^Rows of', '“Data”', (page) => page.getByRole('table', { name: /^Rows of/ })],
  ['^Preview$', 'The preview', (page) => page.getByRole('tablist', { name: 'Preview' })],
  ['^Options', 'The options', (page) => page.getByRole('complementary', { name: /^Options/ })],
];

for (const [label, name, part] of PANES) {
  test(`an error in a part of the page stays there: ${name}`, async ({ page, provokes }) => {
    provokes(SPOILT);
    await spoil(page, label);
    await page.goto(`/studio${fragmentOf(orders)}`);
    const hasGrid = name !== 'The list of columns';
    // A selected column has options.
    if (hasGrid) await page.getByRole('textbox', { name: 'Column name' }).first().click();
    await expect(failure(page)).toContainText(name);
    for (const [, other, otherPart] of PANES) {
      const isInside =
        (name === 'The preview' && other === '“Data”') || (!hasGrid && other === 'The options');
      if (other !== name && !isInside) await expect(otherPart(page)).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Schema name' }).fill('still here');
    await expect(studio(page).problems).toHaveText('No problems');
    await expect(failure(page)).toContainText(name);
    await mend(page);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(part(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Schema name' })).toHaveValue('still here');
  });
}

test('“Undo last change” leads back to a document without the error', async ({ page, provokes }) => {
  provokes(SPOILT);
  await spoil(page, '^Columns of bad$');
  await openStudio(page, people);
  await page.getByRole('textbox', { name: 'Table name' }).fill('bad');
  await failure(page).getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('grid', { name: 'Columns of people' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('another tab of the preview is shown where one has an error', async ({ page, provokes }) => {
  provokes(SPOILT);
  await spoil(page, '^Rows of');
  await openStudio(page, people);
  await expect(failure(page)).toContainText('“Data”');
  await studio(page).tab('Output').click();
  await expect(page.getByRole('region', { name: 'First rows of people as a file' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('an error of the whole page offers the schema as a file, and an empty one', async ({
  page,
  provokes,
}) => {
  provokes(SPOILT);
  await openStudio(page, orders);
  const address = page.url();
  await page.getByRole('textbox', { name: 'Schema name' }).fill('kept');
  await expect(page).not.toHaveURL(address);
  await spoil(page, '^Studio$');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeFocused();
  const saved = await save(page, page.getByRole('button', { name: 'Save schema as file' }));
  expect(JSON.parse(saved.text)).toMatchObject({
    name: 'kept',
    tables: [{ name: 'customers' }, { name: 'orders' }],
  });
  await page.getByRole('link', { name: 'Start with an empty schema' }).click();
  await expect(page).toHaveURL(/\/studio$/);
});
