import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValueType } from '../../../src/catalogue/field.ts';
import { dialects } from '../../../src/formats/sql-dialects.ts';
import { sqlNames } from '../../../src/formats/sql-names.ts';
import { createSchemaWriter } from '../../../src/formats/writers.ts';
import { asUtf8 } from '../../fixtures/any-text.ts';
import { readSqlServer, statementsOf, type Written } from '../../fixtures/sql-server.ts';
import { storedCell } from '../../fixtures/stored-cells.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { anyTypedTable, headOf, rowsOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { writerOf } from '../../fixtures/writers.ts';

const dialect = 'sqlserver';

const TYPES: Readonly<Record<ValueType, unknown>> = {
  text: { Nvarchar: 'Max' },
  json: { Nvarchar: 'Max' },
  integer: { BigInt: null },
  decimal: { Float: { Precision: 53 } },
  boolean: { Bit: null },
  date: 'Date',
  timestamp: {
    Custom: [[{ Identifier: expect.objectContaining({ value: 'datetimeoffset' }) }], ['3']],
  },
};

/** The kind of literal for each type. A text without `N` in front would lose characters that its code page does not have. */
const LITERALS: Readonly<Record<ValueType, string>> = {
  text: 'NationalStringLiteral',
  json: 'NationalStringLiteral',
  integer: 'Number',
  decimal: 'Number',
  boolean: 'Number',
  date: 'SingleQuotedString',
  timestamp: 'SingleQuotedString',
};

function cellOf(type: ValueType, { kind, text }: Written): unknown {
  if (kind === 'Null') return null;
  expect(kind).toBe(LITERALS[type]);
  if (type === 'json') return JSON.parse(text);
  if (type === 'integer') return BigInt(text);
  if (type === 'decimal') return Number(text) + 0;
  if (type === 'boolean') return text === '1' || (text === '0' ? false : text);
  return text;
}

describe('a script for SQL Server', () => {
  it('is read back by a parser of its dialect, with its names and types', { tags: ['deep'] }, async () => {
    await fc.assert(
      fc.asyncProperty(anyTypedTable, fc.integer({ min: 1, max: 9 }), async (columns, rowsPerInsert) => {
        const options = { dialect, rowsPerInsert, drop: true };
        const script = asUtf8(writeTyped(writerOf('sql', headOf(columns), options), columns));
        const table = await readSqlServer(script);
        const names = sqlNames(
          columns.map(({ name }) => name),
          dialects.sqlserver.names,
        ).map(asUtf8);
        expect(table.columns).toEqual(columns.map(({ type }, i) => ({ name: names[i], type: TYPES[type] })));
        for (const insert of table.inserts) {
          expect(insert.columns).toEqual(names);
          expect(insert.rows.length).toBeLessThanOrEqual(rowsPerInsert);
        }
        const rows = table.inserts.flatMap((insert) => insert.rows);
        expect(rows.map((row) => row.map((cell, i) => cellOf(columns[i]?.type ?? 'text', cell)))).toEqual(
          rowsOf(columns).map((row) => row.map(([{ type }, cell]) => storedCell(type, cell))),
        );
      }),
      { seed: 91, numRuns: 150 },
    );
  });

  it.each([
    '\\\n',
    '\\\0\n',
    '\\\r\n',
    '\\\\\n',
    '\\\n\n',
    '\\\n\\\n',
    '\\\r',
    'a\\\r\n\\\r\r\n',
    "\\'\n",
    '\\',
  ])('keeps %j, in which a line end after a backslash would be lost', async (text) => {
    const writer = writerOf('sql', tableOf('t', [columnOf('a')]), { dialect });
    const rows = writer.rows({ rowCount: 1, columns: [[text]] }, 0);
    const { inserts } = await readSqlServer(writer.head() + rows + writer.tail());
    expect(inserts[0]?.rows).toEqual([[{ kind: 'NationalStringLiteral', text: text.replaceAll('\0', '') }]]);
  });

  it('has no more than 1,000 rows in a statement', async () => {
    const writer = writerOf('sql', tableOf('t', [columnOf('a', 'integer')]), {
      dialect,
      rowsPerInsert: 1000,
    });
    const batch = { rowCount: 2500, columns: [Array.from({ length: 2500 }, (_, i) => i)] };
    const { inserts } = await readSqlServer(writer.head() + writer.rows(batch, 0) + writer.tail());
    expect(inserts.map(({ rows }) => rows.length)).toEqual([1000, 1000, 500]);
  });

  it('writes every statement in that dialect', async () => {
    const own = tableOf(
      'own',
      [columnOf('id', 'integer'), columnOf('code', 'text', { nullable: true, unique: true })],
      { primaryKey: ['id'], foreignKeys: [{ columns: ['id'], table: 'other', references: ['id'] }] },
    );
    const other = tableOf('other', [columnOf('id', 'integer')], {
      primaryKey: ['id'],
      foreignKeys: [{ columns: ['id'], table: 'own', references: ['id'] }],
    });
    const file = createSchemaWriter('sql', [own, other], { dialect, drop: true });
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    const statements = await statementsOf(file.value.head() + file.value.tail());
    expect(statements.map((statement) => Object.keys(statement)[0])).toEqual([
      'Set',
      'Set',
      'StartTransaction',
      'If',
      'Drop',
      'Drop',
      'CreateTable',
      'CreateTable',
      'CreateIndex',
      'AlterTable',
      'Commit',
    ]);
  });
});
