import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noticesText } from '../../../build/third-party-notices.ts';

const text = noticesText(process.cwd());
const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

it.each(Object.entries(dependencies))('the notices hold the license of %s %s', (name, version) => {
  const [, notice = ''] = text.split(`\n${name} ${version}, `);
  const [own = ''] = notice.split('\n----');
  expect(own).toMatch(
    /permission is hereby granted|apache license|permission to use, copy|open font license|unlicense/i,
  );
});

it('the notices name the source of the towns, and no tool of the tests', () => {
  expect(text).toContain('GeoNames');
  expect(text).toContain('Creative Commons Attribution 4.0');
  expect(text).not.toContain('\nvitest ');
});
