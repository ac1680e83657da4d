import { expect, test } from 'vitest';
import { withoutSlashes } from '../../../../../src/app/features/category-tool/without-slashes.ts';

test.each([
  [String.raw`/\d{3}/g`, String.raw`\d{3}`],
  [String.raw`  /\d{3}/  `, String.raw`\d{3}`],
  [String.raw`/a\/b/i`, String.raw`a\/b`],
  ['/[a/b]+/', '[a/b]+'],
  [String.raw`/[\]/]/u`, String.raw`[\]/]`],
  ['/é|😀/dgimsuvy', 'é|😀'],
])('%s is a literal of the pattern %s', (text, pattern) => {
  expect(withoutSlashes(text)).toBe(pattern);
});

test.each([
  '',
  '/',
  '//',
  String.raw`\d{3}`,
  String.raw`/\d{3}`,
  String.raw`\d{3}/g`,
  String.raw`/users/\d+/`,
  String.raw`/users/\d+`,
  '/a/b',
  '/a/gx',
  String.raw`/a\/`,
  '/[a/',
  '/a\nb/',
])('%j is not a literal', (text) => {
  expect(withoutSlashes(text)).toBeUndefined();
});
