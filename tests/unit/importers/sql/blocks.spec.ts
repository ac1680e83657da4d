import { describe, expect, it } from 'vitest';
import type { SourceDialect } from '../../../../src/importers/source-tables.ts';
import { columnIn, read, reasonsIn } from './read.ts';

const tablesIn = (text: string, dialect?: SourceDialect) =>
  read(text, dialect).tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)]);

describe('definitions in blocks', () => {
  it.each([
    [
      'postgresql',
      `CREATE TABLE a (x int);
DO $$ BEGIN
  ALTER TABLE a ADD COLUMN y text;
EXCEPTION WHEN duplicate_column THEN null;
END $$;`,
    ],
    [
      'postgresql',
      `DO $body$
DECLARE n integer := 1;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_class WHERE relname = 'a') THEN
    CREATE TABLE a (x int); EXECUTE 'ALTER TABLE a ADD COLUMN y text DEFAULT ''it''''s''';
  END IF;
  RAISE NOTICE 'CREATE TABLE b (z int)';
END $body$ LANGUAGE plpgsql;`,
    ],
    ['postgresql', "DO 'BEGIN CREATE TABLE a (x int, y text DEFAULT ''q''); END';"],
    [
      'postgresql',
      `CREATE FUNCTION up() RETURNS void LANGUAGE plpgsql AS $$ BEGIN CREATE TABLE a (x int, y text); END $$;
CREATE FUNCTION never() RETURNS void LANGUAGE plpgsql AS $$ BEGIN CREATE TABLE b (x int); END $$;
SELECT up();`,
    ],
    [
      'sqlserver',
      "IF OBJECT_ID('a') IS NULL EXEC(N'CREATE TABLE [a] ([x] int, [y] nvarchar(9) DEFAULT N''q'')')\nGO",
    ],
    [
      'sqlserver',
      "CREATE TABLE a (x int)\nGO\nEXEC sp_executesql N'ALTER TABLE a ADD y nvarchar(9)'\nGO\nEXEC('CREATE VIEW v AS SELECT 1')\nGO",
    ],
    [
      'sqlserver',
      'CREATE PROCEDURE dbo.up AS\nBEGIN\n  CREATE TABLE a (x int, y int)\nEND\nGO\nEXEC dbo.up\nGO',
    ],
    [
      'mysql',
      `DROP PROCEDURE IF EXISTS MigrationsScript;
DELIMITER //
CREATE PROCEDURE MigrationsScript()
BEGIN
    IF NOT EXISTS(SELECT 1 FROM \`__EFMigrationsHistory\` WHERE \`MigrationId\` = '2020') THEN

    CREATE TABLE \`a\` (\`x\` int NOT NULL AUTO_INCREMENT, CONSTRAINT \`PK_a\` PRIMARY KEY (\`x\`)) CHARACTER SET=utf8mb4;

    END IF;
END //
DELIMITER ;
CALL MigrationsScript();
DROP PROCEDURE MigrationsScript;

DROP PROCEDURE IF EXISTS MigrationsScript;
DELIMITER //
CREATE PROCEDURE MigrationsScript()
BEGIN
    IF NOT EXISTS(SELECT 1 FROM \`__EFMigrationsHistory\` WHERE \`MigrationId\` = '2021') THEN
    ALTER TABLE \`a\` ADD \`y\` longtext CHARACTER SET utf8mb4 NOT NULL;
    END IF;
END //
DELIMITER ;
CALL MigrationsScript();
DROP PROCEDURE MigrationsScript;`,
    ],
  ] as const)('are read in %s: %s', (dialect, script) => {
    expect(tablesIn(script, dialect)).toEqual([['a', 'x', 'y']]);
    expect(reasonsIn(script, dialect)).toEqual([]);
    expect(tablesIn(script.replaceAll('\n', '\r\n'), dialect)).toEqual([['a', 'x', 'y']]);
  });

  it('are the types of Drizzle, with a line about the condition', () => {
    const script = `DO $$ BEGIN
 CREATE TYPE "public"."role" AS ENUM('admin', 'it''s me');
EXCEPTION
 WHEN duplicate_object THEN null;
END $$;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "users" ("id" serial PRIMARY KEY NOT NULL, "role" "role" DEFAULT 'admin');`;
    expect(columnIn(script, 'postgresql', 'role').values).toEqual(['admin', "it's me"]);
    expect(read(script, 'postgresql').skipped).toMatchObject([
      {
        place: { line: 1, column: 1 },
        reason: 'Its definitions were read as if each condition in it holds.',
        matters: false,
      },
    ]);
  });

  it('keep the quotes of their strings, and have places in the source', () => {
    const script =
      "CREATE TABLE t (a int)\nGO\nEXEC(N'\nALTER TABLE t ADD b nvarchar(9) DEFAULT N''it''''s'';\nALTER TABLE u ADD c int')\nGO";
    expect(columnIn(script, 'sqlserver', 'b').default).toEqual({ value: "it's" });
    expect(read(script, 'sqlserver').skipped).toMatchObject([
      { place: { line: 3 } },
      { place: { line: 5, column: 1 }, reason: 'The table “u” is not in the source.', matters: true },
    ]);
  });

  it.each([
    ['postgresql', "DO $$ BEGIN EXECUTE 'CREATE TABLE ' || 'b (x int)'; END $$;"],
    ['postgresql', "DO $$ BEGIN EXECUTE format('CREATE TABLE %I (x int)', 'b'); END $$;"],
    ['sqlserver', "EXEC(N'CREATE TABLE ' + N'b (x int)')"],
    ['sqlserver', "IF @v IS NOT NULL EXEC(N'ALTER TABLE [a] DROP CONSTRAINT [' + @v + '];');"],
    [
      'mysql',
      "SET @s = IF(1, 'ALTER TABLE a ADD y int', 'SELECT 1'); PREPARE p FROM @s; EXECUTE p; DEALLOCATE PREPARE p;",
    ],
    [
      'mysql',
      "CREATE PROCEDURE f(IN t VARCHAR(9)) BEGIN IF 1 > 0 THEN SELECT 1; SET @s = CONCAT('ALTER TABLE ', t, ' DROP x'); PREPARE p FROM @s; EXECUTE p; END IF; END;CALL f('a');",
    ],
  ] as const)('that only the database can put together are listed: %s: %s', (dialect, script) => {
    const { tables, skipped } = read(`CREATE TABLE a (x int);\n${script}`, dialect);
    expect(tables).toHaveLength(1);
    expect(skipped.filter(({ matters }) => matters)).toMatchObject([
      { place: { line: 2 }, reason: 'Only the database can put together what this executes.' },
    ]);
  });
});
