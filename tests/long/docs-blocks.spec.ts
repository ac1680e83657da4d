import { describe } from 'vitest';
import { tarball } from '../fixtures/npm-package.ts';
import { otherRuntimes } from '../fixtures/runtimes.ts';
import { testPages } from '../fixtures/test-pages.ts';

describe.each(otherRuntimes)('the blocks of the pages, with the packed package on $name', (runtime) => {
  testPages(runtime, { tarball, isLeftOut: ({ deepTest }) => deepTest === undefined });
});
