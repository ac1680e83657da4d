import { expect, type Page } from '@playwright/test';
import { boxOf } from './helpers.ts';
import { holdBack } from './hold-back.ts';
import { test } from './test.ts';

const titles = [
  'Person',
  'Address',
  'Phone',
  'Internet',
  'Company',
  'Lorem',
  'Commerce',
  'Finance',
  'Date',
  'Vehicle',
  'Word',
  'Music',
  'Airline',
  'Animal',
  'Book',
  'Food',
  'Hacker',
  'Science',
  'System',
  'Git',
  'Datatype',
  'Location',
  'Random',
  'String',
  'Image',
  'Database',
  'Helpers',
];

const features = [
  'Rich Data Types',
  'Developer Friendly',
  'Perfect for Testing',
  'Fast & Easy',
  'User Profile Generator',
  'Export & Integration',
];

/** All layout shifts since the page began to load, as reported by the browser. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return shift;
  });
}

test('the header holds the logo and the tagline', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Rowloom', exact: true })).toHaveAttribute('href', '/');
  await expect(header).toContainText('Realistic test data, woven in your browser.');
});

test('27 cards appear in order, each named by its title, with emoji, description and button', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(27);
  await expect(cards.getByRole('heading')).toHaveText(titles);
  for (const title of titles) {
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card.getByRole('button', { name: `Generate ${title} Data`, exact: true })).toBeVisible();
    await expect(card.locator('.category-card-emoji')).toHaveText(/\p{Emoji}/u);
    await expect(card.locator('p').first()).toHaveText(/\w{3}/);
  }
});

test('the custom panel appears above and below the cards, and opens the custom tool', async ({ page }) => {
  await page.goto('/');
  const headings = page.getByRole('heading', { name: 'Custom Test Data Generator', exact: true });
  const buttons = page.getByRole('button', { name: 'Open Custom Generator', exact: true });
  await expect(headings).toHaveCount(2);
  await expect(buttons).toHaveCount(2);
  const order = await page
    .locator('article, button:text-is("Open Custom Generator")')
    .evaluateAll((all) => all.map((element) => element.tagName));
  expect(order).toEqual(['BUTTON', ...titles.map(() => 'ARTICLE'), 'BUTTON']);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Create Custom Data' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test.describe('the first screen', () => {
  for (const size of [PHONE, DESK]) {
    test(`leads to the Studio and shows it, above the first ad, ${size.width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const main = page.getByRole('main');
      const studio = main.getByRole('link', { name: 'Open the Studio', exact: true });
      const categories = main.getByRole('link', { name: 'Browse 27 categories' });
      expect((await boxOf(studio)).y).toBe((await boxOf(categories)).y);
      const picture = main.getByRole('img', { name: /^The Studio/ });
      await expect(picture).toBeInViewport();
      const natural = await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth / image.naturalHeight),
      );
      const { width, height } = await boxOf(picture);
      expect(width / height).toBeCloseTo(natural, 1);
      const ad = await boxOf(page.locator('[data-slot="hero-bottom"]'));
      expect(ad.y).toBeGreaterThanOrEqual(size.height);
      const { x, y } = await boxOf(picture);
      await page.mouse.click(x + width / 2, y + height / 4);
      await expect(page).toHaveURL('/studio');
    });
  }

  test('shows a picture of the Studio in the theme of the page', async ({ page }) => {
    const shown = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const picture = page.getByRole('img', { name: /^The Studio/ });
      return picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
    };
    expect(await shown('dark')).not.toBe(await shown('light'));
  });

  test('shows the rows of its sample whole', async ({ page }) => {
    for (const size of [{ width: 320, height: 640 }, PHONE, { width: 800, height: 900 }, DESK]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const table = page.getByRole('img', { name: /^A sample table/ });
      const { x, y, width, height } = await boxOf(table);
      for (const row of await table.locator('.loom-row').all()) {
        const box = await boxOf(row);
        expect(box.y + box.height).toBeLessThan(y + height);
        const cut = await row
          .locator('span')
          .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
        expect(cut, `${size.width}`).toBe(0);
        const last = await boxOf(row.locator('span:visible').last());
        expect(last.x + last.width).toBeLessThanOrEqual(x + width);
      }
    }
  });

  test('opens the custom tool with "Design your own table", in place', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Design your own table' });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Create Custom Data' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test('of the two custom panels one is dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const brightness = await page.locator('.custom-panel').evaluateAll((panels) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      return panels.map((panel) => {
        context.fillStyle = getComputedStyle(panel).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return red + green + blue;
      });
    });
    expect(new Set(brightness).size).toBe(2);
    if (colorScheme === 'light') expect(brightness.filter((sum) => sum < 300)).toHaveLength(1);
  }
});

test.describe('a card', () => {
  test('shows a sample value, whole', async ({ page }) => {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await page.goto('/');
      for (const title of titles) {
        const sample = page
          .getByRole('article', { name: title, exact: true })
          .locator('.category-card-sample');
        await expect(sample).toBeVisible();
        await expect(sample).toHaveText(/^For example \S/);
        // An address of an image is longer than a phone's screen is wide.
        if (title !== 'Image')
          expect(await sample.evaluate((text) => text.scrollWidth - text.clientWidth), title).toBe(0);
      }
    }
  });

  for (const size of [PHONE, DESK]) {
    test(`opens its category with a click anywhere on it, ${size.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const card = page.getByRole('article', { name: 'Finance', exact: true });
      await expect(card.locator('a, button, [role="button"], [tabindex]')).toHaveCount(1);
      await card.scrollIntoViewIfNeeded();
      const { width, height } = await boxOf(card);
      for (const [x, y] of [
        [6, 6],
        [width - 6, 6],
        [6, height - 6],
        [width / 2, height / 2],
      ] as const) {
        await card.click({ position: { x, y } });
        const dialog = page.getByRole('dialog', { name: 'Generate Finance Data', exact: true });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(card.getByRole('button')).toBeFocused();
      }
    });
  }

  test('lets its texts be selected, which opens nothing', async ({ page }) => {
    await page.goto('/');
    const sample = page.getByRole('article', { name: 'Finance' }).locator('.category-card-sample');
    await sample.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(sample);
    await page.mouse.move(x + 11, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 4, y + height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^DE\d{20}$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sample.click({ button: 'middle' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens its category with the keyboard, whatever text is selected', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Generate Finance Data' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Generate Finance Data' })).toBeVisible();
  });

  test('opens its category also with a click before the page is ready', async ({ page }) => {
    const { release } = await holdBack(page, /assets\/index-.*\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('article', { name: 'Finance' }).locator('.category-card-emoji').click();
    release();
    await expect(page.getByRole('dialog', { name: 'Generate Finance Data' })).toBeVisible();
  });
});

test('on a phone the page is short, and what is pressed is large enough for a finger', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5450);
  const controls = page.locator('main, header, footer').locator('a:visible, button:visible, input:visible');
  for (const control of await controls.all()) {
    const { width, height } = await boxOf(control);
    // The logo stands alone.
    const least = (await control.textContent()) === 'Rowloom' ? 24 : 44;
    expect(Math.min(width, height), `${control}`).toBeGreaterThanOrEqual(least);
  }
});

test('the texts give examples of data, no weaver’s terms, and addresses of nobody', async ({ page }) => {
  const terms =
    /\b(looms?|weav\w*|wove\w*|warp\w*|weft|cloths?|threads?|twill|satin|herringbone|basket|shuttle|yarn|fabric|textile|swatch\w*|selvedge)\b/i;
  for (const path of ['/', '/missing', '/studio', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: string[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode.textContent ?? '');
      const labels = [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '');
      return [...nodes, ...labels, ...[...document.images].map(({ alt }) => alt)];
    });
    const all = texts.join('\n').replaceAll('Realistic test data, woven in your browser.', '');
    expect(terms.exec(all)?.[0], path).toBeUndefined();
    const addresses = path === '/' ? [...all.matchAll(/[\w.+-]+@[\w.-]+/g)] : [];
    for (const [address] of addresses) expect(address).toMatch(/@example\.com$/);
  }
});

test('"Why choose" gives its six features', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Why choose Rowloom' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(features);
});

test.describe('the search box', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  });

  test('takes the focus with "/", but not while text is typed', async ({ page }) => {
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Find a category or field' });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(box).toHaveValue('a/b');
  });

  test('finds a category by a field, says how many, and opens the first with Enter', async ({ page }) => {
    await page.keyboard.press('/');
    await page.keyboard.type('iban');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Finance' })).toContainText('IBAN');
    await expect(page.getByText('1 of 27 categories')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Generate Finance Data' })).toBeVisible();
  });

  test('finds by title and by description, in any case, and Escape shows all again', async ({ page }) => {
    const box = page.getByRole('searchbox');
    await box.fill('PERSON');
    await expect(page.getByRole('article', { name: 'Person', exact: true })).toBeVisible();
    await box.fill('playlists');
    await expect(page.getByRole('article', { name: 'Music' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await box.press('Escape');
    await expect(page.getByRole('article')).toHaveCount(27);
  });

  test('offers a way to continue if nothing is found', async ({ page }) => {
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('No category or field is called “zzz”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all categories' }).click();
    await expect(page.getByRole('article')).toHaveCount(27);
  });
});

for (const width of [390, 800, 1700]) {
  test(`the logo is in its place before the end of the header has arrived, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const logo = header.getByRole('link', { name: 'Rowloom', exact: true });
    const place = await logo.boundingBox();
    await header.getByRole('link', { name: 'Studio' }).evaluate((studio) => {
      const line = studio.parentElement;
      while (line?.lastElementChild && line.lastElementChild !== line.firstElementChild)
        line.lastElementChild.remove();
    });
    await expect(header.getByRole('link')).toHaveCount(1);
    expect((await logo.boundingBox())?.y).toBe(place?.y);
  });
}

test.describe('ad slots', () => {
  const wide = { mobile: [320, 50], banner: [728, 90], leaderboard: [970, 250] } as const;
  const screens = [
    { width: 390, size: wide.mobile, sidebars: false },
    { width: 800, size: wide.banner, sidebars: false },
    { width: 1100, size: wide.leaderboard, sidebars: false },
    { width: 1440, size: wide.leaderboard, sidebars: false },
    { width: 1700, size: wide.leaderboard, sidebars: true },
  ];

  for (const { width, size, sidebars } of screens) {
    test(`have their exact sizes at ${width} pixels, and nothing shifts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
      const slots = page.getByRole('complementary', { name: 'Advertisement' });
      await expect(slots).toHaveCount(sidebars ? 4 : 2);
      for (const slot of ['hero-bottom', 'bottom-content']) {
        const ad = page.locator(`[data-slot="${slot}"]`);
        expect(await ad.boundingBox()).toMatchObject({ width: size[0], height: size[1] });
        await expect(ad).toHaveText(`${size[0]}x${size[1]}`);
        await expect(ad.locator('span')).toBeVisible();
      }
      for (const slot of ['left-sidebar', 'right-sidebar']) {
        const ad = page.locator(`[data-slot="${slot}"]`);
        await expect(ad).toBeVisible({ visible: sidebars });
        if (!sidebars) continue;
        expect(await ad.boundingBox()).toMatchObject({ width: 160, height: 600 });
        await expect(ad).toContainText('160x600');
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await layoutShift(page)).toBe(0);
    });
  }
});

test('an ad slot updates its size text when the screen size changes', async ({ page }) => {
  await page.goto('/');
  const slot = page.locator('[data-slot="hero-bottom"]');
  for (const [width, size] of [
    [1100, '970x250'],
    [767, '320x50'],
    [768, '728x90'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(slot).toHaveText(size);
  }
});

test('nothing is wider than the screen, from 320 pixels up', async ({ page }) => {
  for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service', '/missing']) {
    await page.goto(path);
    for (const width of [320, 360, 390, 480, 639, 640, 767, 768, 800, 1023, 1024, 1280, 1599, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
