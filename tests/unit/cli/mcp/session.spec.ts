import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../../fixtures/library.ts';
import { startSession } from '../../../fixtures/mcp-session.ts';

const SCHEMAS = ['hospital', 'trading-company'];
const TABLES = 20;
/** A usual estimate for English and code: https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them */
const CHARACTERS_PER_TOKEN = 4;

it('an agent comes from the DDL of 20 tables to a checked schema and files in 6 calls and 6,000 tokens', async () => {
  const directory = temporaryDirectory();
  const ddl = SCHEMAS.map((name) =>
    readFileSync(`tests/fixtures/import/schemas/${name}.postgresql.sql`, 'utf8'),
  );
  writeFileSync(join(directory, 'dump.sql'), ddl.join('\n'));
  const { client, call, characters } = await startSession(directory, { allowWrites: true });
  const { tools } = await client.listTools();
  const told = JSON.stringify(tools).length + (client.getInstructions() ?? '').length;

  const imported = await call('import', { path: 'dump.sql' });
  const [, schema] = /kept as (@\d+)/.exec(imported.text) ?? [];
  expect((await call('check', { schema })).text).toMatch(new RegExp(`^No problems in ${TABLES} tables`));
  const preview = await call('preview', { schema, table: 'orders', rows: 3 });
  expect(preview.text.split('\n')).toHaveLength(4);
  expect((await call('save', { schema, out: 'schema.json' })).isError).toBe(false);
  expect((await call('write', { schema, out: 'data/', format: 'csv' })).isError).toBe(false);

  expect((told + characters()) / CHARACTERS_PER_TOKEN).toBeLessThan(6_000);
  const { files } = JSON.parse(readFileSync(join(directory, 'data/manifest.json'), 'utf8'));
  expect(files).toHaveLength(TABLES);
  expect(JSON.parse(readFileSync(join(directory, 'schema.json'), 'utf8')).tables).toHaveLength(TABLES);
});
