import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';

function caseOf(name: string): string {
  return readFileSync(new URL(`../../../fixtures/import/cases/${name}.sql`, import.meta.url), 'utf8');
}

/** The references of a script's schema, as `table.column → table.column`. */
async function referencesIn(sql: string): Promise<readonly string[]> {
  const { schema } = await importSql(sql);
  return schema.tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      column.field === 'reference'
        ? [`${name}.${column.name} → ${String(column.options?.table)}.${String(column.options?.column)}`]
        : [],
    ),
  );
}

describe('references that only names tell', () => {
  it('are guesses of a source without foreign keys', async () => {
    const sql = caseOf('16-keys-not-declared.mysql');
    expect(await referencesIn(sql)).toEqual([
      'factura.id_usuario → usuario.id',
      'session.website_id → website.website_id',
    ]);
    const { report } = await importSql(sql);
    expect(report.tables[1]?.columns[1]).toMatchObject({
      evidence: 'name',
      confidence: 'unsure',
      why: 'The name leads to usuario.id',
    });
  });

  it.each([
    [
      'WordPress',
      'CREATE TABLE wp_posts (ID bigint unsigned NOT NULL PRIMARY KEY); CREATE TABLE wp_users (ID bigint unsigned NOT NULL PRIMARY KEY); CREATE TABLE wp_postmeta (meta_id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, post_id bigint unsigned NOT NULL); CREATE TABLE wp_comments (comment_ID bigint PRIMARY KEY, comment_post_ID bigint, user_id bigint) ENGINE=InnoDB;',
      [
        'wp_postmeta.post_id → wp_posts.ID',
        'wp_comments.comment_post_ID → wp_posts.ID',
        'wp_comments.user_id → wp_users.ID',
      ],
    ],
    [
      'RuoYi',
      'CREATE TABLE sys_dept (dept_id bigint PRIMARY KEY); CREATE TABLE sys_user (user_id bigint PRIMARY KEY, dept_id bigint); CREATE TABLE sys_role (role_id bigint PRIMARY KEY); CREATE TABLE sys_user_role (user_id bigint NOT NULL, role_id bigint NOT NULL, PRIMARY KEY (user_id, role_id)) ENGINE=InnoDB;',
      [
        'sys_user.dept_id → sys_dept.dept_id',
        'sys_user_role.user_id → sys_user.user_id',
        'sys_user_role.role_id → sys_role.role_id',
      ],
    ],
    [
      'camel case and abbreviations',
      'CREATE TABLE "Customers" ("Id" serial PRIMARY KEY); CREATE TABLE "Orders" ("Id" serial PRIMARY KEY, "CustomerId" int, idcustomer int, fk_customer int, customer_fk int);',
      [
        'Orders.CustomerId → Customers.Id',
        'Orders.idcustomer → Customers.Id',
        'Orders.fk_customer → Customers.Id',
        'Orders.customer_fk → Customers.Id',
      ],
    ],
    [
      'their own table',
      'CREATE TABLE category (id serial PRIMARY KEY, parent_id int); CREATE TABLE page (id serial PRIMARY KEY, parent_id int NOT NULL);',
      ['category.parent_id → category.id'],
    ],
    [
      'words for a role before the table',
      'CREATE TABLE address (id serial PRIMARY KEY); CREATE TABLE orders (id serial PRIMARY KEY, billing_address_id int);',
      ['orders.billing_address_id → address.id'],
    ],
  ])('lead from columns of %s', async (_, sql, references) => {
    expect(await referencesIn(sql)).toEqual(references);
  });

  it.each([
    [
      'another type',
      'CREATE TABLE a (id uuid PRIMARY KEY); CREATE TABLE b (id serial PRIMARY KEY, a_id int);',
    ],
    [
      'too short texts',
      'CREATE TABLE a (id varchar(36) PRIMARY KEY); CREATE TABLE b (id serial PRIMARY KEY, a_id varchar(8));',
    ],
    [
      'two such tables',
      'CREATE TABLE a (id serial PRIMARY KEY); CREATE TABLE "as" (id serial PRIMARY KEY); CREATE TABLE b (id serial PRIMARY KEY, a_id int);',
    ],
    [
      'a key of several columns',
      "CREATE TABLE a (id int, x int, PRIMARY KEY (id, x)); CREATE TABLE b (a_id int); CREATE TYPE t AS ENUM ('a');",
    ],
    [
      'values of a check',
      'CREATE TABLE a (id serial PRIMARY KEY); CREATE TABLE b (id serial PRIMARY KEY, a_id int CHECK (a_id IN (1, 500)));',
    ],
    [
      'declared keys',
      'CREATE TABLE a (id serial PRIMARY KEY); CREATE TABLE b (id serial PRIMARY KEY, x int REFERENCES a, a_id int);',
    ],
  ])('do not lead to %s', async (_, sql) => {
    expect((await referencesIn(sql)).filter((one) => one.includes('.a_id'))).toEqual([]);
  });

  it('lead in no circle', async () => {
    const sql =
      'CREATE TABLE team (id serial PRIMARY KEY, member_id int); CREATE TABLE member (id serial PRIMARY KEY, team_id int NOT NULL);';
    expect(await referencesIn(sql)).toEqual(['team.member_id → member.id']);
  });
});

describe('a table that the source lacks', () => {
  it('has one set of keys for all that refer there', async () => {
    const { schema, report } = await importSql(caseOf('29-supabase.postgresql'));
    expect(schema.tables).toMatchObject([
      { name: 'profiles', columns: [{}, { options: { table: 'users', column: 'id' } }, {}] },
      { name: 'chats', columns: [{}, { options: { table: 'users', column: 'id' } }] },
      { name: 'users', columns: [{ name: 'id', field: 'string.uuid', primaryKey: true }] },
    ]);
    expect(report.tables.map(({ isMadeForKeys }) => isMadeForKeys)).toEqual([undefined, undefined, true]);
  });
});
