import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { test } from './test.ts';

const ORIGIN = 'https://rowloom.example';

const legal = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    topics: [/analytics/i, /advertising cookies/i, /generated on your device/i, /your rights/i],
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    topics: [/acceptance/i, /acceptable use/i, /generated data is fictional/i, /liability/i, /changes/i],
  },
];

for (const { path, title, topics } of legal) {
  test(`${title} covers its topics and leads back home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const topic of topics) {
      await expect(page.getByRole('heading', { level: 2, name: topic })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('article')).toHaveCount(27);
  });

  test(`${title} was last updated on the visitor's today`, async ({ browser }) => {
    // It is still the last day of February in Honolulu, but already March in UTC.
    const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu' });
    const page = await context.newPage();
    await page.clock.setFixedTime('2028-03-01T05:00:00Z');
    await page.goto(path);
    await expect(page.getByText('Last updated: February 29, 2028')).toBeVisible();
    await context.close();
  });
}

for (const [file, path, title] of [
  ['/index.html?from=a#b', '/?from=a#b', 'Rowloom: free test data generator in your browser'],
  ['/studio.html', '/studio', 'Studio · Rowloom'],
  ['/privacy-policy.html', '/privacy-policy', 'Privacy Policy | Rowloom'],
  ['/terms-of-service.html', '/terms-of-service', 'Terms of Service | Rowloom'],
] as const) {
  test(`${file} is the page at ${path}`, async ({ page }) => {
    await page.goto(file);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('an unknown path says so, logs itself once and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('/no/such/page')) logged.push(message.text());
  });
  const response = await page.goto('/no/such/page?x=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => logged.filter((text) => text.startsWith('No page at'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service', '/missing']) {
  test(`the footer is on ${path}`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2024 Rowloom');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'mailto:hello@rowloom.example',
    );
    await expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  });
}

test('a navigation moves title, canonical address, focus and scroll', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  await expect(page).toHaveTitle(/^Terms of Service/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${ORIGIN}/terms-of-service`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(27);
  await expect(page).toHaveTitle(/^Rowloom/);
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('as a crawler sees it', () => {
  for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service']) {
    test(`${path} has a whole head`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      await page.setContent(html.replaceAll(/<(script type="module"|link)[^>]*\/assets[^>]*>/g, ''));
      const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
      await expect(page).toHaveTitle(/Rowloom/);
      await expect(meta('description')).toHaveAttribute('content', /.{50,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + path);
      await expect(meta('og:title')).toHaveAttribute('content', /Rowloom/);
      await expect(meta('og:image')).toHaveAttribute('content', `${ORIGIN}/social-card.png`);
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
      const data: unknown = JSON.parse((await page.locator('script[type$="ld+json"]').textContent()) ?? '');
      expect(data).toMatchObject({ '@type': 'WebApplication', name: 'Rowloom' });
    });

    test(`${path} holds nothing that a strict policy would refuse`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain('<script type="module"');
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i);
      expect(html.match(/<script(?! [^>]*src="\/)(?! type="application\/ld\+json")/g)).toBeNull();
      const urls = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
      expect(urls).toContain('/terms-of-service');
      for (const url of urls) {
        expect(url).toMatch(/^(\/(?!\/)|#|mailto:|https:\/\/rowloom\.example\/)/);
      }
    });
  }

  test('sitemap, robots, manifest and card are there', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service']) {
      expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const card = await (await request.get('/social-card.png')).body();
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows its cards and says what needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Generating data needs JavaScript')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(27);
    await expect(page.getByRole('article').last()).toBeVisible();
  });

  for (const { path, title } of legal) {
    test(`${title} can be read completely`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Last updated: today')).toBeVisible();
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
    });
  }
});

for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service', '/missing']) {
  test(`React takes over the HTML of ${path} without a mismatch`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404|No page at/.test(message.text())) errors.push(message.text());
    });
    // Marks the server's heading, which a mismatch would replace.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('h1')?.setAttribute('data-from-build', ''),
      );
    });
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    await expect(page.locator('h1[data-from-build]')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('a search typed before the page is hydrated takes effect after hydration', async ({ page }) => {
  const script = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await script.requested;
  await page.getByRole('searchbox').fill('iban');
  script.release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('iban');
});

/** Waits until the script for early clicks runs, which is later than its download: until then a click reaches the document. */
async function earlyClicksAreKept(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let isKept = true;
    const note = () => {
      isKept = false;
    };
    document.addEventListener('click', note, true);
    document.querySelector('article button')?.dispatchEvent(new Event('click'));
    document.removeEventListener('click', note, true);
    return isKept;
  });
}

for (const [what, click] of [
  ['button', (card: Locator) => card.getByRole('button').press('Enter')],
  ['description', (card: Locator) => card.getByRole('paragraph').first().click()],
] as const) {
  test(`a category whose ${what} is clicked before the page’s code has loaded opens when it has loaded`, async ({
    page,
  }) => {
    const early = page.waitForResponse('**/assets/early-*.js');
    const script = await holdBack(page, '**/assets/index-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await script.requested;
    await (await early).finished();
    await earlyClicksAreKept(page);
    await click(page.getByRole('article', { name: 'Finance', exact: true }));
    script.release();
    await expect(page.getByRole('dialog', { name: 'Generate Finance Data' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Generate Finance Data' })).toBeFocused();
  });
}

for (const [button, dialog] of [
  ['Privacy panel', 'Privacy panel'],
  ['Cookie settings', 'Cookie Preferences'],
] as const) {
  test(`a click on "${button}" before the page has come to life is answered when it has`, async ({
    page,
  }) => {
    const script = await holdBack(page, '**/assets/privacy-*.js');
    await page.goto('/privacy-policy');
    await page.getByRole('contentinfo').getByRole('button', { name: button }).click();
    await script.requested;
    script.release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const { file, title, heading, open } of [
  {
    file: '**/assets/studio-page-*.js',
    title: 'Studio · Rowloom',
    heading: 'Studio',
    open: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Studio' }).click(),
  },
  {
    file: '**/assets/legal-*.js',
    title: 'Terms of Service | Rowloom',
    heading: 'Terms of Service',
    open: (page: Page) => page.getByRole('link', { name: 'Terms of Service' }).first().click(),
  },
]) {
  test.describe(`${heading}, while its code is loaded`, () => {
    test.use({ serviceWorkers: 'block' });

    test('has its frame, its title and the focus at once, and loses none of them then', async ({ page }) => {
      const code = await holdBack(page, file);
      await page.goto('/');
      await page.getByRole('button', { name: 'Reject All' }).click();
      await open(page);
      const h1 = page.getByRole('heading', { level: 1, name: heading });
      await expect(h1).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('link', { name: 'Rowloom' }).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      code.release();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expect(h1).toBeFocused();
      await expect(page).toHaveTitle(title);
    });

    test('does not take the focus from a dialog that was opened meanwhile', async ({ page }) => {
      const code = await holdBack(page, file);
      await page.goto('/');
      await page.getByRole('button', { name: 'Reject All' }).click();
      await open(page);
      await page.getByRole('button', { name: 'Privacy panel' }).click();
      const dialog = page.getByRole('dialog', { name: 'Privacy panel' });
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
      code.release();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
    });
  });
}
