import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSql } from '../../../../src/importers/sql/read-sql.ts';
import { readersFor, type SqlReaders } from '../../../../src/importers/sql/readers.ts';
import { readSql as readWithAll } from './read.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures');
const scripts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.sql'),
);

async function loadedFor(text: string): Promise<readonly string[]> {
  const readers: SqlReaders = await readersFor([{ text }]);
  return Object.entries(readers).flatMap(([name, reader]) => (reader ? [name] : []));
}

describe('the readers of a script', () => {
  it.each(scripts)('that its words load read as much as all readers: %s', async (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    // Without the functions that judge rows.
    expect(JSON.stringify(await readSql([{ text }]))).toBe(JSON.stringify(readWithAll(text)));
  });

  it.each<[text: string, loaded: readonly string[]]>([
    ['-- Name: t; Type: TABLE; Schema: public\nDROP TABLE IF EXISTS t;\nCREATE TABLE t (checked int);', []],
    ['CREATE TABLE t (a int CHECK(a > 0));', ['checks']],
    ['create table t (a int, constraint c check (a > 0));', ['checks']],
    ["CREATE TYPE mood AS ENUM ('sad');", ['types']],
    ['CREATE DOMAIN d AS int CHECK (VALUE > 0);', ['checks', 'types']],
    ['ALTER TABLE t DROP CONSTRAINT c;', ['changes']],
    ['ALTER TABLE t DROP/**/CONSTRAINT c;', ['changes']],
    ["EXEC sp_rename 't', 'u';", ['blocks', 'changes']],
    ['CREATE TABLE t (a int) PARTITION BY HASH (a);', ['partitioning']],
    ['DO $$ BEGIN CREATE TABLE t (a int); END $$;', ['blocks']],
    ['-- migrate:up\nCREATE TABLE t (a int);', ['upPart']],
  ])('of %j', async (text, loaded) => {
    expect(await loadedFor(text)).toEqual(loaded);
  });
});
