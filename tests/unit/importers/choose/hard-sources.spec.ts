import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { importSchema } from '../../../../src/importers/import-schema.ts';
import type { SourceKind } from '../../../../src/importers/kinds.ts';
import { locale } from '../../../../src/locales/en-us.ts';
import type { Problem } from '../../../../src/schema/problem.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';

const engine = createEngine(locale, largeTables);

function check(schema: unknown): readonly Problem[] {
  const checked = engine.check(schema);
  return checked.ok ? [] : checked.error;
}

/** Imports a text, and expects a schema without problems. */
async function imported(text: string, kind: SourceKind = 'sql') {
  const result = await importSchema(text, { kind, check });
  if (!result.ok) throw new Error(result.error[0]?.message);
  expect(check(result.value.schema)).toEqual([]);
  const { schema, report } = result.value;
  const columns = Object.fromEntries(
    schema.tables.flatMap((table) => table.columns.map((column) => [column.name, column] as const)),
  );
  const reported = Object.fromEntries(
    report.tables.flatMap((table) => table.columns.map((column) => [column.name, column] as const)),
  );
  const lost = report.skipped.filter(({ matters }) => matters);
  return { schema, report, columns, reported, lost };
}

describe('numbers', () => {
  it.each([
    ['numeric(1000,500)', { min: 0, max: 1000 }],
    ['numeric(5,-2)', { min: 0, max: 1000 }],
    ['numeric(2,4)', { min: 0, max: 0.0099, decimals: 4 }],
    ['numeric(3,20)', undefined],
    ['numeric(1000,0)', { min: 0, max: 1000 }],
    ['numeric(4,2)', { min: 0, max: 99.99, decimals: 2 }],
    ['real NOT NULL CHECK (qwertz > 0 AND qwertz < 0.001)', { min: 0.00001, max: 0.00099, decimals: 5 }],
  ])('of %s have a range that the column holds', async (type, options) => {
    const { columns } = await imported(`CREATE TABLE t (id int primary key, qwertz ${type});`);
    if (options) expect(columns.qwertz).toMatchObject({ field: 'number', options });
  });

  it('that a check puts below its first decimals keep it, whatever the name says', async () => {
    const { columns } = await imported(
      'CREATE TABLE t (weight real NOT NULL CHECK (weight > 0 AND weight < 0.001));',
    );
    expect(columns.weight).toMatchObject({ field: 'number', options: { min: 0.00001, max: 0.00099 } });
  });
});
