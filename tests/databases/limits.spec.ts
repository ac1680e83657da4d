import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from '../../src/dataset/table.ts';
import { createWriter } from '../../src/formats/writers.ts';
import { columnOf, tableOf } from '../fixtures/tables.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

function textColumns(count: number, more: Partial<Column>): readonly Column[] {
  return Array.from({ length: count }, (_, i) => columnOf(`c${i}`, 'text', more));
}

const ids = (columns: readonly Column[]) => columns.map(({ name }) => name);
const inKey = textColumns(4, { maxLength: 190 });

/** Tables near what a database holds in a row, and in a key. */
const tables = [
  tableOf('one text', textColumns(1, { maxLength: 60_000 })),
  tableOf('long texts', textColumns(5, { maxLength: 10_000 })),
  tableOf('many texts', textColumns(70, { maxLength: 250 })),
  tableOf('short texts', textColumns(300, { maxLength: 10 })),
  tableOf('page of texts', textColumns(150, { maxLength: 10 })),
  tableOf('row of texts', textColumns(10, { maxLength: 1200 })),
  tableOf('texts of any length', textColumns(300, {})),
  tableOf('long key', textColumns(1, { maxLength: 768, unique: true })),
  tableOf('key of four', inKey, { primaryKey: ids(inKey) }),
];

for (const { name, dialect, installed, start } of [postgresql, mariadb]) {
  const missing = installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`${name}${missing}`, () => {
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    it.each(tables)('holds texts of the greatest length: $name', async (table) => {
      const writer = createWriter('sql', table, { dialect });
      if (!writer.ok) throw new Error(JSON.stringify(writer.error));
      const { head, rows, tail } = writer.value;
      const columns = table.columns.map(({ maxLength = 100 }) => ['é'.repeat(maxLength)]);
      expect(await server.run(head() + rows({ rowCount: 1, columns }, 0) + tail())).toBe('');
    });
  });
}
