import { runInNewContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { compressedTexts, compressTexts, deflateBest, deflateFast } from '../../../build/compressed-texts.ts';

const long = Array.from({ length: 900 }, (_, i) => `Saint-Étienne 東京 '"\\\n${i}`).join('|');
const code = `export const table = { names: ${JSON.stringify(long)}, short: 'a|b', others: [${JSON.stringify(long)}, 7] };`;

/** The names of a program that sees only these globals, when it reads the table as the package has it. */
async function namesWith(globals: object, module = code): Promise<unknown> {
  const id = '/src/locales/countries/xx/table.ts';
  const bundle = await rolldown({
    input: id,
    platform: 'browser',
    plugins: [
      {
        name: 'table',
        load: (path) => (path === id ? module : undefined),
        resolveId: (path) => (path === id ? id : undefined),
      },
      compressedTexts(deflateBest),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'built' });
  await bundle.close();
  return runInNewContext(`${output[0].code}; built.table.names`, globals);
}

it('long texts are compressed', async () => {
  const compressed = await compressTexts(code, 'table.ts', deflateFast);
  expect(compressed).not.toContain('Saint-');
  expect(compressed.length).toBeLessThan(code.length / 3);
});

it.each([
  ['Node', { process, TextDecoder }],
  ['browsers, which have none of its modules', { TextDecoder }],
])('they are the same in %s', async (_, globals) => {
  expect(await namesWith(globals)).toBe(long);
});

it.each([
  ['a template', ''],
  ['a template as it is written', 'String.raw'],
])('%s is compressed', async (_, tag) => {
  const isRaw = tag === 'String.raw';
  const text = `${long.replaceAll('\\', '')}|\\d{3}`;
  const module = `export const table = { names: ${tag}\`${text}\` };`;
  expect(await compressTexts(module, 'table.ts', deflateFast)).not.toContain('Saint-');
  const inflated = String(await namesWith({ process, TextDecoder }, module));
  expect(inflated.endsWith(isRaw ? '\\d{3}' : 'd{3}')).toBe(true);
});

it('a module without a long text stays as it is', async () => {
  const short = `export const kind = 'rue';`;
  expect(await compressTexts(short, 'table.ts', deflateFast)).toBe(short);
});
