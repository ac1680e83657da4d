import { expect, type Page } from '@playwright/test';
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
  expect(await cards.getByRole('heading').allTextContents()).toEqual(titles);
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

test('"Why choose" gives its six features', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Why choose Rowloom' });
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual(features);
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
