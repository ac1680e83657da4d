import { expect, type Locator, type Page } from '@playwright/test';
import { textFormats } from '../../fixtures/text-formats.ts';
import { COLOR_RULES, violations } from '../axe.ts';
import { test } from '../helpers.ts';
import { openStudio, studio } from '../studio-helpers.ts';

const kinds = {
  seed: 'kinds',
  tables: [
    {
      name: 'kinds',
      rows: 30,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'full name', field: 'person.fullName' },
        { name: 'is_new', field: 'datatype.boolean' },
        { name: 'note', field: 'lorem.lines', nulls: 40 },
        { name: 'price', field: 'number', options: { min: -9, max: 99 } },
      ],
    },
  ],
} as const;

const output = (page: Page) => page.getByRole('region', { name: 'First rows of kinds as a file' });

async function openOutput(page: Page, format: string) {
  await studio(page).tab('Output').click();
  await page.getByRole('combobox', { name: 'Output format' }).selectOption(format);
  if (format !== 'template') return;
  await page.getByRole('button', { name: 'File options' }).click();
  await page.getByRole('textbox', { name: 'Row', exact: true }).fill('{id}: "{full name}"');
}

/** The colors of the letters that an element shows. */
const colorsOf = (element: Locator) =>
  element.evaluate((root) => {
    const colors = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement && node.nodeValue?.trim())
        colors.add(getComputedStyle(node.parentElement).color);
    }
    return [...colors];
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } });

    test('the output of each format has colors that can be read', async ({ page }) => {
      await openStudio(page, kinds);
      for (const format of textFormats.filter((id) => id !== 'template')) {
        await openOutput(page, format);
        await expect(output(page)).toContainText(/id/);
        await expect.poll(async () => (await colorsOf(output(page))).length, format).toBeGreaterThan(2);
        expect(await violations(page, COLOR_RULES, 'pre'), format).toEqual([]);
      }
    });
  });
}

test('colors leave the text of the output as it is, also where it is long', async ({ page }) => {
  const columns = Array.from({ length: 150 }, (_, i) => ({ name: `note_${i}`, field: 'lorem.lines' }));
  await openStudio(page, { tables: [{ name: 'kinds', rows: 30, columns }] });
  await openOutput(page, 'csv');
  await expect(output(page)).toContainText('note_149');
  const text = (await output(page).textContent()) ?? '';
  expect(text.length).toBeGreaterThan(200_000);
  const letters = (text.match(/"/g) ?? []).length;
  expect(letters % 2).toBe(0);
  const spans = () => output(page).locator('[class^="token-"]').count();
  await expect.poll(spans).toBeGreaterThan(10);
  // What is not in view yet gets its colors when it is.
  expect(await output(page).locator('pre > span:has(span)').count()).toBeLessThan(20);
  const before = await spans();
  await output(page).evaluate((element) => element.scrollTo(0, 30_000));
  await expect.poll(spans).toBeGreaterThan(before);
  expect(await output(page).textContent()).toBe(text);
});

test('high contrast has no colors of syntax', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStudio(page, kinds);
  await openOutput(page, 'json');
  await expect(output(page)).toContainText('"id"');
  expect(await colorsOf(output(page))).toHaveLength(1);
  await studio(page).code.click();
  const box = page.getByRole('textbox', { name: 'Schema as JSON' });
  await expect(page.locator('.code-drawing')).toBeHidden();
  const { fill, color } = await box.evaluate((element) => {
    const { color, webkitTextFillColor: fill } = getComputedStyle(element);
    return { fill, color };
  });
  // It can be seen.
  expect(fill).toBe('rgb(0, 0, 0)');
  expect(color).toBe(fill);
});

async function openCode(page: Page) {
  await studio(page).code.click();
  return page.getByRole('textbox', { name: 'Schema as JSON' });
}

/** Shows the box's own text in place of the drawing, or the drawing in one color. */
const showOwnText = (page: Page, isOwn: boolean) =>
  page.evaluate((isOwn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      isOwn
        ? '.code-drawing { visibility: hidden } .code-box .code-text { -webkit-text-fill-color: currentcolor !important }'
        : '.code-drawing span { color: inherit !important }',
    );
    document.adoptedStyleSheets = [sheet];
  }, isOwn);

/** How many pixels of two pictures are different, by more than smoothing does. */
const differences = (page: Page, one: Buffer, other: Buffer) =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      return a?.filter((byte, i) => Math.abs(byte - (b?.[i] ?? 0)) > 60).length;
    },
    [one.toString('base64'), other.toString('base64')],
  );

const LINES = [
  '{ "plain": 12, "text": "a b  c", "word": [true, null] }',
  `{ "long": "${'iW1 '.repeat(200)}", "then": 5 }`,
  '{\t"tab":\t"\t", "e\u0301": "caf\u00e9", "fi": "office => != ffl" }',
  '{ "日本語": "顧客の配送先住所", "emoji": "😀👩‍👩‍👧 🧵", "عربي": "مرحبا 1", "עברית": "שלום" }',
  '{ "not": closed, "end',
];

for (const width of [390, 1440]) {
  for (const deviceScaleFactor of [1, 1.5]) {
    test.describe(`${width} pixels wide at a scale of ${deviceScaleFactor}`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      test('the colored letters are where the box has its own, wherever it is scrolled', async ({ page }) => {
        await openStudio(page, kinds);
        const box = await openCode(page);
        await box.fill(
          Array.from({ length: 60 }, () => LINES)
            .flat()
            .join('\n'),
        );
        await box.blur();
        for (const [left, top] of [
          [0, 0],
          [0, 333],
          [437, 1_001],
          [99_999, 2_000],
          [0, 99_999],
        ] as const) {
          await box.evaluate((element, [left, top]) => element.scrollTo(left, top), [left, top] as const);
          await showOwnText(page, false);
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          const drawn = await box.screenshot({ caret: 'hide' });
          await showOwnText(page, true);
          const own = await box.screenshot({ caret: 'hide' });
          expect(await differences(page, drawn, own), `scrolled to ${left}, ${top}`).toBeLessThan(200);
        }
      });
    });
  }
}

test('typing, undoing and a composed text are as in any box, and the colors follow', async ({ page }) => {
  await openStudio(page, kinds);
  const box = await openCode(page);
  const drawing = page.locator('.code-drawing');
  await expect(drawing.locator('.token-key').first()).toHaveText('"version"');
  await box.fill('{ "a": 1 }');
  await box.press('End');
  await page.keyboard.type(' true');
  await expect(drawing.locator('.token-word')).toHaveText('true');
  await expect(drawing).toHaveText('{ "a": 1 } true');
  await page.keyboard.press('Control+z');
  await expect(box).not.toHaveValue('{ "a": 1 } true');
  await page.keyboard.press('Control+y');
  await expect(box).toHaveValue('{ "a": 1 } true');
  await expect(drawing).toHaveText('{ "a": 1 } true');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await expect(drawing).toHaveText('{ "a": 1 } trueにほ');
  await session.send('Input.insertText', { text: '日本' });
  await expect(box).toHaveValue('{ "a": 1 } true日本');
  await expect(drawing).toHaveText('{ "a": 1 } true日本');
});

test('a text of 4,000 lines is colored where it is in view', async ({ page }) => {
  await openStudio(page, kinds);
  const box = await openCode(page);
  // As if it was pasted: typing so many lines takes browsers minutes.
  await box.evaluate(
    (element, text) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    Array.from({ length: 4_000 }, (_, i) => `"line ${i}": ${i},`).join('\n'),
  );
  const keys = page.locator('.code-drawing .token-key');
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(keys.first()).toHaveText('"line 0"');
  await box.evaluate((element) => element.scrollTo(0, 20 * 2_000));
  await expect(keys.first()).toHaveText('"line 2000"');
  expect(await keys.count()).toBeLessThan(80);
  await box.press('Control+End');
  await expect(keys.last()).toHaveText('"line 3999"');
});

test('the code of each language has colors', async ({ page }) => {
  await openStudio(page, kinds);
  await openCode(page);
  const drawing = page.locator('.code-drawing');
  for (const language of ['', 'json-schema', 'ddl', 'typescript']) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await expect.poll(async () => (await colorsOf(drawing)).length, language).toBeGreaterThan(2);
    expect(await violations(page, COLOR_RULES, '.code-drawing'), language).toEqual([]);
  }
});
