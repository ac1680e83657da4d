import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { addColumn, customControls, openCustom } from './custom-helpers.ts';
import {
  controls,
  expectToast,
  generate,
  openCategory,
  openCategoryHere,
  refuseClipboard,
  test,
} from './helpers.ts';
import { holdFrom, releaseRequests, watchWorkers } from './worker.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows the page as a visitor sees it before the question about cookies. */
async function visitFirst(page: Page, path = '/') {
  await page.addInitScript(() => localStorage.clear());
  await page.goto(path);
}

/** Each state that a visitor can see, with the steps that lead there. */
const states: Readonly<Record<string, (page: Page, provokes: (error: RegExp) => void) => Promise<void>>> = {
  'the home page': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(27);
  },
  'the cookie banner': async (page) => {
    await visitFirst(page);
    await expect(page.getByRole('button', { name: 'Reject All' })).toBeVisible();
  },
  'the cookie preferences': async (page) => {
    await page.goto('/terms-of-service');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
  },
  'the search, with cards found': async (page) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('iban');
    await expect(page.getByRole('article')).toHaveCount(1);
  },
  'the search, with none found': async (page) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('article')).toHaveCount(0);
  },
  'the privacy policy': (page) => page.goto('/privacy-policy').then(() => undefined),
  'the terms of service': (page) => page.goto('/terms-of-service').then(() => undefined),
  'the not-found page': (page) => page.goto('/no-such-page').then(() => undefined),
  'the privacy panel': async (page) => {
    await page.goto('/privacy-policy');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy panel' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy panel' })).toBeVisible();
  },
  'a category, empty': async (page) => {
    await openCategory(page, 'Person');
  },
  'a category with nothing chosen, and the message': async (page) => {
    const dialog = await openCategory(page, 'Person');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await controls(dialog).pattern.press('Control+Enter');
    await expect(page.getByRole('alert').getByText('No Fields or Pattern Selected')).toBeVisible();
  },
  'a category with an invalid pattern': async (page, provokes) => {
    provokes(/^Invalid Pattern: /);
    const dialog = await openCategory(page, 'Person');
    await controls(dialog).pattern.fill('[z-a]');
    await expect(controls(dialog).pattern).toHaveAttribute('aria-invalid', 'true');
    await generate(dialog, 10);
  },
  'a category with rows and a toast': async (page) => {
    const dialog = await openCategory(page, 'Person');
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await controls(dialog).rows.fill('5000');
    await generate(dialog, 5000);
    await controls(dialog).copy.click();
    await expectToast(page, 'status', 'Data Copied', 'Copied 5000 records to the clipboard.');
  },
  'a category with rows that are out of date': async (page) => {
    const dialog = await openCategory(page, 'Finance');
    await generate(dialog, 10);
    await controls(dialog).rows.fill('20');
    await expect(dialog.getByText(/out of date/i)).toBeVisible();
  },
  'a category with a file under way': async (page) => {
    await watchWorkers(page);
    const dialog = await openCategory(page, 'Music');
    await generate(dialog, 10);
    await holdFrom(page, 'file');
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
  },
  'a text that the clipboard refused': async (page) => {
    await page.addInitScript(refuseClipboard);
    const dialog = await openCategory(page, 'Company');
    await generate(dialog, 10);
    await controls(dialog).copy.click();
    await expect(page.getByRole('alert').getByRole('textbox')).toBeVisible();
  },
  'the custom record, empty': async (page) => {
    await openCustom(page);
  },
  'a custom record with a sample': async (page) => {
    const dialog = await openCustom(page);
    for (const [name, kind] of [
      ['buyer', 'names'],
      ['a "very" long name, with\u00a0everything that a name may hold in it', 'emails'],
      ['paid', 'dates'],
    ] as const)
      await addColumn(dialog, name, kind);
    await customControls(dialog).preview.click();
    await expectToast(page, 'status', 'Preview Generated', 'Sample data generated successfully!');
    await expect(customControls(dialog).sample).toBeVisible();
  },
  'a custom record that cannot be made': async (page) => {
    const dialog = await openCustom(page);
    await customControls(dialog).add.click();
    await customControls(dialog).generate.click();
    await expectToast(page, 'alert', 'Invalid Column Names', 'Please provide names for all columns.');
  },
};

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** The states that the quick tier checks. The deep tier checks the others. */
const MAIN_STATES: ReadonlySet<string> = new Set([
  'the home page',
  'a category with rows and a toast',
  'a custom record with a sample',
]);

for (const [state, show] of Object.entries(states)) {
  const tag = MAIN_STATES.has(state) ? [] : '@deep';
  test(`axe finds nothing wrong with ${state}`, { tag }, async ({ page, provokes }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, provokes);
    for (const { width, height, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${colorScheme}, ${width} pixels wide`).toEqual([]);
    }
    await releaseRequests(page);
  });
}

test('axe would find a violation', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    // Outside of the page's root, which hydration renders anew.
    document.body.append(document.createElement('button'), new Image());
  });
  expect((await violations(page)).map((violation) => violation.replace(/:.*/s, ''))).toEqual(
    expect.arrayContaining(['button-name', 'image-alt']),
  );
});

test.describe('what assistive technology reads', () => {
  test('of a category', async ({ page }) => {
    const dialog = await openCategory(page, 'Music');
    await expect(dialog).toMatchAriaSnapshot({ name: 'category-empty.aria.yml' });
    await controls(dialog).pattern.fill('x{3}');
    await controls(dialog).rows.fill('1');
    await generate(dialog, 1);
    // The name differs each time; the pattern's value is the same.
    await expect(controls(dialog).table).toMatchAriaSnapshot({ name: 'category-preview.aria.yml' });
  });

  test('of a custom record', async ({ page }) => {
    const dialog = await openCustom(page);
    await expect(dialog).toMatchAriaSnapshot({ name: 'custom-empty.aria.yml' });
    await addColumn(dialog, 'buyer', 'names');
    await expect(dialog).toMatchAriaSnapshot({ name: 'custom-column.aria.yml' });
  });

  test('of the cookie preferences', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie Preferences' })).toMatchAriaSnapshot({
      name: 'cookie-preferences.aria.yml',
    });
  });

  test('of the privacy panel', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy panel' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy panel' })).toMatchAriaSnapshot({
      name: 'privacy-panel.aria.yml',
    });
  });
});

test('messages are put into live regions that exist before them', async ({ page }) => {
  await page.goto('/');
  const status = await page.getByRole('status').elementHandle();
  const alert = await page.getByRole('alert').elementHandle();
  const dialog = await openCategoryHere(page, 'Music');
  await controls(dialog).rows.fill('5001');
  await expect(page.getByText('Maximum Limit Reached')).toBeVisible();
  expect(await alert?.textContent()).toContain('Maximum Limit Reached');
  await generate(dialog, 5000);
  await controls(dialog).copy.click();
  await expect(page.getByText('Data Copied')).toBeVisible();
  expect(await status?.textContent()).toContain('Data Copied');
});

/** A window of 1280 pixels at 400 per cent. */
test.describe('at 400 per cent', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  const withoutScrollingSideways = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

  for (const path of ['/', '/studio', '/privacy-policy', '/terms-of-service', '/no-such-page']) {
    test(`${path} is read without scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      expect(await withoutScrollingSideways(page)).toBe(true);
    });
  }

  test('both tools are used', async ({ page }) => {
    const dialog = await openCategory(page, 'Person');
    await controls(dialog).rows.fill('12');
    await generate(dialog, 12);
    await controls(dialog).copy.click();
    await expectToast(page, 'status', 'Data Copied', 'Copied 12 records to the clipboard.');
    expect(await withoutScrollingSideways(page)).toBe(true);
    await controls(dialog).close.click();

    const custom = await openCustom(page);
    await addColumn(custom, 'buyer', 'names');
    await customControls(custom).preview.click();
    await expect(customControls(custom).sample).toBeVisible();
    expect(await withoutScrollingSideways(page)).toBe(true);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is ticked, focused and disabled can be distinguished', async ({ page }) => {
    const dialog = await openCategory(page, 'Music');
    const { fields, generate: button } = controls(dialog);
    const look = (box: typeof button) =>
      box.evaluate((element) => {
        const { backgroundColor, borderColor, outlineStyle, color } = getComputedStyle(element);
        return { backgroundColor, borderColor, outlineStyle, color };
      });
    await fields.first().focus();
    await page.keyboard.press('Space');
    expect((await look(fields.first())).outlineStyle).not.toBe('none');
    const enabled = await look(button);
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(button).toBeDisabled();
    expect((await look(button)).color).not.toBe(enabled.color);
  });
});
