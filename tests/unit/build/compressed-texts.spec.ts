import { expect, it } from 'vitest';
import { compressTexts } from '../../../build/compressed-texts.ts';

const run = (code: string): Promise<object> => import(`data:text/javascript,${encodeURIComponent(code)}`);

const long = Array.from({ length: 900 }, (_, i) => `Saint-Étienne 東京 '"\\\n${i}`).join('|');

it('long texts are compressed, and the module has the same values', async () => {
  const code = `export const table = { names: ${JSON.stringify(long)}, short: 'a|b', others: [${JSON.stringify(long)}, 7] };`;
  const compressed = compressTexts(code, 'table.ts');
  expect(compressed).not.toContain('Saint-');
  expect(compressed.length).toBeLessThan(code.length / 3);
  expect(await run(compressed)).toEqual(await run(code));
});

it('a module without a long text stays as it is', () => {
  const code = `export const kind = 'rue';`;
  expect(compressTexts(code, 'table.ts')).toBe(code);
});
