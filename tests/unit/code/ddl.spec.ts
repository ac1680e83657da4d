/** @module-tag deep */

import { PGlite } from '@electric-sql/pglite';
import initSqlite from 'sql.js';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/dataset/table.ts';
import { createSchemaWriter } from '../../../src/formats/writers.ts';
import { codeOf, openDocument, openedDocuments } from '../../fixtures/code.ts';
import { codeDocuments } from '../../fixtures/code-documents.ts';

const saved = (file: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(file));

/** The tables that a database can hold. */
const storable = (tables: readonly Table[]) => tables.filter(({ columns }) => columns.length > 0);

describe('CREATE TABLE', () => {
  it('is accepted by PostgreSQL, and again after dropping', async () => {
    const postgres = await PGlite.create();
    const taken = new Map<string, number>();
    for (const [name, source] of openedDocuments) {
      const sql = saved(codeOf('ddl', source, { dialect: 'postgresql', drop: true }));
      await postgres.exec(name === 'shop' ? sql + sql : sql);
      const { rows } = await postgres.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
      taken.set(name, rows.length);
      await postgres.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    }
    await postgres.close();
    expect(taken).toEqual(
      new Map(openedDocuments.map(([name, { tables }]) => [name, storable(tables).length])),
    );
  });

  it('is accepted by SQLite, and again after dropping', async () => {
    const { Database } = await initSqlite();
    for (const [name, source] of openedDocuments) {
      const sqlite = new Database();
      const sql = saved(codeOf('ddl', source, { dialect: 'sqlite', drop: true }));
      for (let time = 0; time < 2; time++) {
        sqlite.run(sql);
        const [found] = sqlite.exec("SELECT count(*) FROM sqlite_master WHERE type = 'table'");
        expect([name, found?.values]).toEqual([name, [[storable(source.tables).length]]]);
      }
      sqlite.close();
    }
  });

  it.each(['postgresql', 'mysql', 'sqlite', 'sqlserver'])('is that of the sql format for %s', (dialect) => {
    const source = openDocument(codeDocuments.shop ?? {});
    const sql = codeOf('ddl', source, { dialect });
    const file = createSchemaWriter('sql', source.tables, { dialect, transaction: false });
    if (!file.ok) throw new Error('the format is refused');
    expect(sql).toBe(file.value.head() + file.value.tail());
    expect(sql.match(/CREATE TABLE/g)).toHaveLength(source.tables.length);
    expect(sql).not.toContain('INSERT');
  });
});
