/** @module-tag deep */

import initSqlite from 'sql.js';
import { expect, it } from 'vitest';
import { createFolder, run } from '../../../../fixtures/commands.ts';
import { studioExamples } from '../../../../fixtures/studio-examples.ts';

it.each(studioExamples)('SQLite loads the example $title with its keys', async ({ document, tables }) => {
  const folder = createFolder();
  const file = folder.write('example.json', document);
  const options = JSON.stringify({ dialect: 'sqlite' });
  const { status, output, error } = await run('rows', [file, '--format', 'sql', '--options', options]);
  folder.remove();
  expect({ status, error }).toEqual({ status: 0, error: '' });
  const { Database } = await initSqlite();
  const database = new Database();
  database.run('PRAGMA foreign_keys = ON');
  database.run(output);
  expect(database.exec('PRAGMA foreign_key_check')).toEqual([]);
  for (const { name, rows } of tables) {
    expect([name, database.exec(`SELECT count(*) FROM "${name}"`)[0]?.values]).toEqual([name, [[rows]]]);
  }
  database.close();
});
