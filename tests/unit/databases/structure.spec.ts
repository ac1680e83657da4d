import { describe, expect, it } from 'vitest';
import { pastedStructure, STRUCTURE_MARK } from '../../../src/importers/pasted-structure.ts';
import { postgresqlStructureQuery } from '../../../src/importers/structure-query.ts';
import { isChosen } from '../../../src/importers/table-patterns.ts';

describe('a filter of tables', () => {
  it.each([
    [{}, 'app', 'users', true],
    [{ tables: ['users', 'orders'] }, 'app', 'users', true],
    [{ tables: ['users'] }, 'app', 'users_old', false],
    [{ tables: ['billing.*'] }, 'billing', 'invoices', true],
    [{ tables: ['billing.*'] }, 'app', 'billings', false],
    [{ exclude: ['audit_*'] }, 'app', 'audit_log', false],
    [{ exclude: ['audit_*'] }, 'app', 'audits', true],
    [{ tables: ['*'], exclude: ['*.log'] }, 'app', 'log', false],
    // Characters of regular expressions mean themselves.
    [{ tables: ['a.c'] }, 'app', 'abc', false],
    [{ tables: ['a+(b)\\^$'] }, 'app', 'a+(b)\\^$', true],
    [{ tables: ['tëst*'] }, 'app', 'tëst\n1', true],
  ])('%o: %s.%s is %s', (filter, schema, name, isTaken) => {
    expect(isChosen(filter, schema, name)).toBe(isTaken);
  });

  it('quotes names in the query', () => {
    expect(postgresqlStructureQuery({ tables: ["it's"] })).toContain("'^(it''s)$'");
    expect(postgresqlStructureQuery({ tables: ['a\\b'] })).toContain("E'^(a\\\\\\\\b)$'");
    expect(postgresqlStructureQuery({ schemas: ['app'] })).toContain("'^(app)$'");
  });
});

const ROWS = [
  `${STRUCTURE_MARK} 15.4`,
  `CREATE TABLE public."Order" (id integer, note text DEFAULT 'a, "b"'::text);`,
  'COMMENT ON COLUMN public."Order".note IS \'two\nlines\';',
];
const SQL = ROWS.join('\n');
const csv = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

describe('a pasted answer', () => {
  it.each([
    ['lines under a header, as DBeaver copies them', `rowloom_structure\n${SQL}`],
    [
      'quoted lines, as pgAdmin copies them',
      ROWS.map((row) => `"${row.replaceAll('"', '""')}"`).join('\r\n'),
    ],
    [
      'quoted lines under a quoted header',
      `"rowloom_structure"\n${ROWS.map((row) => `"${row.replaceAll('"', '""')}"`).join('\n')}`,
    ],
    ['what psql --csv prints', `rowloom_structure\n${ROWS.map(csv).join('\n')}\n`],
    [
      "psql's table",
      `             rowloom_structure              \n---------------------------------------------\n${ROWS.map(
        (row) =>
          row
            .split('\n')
            .map((line) => ` ${line}`)
            .join('           +\n'),
      ).join('\n')}\n(3 rows)\n\n`,
    ],
    [
      "psql's table in a frame of lines",
      `┌──────────────┐\n│ rowloom_structure │\n├──────────────┤\n${ROWS.map((row) =>
        row
          .split('\n')
          .map((line, i, all) => `│ ${line}${'   '}${i < all.length - 1 ? '↵' : ' '}│`)
          .join('\n'),
      ).join('\n')}\n└──────────────┘\n(3 rows)\n`,
    ],
  ])('is read from %s', (_, text) => {
    expect(pastedStructure(text)?.trim()).toBe(SQL);
  });

  it.each([
    ['a script', 'CREATE TABLE a (id int);'],
    ['CSV', 'a,b\n1,2'],
    ['the answer itself', SQL],
  ])('is not %s', (_, text) => {
    expect(pastedStructure(text)).toBeUndefined();
  });
});
