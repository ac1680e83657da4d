import { expect } from '@playwright/test';
import { fields } from '../../../src/catalogue/fields.ts';
import { boxOf, test } from '../helpers.ts';
import { addColumns, emptyRow, gridOf, inspectorOf, openTable, rowOf } from '../studio-grid-helpers.ts';
import { broken, openStudio, orders, studio } from '../studio-helpers.ts';

test.describe('at 1024 pixels', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('each cell of a column is in view beside the inspector', async ({ page }) => {
    await openStudio(page, orders);
    const grid = gridOf(page);
    await rowOf(grid, 1).name.click();
    const inspector = await boxOf(inspectorOf(page, 'id'));
    const { name, unique, sample, options } = rowOf(grid, 1);
    for (const control of [name, unique, sample, options]) {
      const { x, width } = await boxOf(control);
      expect(x + width).toBeLessThanOrEqual(inspector.x);
      expect(width).toBeGreaterThan(15);
    }
  });

  for (const [what, document] of [
    ['without problems', orders],
    ['with a problem', broken],
  ] as const) {
    test(`the bar is one line that holds all of its controls, ${what}`, async ({ page }) => {
      await openStudio(page, document);
      const bar = page.getByRole('banner');
      expect((await boxOf(bar)).height).toBeLessThan(60);
      const { export: last, name, locale } = studio(page);
      expect((await boxOf(bar.getByRole('link', { name: 'Rowloom' }))).width).toBeGreaterThan(20);
      expect((await boxOf(name)).width).toBeGreaterThan(90);
      expect((await boxOf(locale)).width).toBeGreaterThan(90);
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  }
});

for (const width of [320, 1024, 1440]) {
  test(`the offer to keep drafts comes before people type, and moves nothing then, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStudio(page, orders);
    const main = page.getByRole('main');
    const parts = [main, gridOf(page), page.getByRole('contentinfo')];
    const places = () => Promise.all(parts.map(boxOf));
    const { y, height } = await boxOf(main);
    if (width < 1024) expect(y + height).toBe(800);
    await rowOf(gridOf(page), 2).name.click();
    await expect(page.getByRole('switch', { name: 'Keep drafts on this device' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not now' })).toBeInViewport({ ratio: 1 });
    const before = await places();
    await page.keyboard.type('s');
    await expect(studio(page).undo).toBeEnabled();
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('on a phone the offer to keep drafts does not hide the box that people go to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openStudio(page, orders);
  const box = page.getByPlaceholder('Add column');
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await box.click();
  await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
  await expect(box).toBeInViewport({ ratio: 1 });
});

test('on a phone the page’s footer begins behind the consent banner', async ({ page }) => {
  await page.addInitScript(() => localStorage.clear());
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openStudio(page);
    const banner = await boxOf(page.getByRole('region', { name: 'Cookie consent' }));
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(footer.y).toBeGreaterThanOrEqual(banner.y - 1);
    const main = await boxOf(page.getByRole('main'));
    expect(main.y + main.height).toBeLessThanOrEqual(banner.y + 1);
  }
});

for (const [width, height] of [
  [1024, 768],
  [1366, 650],
] as const) {
  test(`the consent banner covers nothing of the Studio, at ${width} x ${height}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.clear());
    await page.setViewportSize({ width, height });
    await openStudio(page, orders);
    await rowOf(gridOf(page), 1).options.click();
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    const { x, y } = await boxOf(banner);
    await expect(banner).toBeInViewport({ ratio: 1 });
    for (const control of await page.getByRole('region', { name: 'Download' }).getByRole('button').all()) {
      const box = await boxOf(control);
      expect(box.y + box.height <= y || box.x + box.width <= x).toBe(true);
    }
    expect(
      await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      ),
    ).toBe(0);
  });
}

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each button of the bar has its name below its icon, and none covers another', async ({ page }) => {
    await openStudio(page, orders);
    const captions = page.getByRole('banner').locator('button, [role="status"]');
    const names = ['Undo', 'Redo', 'No problems', 'Commands', 'Import', 'Share', 'Save as file', 'Code'];
    let end = 0;
    for (const name of names) {
      const { x, width } = await boxOf(
        captions.getByText(name, { exact: true }).filter({ visible: true }).last(),
      );
      expect(x, name).toBeGreaterThanOrEqual(end);
      expect(width, name).toBeGreaterThan(10);
      end = x + width;
    }
    expect(end).toBeLessThanOrEqual(390);
  });

  test('the boxes of a table and of the schema have labels that can be read, above their actions', async ({
    page,
  }) => {
    await openStudio(page, orders);
    await studio(page).tab('Tables').click();
    const main = page.getByRole('main');
    for (const label of ['Table', 'Schema', 'Seed', 'Now', 'Locale'])
      await expect(main.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText('Name', { exact: true }).filter({ visible: true })).toHaveCount(2);
    const { tableName } = studio(page);
    const remove = await boxOf(page.getByRole('button', { name: 'Remove table' }));
    expect(remove.y).toBeGreaterThan((await boxOf(tableName)).y);
  });

  test('a guess says so on its card, and in the sheet of its options', async ({ page }) => {
    const grid = await openTable(page);
    await addColumns(page, grid, 'email');
    const row = grid.getByRole('row').nth(1);
    await expect(row.getByText('guessed', { exact: true })).toBeVisible();
    await row.getByText('guessed', { exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: 'Options of email' }).getByText(/^Guessed from the name\./),
    ).toBeVisible();
  });

  test('columns and preview say which table they show, and let the user choose another', async ({ page }) => {
    await openStudio(page, orders);
    const choice = page.getByRole('combobox', { name: 'Table', exact: true });
    await expect(choice.getByRole('option', { selected: true })).toHaveText('customers');
    await choice.selectOption({ label: 'orders' });
    await expect(page.getByRole('grid', { name: 'Columns of orders' })).toBeVisible();
    await studio(page).tab('Preview').click();
    await expect(studio(page).rowsOf('orders')).toBeVisible();
    await choice.selectOption({ label: 'customers' });
    await expect(studio(page).rowsOf('customers')).toBeVisible();
    expect((await boxOf(choice)).height).toBeGreaterThanOrEqual(44);
  });

  test('there is one way to the download, the tab “Export”', async ({ page }) => {
    await openStudio(page, orders);
    await expect(page.getByRole('tab', { name: 'Export', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
  });

  test('the name and the field of the empty row are boxes', async ({ page }) => {
    const { name, field } = emptyRow(await openTable(page));
    for (const box of [name, field]) {
      await expect(box).toHaveCSS('border-top-style', 'solid');
      await expect(box).not.toHaveCSS('border-top-width', '0px');
      expect((await boxOf(box)).height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a sheet of options has its title once', async ({ page }) => {
    await openStudio(page, orders);
    await rowOf(gridOf(page), 2).options.click();
    const sheet = page.getByRole('dialog', { name: 'Options of name' });
    await expect(sheet.getByText('Full Name', { exact: false }).first()).toBeVisible();
    expect((await boxOf(sheet.getByRole('heading', { name: 'name', exact: true }))).height).toBeLessThan(2);
  });

  test('the list of fields stays below its box when the bar comes back', async ({ page }) => {
    await openStudio(page, many);
    await gridOf(page).hover();
    await page.mouse.wheel(0, 60);
    await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBeLessThan(0);
    const { field } = rowOf(gridOf(page), 2);
    await field.click();
    await page.mouse.move(100, 100);
    await gridOf(page).evaluate((grid) => {
      for (let part: Element | null = grid; part; part = part.parentElement) part.scrollTop = 0;
    });
    await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0);
    const list = page.getByRole('listbox', { name: 'Fields' });
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(field);
        return (await boxOf(list)).y - y - height;
      })
      .toBeGreaterThanOrEqual(0);
  });

  for (const name of ['Share', 'Code']) {
    test(`a finger meets each control of the dialog “${name}”`, async ({ page }) => {
      await openStudio(page, orders);
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('button').nth(1)).toBeVisible();
      const controls = await dialog.locator('button, select, textarea, input[type="text"]').all();
      for (const control of controls) {
        const { height } = await boxOf(control);
        expect(Math.round(height)).toBeGreaterThanOrEqual(44);
      }
    });
  }
});

for (const width of [1024, 1280, 1440]) {
  test(`without a selected column the grid has the room of the options, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page, orders);
    const options = page.getByRole('complementary', { name: /^Options/ });
    await expect(options).toHaveCount(0);
    const grid = gridOf(page);
    const box = await boxOf(grid);
    expect(box.x + box.width).toBeGreaterThan(width - 20);
    const { name, field, nulls, unique, sample } = rowOf(grid, 2);
    const places = () => Promise.all([name, field, nulls, unique].map(boxOf));
    const before = await places();
    const room = (await boxOf(sample)).width;
    await unique.click();
    await expect(unique).toBeChecked();
    await expect(inspectorOf(page, 'name')).toBeVisible();
    await expect(unique).toBeFocused();
    expect(await places()).toEqual(before);
    const beside = await boxOf(options);
    expect(beside.width).toBeGreaterThan(200);
    expect((await boxOf(sample)).width).toBeCloseTo(room - beside.width, 0);
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    // Another table has no selected column.
    await studio(page).tables.getByRole('button', { name: 'orders', exact: true }).click();
    await expect(options).toHaveCount(0);
  });
}

test.describe('at 1440 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a name of 30 characters is whole in the grid', async ({ page }) => {
    const name = 'registered_customer_address_id';
    await openStudio(page, { tables: [{ name: 't', rows: 5, columns: [{ name, field: 'number' }] }] });
    const box = rowOf(gridOf(page), 1).name;
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('the label of each field is whole beside the options of its column', async ({ page }) => {
    const columns = Object.keys(fields).map((field, i) => ({
      name: `c${i}`,
      field,
      options: { prefix: 'Dr. ' },
    }));
    expect(columns.length).toBeGreaterThan(150);
    await openStudio(page, { tables: [{ name: 't', rows: 5, columns }] });
    const grid = gridOf(page);
    for (const { name } of columns) {
      await grid.evaluate((element) => {
        for (let part: Element | null = element; part; part = part.parentElement) part.scrollTop += 40;
      });
      const row = grid.locator(`[data-column]:has(input[value="${name}"])`);
      const box = row.getByRole('combobox', { name: 'Field', exact: true });
      const { isWhole, room } = await box.evaluate((input) => {
        const { left, right } = input.getBoundingClientRect();
        const chips = input.parentElement?.querySelector('.studio-chips')?.getBoundingClientRect();
        return { isWhole: input.scrollWidth <= input.clientWidth, room: (chips?.left ?? left) - right };
      });
      expect(isWhole, name).toBe(true);
      expect(room, name).toBeGreaterThanOrEqual(0);
    }
  });
});

const WIDTHS = [320, 360, 375, 480, 640, 767, 768, 1023, 1024, 1279, 1280, 1360, 1599, 1600, 1728, 1920];

for (const [what, schema] of [
  ['without problems', orders],
  ['with a problem', broken],
] as const) {
  test(`the bar is one line at any width, and no control covers or leaves it, ${what}`, async ({ page }) => {
    await openStudio(page, schema);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const parts = await page
        .getByRole('banner')
        .locator('a, button, input, select, [role="status"]')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { left, right, middle: (top + bottom) / 2, text: element.textContent };
          }),
        );
      const inOrder = parts.filter(({ left, right }) => right - left > 1).sort((a, b) => a.left - b.left);
      for (const [i, { left, right, middle, text }] of inOrder.entries()) {
        const isInside = i > 0 && right <= (inOrder[i - 1]?.right ?? 0);
        const earlier = isInside ? left : (inOrder[i - 1]?.right ?? 0);
        expect(left, `${text} at ${width} pixels`).toBeGreaterThanOrEqual(earlier - 0.5);
        expect(right, `${text} at ${width} pixels`).toBeLessThanOrEqual(width);
        expect(Math.abs(middle - (inOrder[0]?.middle ?? 0)), `${text} at ${width} pixels`).toBeLessThan(2);
      }
      expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    }
  });
}

const LONG = 'preferred_delivery_address';

const THIRTY = 'delivery_addresses_of_customer';

const table = (name: string) => ({
  name,
  rows: 10,
  columns: Array.from({ length: 30 }, (_, i) => ({ name: `${LONG}_${i}`, field: 'location.streetAddress' })),
});
const many = { tables: [table('shipping_addresses_of_registered_customers'), table(THIRTY)] };

/** How many parts of an element scroll sideways. */
const sidewaysIn = (element: Element) =>
  [...element.querySelectorAll('*')].filter(
    (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
  ).length;

for (const width of [320, 640]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true });

    test('the bar is one line, and scrolls away and back with the columns', async ({ page }) => {
      await openStudio(page, many);
      const bar = page.getByRole('banner');
      const { height } = await boxOf(bar);
      expect(height).toBeLessThan(56);
      const code = await boxOf(studio(page).code);
      expect(code.x + code.width).toBeLessThanOrEqual(width);
      await gridOf(page).hover();
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await boxOf(bar)).y).toBeLessThanOrEqual(-height + 1);
      await page.mouse.wheel(0, -200);
      await expect.poll(async () => (await boxOf(bar)).y).toBe(0);
    });

    test('the bar moves nothing from under a pressed pointer', async ({ page }) => {
      await openStudio(page, many);
      const bar = page.getByRole('banner');
      const top = async () => (await boxOf(bar)).y;
      /** The bar's place now, and four frames later. */
      const twoTops = () =>
        bar.evaluate(async (element) => {
          const before = element.getBoundingClientRect().y;
          for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
          return [before, element.getBoundingClientRect().y];
        });
      await bar.evaluate((element) => element.style.setProperty('transition-duration', '60s'));
      await gridOf(page).hover();
      await page.mouse.wheel(0, 400);
      await expect.poll(top).toBeLessThan(0);
      await page.mouse.down();
      const [pressed = 0, held] = await twoTops();
      expect(held).toBe(pressed);
      await page.mouse.up();
      await expect.poll(top).toBeLessThan(pressed);
      await bar.evaluate((element) => element.style.removeProperty('transition-duration'));
      await page.mouse.wheel(0, -200);
      await expect.poll(top).toBe(0);
      // A scroll that begins during the press.
      await page.mouse.down();
      await gridOf(page).evaluate((grid) => {
        for (let part: Element | null = grid; part; part = part.parentElement) part.scrollTop += 60;
      });
      expect(await twoTops()).toEqual([0, 0]);
      await page.mouse.up();
      await expect.poll(top).toBeLessThan(0);
    });

    test('the bar comes back with another tab', async ({ page }) => {
      await openStudio(page, many);
      const bar = page.getByRole('banner');
      await gridOf(page).hover();
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await boxOf(bar)).y).toBeLessThan(0);
      await studio(page).tab('Export').click();
      await expect.poll(async () => (await boxOf(bar)).y).toBe(0);
      await expect(page.getByRole('textbox', { name: 'Number of rows', exact: true })).toBeVisible();
    });

    test('a sheet of options does not scroll sideways', async ({ page }) => {
      await openStudio(page, {
        tables: [{ name: 't', rows: 5, columns: [{ name: 'mail', field: 'internet.email' }] }],
      });
      await rowOf(gridOf(page), 1).options.click();
      const sheet = page.getByRole('dialog', { name: 'Options of mail' });
      await expect(sheet.getByRole('button', { name: 'About Reserved domain' })).toBeVisible();
      expect(await sheet.evaluate(sidewaysIn)).toBe(0);
    });

    test('nothing scrolls sideways, and names are whole', async ({ page }) => {
      await openStudio(page, many);
      for (const tab of ['Tables', 'Columns', 'Preview', 'Export']) {
        await studio(page).tab(tab).click();
        expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
        // The rows of a table are wider than a phone.
        if (tab !== 'Preview') expect(await page.getByRole('main').evaluate(sidewaysIn)).toBe(0);
      }
      await studio(page).tab('Columns').click();
      const { name, field } = rowOf(gridOf(page), 1);
      for (const box of [name, field])
        expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const choice = page.getByRole('combobox', { name: 'Table', exact: true });
      await choice.selectOption({ label: THIRTY });
      const room = await choice.evaluate((element) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(element);
        const context = document.createElement('canvas').getContext('2d');
        if (!context || !(element instanceof HTMLSelectElement)) throw new Error('no text to measure');
        context.font = font;
        const text = element.selectedOptions[0]?.text ?? '';
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return element.clientWidth - padding - context.measureText(text).width;
      });
      expect(room).toBeGreaterThanOrEqual(0);
      await studio(page).tab('Tables').click();
      const listed = studio(page).tables.getByRole('button', {
        name: many.tables[0]?.name ?? '',
        exact: true,
      });
      expect(await listed.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}

test.describe('without a service worker, which would serve the code', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

  test('the Export tab says that its code did not load, and loads it again', async ({ page, provokes }) => {
    provokes(/Failed to load resource/);
    const code = '**/assets/studio-export-dialog-*.js';
    await page.route(code, (route) => route.abort());
    await openStudio(page, orders);
    await studio(page).tab('Export').click();
    await expect(page.getByText('The download did not load.')).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('combobox', { name: 'Format' })).toBeVisible();
  });
});
