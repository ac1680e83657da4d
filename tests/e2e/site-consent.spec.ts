import { expect, type Page } from '@playwright/test';
import { boxOf } from './helpers.ts';
import { holdBack } from './hold-back.ts';
import { openStudio } from './studio-helpers.ts';
import { test } from './test.ts';

const ANALYTICS = 'Analytics initialized';
const ADVERTISING = 'Advertising initialized';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const json = (analytics: boolean, advertising: boolean) =>
  JSON.stringify({ essential: true, analytics, advertising });

/** The log lines about the start of analytics or advertising, in order. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') lines.push(message.text());
  });
  return lines;
}

/** A navigation that ends when the page has read its storage. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#toasts [role="status"]')).toBeAttached();
  // Effects of the first render have run once the page is idle, which Chromium may not report to a page that paints nothing.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service', '/missing']) {
  test(`the banner asks on ${path}, with three buttons that look the same`, async ({ page }) => {
    const lines = listen(page);
    await visit(page, path);
    await expect(banner(page)).toBeVisible();
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontWeight, borderColor, width: Math.round(width), height };
        }),
      );
    expect(looks).toHaveLength(3);
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    expect(await stored(page)).toEqual({});
    expect(lines).toEqual([]);
  });
}

test.describe('the banner is low', () => {
  const shop = { tables: [{ name: 'orders', rows: 20, columns: [{ name: 'id', field: 'sequence' }] }] };

  for (const path of ['/', '/studio', '/privacy-policy']) {
    test(`one line on a wide screen, and a text above its buttons on a phone, on ${path}`, async ({
      page,
    }) => {
      await visit(page, path);
      const buttons = banner(page).getByRole('button');
      const text = banner(page).locator('p');
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { y, height } = await boxOf(text);
        const { height: bannerHeight } = await boxOf(banner(page));
        expect(bannerHeight, `${width}`).toBeLessThanOrEqual(56);
        for (const button of await buttons.all()) {
          const box = await boxOf(button);
          expect(box.y + box.height / 2).toBeCloseTo(y + height / 2, 0);
        }
      }
      for (const width of [320, 390, 800]) {
        await page.setViewportSize({ width, height: 844 });
        expect((await boxOf(banner(page))).height, `${width}`).toBeLessThanOrEqual(120);
        for (const button of await buttons.all())
          expect((await boxOf(button)).height, `${width}`).toBeGreaterThanOrEqual(44);
      }
    });
  }

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 640],
    [1440, 900],
  ] as const) {
    test(`a Studio that a link opens reaches down to it, without an empty band, at ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openStudio(page, shop);
      const above = width < 1024 ? page.getByRole('main') : page.getByRole('contentinfo');
      const end = async () => {
        const { y, height: own } = await boxOf(above);
        return Math.round(y + own);
      };
      expect(await end()).toBe(Math.round((await boxOf(banner(page))).y));
      await choose(page, 'Reject All');
      await expect(banner(page)).toHaveCount(0);
      // On a narrow screen the footer is below what is seen first.
      expect(await end()).toBe(height);
    });
  }
});

test.describe('a choice is stored, hides the banner and holds on the next visit', () => {
  test('Accept All', async ({ page }) => {
    const lines = listen(page);
    await visit(page);
    await choose(page, 'Accept All');
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ cookieConsent: json(true, true) });
    await expect.poll(() => lines).toEqual([ANALYTICS, ADVERTISING]);
    await visit(page, '/terms-of-service');
    await expect.poll(() => lines).toEqual([ANALYTICS, ADVERTISING, ANALYTICS, ADVERTISING]);
    await expect(banner(page)).toHaveCount(0);
  });

  test('Reject All', async ({ page }) => {
    const lines = listen(page);
    await visit(page);
    await choose(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ cookieConsent: json(false, false) });
    await visit(page);
    await expect(banner(page)).toHaveCount(0);
    expect(lines).toEqual([]);
  });

  test('Customize and Save Preferences', async ({ page }) => {
    const lines = listen(page);
    await visit(page);
    await choose(page, 'Customize');
    const essential = dialog(page).getByRole('checkbox', { name: 'Essential' });
    await expect(essential).toBeChecked();
    await expect(essential).toBeDisabled();
    await expect(dialog(page).getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    await expect(dialog(page).getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
    await dialog(page).getByRole('checkbox', { name: 'Analytics' }).check();
    await dialog(page).getByRole('button', { name: 'Save Preferences' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ cookieConsent: json(true, false) });
    await expect.poll(() => lines).toEqual([ANALYTICS]);
  });
});

test('a dialog that is closed while it opens is gone at once', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('* { transition-duration: 60s !important; animation-duration: 60s !important; }');
    document.adoptedStyleSheets = [slow];
  });
  await choose(page, 'Customize');
  // Pressed by the page itself: the button moves for a minute.
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).dispatchEvent('click');
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Customize' })).toBeFocused();
});

test('Cancel chooses nothing', async ({ page }) => {
  await visit(page);
  await choose(page, 'Customize');
  await dialog(page).getByRole('checkbox', { name: 'Advertising' }).check();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual({});
  await choose(page, 'Customize');
  await expect(dialog(page).getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
});

test('Cookie settings reopen the choice, which can be withdrawn', async ({ page }) => {
  const lines = listen(page);
  await visit(page);
  await choose(page, 'Accept All');
  await expect.poll(() => lines).toHaveLength(2);
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await dialog(page).getByRole('checkbox', { name: 'Analytics' }).uncheck();
  await dialog(page).getByRole('checkbox', { name: 'Advertising' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await stored(page)).toEqual({ cookieConsent: json(false, false) });
  await visit(page);
  expect(lines).toHaveLength(2);
});

test('a choice made in one tab reaches the other', async ({ page, context }) => {
  const other = await context.newPage();
  const lines = listen(other);
  await visit(page);
  await visit(other, '/privacy-policy');
  await expect(banner(other)).toBeVisible();
  await choose(page, 'Accept All');
  await expect(banner(other)).toHaveCount(0);
  await expect.poll(() => lines).toEqual([ANALYTICS, ADVERTISING]);
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
});

const corrupt = [
  'null',
  '{}',
  '"x"',
  '{"essential":true}',
  '{"essential":true,"analytics":tr',
  '[]',
  '3',
  '',
  '{"essential":true,"analytics":"yes","advertising":1}',
  '{"essential":false,"analytics":true,"advertising":true}',
];

for (const value of corrupt) {
  test(`${value || 'empty text'} in storage counts as no consent, and the page works`, async ({ page }) => {
    const lines = listen(page);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((text) => {
      localStorage.setItem('cookieConsent', text);
    }, value);
    await visit(page);
    await expect(banner(page)).toBeVisible();
    expect(lines).toEqual([]);
    await choose(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(json(false, false));
    expect(errors).toEqual([]);
  });
}

const blocked = {
  'throws on reading and writing': () => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  },
  'cannot be reached at all': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};

for (const [how, block] of Object.entries(blocked)) {
  test(`where storage ${how}, the choice lives for the visit`, async ({ page }) => {
    const lines = listen(page);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(block);
    await visit(page);
    await choose(page, 'Accept All');
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => lines).toEqual([ANALYTICS, ADVERTISING]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(errors).toEqual([]);
    await visit(page);
    await expect(banner(page)).toBeVisible();
  });
}

test('the preferences hold the keyboard inside, close with Escape and give the focus back', async ({
  page,
}) => {
  await visit(page);
  const customize = banner(page).getByRole('button', { name: 'Customize' });
  await customize.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(customize).toBeFocused();
});

test('the focus comes back even if the dialog was requested before its code arrived', async ({ page }) => {
  const { release } = await holdBack(page, /assets\/(dialog|cookie-preferences)-/);
  await visit(page);
  const customize = banner(page).getByRole('button', { name: 'Customize' });
  await customize.focus();
  await page.keyboard.press('Enter');
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(customize).toBeFocused();
});
