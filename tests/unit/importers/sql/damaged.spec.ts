import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../../../../src/importers/source-tables.ts';
import { readDump } from '../../../../src/importers/sql/rows/read-dump.ts';
import { partsOf } from '../../../fixtures/import/parts.ts';
import { read, readSql } from './read.ts';

const DIALECTS = ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const;

/** What pg_dump 15, mariadb-dump 10.11 and SQLite's `.schema` printed, and a script as SQL Server's tools write it. */
const FILES = {
  postgresql: 'postgresql',
  mysql: 'mariadb',
  sqlite: 'sqlite',
  sqlserver: 'sqlserver',
} as const;
const dumps = DIALECTS.map((dialect) => {
  const file = new URL(`../../../fixtures/dumps/${FILES[dialect]}.sql`, import.meta.url);
  return { dialect, text: readFileSync(file, 'utf8') };
});

/** Offsets of the definition of a table. */
interface Definition {
  readonly start: number;
  /** After the opening parenthesis, and after the closing one. */
  readonly open: number;
  readonly close: number;
  /** After the statement. */
  readonly end: number;
}

/** The definitions of tables, found by counting parentheses: these dumps have none in strings there. */
function definitionsIn(text: string): readonly Definition[] {
  return Array.from(text.matchAll(/^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\S+?) ?\(/gm), (found) => {
    const open = found.index + found[0].length;
    let depth = 1;
    let close = open;
    for (; depth > 0; close++) depth += Number(text[close] === '(') - Number(text[close] === ')');
    const end = text.slice(close).search(/;|^(?:GO|CREATE|INSERT|END)/m) + 1;
    return { start: found.index, open, close, end: close + end };
  });
}

const columnsOf = ({ columns }: SourceTable) => columns.map(({ name, type }) => [name, type.value]);

describe.each(dumps)('a dump of $dialect that ends too early', ({ dialect, text }) => {
  const whole = read(text, dialect).tables;
  const definitions = definitionsIn(text);

  it('has as many definitions as the test finds', () => {
    expect(definitions.length).toBeGreaterThanOrEqual(whole.length);
  });

  it('keeps the tables before the end, and the columns before it of the one in which it ends', () => {
    const lines = (end: number) => text.slice(0, end).split('\n').length;
    const cut = fc.integer({ min: 0, max: text.length });
    fc.assert(
      fc.property(cut, (end) => {
        const result = readSql(text.slice(0, end), { dialect });
        const tables = result.ok ? result.value.tables : [];
        const complete = definitions
          .filter((definition) => definition.end <= end)
          .map(({ start }) => lines(start));
        const expected = whole.filter(({ place }) => complete.includes(place?.line ?? 0));
        const found = new Map(tables.map((table) => [table.place?.line, columnsOf(table)]));
        for (const table of expected) expect(found.get(table.place?.line)).toEqual(columnsOf(table));
        const ends = definitions.find(({ open, close }) => open <= end && end < close);
        if (!ends || !whole.some(({ place }) => place?.line === lines(ends.start))) return;
        const cut = found.get(lines(ends.start)) ?? [];
        const uncut = whole.find(({ place }) => place?.line === lines(ends.start))?.columns ?? [];
        expect(cut.map(([name]) => name)).toEqual(uncut.slice(0, cut.length).map(({ name }) => name));
        const listed = result.ok ? result.value.skipped.map(({ place }) => place.line) : [lines(ends.start)];
        expect(listed.some((line) => line >= lines(ends.start))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a change of a column that ends too early', () => {
  it.each([
    ['postgresql', 'ALTER COLUMN id'],
    ['postgresql', 'ALTER COLUMN id SE'],
    ['postgresql', 'ALTER COLUMN id TYPE'],
    ['sqlserver', 'ALTER COLUMN id'],
    ['mysql', 'MODIFY COLUMN id'],
  ] as const)('keeps the column’s type in %s: %s', (dialect, change) => {
    const { tables } = read(`CREATE TABLE a (id int);\nALTER TABLE a ${change}`, dialect);
    expect(tables[0] && columnsOf(tables[0])).toEqual([['id', 'integer']]);
  });
});

describe('a table that is not closed', () => {
  it.each([
    ['id int primary key, name varchar(20) not null, email te', ['id', 'name'], '2:64'],
    ['id int, name varchar(20', ['id'], '2:25'],
    ['id int, ', ['id'], '2:24'],
    ['id int, amount decimal(10, ', ['id'], '2:25'],
  ])('keeps the complete columns of %j', (body, names, place) => {
    const { tables, skipped } = read(`CREATE TABLE a (x int);\nCREATE TABLE b (${body}`, 'postgresql');
    expect(tables[1]?.columns.map(({ name }) => name)).toEqual(names);
    expect(skipped.map((part) => [`${part.place.line}:${part.place.column}`, part.reason])).toEqual([
      [place, 'The definition of the table has no closing parenthesis. The table was read up to here.'],
    ]);
  });
});

describe('a table that ends inside of something', () => {
  it.each([
    ["id int, n text DEFAULT 'x', m text DEFAULT 'ab", ['id', 'n'], '2:45', 'This string has no end.'],
    ["id int, n text, m text CHECK (m IN ('a', 'b", ['id', 'n'], '2:33', 'This string has no end.'],
    ['id int, n text, "m', ['id', 'n'], '2:32', 'This name has no end.'],
    ['id int, n text /* the na', ['id'], '2:25', 'This comment has no end.'],
  ])('keeps the complete columns of %j, and says once where it ends', (body, names, place, why) => {
    const { tables, skipped } = read(`CREATE TABLE a (x int);\nCREATE TABLE b (${body}`, 'postgresql');
    expect(tables[1]?.columns.map(({ name }) => name)).toEqual(names);
    expect(skipped.map((part) => [`${part.place.line}:${part.place.column}`, part.reason])).toEqual([
      [place, `${why} The table was read up to here.`],
    ]);
  });

  it('keeps a table with a comment behind it', () => {
    const { tables, skipped } = read('CREATE TABLE b (x int, y int) /* the', 'postgresql');
    expect(tables[0]?.columns).toHaveLength(2);
    expect(skipped).toMatchObject([{ reason: 'This comment has no end.', matters: true }]);
  });
});

describe('a table of 12,000 columns', () => {
  it('keeps the first 10,000 and says so', () => {
    const columns = Array.from({ length: 12_000 }, (_, i) => `c${i} int`);
    const { tables, skipped } = read(`CREATE TABLE w (${columns.join(',\n')});`, 'postgresql');
    expect(tables[0]?.columns).toHaveLength(10_000);
    expect(skipped).toEqual([
      expect.objectContaining({
        place: { line: 10_001, column: 1 },
        reason: 'A schema has at most 10,000 columns: this one and all after it were left out.',
        matters: true,
      }),
    ]);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      "'",
      '"',
      '`',
      '[',
      ']',
      '(',
      ')',
      '$$',
      '$a$',
      '/*',
      '*/',
      '/*!50000 ',
      '--',
      '\n',
      ';',
      ',',
      '\\',
      '.',
      '::',
      "E'",
      "N'",
      '#',
    ],
    ...[
      'CREATE TABLE ',
      'ALTER TABLE ',
      'a ',
      'b int ',
      'CHECK ',
      'DEFAULT ',
      'PRIMARY KEY ',
      'REFERENCES ',
      'AND ',
      'BETWEEN ',
      'IN ',
    ],
    ...[
      'GO\n',
      'DELIMITER //\n',
      'COPY a FROM stdin;\n',
      '\\.\n',
      'BEGIN ',
      'END ',
      'CREATE TRIGGER ',
      'COMMENT ON COLUMN a.b IS ',
      'ARRAY[',
      '1 ',
      'NOT NULL ',
    ],
  );

  it.each(DIALECTS)('is read or refused by %s, and nothing is thrown', (dialect) => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 60 }).map((parts) => `CREATE TABLE t (a int, ${parts.join('')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const result = readSql(text, { dialect });
        if (result.ok) expect(result.value.tables.length).toBeGreaterThan(0);
        else expect(result.error).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('many statements that are not closed', () => {
  it('leave the tables between them', () => {
    const script = Array.from(
      { length: 200 },
      (_, i) => `CREATE TABLE t${i} (a int);\nCREATE TABLE u${i} (a text DEFAULT $x${i}$ b);\n`,
    ).join('');
    const { tables, skipped } = read(script, 'postgresql');
    expect(tables).toHaveLength(200);
    expect(skipped).toHaveLength(200);
  });

  it('end the reading of a very long script with a line', { tags: ['deep'] }, () => {
    const script = `CREATE TABLE t (a int);\n${'CREATE TABLE u (a text DEFAULT $x$ b);\n'.replace('$x$', '$$x').repeat(1)}${Array.from({ length: 100_000 }, (_, i) => `CREATE TABLE u (a text DEFAULT $x${i}$ b);\n`).join('')}`;
    const { skipped } = read(script, 'postgresql');
    expect(skipped.at(-1)).toMatchObject({
      matters: true,
      reason: expect.stringContaining('read up to here'),
    });
  });
});

describe('blocks that call each other', () => {
  it('are read so often, and the rest is listed', () => {
    const calls = 'CALL p(); '.repeat(8);
    const script = `CREATE TABLE a (x int);\nDELIMITER //\nCREATE PROCEDURE p() BEGIN ${calls} END//\nDELIMITER ;\n${'CALL p();\n'.repeat(50)}`;
    const { tables, skipped } = read(script, 'mysql');
    expect(tables).toHaveLength(1);
    expect(skipped.map(({ reason }) => reason)).toContain(
      'Too many blocks call each other: this one is not read.',
    );
  });
});

describe('any text with rows', () => {
  const rowPieces = fc.constantFrom(
    ...[
      "'",
      '"',
      '`',
      '(',
      ')',
      '$$',
      '/*',
      '*/',
      '--',
      '\n',
      ';',
      ',',
      '\\',
      '\\.\n',
      '\t',
      'NULL',
      '1.5',
      "N'",
      "E'",
    ],
    ...[
      'CREATE TABLE t (a int, b text);',
      'INSERT INTO t VALUES ',
      'INSERT INTO t (b) VALUES (',
      'COPY t FROM stdin;\n',
      'GO\n',
    ],
    ...[
      'DELIMITER //\n',
      'ON CONFLICT ',
      'REPLACE INTO t ',
      'VALUES ',
      'SELECT ',
      '0x',
      'CAST(',
      'BEGIN ',
      'END;',
    ],
  );

  it.each(DIALECTS)('is read or refused by %s, in parts of any size', async (dialect) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(rowPieces, { maxLength: 60 }),
        fc.integer({ min: 1, max: 300 }),
        async (texts, size) => {
          const text = `CREATE TABLE z (a int);\n${texts.join('')}`;
          const inParts = await readDump(partsOf(text, size), { dialect });
          expect(inParts).toEqual(await readDump([{ text }], { dialect }));
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Ten times what the longest of these takes on a slow machine: the time must not grow with the square of the length. */
const HANG_MS = 60_000;
const MANY = 100_000;
const many = (text: string, count = MANY) => text.repeat(count);

describe('a very long script', { tags: ['deep'] }, () => {
  it.each([
    ['parentheses', () => `CREATE TABLE t (a int CHECK (${many('(', 300_000)}a > 0${many(')', 300_000)}))`],
    ['open parentheses', () => `CREATE TABLE t (a int CHECK (${many('(', 300_000)}`],
    ['parentheses of a default', () => `CREATE TABLE t (a int DEFAULT ${many('(')}1${many(')')})`],
    ['signs', () => `CREATE TABLE t (a int CHECK (a > ${many('- ')}1))`],
    ['negations', () => `CREATE TABLE t (a int CHECK (${many('NOT ')}a > 1))`],
    ['conjunctions', () => `CREATE TABLE t (a int CHECK (${many('a > 1 AND ')}a > 1))`],
    ['alternatives', () => `CREATE TABLE t (a int CHECK (${many('a = 1 OR ')}a = 1))`],
    [
      'alternatives of conjunctions',
      () => `CREATE TABLE t (a int CHECK (${many('(a = 1 OR (a > 2 AND ')}a = 1${many('))')}))`,
    ],
    ['ranges', () => `CREATE TABLE t (a int CHECK (${many('a BETWEEN ')}a = 1))`],
    ['calls', () => `CREATE TABLE t (a int CHECK (${many('f(')}a${many(')')} > 0))`],
    ['casts', () => `CREATE TABLE t (a int CHECK (a${many('::int')} > 0))`],
    ['lists', () => `CREATE TABLE t (a int, CHECK (a IN (${many('1,')}2)), CHECK (a IN (${many('1,')}3)))`],
    ['brackets', () => `CREATE TABLE t (a int${many('[]')})`],
    ['wildcards', () => `CREATE TABLE t (a text CHECK (a LIKE '${many('[')}'))`],
    ['quotes', () => many("'", 5_000_001)],
    ['dollar quotes', () => Array.from({ length: MANY }, (_, i) => `$a${i}$`).join(' ')],
    ['comments', () => many('/* ')],
    ['comments in comments', () => many('/*') + many('*/')],
    ['versions', () => many('/*!50000 ')],
    ['blank lines', () => many('\n', 5_000_000)],
    ['commas', () => `CREATE TABLE t (${many(',')})`],
    ['beginnings', () => many('CREATE TABLE\n')],
    ['open strings', () => many("CREATE TABLE a ('\n")],
    ['bodies', () => many('CREATE TRIGGER t BEGIN SELECT 1;\n', 40_000)],
    ['words', () => many('a', 5_000_000)],
    ['qualified names', () => `CREATE TABLE ${many('a.')}`],
    ['words of a type', () => `CREATE TABLE t (a ${many('b ')})`],
    ['rows', () => many("INSERT INTO t VALUES (1, 'it''s');\n", 150_000)],
    [
      'domains',
      () =>
        Array.from({ length: 30_000 }, (_, i) => `CREATE DOMAIN d${i} AS d${i - 1} CHECK (VALUE > 0);`).join(
          '\n',
        ),
    ],
    [
      'parents',
      () =>
        Array.from(
          { length: 3000 },
          (_, i) => `CREATE TABLE t${i} (c${i} int) INHERITS (t${i - 1}, t${i - 2});`,
        ).join('\n'),
    ],
    [
      'copies',
      () =>
        Array.from({ length: 3000 }, (_, i) => `CREATE TABLE t${i} (c${i} int, LIKE t${i - 1});`).join('\n'),
    ],
  ])('of %s is answered promptly', (_, written) => {
    const text = written();
    for (const dialect of DIALECTS) {
      const start = performance.now();
      readSql(text, { dialect });
      expect(performance.now() - start, dialect).toBeLessThan(HANG_MS);
    }
  });

  it.each([
    ['rows of one statement', () => `INSERT INTO t VALUES ${many("(1, 'a'),", 500_000)}(2, 'b')`],
    ['statements with a row', () => many("INSERT INTO t VALUES (1, 'a');\n", 300_000)],
    ['open rows', () => many('INSERT INTO t VALUES (\n', 100_000)],
    ['an open row', () => `INSERT INTO t VALUES (${many("'a', ", 500_000)}`],
    ['an open text', () => `INSERT INTO t VALUES ('${many('a', 5_000_000)}`],
    ['parentheses in a row', () => `INSERT INTO t VALUES (${many('(', 300_000)}1${many(')', 300_000)})`],
    ['backslashes', () => `INSERT INTO t VALUES ('${many('\\', 200_000)}')`],
    ['quotes in a text', () => `INSERT INTO t VALUES ('${many("''", 2_000_000)}')`],
    ['comments between rows', () => `INSERT INTO t VALUES ${many('/* a */ (1), -- b\n', 100_000)}(2)`],
    ['columns', () => `INSERT INTO t (${many('a, ', 300_000)}b) VALUES (1)`],
    ['cells', () => `INSERT INTO t VALUES (${many('1, ', 200_000)}2)`],
    ['tables', () => Array.from({ length: 50_000 }, (_, i) => `INSERT INTO t${i} VALUES (1);`).join('\n')],
    ['copied rows', () => `COPY t FROM stdin;\n${many('1\t2\n', 1_000_000)}`],
    ['quotes of CSV', () => `COPY t FROM stdin CSV;\n${many('"\n', 100_000)}`],
    ['an open quote of CSV', () => `COPY t FROM stdin CSV;\n"${many('a\n', 1_000_000)}`],
    ['batch ends', () => many('GO\n', 500_000)],
    ['delimiters', () => many('DELIMITER //\nDELIMITER ;\n', 100_000)],
    ['a comment', () => `/* ${many('a', 5_000_000)}`],
  ])('of %s is answered promptly, in parts', async (_, written) => {
    const text = `CREATE TABLE t (a int, b text);\n${written()}`;
    for (const dialect of DIALECTS) {
      const start = performance.now();
      const result = await readDump(partsOf(text, 65_536), { dialect });
      expect(performance.now() - start, dialect).toBeLessThan(HANG_MS);
      expect(result.ok).toBe(true);
    }
  });

  it('of 2,000 tables in 5 MB is read whole', () => {
    const columns = Array.from(
      { length: 30 },
      (_, i) => `  column_${i} character varying(40) NOT NULL CHECK (length(column_${i}) > 2)`,
    );
    const tables = Array.from(
      { length: 2000 },
      (_, i) =>
        `CREATE TABLE public.t${i} (\n  id serial PRIMARY KEY,\n  next integer REFERENCES public.t${(i + 1) % 2000} (id),\n${columns.join(',\n')}\n);\n`,
    );
    const text = tables.join('\n');
    expect(text.length).toBeGreaterThan(4_000_000);
    const start = performance.now();
    const script = read(text);
    expect(performance.now() - start).toBeLessThan(HANG_MS);
    expect(script.skipped).toEqual([]);
    expect(script.tables.map(({ columns, foreignKeys }) => [columns.length, foreignKeys.length])).toEqual(
      Array.from({ length: 2000 }, () => [32, 1]),
    );
  });
});
