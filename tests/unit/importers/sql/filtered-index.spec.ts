import { expect, it } from 'vitest';
import { readSql } from '../../../../src/importers/sql/read-sql.ts';

const tableWith = (condition: string) => {
  const read = readSql(
    `CREATE TABLE [t] ([a] int NULL, [b] int NULL);\nGO\nCREATE UNIQUE INDEX [u] ON [t] ([a], [b]) ${condition};\nGO\n`,
    { dialect: 'sqlserver' },
  );
  if (!read.ok) throw new Error(read.error[0]?.message);
  return {
    keys: read.value.tables[0]?.uniqueKeys,
    skipped: read.value.skipped.filter(({ matters }) => matters),
  };
};

it.each([
  'WHERE [a] IS NOT NULL AND [b] IS NOT NULL',
  'WHERE ([b] IS NOT NULL)',
  'WHERE ([a] IS NOT NULL AND [b] IS NOT NULL) WITH (PAD_INDEX = OFF)',
])('a unique index is a key if it only leaves out nulls: %s', (condition) => {
  expect(tableWith(condition)).toEqual({ keys: [['a', 'b']], skipped: [] });
});

it.each([
  'WHERE [a] > 0',
  'WHERE [a] IS NOT NULL OR [b] = 1',
  'WHERE [c] IS NOT NULL',
  'WHERE ([a] IS NULL)',
])('a unique index on other rows is skipped: %s', (condition) => {
  expect(tableWith(condition)).toMatchObject({ keys: [], skipped: [{}] });
});
