import { describe, expect, it } from 'vitest';
import { read, readSql } from './read.ts';

const namesIn = ({ tables }: ReturnType<typeof read>) => tables.map(({ name }) => name);

/** Each script has a table `a`, something else, and a table `b` after it. */
const between = (text: string) => `CREATE TABLE a (x int);\n${text}\nCREATE TABLE b (x int);\n`;

describe('statements end where the database ends them', () => {
  it.each([
    ['postgresql', "SELECT 'it''s; CREATE TABLE x (y int);';"],
    ['postgresql', "SELECT E'it\\'s; ';"],
    [
      'postgresql',
      'CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $body$ BEGIN RETURN $$;$$; END; $body$;',
    ],
    [
      'postgresql',
      'CREATE FUNCTION public.g(integer) RETURNS integer\n    LANGUAGE sql\n    BEGIN ATOMIC\n SELECT CASE WHEN true THEN 1 END;\n SELECT 2;\nEND;',
    ],
    ['postgresql', '/* a /* nested; */ comment; */'],
    ['postgresql', '-- a comment; it\'s "open'],
    [
      'postgresql',
      'COPY public.t (a, b) FROM stdin;\n1\tit\'s; "x\nCREATE TABLE c (x int);\n\\N\t\\\\.\n\\.\n',
    ],
    ['postgresql', '\\connect "my db"\n\\restrict abc\'def'],
    ['mysql', "INSERT INTO t VALUES ('it\\'s; \\\\','x;');"],
    ['mysql', '# a comment; it\'s "open'],
    ['mysql', "-- a comment; it's"],
    ['mysql', 'SELECT 1--1;'],
    ['mysql', '/*!50001 CREATE VIEW `v` AS SELECT 1 */;'],
    ['mysql', '/*M!999999\\- enable the sandbox mode */ '],
    [
      'mysql',
      'DELIMITER ;;\n/*!50003 CREATE*/ /*!50003 TRIGGER t BEFORE INSERT ON a FOR EACH ROW BEGIN SET NEW.x = 1; END */;;\nDELIMITER ;',
    ],
    [
      'mysql',
      'DELIMITER $$\nCREATE PROCEDURE p() BEGIN SELECT 1; CREATE TABLE c (x int); END$$\nDELIMITER ;',
    ],
    [
      'sqlite',
      "CREATE TRIGGER tr AFTER INSERT ON a BEGIN UPDATE a SET x = CASE WHEN 1 THEN 2 END; SELECT ';'; END;",
    ],
    ['sqlite', 'SELECT [a;b], "c;d", `e;f`;'],
    ['sqlserver', "SELECT N'it''s; GO\n' AS [a]];b];"],
    ['sqlserver', 'CREATE PROCEDURE p AS\nBEGIN\n  CREATE TABLE #c (x int);\n  SELECT 1;\nEND\nGO'],
    ['sqlserver', 'SET ANSI_NULLS ON\nGO 5 -- five times'],
    ['sqlserver', 'PRINT 1'],
  ] as const)('in %s: %s', (dialect, text) => {
    const script = read(between(text), dialect);
    expect(namesIn(script)).toEqual(['a', 'b']);
    for (const { reason } of script.skipped)
      expect(reason).not.toMatch(/has no end|too early|is missing|not known/);
    const unknown = script.skipped.filter(({ reason }) => reason.includes('not a statement'));
    expect(unknown).toEqual([]);
  });

  it('in SQL Server without semicolons', () => {
    const script =
      "IF OBJECT_ID('a') IS NULL\nBEGIN\nCREATE TABLE a (x int)\nEND\nCREATE TABLE b (x int)\nINSERT INTO b VALUES (1)\nGO";
    expect(namesIn(read(script, 'sqlserver'))).toEqual(['a', 'b']);
  });
});

describe('a statement that cannot be read leaves the others', () => {
  it.each([
    ['CREATE TABLE c (x int;', 2, 'The definition of the table has no closing parenthesis.'],
    ['CREATE TABLE c x int);', 2, '“(” is missing.'],
    ["CREATE TABLE c (x text DEFAULT 'abc);", 2, 'This string has no end.'],
    ['CREATE TABLE c ("x int);', 2, 'This name has no end.'],
    ["INSERT INTO c VALUES ('x);", 2, 'This string has no end.'],
    ['/* a comment', 2, 'This comment has no end.'],
    ['CREATE FUNCTION f() AS $$ SELECT 1;', 2, 'This dollar-quoted text has no end.'],
    ['ALTER TABLE nowhere ADD x int;', 2, 'The table “nowhere” is not in the source.'],
    ['ALTER TABLE a FROB x;', 2, 'This change to a table is not read.'],
    ['FROB x;', 2, 'This statement is not known here.'],
  ])('%s', (text, line, reason) => {
    const script = read(between(text), 'postgresql');
    expect(namesIn(script)).toEqual(['a', 'b']);
    const skipped = script.skipped.filter(({ matters }) => matters);
    expect(skipped.map(({ place, reason }) => [place.line, reason.slice(0, 70)])).toEqual([
      [line, expect.stringContaining(reason.slice(0, 70))],
    ]);
  });

  it('even if its quote is closed by a quote of the next statement', () => {
    const script =
      "CREATE TABLE a (x text DEFAULT 'abc);\n\nCREATE TABLE b (x text DEFAULT 'q');\nCREATE TABLE c (x int);";
    expect(namesIn(read(script, 'postgresql'))).toEqual(['b', 'c']);
  });
});

describe('what is skipped', () => {
  it('has its place, its beginning on one line, and a reason', () => {
    const view = `CREATE VIEW v AS\n  SELECT ${'x, '.repeat(100)}y`;
    const { skipped } = read(`CREATE TABLE a (x int);\n  ${view} FROM a;`, 'postgresql');
    expect(skipped).toEqual([
      {
        place: { line: 2, column: 3 },
        text: `${`CREATE VIEW v AS SELECT ${'x, '.repeat(100)}`.slice(0, 79)}…`,
        reason: 'A view has no rows of its own.',
        matters: false,
      },
    ]);
  });

  it('never shows data', () => {
    const rows = [
      "INSERT INTO a VALUES ('secret');",
      "REPLACE INTO a VALUES ('secret');",
      "UPDATE a SET x = 'secret';",
      "SELECT 'secret';",
      "CALL p('secret');",
      "EXEC p 'secret';",
      'COPY a (x) FROM stdin;\nsecret\n\\.\n',
      'secret, secret;',
      "INSERT INTO a VALUES ('secret",
    ];
    for (const row of rows) {
      const { skipped } = read(`CREATE TABLE a (x int);\n${row}`, 'postgresql');
      expect(skipped.length, row).toBeGreaterThan(0);
      expect(JSON.stringify(skipped), row).not.toContain('secret');
    }
  });

  it('is listed once for statements in a row that matter to no table', () => {
    const inserts = 'INSERT INTO a VALUES (1);\n'.repeat(50);
    expect(read(`CREATE TABLE a (x int);\n${inserts}`, 'postgresql').skipped).toHaveLength(1);
  });

  it.each([
    'SET x = 1;',
    'GRANT SELECT ON a TO b;',
    'DROP TABLE IF EXISTS b;',
    'CREATE INDEX i ON a (x);',
    'CREATE SCHEMA s;',
    'ALTER TABLE a OWNER TO b;',
  ])('does not matter: %s', (statement) => {
    expect(read(`CREATE TABLE a (x int);\n${statement}`, 'postgresql').skipped).toMatchObject([
      { matters: false },
    ]);
  });
});

describe('the dialect', () => {
  it.each([
    ['postgresql', '--\n-- PostgreSQL database dump\n--\nCREATE TABLE a (x int);'],
    ['postgresql', 'CREATE TABLE a (id bigserial, at timestamptz)'],
    ['postgresql', "CREATE TABLE a (x text DEFAULT 'b'::text)"],
    ['mysql', '-- MariaDB dump 10.19\nCREATE TABLE `a` (`x` int);'],
    ['mysql', 'CREATE TABLE a (id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;'],
    ['sqlite', 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE a (x);'],
    ['sqlite', 'CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, [b c] TEXT)'],
    [
      'sqlite',
      'CREATE TABLE a (x NVARCHAR(120), y BLOB);\nCREATE TRIGGER r DELETE ON a\nBEGIN\n  DELETE FROM b WHERE x=OLD.x;\nEND\n;',
    ],
    ['sqlite', 'CREATE TABLE a (x NVARCHAR(9)); CREATE TRIGGER r AFTER INSERT ON a BEGIN SELECT 1; END;'],
    [
      'mysql',
      'CREATE TABLE `a` (x INT) ENGINE=InnoDB; CREATE TRIGGER r AFTER INSERT ON a FOR EACH ROW BEGIN END;',
    ],
    [
      'sqlserver',
      'CREATE TABLE a (x nvarchar(9))\nGO\nCREATE TRIGGER r ON a AFTER INSERT AS BEGIN SELECT 1 END',
    ],
    ['sqlserver', 'CREATE TABLE [dbo].[a]([x] [int] IDENTITY(1,1))\nGO'],
    ['sqlserver', 'CREATE TABLE a (x nvarchar(40), y uniqueidentifier)'],
    ['postgresql', 'CREATE TABLE a (x int)'],
  ] as const)('is %s for: %s', (dialect, script) => {
    expect(read(script).dialect).toBe(dialect);
  });

  it('can be set', () => {
    expect(read('CREATE TABLE a (id serial)', 'mysql').dialect).toBe('mysql');
  });

  it.each([
    'CREATE TABLE OrderLines (Id int)',
    'CREATE TABLE ORDERLINES (ID INTEGER NOT NULL PRIMARY KEY, NAME VARCHAR(25) NOT NULL)',
    'create table ORDERLINES (ID INTEGER PRIMARY KEY, AT DATETIME)',
    'CREATE TABLE IF NOT EXISTS ORDERLINES (ID INTEGER PRIMARY KEY, RATE REAL)',
  ])('is PostgreSQL, which folds names, if hardly anything tells it: %s', (script) => {
    const source = read(script);
    expect(source).toMatchObject({ dialect: 'postgresql', isDialectGuessed: true });
    expect(namesIn(source)).toEqual(['orderlines']);
    expect(namesIn(read(script, 'sqlserver'))).not.toEqual(['orderlines']);
  });

  it.each([
    ['sqlite', 'CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT)', true],
    ['sqlite', 'CREATE TABLE USERS (ID INTEGER PRIMARY KEY AUTOINCREMENT)', undefined],
    ['sqlite', 'CREATE TABLE users (number REAL NOT NULL, PRIMARY KEY (number))', true],
    ['mysql', 'CREATE TABLE USERS (ID INT AUTO_INCREMENT PRIMARY KEY)', undefined],
    ['postgresql', 'CREATE TABLE users (id uuid PRIMARY KEY)', true],
    [
      'postgresql',
      "CREATE TABLE works (name VARCHAR(9)); INSERT INTO works VALUES ('The String, late', 'A string');",
      true,
    ],
  ] as const)('is %s, by marks that are clear or not: %s', (dialect, script, isDialectGuessed) => {
    const source = read(script);
    expect([source.dialect, source.isDialectGuessed]).toEqual([dialect, isDialectGuessed]);
  });
});

describe('a text without tables', () => {
  it.each(['', ' \n', 'Dear Sir or Madam, it is over.', 'SELECT 1;', 'CREATE TABLE x (a int'])(
    'is refused: %s',
    (text) => {
      expect(readSql(text)).toMatchObject({ ok: false, error: [{ path: [], code: 'no-tables' }] });
    },
  );

  it('says where the first statement became unreadable', () => {
    const result = readSql('\n  CREATE TABLE x (a int');
    expect(result.ok ? '' : result.error[0]?.message).toBe(
      'There is no CREATE TABLE statement that can be read. Line 2, column 18: The definition of the table has no closing parenthesis.',
    );
  });
});
