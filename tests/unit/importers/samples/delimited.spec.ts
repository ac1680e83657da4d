import { parse } from 'csv-parse/sync';
import { dsvFormat } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSamples } from '../../../../src/importers/samples/read-samples.ts';
import { columnsOf, tablesOf } from './read.ts';

const namesIn = (text: string, kind: 'csv' | 'tsv' = 'csv') => columnsOf(text, kind).map(({ name }) => name);
const notesIn = (text: string, kind: 'csv' | 'tsv' = 'csv') =>
  tablesOf(text, kind).skipped.map(({ place, reason }) => `${place.line}:${place.column} ${reason}`);

describe('the delimiter', () => {
  it.each([',', ';', '\t', '|'])('%j is found', (delimiter) => {
    const text = ['a,b,c', '1,"x,;|\t",3', '4,y,6'].join('\n').replace(/,(?!;)/g, delimiter);
    const columns = columnsOf(text, 'csv');
    expect(columns.map(({ name, type }) => [name, type.value])).toEqual([
      ['a', 'integer'],
      ['b', 'text'],
      ['c', 'integer'],
    ]);
  });

  it('is found in two columns too, whatever their decimals', () => {
    expect(namesIn('price;other\n12,50;a\n3,99;b\n')).toEqual(['price', 'other']);
    expect(namesIn('a;b\n1,5;2,5\n3,5;4,5\n\n')).toEqual(['a', 'b']);
  });

  it('can be named by a line for Excel', () => {
    const text = 'sep=;\r\na,b;c\r\n1;2\r\n3\r\n';
    expect(namesIn(text)).toEqual(['a,b', 'c']);
    expect(notesIn(text)).toEqual([
      '4:1 1 row has fewer cells than the header’s 2, in line 4: the missing cells are null.',
    ]);
  });

  it('is a tab in TSV, whatever else occurs', () => {
    expect(namesIn('a,b\tc;d\n1,2\t3;4\n', 'tsv')).toEqual(['a,b', 'c;d']);
  });
});

describe('the header', () => {
  it('is enough', () => {
    const { tables, skipped } = tablesOf('id,name,created_at', 'csv', 'users');
    expect(skipped).toEqual([]);
    expect(tables).toEqual([
      expect.objectContaining({
        name: 'users',
        rowCount: 0,
        columns: ['id', 'name', 'created_at'].map((name) => ({
          name,
          type: { value: 'unknown' },
          nullable: true,
        })),
      }),
    ]);
  });

  it('gets different names for columns with the same name or none', () => {
    const text = 'id,name,name,,name_2\n1,a,b,c,d\n';
    expect(namesIn(text)).toEqual(['id', 'name', 'name_3', 'column_4', 'name_2']);
    expect(notesIn(text)).toEqual([
      '1:1 The name “name” occurs twice: column 3 is “name_3” now.',
      '1:1 Column 4 has no name: it is “column_4” now.',
    ]);
  });

  it.each([
    ['1,Ann,2026-01-01\n2,Bob,2026-01-02\n', ['column_1', 'column_2', 'column_3'], 2],
    // The cells of the first row are texts, or nothing decides.
    ['id,name\n1,Ann\n', ['id', 'name'], 1],
    ['name,city\nAnn,Rome\n', ['name', 'city'], 1],
    ['country,2019,2020\nDE,5,6\nFR,7,8\n', ['country', '2019', '2020'], 2],
  ])('of %j', (text, names, rows) => {
    expect(namesIn(text)).toEqual(names);
    expect(tablesOf(text, 'csv').tables[0]?.rowCount).toBe(rows);
  });

  it('that is missing is noted', () => {
    expect(notesIn('1,2.5\n2,3.5\n')).toEqual([
      '1:1 The first row holds values, so the columns have no names.',
    ]);
  });

  it('can follow a byte order mark and empty lines', () => {
    expect(namesIn('\ufeffid,name\n1,a\n')).toEqual(['id', 'name']);
    expect(namesIn('\n\nid,name\n1,a\n')).toEqual(['id', 'name']);
  });
});

describe('a first line that may be a row', () => {
  const SAID = /^Line 1 was read as the column names, but it looks like a row\./;

  it.each([
    'Anna Zylberstein,HIV positive\nBert Yankelovich,HIV negative\nCarl Unger,HIV positive\n',
    'Anna,Rome\nBert,Oslo\n',
    'a,x\nb,x\n',
  ])('is told: %j', (text) => {
    expect(tablesOf(text, 'csv').notes).toEqual([expect.stringMatching(SAID)]);
  });

  it.each(['name,city\nAnna,Rome\nBert,Oslo\n', 'id,name\n1,a\n', 'First Name,City\nanna,Rome\n', 'id,name'])(
    'is a header without a word: %j',
    (text) => {
      expect(tablesOf(text, 'csv').notes).toEqual([]);
    },
  );
});

describe('sentences', () => {
  it.each([
    'hello world',
    'Dear all, this is a letter.',
    'Dear Sir or Madam,\n\nI write to you, as you know, about the matter of last week.\nIt was cold and it rained.\n\nYours, Anna\n',
    'This is a letter without any commas.\nIt has a second line of words.\n',
  ])('are refused with words: %j', (text) => {
    expect(readSamples(text, { kind: 'csv', name: 't' })).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining('This looks like sentences, not like rows') }],
    });
  });

  it.each([
    'comment\nThis was a good day for all of us.\nThat was not so good.\n',
    'id,comment\n1,"Well, this was good."\n2,"Nobody knows, but all talk."\n',
    'first name,last name,date of birth',
    `${Array.from({ length: 9 }, (_, i) => `Code of the town by the list of the year 200${i}`).join(',')}\n${`${'North east of here,'.repeat(8)}${'12,5\n'}`.repeat(12)}`,
  ])('in cells are read: %j', (text) => {
    expect(readSamples(text, { kind: 'csv', name: 't' }).ok).toBe(true);
  });
});

describe('rows', () => {
  it('that are too short or too long are kept, and told', () => {
    const text = 'a,b,c\n1,2,3\n4,5\n"x\ny",2,3\n6,7,8,9\n1,2,3,\n';
    expect(notesIn(text)).toEqual([
      '3:1 1 row has fewer cells than the header’s 3, in line 3: the missing cells are null.',
      '6:1 1 row has more cells than the header’s 3, in line 6: the additional cells were left out.',
    ]);
    const { tables, skipped } = tablesOf(text, 'csv');
    expect(skipped.map(({ matters }) => matters)).toEqual([true, true]);
    expect(skipped.map(({ isLeftOut }) => isLeftOut)).toEqual([undefined, true]);
    const [table] = tables;
    expect(table?.rowCount).toBe(5);
    expect(table?.columns.map(({ sample }) => sample?.nulls)).toEqual([0, 0, 1]);
  });

  it('of one length are told once, with their number and the first line', () => {
    expect(notesIn(`a,b\n1,2\n1,2,3\n${'1\n'.repeat(1500)}1,2,3,4\n`)).toEqual([
      '3:1 2 rows have more cells than the header’s 2, the first in line 3: the additional cells were left out.',
      '4:1 1,500 rows have fewer cells than the header’s 2, the first in line 4: the missing cells are null.',
    ]);
  });

  it('without names and values at their ends add no column', () => {
    const text = 'id;name;;\r\n1;Ann;;\r\n2;Bob;;\r\n\r\n;;;\r\n';
    expect(namesIn(text)).toEqual(['id', 'name']);
    expect(notesIn(text)).toEqual([]);
    expect(tablesOf(text, 'csv').tables[0]?.rowCount).toBe(2);
    expect(namesIn('id,,b\n1,x,\n')).toEqual(['id', 'column_2', 'b']);
    expect(tablesOf('a,b\n1,2\n,\n3,4\n', 'csv').tables[0]?.rowCount).toBe(3);
  });

  it('of one column can be empty', () => {
    const [table] = tablesOf('n\n1\n\n3\n', 'csv').tables;
    expect(table).toMatchObject({
      rowCount: 3,
      columns: [{ sample: { nulls: 1 }, type: { value: 'integer' } }],
    });
  });

  it('end with any line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const [table] = tablesOf(['a,b', '1,2', '3,4', ''].join(end), 'csv').tables;
      expect(table).toMatchObject({
        rowCount: 2,
        columns: [{ name: 'a' }, { name: 'b', type: { value: 'integer' } }],
      });
    }
    expect(columnsOf('a,b\n1,2\r\n3,4\n5,6\n', 'csv')[1]?.type.value).toBe('integer');
  });

  it('with a quote that is not closed are told', () => {
    expect(notesIn('a,b\n1,2\n3,"4\n5,6\n')).toContain(
      '3:3 A quote is not closed, so all text after it is one cell.',
    );
  });

  it('are those that other readers find', () => {
    const cell = fc.oneof(
      // Some texts stand for null.
      fc.string({ maxLength: 5 }).filter((text) => !/^\s*(?:\\N|null)\s*$/i.test(text)),
      fc.constantFrom('a,b', '"', 'x"y', 'line\nbreak', '5', '2026-11-21', 'é;€', "'"),
    );
    const tables = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 8 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      );
    fc.assert(
      fc.property(tables, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
        const header = rows[0]?.map((_, i) => `name ${i}`) ?? [];
        const text = dsvFormat(delimiter).formatRows([header, ...rows]);
        const parsed: readonly (readonly string[])[] = parse(text, { delimiter, relax_column_count: true });
        // Blank rows at the end are left out.
        const expected = parsed.slice(
          0,
          1 + parsed.findLastIndex((row) => row.some((each) => each.trim() !== '')),
        );
        const kind = delimiter === '\t' ? 'tsv' : 'csv';
        // A file may hold other delimiters more evenly than its own.
        const read = readSamples(text, { kind, name: 't' });
        if (!read.ok) throw new Error('not read');
        const [table] = read.value.tables;
        fc.pre(table?.columns.length === header.length);
        // A first row of `%` alone is the second line of a header, with units.
        fc.pre(table.columns.every(({ name }, i) => name === header[i]));
        expect(table?.rowCount).toBe(expected.length - 1);
        for (const [i, column] of table.columns.entries()) {
          const cells = expected.slice(1).map((row) => row[i] ?? '');
          const nulls = cells.filter((each) => each.trim() === '').length;
          const kept = cells.filter((each) => each.trim() !== '');
          const { sample, type } = column;
          if (type.value !== 'text') continue;
          expect(sample).toMatchObject({
            nulls,
            distinct: new Set(kept).size,
            maxLength: Math.max(...kept.map(({ length }) => length)),
          });
        }
      }),
    );
  });
});

describe('sizes', () => {
  it('of 10,000 columns are read, and more are left out', () => {
    const header = Array.from({ length: 10_003 }, (_, i) => `c${i}`).join();
    const row = Array.from({ length: 10_003 }, (_, i) => i).join();
    const { tables, skipped } = tablesOf(`${header}\n${row}\n${row}\n`, 'csv');
    expect(tables[0]?.columns).toHaveLength(10_000);
    expect(skipped).toContainEqual(
      expect.objectContaining({ reason: expect.stringMatching(/10,000 columns: 3 more/) }),
    );
  });

  it('of nothing are an error', () => {
    for (const text of ['', '\n\n', '\ufeff']) {
      expect(readSamples(text, { kind: 'csv', name: 't' })).toMatchObject({
        ok: false,
        error: [{ message: expect.stringMatching(/no rows and no header/) }],
      });
    }
  });
});
