import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { detectKind } from '../../../../src/importers/detect.ts';
import { readSamples } from '../../../../src/importers/samples/read-samples.ts';
import { columnsOf, tablesOf } from './read.ts';

const shownIn = (text: string) => {
  const { tables, notes } = tablesOf(text, 'csv');
  return {
    names: tables[0]?.columns.map(({ name }) => name),
    types: tables[0]?.columns.map(({ type }) => type.value),
    rows: tables[0]?.rowCount,
    notes,
  };
};

describe('lines above the header are left out with a note', () => {
  it.each([
    [
      'titles padded to the width of the table',
      '"Sales report 2023",,,\n"Source: finance",,,\n,,,\nRegion,Units,Amount,Date\nNorth,12,100.50,2023-01-05\nSouth,15,120.25,2023-01-06\n',
      {
        names: ['Region', 'Units', 'Amount', 'Date'],
        types: ['text', 'integer', 'decimal', 'date'],
        rows: 2,
      },
      /^3 lines above/,
    ],
    [
      'one title',
      'Report\nid;price\n1;2,5\n2;3,5\n',
      { names: ['id', 'price'], types: ['integer', 'decimal'], rows: 2 },
      /^1 line above/,
    ],
    [
      'comments with commas',
      '# made by x, in 2024\n# second\nname,age\nAnn,5\nBob,6\n',
      { names: ['name', 'age'], types: ['text', 'integer'], rows: 2 },
      /^2 lines above/,
    ],
    [
      'pairs of a name and a value, as the World Bank writes them',
      '"Data Source","Indicators",\n\n"Updated","2023-01-01",\n\n"Country","Code","Name","1960","1961",\n"Aruba","ABW","Population","54","55",\n"Angola","AGO","Population","15","16",\n',
      {
        names: ['Country', 'Code', 'Name', '1960', '1961'],
        types: ['text', 'text', 'text', 'integer', 'integer'],
        rows: 2,
      },
      /^4 lines above/,
    ],
    [
      'a title with commas above an empty line',
      'Sales, by region, 2023\n\nregion,units,amount,year\nNorth,1,2,3\nSouth,4,5,6\n',
      {
        names: ['region', 'units', 'amount', 'year'],
        types: ['text', 'integer', 'integer', 'integer'],
        rows: 2,
      },
      /^2 lines above/,
    ],
  ])('%s', (_, text, table, note) => {
    expect(shownIn(text)).toEqual({ ...table, notes: expect.arrayContaining([expect.stringMatching(note)]) });
  });

  it.each([
    ['#,Name,Type\n1,Bulba,Grass\n2,Ivy,Grass\n', ['#', 'Name', 'Type'], 2],
    ['name,\nAnn,5\nBob,6\n', ['name', 'column_2'], 2],
    [',units\nNorth,5\nSouth,6\n', ['column_1', 'units'], 2],
    ['id,note,extra\n1,,\n2,,\n3,a,b\n', ['id', 'note', 'extra'], 3],
    ['title\nabc\ndef\n', ['title'], 2],
  ])('but %j has only a header', (text, names, rows) => {
    expect(shownIn(text)).toMatchObject({ names, rows });
    expect(shownIn(text).notes?.filter((note) => note.includes('above the table'))).toEqual([]);
  });
});

describe('a blank before a quote is no part of the cell', () => {
  it.each([
    '"Index", "Item", "Cost"\n1, "Socks", 7.97\n2, "Ball", 2.97\n3, "Soap, 8 oz", 6.68\n',
    'name, code, address\nsome name, 12345, "line 1, line 2, code"\n',
    'a; b; c\n1;  "x; ""y""";5\n2; 5" pipe; 6\n',
    'a, b, c\n1, 5, x\n2, 6, y\n',
  ])('%j', (text) => {
    const delimiter = text.includes(';') ? ';' : ',';
    const rows: Record<string, string>[] = parse(text, {
      ltrim: true,
      columns: true,
      relax_quotes: true,
      delimiter,
    });
    const columns = columnsOf(text, 'csv');
    expect(columns.map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
    expect(tablesOf(text, 'csv').skipped).toEqual([]);
    for (const { name, type, sample } of columns) {
      expect(sample?.distinct).toBe(new Set(rows.map((row) => row[name])).size);
      if (type.value !== 'text') expect(sample?.min).toBe(Math.min(...rows.map((row) => Number(row[name]))));
      else expect(sample?.maxLength).toBe(Math.max(...rows.map((row) => row[name]?.length ?? 0)));
    }
  });
});

describe('a table of Markdown is read as rows', () => {
  it.each([
    ['fewer cells than the row above them', 'a|b\n1|x\n2|y\n|-\n3|z\n'],
    ['as many cells, below several rows', 'a|b\n1|x\n2|y\n-|-\n3|z\n'],
  ])('but not CSV whose delimiter is a bar, where dashes are %s', (_, text) => {
    const read = readSamples(text, { kind: 'csv', name: 't' });
    expect(read.ok && read.value.tables[0]?.rowCount).toBe(4);
  });

  // The examples 198, 200, 202 and 204 of https://github.github.com/gfm/#tables-extension-
  it.each([
    ['| foo | bar |\n| --- | --- |\n| baz | bim |\n', ['foo', 'bar'], 1],
    ['| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n', ['f|oo'], 2],
    ['| abc | def |\n| --- | --- |\n| bar | baz |\n| bar | baz |\n\nbar\n', ['abc', 'def'], 2],
    ['| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n', ['abc', 'def'], 2],
    ['# Title\n\nSome text, with a comma.\n\nabc | def\n:-: | ---\nbar | 1\nbaz | 2\n', ['abc', 'def'], 2],
    // psql, and mysql.
    [' id | name \n----+------\n  1 | Ann\n  2 | Bob\n(2 rows)\n', ['id', 'name'], 2],
    [
      '+----+------+\n| id | name |\n+----+------+\n|  1 | Ann  |\n|  2 | Bob  |\n+----+------+\n',
      ['id', 'name'],
      2,
    ],
  ])('%j', (text, names, rows) => {
    expect(detectKind(text)).toBe('csv');
    expect(shownIn(text)).toMatchObject({ names, rows });
  });

  it('but not one in a cell', () => {
    const text = 'id,body\n1,"Look:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"\n2,"x"\n';
    expect(shownIn(text)).toMatchObject({ names: ['id', 'body'], rows: 2 });
  });
});

describe('columns of fixed width', () => {
  const people = 'ID   NAME       CITY\n1    Alice      Paris\n2    Bob        Rome\n3    Cy         Oslo\n';

  it('are refused with the way out', () => {
    expect(detectKind(people)).toBe('csv');
    expect(readSamples(people, { kind: 'csv', name: 't' })).toMatchObject({
      ok: false,
      error: [{ message: expect.stringMatching(/fixed width.*save it as CSV UTF-8/) }],
    });
  });

  it('are no words of one column', () => {
    expect(shownIn('note\nsome  words\nother words\nmore words\n')).toMatchObject({
      names: ['note'],
      rows: 3,
    });
  });
});

describe('a header of two lines', () => {
  it.each([
    [
      'units below the names',
      'time,temp,wind\n,°C,m/s\n2024-01-01,3.5,2\n2024-01-02,4.5,7\n',
      ['time', 'temp °C', 'wind m/s'],
      ['date', 'decimal', 'integer'],
    ],
    [
      'one unit in brackets',
      'sample;depth\n;[m]\nA;3\nB;5\nC;8\n',
      ['sample', 'depth [m]'],
      ['text', 'integer'],
    ],
    [
      'groups above the names',
      ',Sales,,Costs,\nRegion,2022,2023,2022,2023\nNorth,1,2,3,4\nSouth,5,6,7,8\n',
      ['Region', 'Sales 2022', 'Sales 2023', 'Costs 2022', 'Costs 2023'],
      ['text', 'integer', 'integer', 'integer', 'integer'],
    ],
  ])('is read with %s', (_, text, names, types) => {
    expect(shownIn(text)).toEqual({
      names,
      types,
      rows: text.trimEnd().split('\n').length - 2,
      notes: [expect.stringMatching(/first two lines/)],
    });
  });

  it.each([
    ['names of columns and a row of texts', 'name,city\nAnn,Rome\nBob,Oslo\nCy,Bern\n', 3],
    ['a row with marks for numbers', 'name,units,price\nAnn,n/a,*\nBob,5,6\nCy,7,8\n', 3],
    ['a row with a word in place of a number', 'name,units\nAnn,unknown yet\nBob,5\nCy,7\n', 3],
    ['a person', 's1,s2,s3\nMara Quintell,mara@zorp.org,HIV\n1,2,3\n4,5,6\n', 3],
    ['first names', 's1,s2\nAnna,Bob\n1,2\n4,5\n', 3],
    ['a row with an empty cell', 'id,units,price\n1,,3\n2,5,6\n3,7,8\n', 3],
  ])('is none if the second line is %s', (_, text, rows) => {
    expect(shownIn(text)).toMatchObject({ rows });
    expect(shownIn(text).notes).not.toContainEqual(expect.stringMatching(/first two lines/));
  });
});

it('rows with commas in a text without quotes are rows, and no sentences', () => {
  const text = `id,author,comment\n${'7,Ann,well we said, as always, that this was fine, and went on\n8,Bob,so it was, more or less, in the end\n'.repeat(3)}`;
  expect(shownIn(text)).toMatchObject({ names: ['id', 'author', 'comment'], rows: 6 });
});

it('questions of a survey are names of columns', () => {
  const questions = [
    'How old are you?',
    '"How often, in a week, do you cook?"',
    'Do you like it?',
    'Tell us why.',
  ];
  const text = `${questions.join(',')}\n${'34,Every day of the week,Yes,Because it is good for me and my family\n'.repeat(12)}`;
  expect(shownIn(text)).toMatchObject({
    names: ['How old are you?', 'How often, in a week, do you cook?', 'Do you like it?', 'Tell us why.'],
    rows: 12,
  });
});
