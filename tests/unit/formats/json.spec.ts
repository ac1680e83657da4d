import { describe, expect, it } from 'vitest';
import { dialogWriters } from '../../fixtures/dialogs.ts';
import { categoryRun, customRun, texts, write } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';
import { writeBatches } from '../../fixtures/tables.ts';

function file(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return writeBatches(dialogWriters.json, columns, [rows]);
}

describe.each(SPECIFIED_CATEGORIES)('the JSON file of $id', ({ id, labels }) => {
  it('is what JSON.stringify prints of the records, and a line feed', () => {
    const run = categoryRun(id, { rows: 300 });
    const records = texts(run).map((row) => Object.fromEntries(labels.map((label, i) => [label, row[i]])));
    expect(write(dialogWriters.json, run)).toBe(`${JSON.stringify(records, null, 2)}\n`);
  });
});

describe('a JSON file', () => {
  it('writes keys in the order of the columns, also keys that are numbers', () => {
    expect(file(['b', '2', '1'], [['x', 'y', 'z']])).toBe(
      '[\n  {\n    "b": "x",\n    "2": "y",\n    "1": "z"\n  }\n]\n',
    );
  });

  it('holds __proto__ and constructor as keys like any other', () => {
    const names = ['__proto__', 'constructor', 'toString', '2024'];
    const [record] = JSON.parse(file(names, [['p', 'c', 't', 'n']]));
    expect(Object.keys(record).sort()).toEqual([...names].sort());
    expect(Object.getOwnPropertyDescriptor(record, '__proto__')?.value).toBe('p');
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  });

  it.each(['a"b', 'back\\slash', 'line\nbreak', '\0', '\u2028', '\ud800', '\u{1f600}', 'اسم', '</script>'])(
    'writes %j as a name and as a value',
    (text) => {
      const written = file(
        [text, 'z'],
        [
          [text, '1'],
          ['2', text],
        ],
      );
      const records = [
        { [text]: text, z: '1' },
        { [text]: '2', z: text },
      ];
      expect(written).toBe(`${JSON.stringify(records, null, 2)}\n`);
      expect(JSON.parse(written)).toEqual(records);
    },
  );

  it('writes each of the 65,536 units of text as JSON.stringify does, in a short value and in a long one', () => {
    const columns = ['short', 'long'];
    const rows = Array.from({ length: 65_536 }, (_, code) => {
      const unit = String.fromCharCode(code);
      return [unit, `more than some ten ${unit} characters`];
    });
    const records = rows.map(([short, long]) => ({ short, long }));
    expect(file(columns, rows)).toBe(`${JSON.stringify(records, null, 2)}\n`);
  });

  it.each([2, 900, 1100, 4000])('holds each value in its place, %d different ones in turn', (different) => {
    const columns = ['same', 'own'];
    const rows = Array.from({ length: 4000 }, (_, row) => [`"${row % different}"`, `${row}\\`]);
    const batches = Array.from({ length: 14 }, (_, i) => rows.slice(i * 300, (i + 1) * 300));
    const written = writeBatches(dialogWriters.json, columns, batches);
    const records = rows.map(([same, own]) => ({ same, own }));
    expect(written).toBe(`${JSON.stringify(records, null, 2)}\n`);
  });

  it('does not depend on earlier files with the same columns, some of them, or another order', () => {
    const orders = [['a', 'b'], ['a', 'b'], ['b', 'a'], ['a'], ['a', 'b', 'c'], ['a', 'c']];
    for (const [order, columns] of orders.entries()) {
      const rows = Array.from({ length: 200 }, (_, row) =>
        columns.map((name) => `${name}"${(row + order) % 7}`),
      );
      const records = rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])));
      expect(file(columns, rows)).toBe(`${JSON.stringify(records, null, 2)}\n`);
    }
  });

  it('writes numbers, booleans and big integers as strings', () => {
    const run = categoryRun('datatype', { rows: 20 });
    for (const record of JSON.parse(write(dialogWriters.json, run))) {
      expect(Object.values(record).every((value) => typeof value === 'string')).toBe(true);
    }
  });

  it('holds the columns of the custom tool in their order', () => {
    const names = ['b', '2', '1', 'a,b', '__proto__'];
    const written = write(
      dialogWriters.json,
      customRun(
        names.map((name) => [name, 'numbers']),
        { rows: 1 },
      ),
    );
    const keys = [...written.matchAll(/^ {4}("(?:[^"\\]|\\.)*"): /gm)].map(([, key]) =>
      JSON.parse(key ?? ''),
    );
    expect(keys).toEqual(names);
  });
});
