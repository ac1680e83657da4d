import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Names an error that the test is about to provoke. Any other, on any page of the context, fails the test. */
  readonly provokes: (error: RegExp) => void;
}

/** Errors that the not-found page and the browser log for a page's address, which has no extension. */
const SPECIFIED_ERRORS = [
  /^No page at \//,
  /^Failed to load resource: .* 404 \(Not Found\) \(https?:\/\/[^/]+\/[^.]*\)$/,
];

/** Playwright's `test`, watching each page: for console errors, uncaught errors and violations of the policy. */
export const test = base.extend<Fixtures>({
  provokes: [
    async ({ context }, use) => {
      const expected = [...SPECIFIED_ERRORS];
      const errors: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') errors.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      // Chromium writes violations to the console too, but not all of them.
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`Violation of ${effectiveDirective} by ${blockedURI} in ${sourceFile}`),
        ),
      );
      await use((error) => expected.push(error));
      expect(errors.filter((error) => !expected.some((some) => some.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
