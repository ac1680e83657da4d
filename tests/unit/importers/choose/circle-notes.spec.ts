import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';

const CIRCLE = readFileSync(
  new URL('../../../fixtures/import/cases/12-circle-without-create.postgresql.sql', import.meta.url),
  'utf8',
);

describe('a circle of references', () => {
  it('is said with the columns that can wait', async () => {
    expect((await importSql(CIRCLE)).report.notes).toEqual([
      'member, team refer to each other. SQL files load the rows of these tables together, so that keys are checked at the end. Files of other formats need nulls in team.owner_id first.',
    ]);
  });

  it('of one table with itself is none', async () => {
    const sql = 'CREATE TABLE t (id serial PRIMARY KEY, parent_id int REFERENCES t);';
    const { notes } = (await importSql(sql)).report;
    expect(notes.filter((note) => note.includes('refer to each other'))).toEqual([]);
  });
});
