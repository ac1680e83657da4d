import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const map = readFileSync('src/README.md', 'utf8');
const paths = [...map.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path);

it.each([...new Set(paths)])('the map of the code names %s, which is there', (path) => {
  expect(existsSync(join('src', path)) || existsSync(path)).toBe(true);
});

it('the map of the code leads from the click to the file', () => {
  expect(paths).toContain('app/features/category-tool/category-dialog.tsx');
  expect(paths).toContain('app/lib/download.ts');
});
