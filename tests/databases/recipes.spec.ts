import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedPackage } from '../../scripts/load-package.mjs';
import type { ValueType } from '../../src/catalogue/field.ts';
import { asUtf8, HOSTILE } from '../fixtures/any-text.ts';
import { type InstalledPackage, installPackage, withoutNpm } from '../fixtures/installed-package.ts';
import { readRecipes } from '../fixtures/recipes.ts';
import { readCell } from '../fixtures/stored-cells.ts';
import { type Target, type TargetKind, targets } from './targets.ts';

/** Texts that a database may read as something else. No database accepts NUL, and no file has half a character. */
const AWKWARD_TEXTS = [
  ...HOSTILE.filter((text) => !text.includes('\0') && text === asUtf8(text)),
  ...[
    '\\N',
    '\\.',
    'a\n\\.\nb',
    '"q","',
    'C:\\new\\0',
    '%Y',
    '@note',
    'a\tb',
    'a\rb',
    'end\n',
    '\u0001',
    '0042',
  ],
];

interface Recipe {
  readonly heading: string;
  readonly target: TargetKind;
  readonly tables: readonly string[];
}

const RECIPES: readonly Recipe[] = [
  { heading: 'PostgreSQL from a terminal', target: targets.postgresql, tables: ['customers', 'orders'] },
  { heading: 'PostgreSQL from Node', target: targets.postgresql, tables: ['customers', 'orders'] },
  { heading: 'MariaDB and MySQL', target: targets.mariadb, tables: ['customers'] },
  { heading: 'SQLite', target: targets.sqlite, tables: ['customers'] },
  { heading: 'DuckDB', target: targets.duckdb, tables: ['customers'] },
  {
    heading: 'PostgreSQL, several parts at once',
    target: targets.postgresql,
    tables: ['customers', 'orders'],
  },
  { heading: 'DuckDB, all parts at once', target: targets.duckdb, tables: ['customers'] },
];

/** The page says that it was not run. */
const NOT_RUN = ['Spark'];

/** What the commands for shards print if all is well. */
const SHARD_SUMMARIES = /^(?:shop-\w+\/.+|Shard \d is complete, with \d files?\.)\n/gm;

const page = readRecipes();
let installed: InstalledPackage | undefined;
/** Where the recipes' commands run: a project that has the package. */
let folder: string;
/** The library as the recipes' commands use it. */
let library: typeof import('../../src/library/index.ts');

/** The page's document, with more texts. */
function awkwardDocument() {
  const [block] = page.get('') ?? [];
  const document = JSON.parse(block?.text ?? '');
  const [customers] = document.tables;
  const note = customers.columns.find(({ name }: { readonly name: string }) => name === 'note');
  note.options.values.push(...AWKWARD_TEXTS);
  return document;
}

beforeAll(async () => {
  installed = installPackage(packedPackage());
  folder = installed.project;
  for (const name of ['pg', 'pg-copy-streams']) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(awkwardDocument()));
  library = await import(pathToFileURL(join(folder, 'node_modules/rowloom/dist/index.js')).href);
});
afterAll(() => installed?.remove());

/** Runs the commands of a block like a terminal, and returns what they print besides the summaries of shards. */
async function runInShell(commands: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', commands], {
    cwd: folder,
    env: {
      ...withoutNpm(),
      ...environment,
      npm_config_offline: 'true',
      npm_config_loglevel: 'error',
      npm_config_update_notifier: 'false',
    },
  });
  return stdout.replaceAll(SHARD_SUMMARIES, '') + stderr;
}

/** What the library says about a cell, in the form of `readCell`. */
function expectedCell(type: ValueType, value: unknown): unknown {
  if (value instanceof Date) {
    const text = value.toISOString();
    return type === 'date' ? text.slice(0, 10) : text;
  }
  return type === 'integer' && value !== null ? BigInt(String(value)) : value;
}

it('has a recipe for each heading of the page', () => {
  expect([...page.keys()]).toEqual(['', ...RECIPES.map(({ heading }) => heading), ...NOT_RUN]);
});

describe.each(RECIPES)('the recipe $heading', ({ heading, target, tables }) => {
  const missing = target.installed ? '' : `: ${target.name} is not installed`;
  let started: Target;
  beforeAll(async () => {
    started = await target.start(folder);
  });
  afterAll(() => started?.stop());

  it.skipIf(missing && !process.env.CI)(`loads every cell as the library has it${missing}`, async () => {
    await started.empty();
    for (const { language, file, text } of page.get(heading) ?? []) {
      if (file !== undefined) writeFileSync(join(folder, file), text);
      else if (language === 'sh') expect(await runInShell(text, started.environment)).toBe('');
      else await started.run(text);
    }
    const dataset = await library.open(awkwardDocument());
    for (const name of tables) {
      const table = dataset.table(name);
      const columns = table.columns(0, 0);
      const rows = await started.read(name, columns);
      expect(rows.map((row) => row.map((value, i) => readCell(columns[i]?.type ?? 'text', value)))).toEqual(
        Array.from(table.rows(), (row) =>
          columns.map((column) => expectedCell(column.type, row[column.name])),
        ),
      );
    }
  });
});
