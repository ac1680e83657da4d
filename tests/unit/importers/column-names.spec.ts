import { expect, it } from 'vitest';
import type { ValueType } from '../../../src/catalogue/field.ts';
import { openDocument } from '../../fixtures/code.ts';
import {
  EXPECTATIONS,
  type Expectation,
  type ExpectationName,
  NAME_SOURCES,
  PLAIN_FIELDS,
} from '../../fixtures/import/column-names.ts';
import { importSql } from '../../fixtures/import/imported.ts';

interface NamedColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly expected: ExpectationName;
}

const isExpectation = (name: string): name is ExpectationName => Object.hasOwn(EXPECTATIONS, name);

function columnsIn(lines: string): readonly NamedColumn[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [table = '', name = '', type = '', expected = ''] = line.split('|').map((part) => part.trim());
      if (!isExpectation(expected)) throw new RangeError(`Nobody described “${expected}”`);
      return { table, name, type, expected };
    });
}

/** Oracle's names of types, which import does not know. */
const KNOWN_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^VARCHAR2/, 'varchar'],
  [/^NUMBER/, 'numeric'],
];

const knownType = (type: string) =>
  KNOWN_TYPES.reduce((text, [pattern, known]) => text.replace(pattern, known), type);

/** The types of values that columns of SQL types take. Others take any. */
const VALUE_TYPES: readonly (readonly [RegExp, readonly ValueType[]])[] = [
  [/^(date|datetime|timestamp)\b/i, ['date', 'timestamp']],
  [/int|^(number|numeric|decimal|double|float|real|year)/i, ['integer', 'decimal', 'boolean']],
  [/^bool/i, ['boolean']],
];

interface Guess extends NamedColumn {
  readonly field: string;
  readonly valueType: ValueType | undefined;
}

/** Imports a table for each table of the source, with the named columns. */
async function guessesFor(columns: readonly NamedColumn[]): Promise<readonly Guess[]> {
  const names = [...new Set(columns.map(({ table }) => table))];
  const own = (table: string) => columns.filter((column) => column.table === table);
  const statements = names.map((table) => {
    const parts = own(table).map(({ name, type }) => `  "${name}" ${knownType(type)}`);
    return `CREATE TABLE "${table}" (\n${parts.join(',\n')}\n);`;
  });
  const { schema } = await importSql(statements.join('\n'));
  const { tables } = openDocument(schema);
  return names.flatMap((table, t) =>
    own(table).map((column, c) => ({
      ...column,
      field: schema.tables[t]?.columns[c]?.field ?? 'none',
      valueType: tables[t]?.columns[c]?.type,
    })),
  );
}

function isAbsurd({ expected, field, type, valueType }: Guess): boolean {
  const { accept, near = [] }: Expectation = EXPECTATIONS[expected];
  const types = VALUE_TYPES.find(([pattern]) => pattern.test(type))?.[1];
  const hasRightType = types === undefined || (valueType !== undefined && types.includes(valueType));
  return !hasRightType || ![...accept, ...near, ...PLAIN_FIELDS].includes(field);
}

it('chooses what a person expects for 85 % of the names in public schemas, and nothing absurd', async () => {
  expect(new Set(NAME_SOURCES.map(({ repository }) => repository)).size).toBeGreaterThanOrEqual(25);
  const guesses = (
    await Promise.all(NAME_SOURCES.map(({ columns }) => guessesFor(columnsIn(columns))))
  ).flat();
  expect(guesses.length).toBeGreaterThanOrEqual(400);
  const accepted = ({ expected }: Guess): readonly string[] => EXPECTATIONS[expected].accept;
  const describe = ({ table, name, type, expected, field }: Guess) =>
    `${table}.${name} ${type}: ${field} instead of ${expected}`;
  const misses = guesses.filter((guess) => !accepted(guess).includes(guess.field));
  expect.soft(guesses.filter(isAbsurd).map(describe)).toEqual([]);
  expect(misses.length / guesses.length, misses.map(describe).join('\n')).toBeLessThanOrEqual(0.15);
});
