import { expect, type Page } from '@playwright/test';
import { test } from './helpers.ts';

/** A dialog of each kind, by the button that opens it. */
const openers = {
  category: 'Generate Music Data',
  custom: 'Open Custom Generator',
  cookies: 'Cookie settings',
  privacy: 'Privacy panel',
} as const;

const orders: readonly (readonly (keyof typeof openers)[])[] = [
  ['category', 'category', 'custom', 'custom'],
  ['custom', 'category', 'cookies', 'privacy'],
  ['cookies', 'privacy', 'category', 'cookies'],
  ['privacy', 'privacy', 'custom', 'category'],
];

/** The parts of the page that a dialog must make inert, and the parts that it must not. */
const reach = (page: Page) =>
  page.evaluate(() => {
    const isInert = (selector: string) => {
      const element = document.querySelector(selector);
      return element?.closest('[inert], [aria-hidden="true"]') !== null;
    };
    return { page: !isInert('main'), footer: !isInert('footer'), toasts: !isInert('#toasts') };
  });

for (const order of orders) {
  test(`the page behind each dialog is inert, and only then: ${order.join(', ')}`, async ({ page }) => {
    await page.goto('/');
    for (const kind of order) {
      await page.getByRole('button', { name: openers[kind], exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await reach(page), `behind ${kind}`).toEqual({ page: false, footer: false, toasts: true });
      await expect(page.getByRole('main')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await reach(page), `after ${kind}`).toEqual({ page: true, footer: true, toasts: true });
    }
  });
}

for (const kind of ['category', 'custom'] as const) {
  test(`the ${kind} dialog appears before its form, which comes in a separate task`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const dialog = document.querySelector('[role="dialog"]');
        if (!dialog) return;
        document.body.dataset.inputsAtFirst = String(dialog.querySelectorAll('input').length);
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: openers[kind], exact: true }).first().click();
    await expect(page.getByRole('dialog').getByLabel('Number of rows')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-inputs-at-first', '0');
  });
}
