/** @module-tag deep */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tarball } from '../../fixtures/npm-package.ts';
import { concerns, LEFT_OUT, pages } from '../../fixtures/page-blocks.ts';
import { nodeOfTests } from '../../fixtures/runtimes.ts';
import { testPages } from '../../fixtures/test-pages.ts';

it.each(LEFT_OUT)('a block that is left out is in a page: $page $heading $text', (entry) => {
  const blocks = [...pages].flatMap(([page, all]) => all.filter((block) => concerns(entry, page, block)));
  expect(blocks.length).toBeGreaterThan(0);
  if (entry.deepTest) expect(readFileSync(entry.deepTest, 'utf8')).toContain(entry.page);
});

describe('the blocks of the pages, with the packed package', () => {
  testPages(nodeOfTests, { tarball, isLeftOut: () => true });
});
