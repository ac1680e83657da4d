import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOriginal, type OriginalDatabase, openOriginalPostgres } from '../../fixtures/import/loaded.ts';

const users = `CREATE TABLE tenants (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE users (id serial, tenant_id int NOT NULL REFERENCES tenants (id), email text, PRIMARY KEY (tenant_id, id));`;
const projects = (owner: string) => `CREATE TABLE projects (
  id serial, tenant_id int NOT NULL REFERENCES tenants (id), ${owner} PRIMARY KEY (tenant_id, id));`;
const owned = `owner_id int NOT NULL, FOREIGN KEY (tenant_id, owner_id) REFERENCES users (tenant_id, id),`;
const tasks = (
  ownKey: string,
) => `CREATE TABLE tasks (id serial PRIMARY KEY, tenant_id int NOT NULL ${ownKey},
  user_id int NOT NULL, project_id int NOT NULL,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
  FOREIGN KEY (tenant_id, project_id) REFERENCES projects (tenant_id, id));`;

describe('tables of tenants whose keys share the tenant', () => {
  let database: OriginalDatabase;
  beforeAll(async () => {
    database = await openOriginalPostgres();
  });
  afterAll(() => database.stop());

  it.each([
    [
      'three tables',
      users +
        tasks('REFERENCES tenants (id)')
          .replace(/project_id int NOT NULL,/, '')
          .replace(/,\s+FOREIGN KEY \(tenant_id, project_id\).*\);/, ');'),
    ],
    ['two keys that share it', users + projects('') + tasks('REFERENCES tenants (id)')],
    ['two keys that share it, without a key of its own', users + projects('') + tasks('')],
    ['projects that users own', users + projects(owned) + tasks('')],
  ])('load with several tenants: %s', async (_, sql) => {
    const { imported, counts } = await loadOriginal(database, { sql, rows: undefined });
    expect(imported.report.skipped.filter(({ matters }) => matters)).toEqual([]);
    expect(counts.tenants).toBeGreaterThan(20);
    expect(counts.tasks).toBeGreaterThan(100);
    expect(await database.number('SELECT count(DISTINCT tenant_id) FROM tasks')).toBeGreaterThan(20);
  });
});
