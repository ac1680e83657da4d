import { expect, it } from 'vitest';
import * as browser from '../../../src/library/browser/index.ts';
import * as node from '../../../src/library/index.ts';
import { problemsOf } from '../../fixtures/library.ts';
import { shop } from '../../fixtures/shop.ts';

const document = { version: 1, seed: 7, now: '2026-01-01T00:00:00Z', tables: shop(20) };

it('the entry for browsers exports what the entry for Node exports', () => {
  expect(Object.keys(browser).sort()).toEqual(Object.keys(node).sort());
});

it('a stream has the bytes that Node gives, also compressed and with any number of workers', async () => {
  const [page, script] = await Promise.all([browser.open(document), node.open(document)]);
  const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
  const expected = await textOf(script.table('orders').stream('csv'));
  expect(await textOf(page.table('orders').stream('csv', { workers: 4 }))).toBe(expected);
  const gzip = page.table('orders').stream('csv', { gzip: true });
  const inflated = new Response(gzip).body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(inflated).text()).toBe(expected);
});

it('rows, factories and problems are those of Node', async () => {
  const [page, script] = await Promise.all([browser.open(document), node.open(document)]);
  expect([...page.table('orders').rows(0, 5)]).toStrictEqual([...script.table('orders').rows(0, 5)]);
  expect(page.table('orders').build()).toStrictEqual(script.table('orders').build());
  const wrong = { version: 1, tables: [{ name: 'a', columns: [{ name: 'b', field: 'nme' }] }] };
  expect(await browser.check(wrong)).toEqual(await node.check(wrong));
  await expect(browser.open(wrong)).rejects.toBeInstanceOf(browser.RowloomError);
});

it('an aborted stream rejects with the reason of the signal', async () => {
  const page = await browser.open(document);
  const stream = page.table('orders').stream('csv', { signal: AbortSignal.abort('no time') });
  await expect(new Response(stream).text()).rejects.toBe('no time');
});

it('an import gives the schema of Node, with the public address of its JSON Schema', async () => {
  const sql = 'CREATE TABLE customers (id integer PRIMARY KEY, email varchar(60) NOT NULL);';
  const { schema, report } = await browser.importSchema(sql, { name: 'Shop' });
  expect(schema.$schema).toMatch(/^https:\/\/unpkg\.com\/rowloom@[\d.]+\/schema\.schema\.json$/);
  const expected = await node.importSchema(sql, { name: 'Shop' });
  expect(report).toEqual(expected.report);
  expect({ ...schema, $schema: undefined }).toEqual({ ...expected.schema, $schema: undefined });
});

it('files and databases are refused with the way out', async () => {
  const page = await browser.open(document);
  const requests = [
    [() => page.write('data/', { format: 'csv' }), /“data\/”.* stream\(\)/],
    [() => page.table('orders').write('orders.csv'), /“orders\.csv”.* stream\(\)/],
    [() => page.load('postgres://localhost/app'), /rowloom load/],
    [() => browser.readDatabase('postgres://localhost/app'), /importSchema\(\)/],
  ] as const;
  for (const [request, message] of requests)
    expect(await problemsOf(request)).toEqual([
      { path: [], code: 'needs-node', message: expect.stringMatching(message) },
    ]);
});

it('a document that names a file is refused at the place that names it', async () => {
  const given = { version: 1, tables: [{ name: 'plans', given: { file: 'plans.csv' } }] };
  expect(await browser.check(given)).toEqual([
    expect.objectContaining({
      path: ['tables', 0, 'given', 'file'],
      message: expect.stringMatching(/“plans\.csv”.* into the document/),
    }),
  ]);
});
