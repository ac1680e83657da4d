import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of axe that depend on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The rules that the page violates, each with the elements that violate it.
 * @param rules the ids of the rules to check; all unless given
 * @param region a selector of the part of the page that is checked; the whole page unless given
 */
export async function violations(
  page: Page,
  rules?: readonly string[],
  region = ':root',
): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, selector]) => {
      const { violations: found } = await window.axe.run(selector, {
        ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
      });
      return found.flatMap(({ id, nodes }) =>
        nodes
          // The specification has four ad slots with the same name.
          .filter(({ html }) => id !== 'landmark-unique' || !html.includes('data-slot'))
          .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    [rules, region] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
