import { describe, expect, it } from 'vitest';
import type { FitChoices } from '../../../../../src/app/studio/document/file-settings.ts';
import { fitTables } from '../../../../../src/app/studio/files/fit.ts';
import { MEMORY_BYTES_MAX } from '../../../../../src/app/studio/files/places.ts';
import { BLOB_BYTES_MAX } from '../../../../../src/app/workers/blob-sink.ts';
import type { TableEstimate } from '../../../../../workers/studio/protocol.ts';

const MB = 1_000_000;

/** A table of so many rows of so many bytes each; compressed a fifth is left. */
function table(rows: number, rowBytes: number, more: Partial<TableEstimate> = {}): TableEstimate {
  const bytes = rows * rowBytes;
  return { rows, bytes, gzipBytes: bytes / 5, isReferenced: false, ...more };
}

const fitMemory = (tables: readonly TableEstimate[], choices: FitChoices) =>
  fitTables(tables, choices, MEMORY_BYTES_MAX);

const nobodyChose = { gzip: undefined, isCut: false };
const fits = { isTooLarge: false, ways: [] };

describe('what is exported', () => {
  it('may be estimated 4% too small, and is still held', () => {
    expect(MEMORY_BYTES_MAX * 1.04).toBeLessThan(BLOB_BYTES_MAX);
  });

  it('is everything, uncompressed, if that fits', () => {
    expect(fitMemory([table(1000, 100), table(5, 10)], nobodyChose)).toEqual({
      ...fits,
      gzip: false,
      rows: undefined,
      rowCount: 1005,
      bytes: 100_050,
      plainBytes: 100_050,
    });
    expect(fitMemory([], nobodyChose)).toMatchObject({ ...fits, bytes: 0 });
  });

  it('is compressed if nobody chose and only a compressed file fits', () => {
    expect(fitMemory([table(10 * MB, 69)], nobodyChose)).toMatchObject({
      ...fits,
      gzip: true,
      rows: undefined,
      bytes: 138 * MB,
      plainBytes: 690 * MB,
    });
  });

  it('is compressed if that was chosen, even if it is small', () => {
    expect(fitMemory([table(10, 10)], { gzip: true, isCut: false })).toMatchObject({ ...fits, gzip: true });
  });

  it('is too large if the user chose not to compress it, and offers to compress or to cut it', () => {
    const tables = [table(1000, 1000, { isReferenced: true }), table(10 * MB, 69)];
    const chosen = { gzip: false, isCut: false };
    const fit = fitMemory(tables, chosen);
    expect(fit).toMatchObject({ gzip: false, isTooLarge: true, bytes: 691 * MB });
    expect(fit.ways).toEqual([
      { kind: 'compress', bytes: 138.2 * MB },
      // 511 MB of 69 bytes a row are 7,405,797 rows.
      { kind: 'cut', gzip: false, rows: 7_400_000, tables: [1] },
    ]);
    expect(fitMemory(tables, { ...chosen, isCut: true })).toMatchObject({
      ...fits,
      rows: [1000, 7_400_000],
      rowCount: 7_401_000,
      bytes: 511.6 * MB,
    });
  });

  it('is too large if even the compressed rows do not fit, and offers the number of rows that fit', () => {
    const tables = [table(10 ** 10, 30)];
    const fit = fitMemory(tables, nobodyChose);
    expect(fit).toMatchObject({ gzip: true, isTooLarge: true });
    // 512 MB of 6 bytes a row are 85,333,333 rows.
    expect(fit.ways).toEqual([{ kind: 'cut', gzip: true, rows: 85 * MB, tables: [0] }]);
    expect(fitMemory(tables, { gzip: undefined, isCut: true })).toMatchObject({
      ...fits,
      gzip: true,
      rows: [85 * MB],
      bytes: 510 * MB,
    });
    const uncompressed = fitMemory(tables, { gzip: false, isCut: false }).ways;
    expect(uncompressed).toEqual([
      { kind: 'cut', gzip: true, rows: 85 * MB, tables: [0] },
      { kind: 'cut', gzip: false, rows: 17 * MB, tables: [0] },
    ]);
  });

  it('cuts all large tables at the same number of rows, except those that another table refers to', () => {
    const [parent, small, a, b] = [
      table(2 * MB, 100, { isReferenced: true }),
      table(100, 100),
      table(10 ** 9, 50),
      table(10 ** 8, 50),
    ];
    const { ways } = fitMemory([parent, small, a, b], { gzip: false, isCut: false });
    // 312 MB of 100 bytes for a row of each are 3.1 million rows.
    expect(ways).toContainEqual({ kind: 'cut', gzip: false, rows: 3.1 * MB, tables: [2, 3] });
  });

  it('offers only the largest table if tables that others refer to are too large', () => {
    const tables = [table(10 ** 10, 50, { isReferenced: true }), table(10 ** 10, 60)];
    expect(fitMemory(tables, nobodyChose).ways).toEqual([{ kind: 'alone', table: 1 }]);
    expect(fitMemory(tables, { gzip: false, isCut: true })).toMatchObject({ isTooLarge: true });
  });

  it('is everything, however large, where there is no limit', () => {
    expect(fitTables([table(10 ** 10, 60)], nobodyChose, Number.POSITIVE_INFINITY)).toMatchObject({
      ...fits,
      gzip: false,
      rows: undefined,
      rowCount: 10 ** 10,
      bytes: 600_000 * MB,
    });
  });

  it('is cut to the room that the browser has left', () => {
    const fit = fitTables([table(10 * MB, 60)], { gzip: false, isCut: true }, 60 * MB);
    expect(fit).toMatchObject({ ...fits, rows: [MB], bytes: 60 * MB });
  });

  it('keeps all rows once they fit again', () => {
    expect(fitMemory([table(100, 10)], { gzip: undefined, isCut: true })).toMatchObject({
      ...fits,
      rows: undefined,
    });
  });
});
