import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../build/node-package.ts';
import { commands } from '../../../src/cli/commands.ts';
import { shellBlocks } from '../../fixtures/code-blocks.ts';
import { programCalls } from '../../fixtures/program-calls.ts';

const README = 'src/library/README.md';
const paths = [README, ...PAGES.map((page) => `docs/${page}.md`)];

describe.each(paths)('%s, which the npm package has', (path) => {
  const page = readFileSync(path, 'utf8');

  it('names no script that only the repository has', () => {
    expect(page.match(/npm (?:run|start|test)\b.*|\bscripts\/\S+/g) ?? []).toEqual([]);
  });
});

it('the README of the package names every command, and shows how to use the first ones', () => {
  const page = readFileSync(README, 'utf8');
  const summaries = page.slice(page.indexOf('<!-- commands -->'), page.indexOf('<!-- end of commands -->'));
  for (const name of Object.keys(commands)) expect(summaries).toContain(`\`${name}\``);
  const shown = new Set(
    shellBlocks(page)
      .flatMap(programCalls)
      .map(({ name }) => name),
  );
  expect([...shown]).toEqual(expect.arrayContaining(['init', 'import', 'rows', 'fields', 'check']));
});
