import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILTER_NAMES, filterInfo } from '../../../src/expression/filters.ts';
import { FUNCTION_NAMES, functionInfo } from '../../../src/expression/functions.ts';
import { ROW_FUNCTION_NAMES, rowFunctionInfo } from '../../../src/expression/row-functions.ts';
import { check } from '../../../src/library/index.ts';
import { codeBlocks } from '../../fixtures/code-blocks.ts';

const page = readFileSync('docs/expressions.md', 'utf8');

/** The first two cells of each row of the table under a heading. */
function tableRows(heading: string): readonly string[] {
  const section = page.split(/^#+ /m).find((text) => text.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => line.replace(/ +\|/g, ' |'));
}

describe('docs/expressions.md', () => {
  it('lists every function with its signature and help', () => {
    const functions = FUNCTION_NAMES.map((name) => functionInfo(name));
    expect(tableRows('Functions')).toEqual(
      functions.map((info) => `| \`${info?.signature}\` | ${info?.help} |`),
    );
  });

  it('lists every function of other rows with its signature and help', () => {
    const functions = ROW_FUNCTION_NAMES.map((name) => rowFunctionInfo(name));
    expect(tableRows('Random numbers, groups and totals')).toEqual(
      functions.map(({ signature, help }) => `| \`${signature}\` | ${help} |`),
    );
  });

  it('lists every filter with its example and help', () => {
    const filters = FILTER_NAMES.map((name) => filterInfo(name));
    expect(tableRows('Templates')).toEqual(filters.map((info) => `| \`${info?.example}\` | ${info?.help} |`));
  });
});

/** The columns that the examples of the page read. */
const COLUMNS = [
  { name: 'net', field: 'number' },
  { name: 'quantity', field: 'number.int' },
  { name: 'created_at', field: 'timestamp' },
  { name: 'shipped_at', field: 'timestamp', nulls: 10 },
  { name: 'first name', field: 'person.firstName' },
  { name: 'last name', field: 'person.lastName' },
  { name: 'name', field: 'person.fullName' },
  { name: 'status', field: 'list', options: { values: ['new', 'paid'] } },
  { name: 'a|b', field: 'word.noun', nulls: 50 },
];

const examples = codeBlocks(page).filter(({ language }) => language === '');

it.each([
  ['Formulas', 'formula', 'expression'],
  ['Templates', 'template', 'text'],
])('the examples of docs/expressions.md below %s have no problems', async (heading, field, option) => {
  const lines = examples.filter((block) => block.heading === heading).flatMap(({ text }) => text.split('\n'));
  expect(lines.length).toBeGreaterThan(1);
  const columns = lines.map((line, i) => ({ name: `example ${i}`, field, options: { [option]: line } }));
  expect(
    await check({ version: 1, tables: [{ name: 't', rows: 9, columns: [...COLUMNS, ...columns] }] }),
  ).toEqual([]);
});
