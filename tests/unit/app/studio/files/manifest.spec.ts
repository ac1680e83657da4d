import { describe, expect, it } from 'vitest';
import type { ExportSource } from '../../../../../src/app/studio/files/export-queue.ts';
import { manifestText } from '../../../../../src/app/studio/files/manifest.ts';
import { madeWith } from '../../../../../src/schema/made-with.ts';
import { exportSource, finishedExport } from '../../../../fixtures/exports.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const id = { name: 'id', field: 'sequence' };
const shop = studioDocument(
  [
    { name: 'customers', rows: 20, columns: [id] },
    { name: 'orders', rows: 1000, columns: [id] },
  ],
  { seed: 'shop' },
);

const file = (name: string, rows: number, bytes: number) => ({ name, mediaType: 'text/csv', rows, bytes });
const files = [file('customers.csv', 20, 60), file('orders.csv', 1000, 5000)];
const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];

function manifestOf(source: ExportSource, written = files, saved = written) {
  return JSON.parse(manifestText(finishedExport(source, { files: written, saved, workers: 1 }), [a, b]));
}

describe('the manifest of an export', () => {
  it('names the versions, the format, and each file with its tables, as the command line does', () => {
    const { schema, ...manifest } = manifestOf(exportSource(shop, { options: { header: false } }));
    expect(manifest).toEqual({
      versions: madeWith,
      format: 'csv',
      options: { header: false },
      files: [
        { name: 'customers.csv', tables: ['customers'], rows: 20, bytes: 60, sha256: a },
        { name: 'orders.csv', tables: ['orders'], rows: 1000, bytes: 5000, sha256: b },
      ],
    });
    expect(schema).toMatchObject({
      version: 1,
      seed: 'shop',
      tables: [{ name: 'customers' }, { name: 'orders' }],
    });
    expect(JSON.stringify(schema)).not.toContain('"id":');
  });

  it('names all tables of a file that holds several', () => {
    const { files } = manifestOf(exportSource(shop, { format: 'sql' }), [file('shop.sql', 1020, 9000)]);
    expect(files).toMatchObject([{ name: 'shop.sql', tables: ['customers', 'orders'] }]);
  });

  it('names the zip, which has the only SHA-256, and the files in it', () => {
    const zip = file('shop.zip', 0, 5300);
    expect(manifestOf(exportSource(shop, { zip: true }), files, [zip])).toMatchObject({
      zip: { name: 'shop.zip', bytes: 5300, sha256: a },
      files: [
        { name: 'customers.csv', tables: ['customers'], rows: 20, bytes: 60 },
        { name: 'orders.csv', tables: ['orders'], rows: 1000, bytes: 5000 },
      ],
    });
  });

  it('says how many first rows were written if some were left out', () => {
    expect(manifestOf(exportSource(shop, { rows: [20, 100] })).range).toEqual({ from: 0, to: 100 });
    expect(manifestOf(exportSource(shop, { rows: [20, 1000] })).range).toBeUndefined();
    expect(manifestOf(exportSource(shop)).range).toBeUndefined();
  });

  it('gives no range if a table has more rows than the limit of the others', () => {
    expect(manifestOf(exportSource(shop, { rows: [10, 1000] })).range).toBeUndefined();
  });
});
