import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolder, run } from '../../fixtures/commands.ts';

const folder = createFolder();
afterAll(() => folder.remove());

function directory(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder.path, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(folder.path, name);
}

const tablesOf = (output: string): unknown => JSON.parse(output);

describe('rowloom import of a directory', () => {
  it.each([
    [
      'prisma',
      '20230101000000_init/migration.sql',
      '20240101000000_more/migration.sql',
      'migration_lock.toml',
    ],
    ['flyway', 'V2__init.sql', 'V10__more.sql', 'README.md'],
    ['drizzle', '0000_init.sql', '0001_more.sql', 'meta/_journal.json'],
    ['goose', '00001_init.sql', '00002_more.sql', 'main.txt'],
  ])('with migrations of %s follows them in order', async (name, first, second, other) => {
    const path = directory(name, {
      [second]: 'ALTER TABLE "a" RENAME TO "b";\n\n-- +goose Down\nDROP TABLE "b";',
      [first]: '-- +goose Up\nCREATE TABLE "a" ("id" serial PRIMARY KEY);\n-- +goose Down\nDROP TABLE "a";',
      [other]: 'CREATE TABLE "c" (id int);',
    });
    const { output, problems } = await run('import', [path]);
    expect(tablesOf(output)).toMatchObject({ tables: [{ name: 'b', columns: [{ name: 'id' }] }] });
    expect(problems.every(({ code }) => code === 'import-note')).toBe(true);
    expect(problems).toContainEqual({
      code: 'import-note',
      message: expect.stringContaining(`2 files were read, from ${first} to ${second}.`),
    });
  });

  it('names the file of what was not read', async () => {
    const path = directory('places', {
      '1.sql': 'CREATE TABLE a (id serial PRIMARY KEY);',
      'more/2.sql': '\n  FROBNICATE a;',
      '20200101000000_x.rb': 'create_table :x',
    });
    const { problems } = await run('import', [path]);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'import-skipped', file: 'more/2.sql', line: 2, column: 3 }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'import-skipped',
        file: '20200101000000_x.rb',
        message: 'Only files of SQL are read. These are not: 20200101000000_x.rb.',
      }),
    );
  });

  it('follows no link out of it', async () => {
    const outside = folder.write('secret.sql', 'CREATE TABLE secret (id serial PRIMARY KEY);');
    const path = directory('links', { '1.sql': 'CREATE TABLE a (id serial PRIMARY KEY);' });
    symlinkSync(outside, join(path, '2.sql'));
    symlinkSync(folder.path, join(path, 'all'));
    symlinkSync(path, join(path, 'itself'));
    symlinkSync(join(path, 'nowhere'), join(path, '3.sql'));
    const { output, problems } = await run('import', [path]);
    expect(tablesOf(output)).toMatchObject({ tables: [{ name: 'a' }] });
    const skipped = problems.filter(({ code }) => code === 'import-skipped');
    expect(skipped).toMatchObject([{ file: '2.sql' }, { file: '3.sql' }, { file: 'all' }]);
  });

  it('without SQL says what is there', async () => {
    const path = directory('rails', { 'migrate/20200101000000_x.rb': 'create_table :x' });
    const { status, problems } = await run('import', [path]);
    expect(status).toBe(2);
    expect(problems).toMatchObject([
      { code: 'no-tables', message: expect.stringContaining('20200101000000_x.rb') },
    ]);
  });
});
