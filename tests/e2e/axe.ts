import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that the page violates, each with the elements that violate it. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      rules: { 'target-size': { enabled: true } },
    });
    return found.flatMap(({ id, nodes }) =>
      nodes
        // The specification has four ad slots with the same name.
        .filter(({ html }) => id !== 'landmark-unique' || !html.includes('data-slot'))
        .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
