import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFragment, encodeFragment, fitsLink } from '../../../../../src/app/studio/document/link.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { shop } from '../../../../fixtures/shop.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const schema = studioDocument(shop(100), { name: 'Shop', seed: 'größer' });

const fragmentOf = (text: string | Uint8Array, version = 1) =>
  `${version}.${deflateRawSync(text).toString('base64url')}`;

async function errorOf(fragment: string): Promise<string> {
  const decoded = await decodeFragment(fragment);
  if (!decoded || decoded.ok) throw new Error(`“${fragment.slice(0, 40)}” was decoded`);
  expect(decoded.error.message).toMatch(/^(?:This|The schema in this) link .*\.$/);
  return decoded.error.code;
}

describe('a link', () => {
  it('gives back the document from which it was made', async () => {
    const fragment = await encodeFragment(schema);
    expect(fragment).toMatch(/^1\.[\w-]+$/);
    expect(fitsLink(fragment)).toBe(true);
    const decoded = await decodeFragment(`#${fragment}`);
    expect(decoded?.ok && schemaJson(decoded.value)).toEqual(schemaJson(schema));
  });

  it('gives back any document', { tags: ['deep'] }, async () => {
    const anyColumn = fc.record(
      {
        name: fc.string({ unit: 'grapheme' }),
        field: fc.string(),
        options: fc.dictionary(fc.string(), fc.jsonValue()),
        nulls: fc.integer(),
        unique: fc.boolean(),
      },
      { requiredKeys: ['name', 'field', 'nulls'] },
    );
    const anyTable = fc.record({
      name: fc.string({ unit: 'binary' }),
      rows: fc.integer(),
      columns: fc.array(anyColumn),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyTable), async (tables) => {
        const any = studioDocument(tables);
        const decoded = await decodeFragment(await encodeFragment(any));
        expect(decoded?.ok && schemaJson(decoded.value)).toEqual(schemaJson(any));
      }),
    );
  });

  it('cannot hold a document that is too long, which is for a file', async () => {
    const columns = Array.from({ length: 2000 }, (_, i) => ({
      name: `column ${(i * 7919) % 104_729} ${Math.sin(i)}`,
      field: 'number',
    }));
    const fragment = await encodeFragment(studioDocument([{ name: 't', rows: 1, columns }]));
    expect(fitsLink(fragment)).toBe(false);
    expect((await decodeFragment(fragment))?.ok).toBe(true);
  });

  it('does not exist without a fragment', async () => {
    expect(await decodeFragment('')).toBeUndefined();
    expect(await decodeFragment('#')).toBeUndefined();
  });

  it('that was cut anywhere is refused', async () => {
    const fragment = await encodeFragment(schema);
    const lengths = [2, 3, 4, 5, 50, 51, 52, 53, Math.floor(fragment.length / 2), fragment.length - 1];
    for (const length of lengths)
      expect([length, await errorOf(fragment.slice(0, length))]).toEqual([length, 'damaged']);
  });

  it.each([
    ['columns', 'damaged'],
    ['1', 'damaged'],
    ['1.@@@', 'damaged'],
    ['1.____', 'damaged'],
    [fragmentOf('{"version":1,"tab'), 'damaged'],
    [fragmentOf(''), 'damaged'],
    [fragmentOf('5'), 'not-a-document'],
    [fragmentOf('{"version":1,"tables":[5]}'), 'not-a-document'],
    [fragmentOf('{"version":2,"tables":[]}'), 'newer-version'],
    [fragmentOf('{"version":1,"tables":[]}', 2), 'newer-version'],
  ])('that was changed is refused: %s', async (fragment, code) => {
    expect(await errorOf(fragment)).toBe(code);
  });

  it('that was changed anywhere gives a result and never throws', { tags: ['deep'] }, async () => {
    const fragment = await encodeFragment(schema);
    await fc.assert(
      fc.asyncProperty(fc.nat(fragment.length - 3), fc.constantFrom(...'aZ0_-'), async (at, character) => {
        const changed = fragment.slice(0, at + 2) + character + fragment.slice(at + 3);
        expect(await decodeFragment(changed)).toHaveProperty('ok');
      }),
    );
  });

  it('that inflates beyond 4 MB is not read further', { tags: ['deep'] }, async () => {
    const bomb = deflateRawSync(Buffer.alloc(400 * 1024 ** 2, ' ')).toString('base64url');
    const before = process.memoryUsage().arrayBuffers;
    expect(await errorOf(`1.${bomb}`)).toBe('too-large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 ** 2);
  });

  it('opens up to the limit', async () => {
    const most = `{"version":1,"tables":[]}${' '.repeat(4_000_000 - 25)}`;
    expect((await decodeFragment(fragmentOf(most)))?.ok).toBe(true);
    expect(await errorOf(fragmentOf(`${most} `))).toBe('too-large');
  });
});
