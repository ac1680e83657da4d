import { Workbook } from 'exceljs';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../fixtures/tables.ts';
import { readWorkbook, tableOfCells, workbookOf } from '../../../fixtures/workbooks.ts';

async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as never);
  return workbook;
}

const customers = tableOfCells(
  'customers',
  [columnOf('id', 'integer'), columnOf('full name'), columnOf('born', 'date'), columnOf('note')],
  [
    [1, 2, 3],
    ['Ada Lovelace', 'Grace Brewster Murray Hopper', null],
    [0, 0, 0],
    ['n'.repeat(500), '', '漢字かな'],
  ],
);

describe('a sheet', () => {
  it('has a bold header that stays in view, with a filter', async () => {
    const [sheet] = (await openWorkbook(workbookOf([customers]))).worksheets;
    expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1, xSplit: 0, topLeftCell: 'A2' }]);
    expect(sheet?.autoFilter).toBe('A1:D4');
    expect(sheet?.getCell('B1').font.bold).toBe(true);
    expect(sheet?.getCell('B2').font.bold).toBeUndefined();
  });

  it('has columns as wide as their names and their first rows, within limits', async () => {
    const [sheet] = (await openWorkbook(workbookOf([customers]))).worksheets;
    const [id = 0, name = 0, born = 0, note = 0] = sheet?.columns.map(({ width }) => width) ?? [];
    expect(id).toBeGreaterThanOrEqual('id'.length);
    expect(id).toBeLessThan(10);
    expect(name).toBeGreaterThanOrEqual('Grace Brewster Murray Hopper'.length);
    expect(name).toBeLessThan(40);
    expect(born).toBeGreaterThanOrEqual('1970-01-01'.length);
    expect(note).toBe(60);
  });

  it('is there for each table, also for one without rows or without columns', () => {
    const tables = [
      customers,
      tableOfCells('none', [columnOf('a'), columnOf('b')], [[], []]),
      tableOfCells('bare', [], [], 2),
    ];
    const sheets = readWorkbook(workbookOf(tables));
    expect(sheets.map(({ name }) => name)).toEqual(['customers', 'none', 'bare']);
    expect(sheets[1]?.rows.map((row) => row.map((cell) => cell?.v))).toEqual([['a', 'b']]);
    expect(sheets[2]?.rows.flat()).toEqual([undefined]);
  });

  it('is empty in a workbook without tables', () => {
    expect(readWorkbook(workbookOf([])).map(({ rows }) => rows.flat())).toEqual([[undefined]]);
  });

  it('takes 2,000 columns', () => {
    const names = Array.from({ length: 2000 }, (_, i) => `column ${i}`);
    const columns = names.map((name) => columnOf(name, 'integer'));
    const cells = names.map((_, i) => Array.from({ length: 7 }, (__, row) => row * 2000 + i));
    const [sheet] = readWorkbook(workbookOf([tableOfCells('wide', columns, cells)]));
    expect(sheet?.rows[0]?.map((cell) => cell?.v)).toEqual(names);
    expect(sheet?.rows.slice(1).flatMap((row) => row.map((cell) => cell?.v))).toEqual(
      Array.from({ length: 14_000 }, (_, i) => i),
    );
  });

  it('has the same bytes whatever the sizes of the batches', () => {
    const cells = Array.from({ length: 6000 }, (_, i) => `text ${(i * i) % 7919}`);
    const table = tableOfCells('t', [columnOf('a'), columnOf('b')], [cells, cells]);
    expect(Buffer.compare(workbookOf([table], 1), workbookOf([table], 977))).toBe(0);
  });
});

describe('the parts of a workbook', () => {
  it('are well-formed XML, without a moment of writing', () => {
    const files = unzipSync(workbookOf([customers, { ...customers, name: `"<&'>"` }]), {});
    expect(Object.keys(files).sort()).toEqual(
      [
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/_rels/workbook.xml.rels',
        'xl/styles.xml',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
        'xl/worksheets/sheet2.xml',
      ].sort(),
    );
    for (const bytes of Object.values(files)) {
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(new TextDecoder().decode(bytes)).close();
    }
  });
});

describe('a table with more rows than a sheet holds', { tags: ['deep'] }, () => {
  const ROWS = 1_048_577;
  const numbers = {
    ...tableOfCells('orders', [columnOf('n', 'integer')], [[]], ROWS),
    read: (from: number, to: number) => ({
      rowCount: to - from,
      columns: [Array.from({ length: to - from }, (_, i) => from + i)],
    }),
  };

  it('goes on in the next sheet, below the same header', () => {
    const files = unzipSync(workbookOf([numbers], 5000));
    const sheet = (number: number) => new TextDecoder().decode(files[`xl/worksheets/sheet${number}.xml`]);
    const valuesIn = (xml: string) =>
      Array.from(xml.matchAll(/<v>(\d+)<\/v>/g), ([, value]) => Number(value));
    const [first, second] = [sheet(1), sheet(2)];
    const values = valuesIn(first);
    expect(values).toHaveLength(1_048_575);
    expect(values.every((value, i) => value === i)).toBe(true);
    expect(first).toContain(
      '<c r="A1048576" s="3"><v>1048574</v></c></row></sheetData><autoFilter ref="A1:A1048576"/>',
    );
    expect(valuesIn(second)).toEqual([1_048_575, 1_048_576]);
    expect(second).toContain('<t>n</t>');
    expect(second).toContain('<autoFilter ref="A1:A3"/>');
    expect(files['xl/worksheets/sheet3.xml']).toBeUndefined();
    const names = new TextDecoder().decode(files['xl/workbook.xml']).matchAll(/<sheet name="([^"]*)"/g);
    expect(Array.from(names, ([, name]) => name)).toEqual(['orders', 'orders 2']);
  });
});
