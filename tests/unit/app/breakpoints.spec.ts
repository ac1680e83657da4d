import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync('src/app/theme.css', 'utf8');
const named = [...theme.matchAll(/--breakpoint-(\w+): (\d+rem);/g)];
const widths = new Set(named.map(([, , width]) => width));
const names = new Set(named.map(([, name]) => name));

/** Each pattern’s first group is a width, the second one a name. */
const PATTERNS = [
  /@media[^{]*?\bwidth\s*[<>]=?\s*([\d.]+\w+)/g,
  /\((?:min|max)-width:\s*([\d.]+\w+)\)/g,
  /[\s"'`:](?:min|max)-\[([\d.]+\w+)\]:/g,
  /[\s"'`:](?:max-|min-)?()(sm|md|lg|\d?xl):/g,
];

test('the theme names four breakpoints and no others', () => {
  expect(theme).toContain('--breakpoint-*: initial;');
  expect(named).toHaveLength(4);
});

test('the page changes its layout at the theme’s breakpoints alone', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' });
  const used = files
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`src/app/${file}`, 'utf8');
      return PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)]).map(([text, width, name]) => ({
        file,
        text,
        isNamed: width ? widths.has(width) : names.has(name),
      }));
    });
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter(({ isNamed }) => !isNamed)).toEqual([]);
});
