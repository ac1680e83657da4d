import { describe, expect, it } from 'vitest';
import { detectKind } from '../../../src/importers/detect.ts';
import { importSchema } from '../../../src/importers/import-schema.ts';

const DRIZZLE = `import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';

export const users = pgTable('users', { id: integer().primaryKey(), name: varchar({ length: 80 }) });
`;
const PRISMA = `generator client {
  provider = "prisma-client-js"
}

model User {
  id    Int    @id @default(autoincrement())
  email String @unique
}
`;
const RAILS = `# This file is auto-generated from the current state of the database.
ActiveRecord::Schema[7.1].define(version: 2024_01_01_000000) do
  create_table "users", force: :cascade do |t|
    t.string "email", null: false
  end
end
`;
const DBML = `Table users as u [headercolor: #3498db] {
  id integer [primary key]
  name varchar
}
Ref: posts.user_id > users.id
`;
const DJANGO = `from django.db import models

class Reporter(models.Model):
    full_name = models.CharField(max_length=70)
`;
const GRAPHQL = `# The API
type User implements Node {
  # Its key
  id: ID!
  emails: [String!]!
}
`;
const AVRO =
  '{"type":"record","name":"User","fields":[{"name":"id","type":"long"},{"name":"email","type":"string"}]}';
const LARAVEL = `<?php
Schema::create('flights', function (Blueprint $table) {
    $table->id();
});
`;
const TYPEORM = `import { Column, Entity } from 'typeorm';
@Entity()
export class Photo { @Column() name: string; }
`;
const SQLALCHEMY = `from sqlalchemy.orm import DeclarativeBase, Mapped
class User(Base):
    __tablename__ = "user"
`;
const LIQUIBASE = 'databaseChangeLog:\n  - changeSet:\n      id: 1\n      author: a, b\n';
const ROWLOOM = JSON.stringify(
  { version: 1, tables: [{ name: 't', rows: 1, columns: [{ name: 'a', field: 'number' }] }] },
  null,
  2,
);
const ZOD = `import { z } from 'zod';\nexport const User = z.object({ id: z.uuid(), name: z.string() });\n`;
const MOODLE = '<?xml version="1.0"?>\n<XMLDB PATH="lib/db" VERSION="1">\n</XMLDB>\n';

async function messageOf(text: string, fileName?: string): Promise<string> {
  const result = await importSchema(text, { fileName, check: () => [] });
  if (result.ok) throw new Error(JSON.stringify(result.value.schema));
  expect(result.error).toMatchObject([{ path: [], code: 'unknown-kind' }]);
  return result.error[0]?.message ?? '';
}

describe('a source in another language than SQL is named, with the command that prints its SQL', () => {
  it.each([
    [
      'schema.prisma',
      PRISMA,
      /Prisma.* npx prisma migrate diff --from-empty --to-schema-datamodel schema\.prisma --script$/,
    ],
    ['db/shop.prisma', 'model A {\n}', /--to-schema-datamodel shop\.prisma/],
    ['db/schema.rb', RAILS, /Rails.* bin\/rails db:schema:dump/],
    ['shop.dbml', DBML, /DBML.* dbml2sql shop\.dbml/],
    ['src/db/schema.ts', DRIZZLE, /Drizzle.* npx drizzle-kit export/],
    ['models.py', DJANGO, /Django.* python manage\.py sqlmigrate/],
    ['schema.graphql', GRAPHQL, /GraphQL.*pg_dump/],
    ['user.avsc', AVRO, /Avro/],
    ['user.json', AVRO, /Avro/],
    ['2024_create_flights.php', LARAVEL, /Laravel.* php artisan schema:dump/],
    ['photo.entity.ts', TYPEORM, /TypeORM.* typeorm schema:log/],
    ['models.py', SQLALCHEMY, /SQLAlchemy.* alembic upgrade head --sql/],
    ['changelog.yaml', LIQUIBASE, /Liquibase.* liquibase update-sql/],
    ['install.xml', MOODLE, /Moodle/],
    ['shop.json', ROWLOOM, /schema document of Rowloom.*rowloom rows/],
    ['user.ts', ZOD, /Zod\. Give .* importSchema/],
    ['api.proto', 'syntax = "proto3";\nmessage A { int32 b = 1; }', /Protocol Buffers/],
    [
      'Shop.cs',
      'using Microsoft.EntityFrameworkCore;\nclass Shop : DbContext { }',
      /dotnet ef migrations script/,
    ],
  ])('%s', async (fileName, text, message) => {
    expect(await messageOf(text, fileName)).toMatch(message);
    expect(detectKind(text, fileName)).toBe(undefined);
    // Pasted, the text alone tells it.
    if (!text.startsWith('model')) expect(await messageOf(text)).toMatch(/^This is an? /);
  });

  it.each(['ts', 'tsx', 'mts', 'js', 'mjs', 'py', 'rb', 'php', 'java', 'go', 'cs', 'kt'])(
    'a file that ends with .%s is no table of rows',
    async (ending) => {
      expect(
        await messageOf('const [a, b] = [1, 2]; f(a, b);\nconst c = 3, d = 4;\n', `x.${ending}`),
      ).toMatch(/^This is a program in .*pg_dump --schema-only/);
    },
  );
});

describe('other sources keep their kinds', () => {
  it.each([
    ['sql', '-- Schema of the Django app: models.Model\nCREATE TABLE t (id int);', undefined],
    ['sql', "CREATE TABLE t (note text DEFAULT 'drizzle-orm');", undefined],
    ['sql', 'const sql = `CREATE TABLE t (id int)`;', 'setup.ts'],
    ['sql', PRISMA, 'schema.sql'],
    ['csv', 'type,name,typeorm\na,b,c\n', undefined],
    ['csv', 'Table users,rows\na,1\n', 'tables.txt'],
    ['json', '[{"type": "record", "name": "a"}]', undefined],
    [
      'json-schema',
      '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}',
      undefined,
    ],
    ['openapi', 'openapi: 3.0.0\npaths:\n', undefined],
  ])('%s: %s', (kind, text, fileName) => {
    expect(detectKind(text, fileName)).toBe(kind);
  });

  it('a kind that people choose is taken', async () => {
    const result = await importSchema('a,b\n1,2\n', { kind: 'csv', fileName: 'x.ts', check: () => [] });
    expect(result.ok).toBe(true);
  });
});

it.each([
  ['type a {\n', '# '],
  ['type a {\n', '"" '],
  ['', 'model a {\n'],
  ['', 'type x '],
  ['', '\n'],
  ['{', '"type": "record" '],
  ['', 'Table a ['],
])('a bomb of %j and many %j is answered promptly', { timeout: 5000 }, (start, part) => {
  detectKind(start + part.repeat(400_000 / part.length));
});
