/** @module-tag deep */

import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, textOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const settings: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.CommonJS,
  types: [],
};

/** The compiler's messages about files. Each file is a module. */
function compilerErrors(files: readonly string[]): readonly string[] {
  const host = ts.createCompilerHost(settings);
  const sources = new Map(files.map((file, i) => [`rows-${i}.ts`, file]));
  const program = ts.createProgram([...sources.keys()], settings, {
    ...host,
    fileExists: (name) => sources.has(name) || host.fileExists(name),
    getSourceFile(name, version) {
      const source = sources.get(name);
      return source === undefined
        ? host.getSourceFile(name, version)
        : ts.createSourceFile(name, source, version);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Compiles a file and returns one of its exports, as an object of this realm. */
function exported(file: string, name: string): unknown {
  const { outputText } = ts.transpileModule(file, { compilerOptions: settings });
  const exports: Record<string, unknown> = {};
  runInNewContext(outputText, { exports, Date });
  return exports[name];
}

const saved = (file: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(file));

describe('any table', () => {
  const anyOptions = fc.record({
    dates: fc.constantFrom('date', 'text'),
    bigints: fc.constantFrom('bigint', 'text'),
  });

  function expected(
    type: ValueType,
    cell: Cell,
    options: { readonly dates: string; readonly bigints: string },
  ) {
    if (cell === null || type === 'boolean' || type === 'text') return cell;
    if (type === 'json') return JSON.parse(String(cell));
    if (typeof cell === 'bigint') return options.bigints === 'bigint' ? cell : String(cell);
    if (type === 'integer' || type === 'decimal') return Number(cell);
    return options.dates === 'date' ? new Date(Number(cell)) : textOf(type, cell);
  }

  it('is read back from TypeScript, every half of a surrogate pair too', () => {
    fc.assert(
      fc.property(anyTypedTable, anyOptions, (columns, options) => {
        const file = saved(writeTyped(writerOf('typescript', headOf(columns), options), columns));
        const rows = rowsOf(columns).map((row) =>
          Object.fromEntries(row.map(([{ name, type }, cell]) => [name, expected(type, cell, options)])),
        );
        const found = exported(file, 'any');
        // Objects of another realm have another prototype.
        expect(Array.isArray(found) && found.map((row) => Object.entries(row))).toEqual(
          rows.map((row) => Object.entries(row)),
        );
      }),
      { seed: 61, numRuns: 150 },
    );
  });

  it('has the types that its interface says', () => {
    const files = fc
      .sample(fc.tuple(anyTypedTable, anyOptions), { seed: 62, numRuns: 50 })
      .map(([columns, options]) =>
        saved(writeTyped(writerOf('typescript', headOf(columns), options), columns)),
      );
    expect(compilerErrors(files)).toEqual([]);
    expect(compilerErrors([`${files[0]}\nexport const wrong: number = any;`])).toHaveLength(1);
  });

  const anyPython = fc.record({
    dates: fc.constantFrom('datetime', 'text'),
    decimals: fc.constantFrom('float', 'decimal'),
  });

  it('is read back by Python, with its types', () => {
    const samples = fc.sample(fc.tuple(anyTypedTable, anyPython), { seed: 63, numRuns: 150 });
    const files = samples.map(([columns, options]) =>
      saved(writeTyped(writerOf('python', headOf(columns), options), columns)),
    );
    const found = inPython(files, 'any');
    for (const [i, [columns, options]] of samples.entries()) {
      const rows = rowsOf(columns).map((row) =>
        row.map(([{ name, type }, cell]) => [name, ...inPythonAs(type, cell, options)]),
      );
      expect(found[i]).toEqual(rows);
    }
  });
});

/** Runs Python files and returns the cells of a variable in each: name, type, and the value as JSON or text. */
const READER = `
import datetime, json, sys
from decimal import Decimal

def plain(value):
    if isinstance(value, Decimal):
        return ["Decimal", str(value)]
    if isinstance(value, datetime.datetime):
        return ["datetime", value.isoformat(timespec="milliseconds")]
    if isinstance(value, datetime.date):
        return ["date", value.isoformat()]
    if isinstance(value, float):
        return ["float", repr(value)]
    if isinstance(value, int) and not isinstance(value, bool):
        return ["int", str(value)]
    if isinstance(value, (dict, list)):
        return ["json", json.dumps(value)]
    return [type(value).__name__, value]

found = []
for file in json.load(sys.stdin)["files"]:
    names = {}
    exec(compile(file, "rows.py", "exec"), names)
    found.append([[[name, *plain(value)] for name, value in row.items()] for row in names[sys.argv[1]]])
print(json.dumps(found))
`;

type Read = readonly (readonly (readonly unknown[])[])[];

function inPython(files: readonly string[], name: string): readonly Read[] {
  const input = JSON.stringify({ files });
  const output = execFileSync('python3', ['-c', READER, name], {
    input,
    maxBuffer: 2 ** 30,
    encoding: 'utf8',
  });
  const read: Read[] = JSON.parse(output);
  return read.map((rows) => rows.map((row) => row.map((cell) => cell.map(comparable))));
}

/** Texts that mean something only in one language. */
function comparable(value: unknown, place: number, [, type]: readonly unknown[] = []): unknown {
  if (place !== 2) return value;
  if (type === 'json') return JSON.parse(String(value));
  return type === 'float' ? Number(value) : value;
}

function jsonInPython(json: string): readonly unknown[] {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'object' && value !== null) return ['json', value];
  if (typeof value === 'number') return /[.eE]|^-0$/.test(json) ? ['float', value] : ['int', json];
  if (typeof value === 'string') return ['str', value];
  return value === null ? ['NoneType', null] : ['bool', value];
}

function inPythonAs(
  type: ValueType,
  cell: Cell,
  { dates, decimals }: { readonly dates: string; readonly decimals: string },
): readonly unknown[] {
  if (cell === null) return ['NoneType', null];
  if (type === 'json') return jsonInPython(String(cell));
  if (type === 'boolean') return ['bool', cell];
  if (type === 'integer') return ['int', String(cell)];
  if (type === 'decimal' && decimals === 'float') return ['float', Number(cell)];
  if (type === 'decimal') return ['Decimal', expect.anything()];
  if (type === 'text' || dates === 'text') return ['str', textOf(type, cell)];
  const text = textOf(type, cell);
  return type === 'date' ? ['date', text] : ['datetime', text.replace('Z', '+00:00')];
}

it('Python has every digit of a decimal', () => {
  const writer = writerOf('python', tableOf('t', [columnOf('net', 'decimal')]), { decimals: 'decimal' });
  const columns = [['12.50', '0.10', 1e21, -0, 5]];
  const file = writer.head() + writer.rows({ rowCount: 5, columns }, 0) + writer.tail();
  expect(inPython([file], 't')[0]?.map(([cell]) => cell?.[2])).toEqual(['12.50', '0.10', '1E+21', '-0', '5']);
});

it.each([
  ['orders', 'orders', 'OrdersRow'],
  ['order lines', 'order_lines', 'OrderLinesRow'],
  ['2024', '_2024', '_2024Row'],
  ['class', 'class_', 'ClassRow'],
  ['None', 'None_', 'NoneRow'],
  ['Date', 'Date_', 'DateRow'],
  ['größe', 'größe', 'GrößeRow'],
  ['"; x', '___x', 'XRow'],
  ['!', '_', 'Row'],
])('a table %j is the constant %s of type %s', (name, constant, type) => {
  const table = tableOf(name, [columnOf('a', 'integer', { nullable: true })]);
  const batch = { rowCount: 1, columns: [[1]] };
  const typescript = writerOf('typescript', table);
  const file = typescript.head() + typescript.rows(batch, 0) + typescript.tail();
  expect(file).toBe(
    `export const ${constant}: readonly ${type}[] = [\n  { a: 1 },\n];\n\nexport interface ${type} {\n  readonly a: number | null;\n}\n`,
  );
  expect(compilerErrors([file])).toEqual([]);
  const python = writerOf('python', table);
  expect(inPython([python.head() + python.rows(batch, 0) + python.tail()], constant)).toEqual([
    [[['a', 'int', '1']]],
  ]);
});

it('a column called __proto__ is a property', () => {
  const table = tableOf('t', [columnOf('__proto__', 'integer'), columnOf('json', 'json')]);
  const writer = writerOf('typescript', table);
  const columns = [[1], ['{"__proto__":{"a":"\\ud83d\\ude00"}}']];
  const file = writer.head() + writer.rows({ rowCount: 1, columns }, 0) + writer.tail();
  expect(JSON.stringify(exported(file, 't'))).toBe('[{"__proto__":1,"json":{"__proto__":{"a":"😀"}}}]');
  expect(compilerErrors([file])).toEqual([]);
});
