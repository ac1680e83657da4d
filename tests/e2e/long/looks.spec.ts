import { expect, type Locator, type Page } from '@playwright/test';
import { customControls, openCustom } from '../custom-helpers.ts';
import { boxOf, controls, generate, openCategory, openCategoryHere, test } from '../helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test('the addresses in the picture of a table match the person in their row, and end in example.com', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.getByRole('img', { name: /^A sample table/ });
  const rows = await picture
    .locator('.loom-row')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent ?? '')),
    );
  expect(rows).toHaveLength(5);
  for (const [name = '', email = ''] of rows) {
    const [account = '', provider = ''] = email.split('@');
    expect(provider).toBe('example.com');
    expect(account.replaceAll(/[^a-z]/g, '')).toBe(name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  }
});

test('stripes do not use repeating gradients, which WebKitGTK blurs', async ({ page, request }) => {
  await page.goto('/');
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    expect(await (await request.get(sheet)).text()).not.toContain('repeating-');
  }
});

for (const size of [PHONE, DESK]) {
  test(`the text of the legal pages starts at the logo's edge, ${size.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of ['/privacy-policy', '/terms-of-service']) {
      await page.goto(path);
      const logo = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Rowloom' }));
      for (const level of [1, 2]) {
        const text = await boxOf(page.getByRole('heading', { level }).first());
        expect(text.x).toBe(logo.x);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  /** The height in CSS pixels of the strip at the bottom of a screen where the system handles gestures. */
  const STRIP = 34;

  /** Expects the buttons to end at least 12 CSS pixels above `limit`. */
  const expectAbove = async (limit: number, buttons: readonly Locator[]) => {
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const { y, height } = await boxOf(button);
      expect(y + height, String(button)).toBeLessThanOrEqual(limit - 12);
    }
  };

  /** The last control of each surface that ends at the bottom of the screen. */
  const surfaces: Readonly<Record<string, (page: Page) => Promise<readonly Locator[]>>> = {
    'the cookie banner': async (page) => {
      await page.addInitScript(() => localStorage.clear());
      await page.goto('/');
      const banner = page.getByRole('region', { name: 'Cookie consent' });
      await expect(banner).toBeVisible();
      return banner.getByRole('button').all();
    },
    'the cookie preferences': async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      return [dialog.getByRole('button', { name: 'Save Preferences' })];
    },
    'a category with rows': async (page) => {
      const dialog = await openCategory(page, 'Person');
      await generate(dialog, 10);
      await expect(controls(dialog).copy).toBeInViewport();
      return [controls(dialog).copy, dialog.getByRole('button', { name: 'Download CSV' })];
    },
    'a custom record': async (page) => [customControls(await openCustom(page)).generate],
  };

  for (const [surface, show] of Object.entries(surfaces)) {
    test(`the buttons of ${surface} lie clear of the edge, and of the system's strip`, async ({ page }) => {
      const buttons = await show(page);
      await expectAbove(PHONE.height, buttons);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: STRIP } });
      for (const button of buttons) await button.scrollIntoViewIfNeeded();
      await expectAbove(PHONE.height - STRIP, buttons);
    });
  }
});

test.describe('a checkbox', () => {
  /** Relative luminance of a computed color, WCAG 2.2. */
  const contrast = (page: Page, one: string, other: string) =>
    page.evaluate(
      (colors) => {
        const luminances = colors.map((color) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('no canvas');
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
            const value = byte / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        });
        return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
      },
      [one, other],
    );

  const look = (box: Locator) =>
    box.evaluate((element) => ({
      box: getComputedStyle(element).backgroundColor,
      edge: getComputedStyle(element).borderTopColor,
      tick: getComputedStyle(element, '::before').backgroundColor,
    }));

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`stands out from the page, and its tick from it, in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const dialog = await openCategory(page, 'Person');
      const ticked = await look(controls(dialog).field('Full Name'));
      expect(await contrast(page, ticked.tick, ticked.box)).toBeGreaterThanOrEqual(4.5);
      const empty = await look(controls(dialog).field('Bio'));
      expect(await contrast(page, empty.edge, empty.box)).toBeGreaterThanOrEqual(3);
    });
  }

  test('looks different when ticked, empty, enabled and disabled, in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const dialog = await openCategory(page, 'Person');
    const ticked = await look(controls(dialog).field('Full Name'));
    const empty = await look(controls(dialog).field('Bio'));
    expect(ticked.box).not.toBe(empty.box);
    expect(ticked.tick).not.toBe(ticked.box);
    expect(empty.edge).not.toBe(empty.box);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const essential = page.getByRole('checkbox', { name: 'Essential' });
    await expect(essential).toBeDisabled();
    const disabled = await look(essential);
    expect(disabled.box).not.toBe(ticked.box);
    expect(disabled.tick).not.toBe(disabled.box);
  });

  test('shows a ring when it has the keyboard focus', async ({ page }) => {
    const dialog = await openCategory(page, 'Person');
    const box = controls(dialog).field('Full Name');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveCSS('outline-style', 'solid');
  });
});

test('the texts are American English', async ({ page }) => {
  const british =
    /\b(e-mails?|colours?|catalogues?|centres?|centred|licences?|grey|favourites?|behaviours?|cancelled|programmes?|(custom|initial|organ|real|recogn|minim|optim)is(e[ds]?|ing|ations?))\b/i;
  const expectAmerican = async () => {
    const text = await page.evaluate(() => document.documentElement.textContent ?? '');
    expect(british.exec(text)?.[0]).toBeUndefined();
  };
  for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service', '/missing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAmerican();
  }
  await page.goto('/');
  for (const name of ['Cookie settings', 'Privacy panel']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAmerican();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openCategoryHere(page, 'Vehicle');
  await expectAmerican();
  await openCustom(page);
  await expectAmerican();
});
