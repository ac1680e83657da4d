import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Imported } from '../../src/importers/choose/choose-fields.ts';
import { importSql } from '../fixtures/import/imported.ts';
import { schemaSources } from '../fixtures/import/schemas.ts';
import { type DatabaseKind, type Databases, databaseKinds } from './import-databases.ts';
import { readUrl } from './read-url.ts';

/** All that an import says, without places in the source and the address of the JSON Schema. */
function comparable({ schema: { $schema: _, ...schema }, report }: Imported) {
  // MariaDB's dumps have a trigger within comments.
  const skipped = report.skipped.filter(({ matters }) => matters).map(({ reason }) => reason);
  return { ...schema, skipped, summary: report.summary };
}

/** Dumps have tables in the order of their names. SQLite prints them in the order of their creation, and so does its catalog. */
function sorted(imported: Imported) {
  const { tables, skipped, ...rest } = comparable(imported);
  return {
    ...rest,
    skipped: skipped.toSorted(),
    tables: tables.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Features that the other sources have little of, in one schema each. */
const CONSTRUCTS: Readonly<Record<DatabaseKind['dialect'], string>> = {
  postgresql: `
CREATE SCHEMA core; CREATE SCHEMA "Sales Data";
CREATE TYPE core.mood AS ENUM ('calm', 'it''s', 'ü');
CREATE DOMAIN core.email AS varchar(80) DEFAULT 'a@b.c' CHECK (VALUE LIKE '%@%');
CREATE DOMAIN core.moods AS core.mood[] NOT NULL;
CREATE TYPE core.money_amount AS (amount numeric(12,2), currency char(3));
CREATE TYPE core.float_range AS RANGE (SUBTYPE = float8);
CREATE SEQUENCE core.numbers START WITH 1000 INCREMENT BY 5;
CREATE TABLE core.people (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 50 INCREMENT BY 10) PRIMARY KEY,
  number int DEFAULT nextval('core.numbers') UNIQUE NULLS NOT DISTINCT,
  old_id serial,
  email core.email NOT NULL,
  moods core.moods,
  price core.money_amount,
  span core.float_range,
  height numeric(4,1) CHECK (height > 0 AND height < 300),
  born date NOT NULL, died date, CHECK (died >= born),
  initials char(2) GENERATED ALWAYS AS (upper(left(email, 2))) STORED,
  boss bigint REFERENCES core.people ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  a int, b int, CHECK (num_nonnulls(a, b) = 1));
CREATE UNIQUE INDEX ON core.people (lower(email));
CREATE UNIQUE INDEX living ON core.people (email) INCLUDE (height) WHERE died IS NULL;
COMMENT ON COLUMN core.people.born IS 'Date of birth';
CREATE TABLE "Sales Data"."Order" (id int, "placed at" timestamptz NOT NULL, region text NOT NULL, person bigint REFERENCES core.people,
  PRIMARY KEY (id, "placed at", region)) PARTITION BY RANGE ("placed at");
CREATE TABLE "Sales Data".old PARTITION OF "Sales Data"."Order" FOR VALUES FROM (MINVALUE) TO ('2026-01-01');
CREATE TABLE "Sales Data".new PARTITION OF "Sales Data"."Order" FOR VALUES FROM ('2026-01-01') TO ('2027-01-01') PARTITION BY LIST (region);
CREATE TABLE "Sales Data".new_eu PARTITION OF "Sales Data".new FOR VALUES IN ('eu', 'uk');
CREATE TABLE "Sales Data".new_rest PARTITION OF "Sales Data".new DEFAULT;
CREATE TABLE core.lines (order_id int, placed timestamptz, region text, no smallint CHECK (no BETWEEN 1 AND 99),
  PRIMARY KEY (order_id, placed, region, no),
  FOREIGN KEY (order_id, placed, region) REFERENCES "Sales Data"."Order" (id, "placed at", region) ON UPDATE CASCADE);
CREATE TABLE core.animals (name varchar(30) PRIMARY KEY, legs int NOT NULL CHECK (legs >= 0));
CREATE TABLE core.dogs (breed text NOT NULL) INHERITS (core.animals);
CREATE UNLOGGED TABLE core.bookings (room int, during tstzrange, EXCLUDE USING gist (during WITH &&));
CREATE FUNCTION core.stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END; $$;
CREATE TRIGGER stop BEFORE INSERT ON core.bookings FOR EACH ROW EXECUTE FUNCTION core.stop();
CREATE VIEW core.all_people AS SELECT * FROM core.people;
`,
  mysql: `
CREATE TABLE people (
  id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name varchar(80) COLLATE utf8mb4_bin NOT NULL COMMENT 'it''s; \`quoted\`',
  kind enum('a''b', 'c,d', 'ü') NOT NULL DEFAULT 'c,d', flags set('x', 'y'),
  full_name varchar(90) AS (concat(name, '!')) STORED,
  amount decimal(10,2) CHECK (amount >= 0), at datetime(3) DEFAULT CURRENT_TIMESTAMP(3), js json,
  boss int unsigned, UNIQUE KEY by_name (name(20), kind), CONSTRAINT boss FOREIGN KEY (boss) REFERENCES people (id) ON DELETE SET NULL
) AUTO_INCREMENT = 500;
CREATE TABLE events (id bigint NOT NULL, day date NOT NULL, PRIMARY KEY (id, day)) PARTITION BY HASH (id) PARTITIONS 4;
CREATE VIEW all_people AS SELECT * FROM people;
`,
  sqlite: `
CREATE TABLE [people] ("id" INTEGER PRIMARY KEY AUTOINCREMENT, \`name\` TEXT NOT NULL COLLATE NOCASE UNIQUE, born DATE CHECK (born > '1900-01-01'),
  initial TEXT AS (substr(name, 1, 1)), kind TEXT CHECK (kind IN ('a''b', 'c')), -- a comment; with a semicolon
  boss INTEGER REFERENCES people);
CREATE TABLE tags (person INTEGER REFERENCES people (id) ON DELETE CASCADE, tag TEXT, PRIMARY KEY (person, tag)) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX living ON people (name) WHERE boss IS NULL;
CREATE TRIGGER t AFTER INSERT ON tags BEGIN UPDATE people SET kind = 'c' WHERE id = NEW.person; END;
CREATE VIRTUAL TABLE notes USING fts5 (body);
CREATE VIEW all_people AS SELECT * FROM people;
`,
};

describe.each(databaseKinds)('$name', (kind: DatabaseKind) => {
  const missing = kind.installed ? '' : ' is not installed';
  const sources = [
    ...schemaSources.filter(({ dialect }) => dialect === kind.dialect),
    { name: 'constructs', sql: CONSTRUCTS[kind.dialect] },
  ];
  let databases: Databases;
  beforeAll(async () => {
    if (kind.installed) databases = await kind.start();
  });
  afterAll(() => databases?.stop());

  it.skipIf(missing && !process.env.CI).each(sources)(
    `reads $name from its catalogs as from its dump${missing}`,
    async ({ name, sql }) => {
      const database = name.replaceAll('-', '_');
      await databases.create(database);
      await databases.run(database, sql);
      const dumped = await importSql(await databases.dump(database, 'schema'), undefined, {
        dialect: kind.dialect,
      });
      expect(sorted(await readUrl(databases.url(database)))).toEqual(sorted(dumped));
    },
  );
});
