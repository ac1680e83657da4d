import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, en } from '@faker-js/faker';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { assertListed, leanFakerData } from '../../../build/lean-faker-data.ts';
import { leanFields } from '../../../build/lean-fields.ts';
import { createDialogsApi } from '../../../workers/dialogs/dialogs-api.ts';
import { written } from '../../fixtures/dialogs.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES, SPECIFIED_KINDS } from '../../fixtures/specification.ts';

const DATA_MODULE = '/src/locales/faker-data.ts';

/** Serves files from memory. They import each other by these paths. */
function files(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'files',
    resolveId: (id) => (Object.hasOwn(sources, id) ? id : undefined),
    load: (id) => sources[id],
  };
}

/** The chunks of `entry`, built with the plugin. */
async function chunksOf(
  entry: string,
  sources: Readonly<Record<string, string>> = {},
  others: readonly Plugin[] = [],
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files(sources), leanFakerData(), ...others],
    build: { write: false, ssr: true, minify: false, rolldownOptions: { input: entry } },
    ssr: { noExternal: true },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

async function bundle(...args: Parameters<typeof chunksOf>): Promise<string> {
  return (await chunksOf(...args)).map(({ code }) => code).join('\n');
}

/** The files of ours that have code in the bundle of `entry`. */
async function sourcesIn(...args: Parameters<typeof chunksOf>): Promise<readonly string[]> {
  const modules = (await chunksOf(...args)).flatMap((chunk) => Object.entries(chunk.modules));
  return modules.flatMap(([id, { renderedLength }]) => {
    const [, source] = /\/(src\/.*)$/.exec(id) ?? [];
    return source && renderedLength > 0 ? [source] : [];
  });
}

describe('The dialogs’ worker', () => {
  test('makes rows of documents’ tables without formulas, checks, code, and fields that no dialog has', async () => {
    const sources = await sourcesIn('workers/dialogs/dialogs-api.ts', {}, [leanFields()]);
    const ofDocuments =
      /^src\/(code\/|dataset\/check\/|expression\/(check|formula|parse|template)\.ts|generators\/composed\.ts)/;
    expect(sources.filter((source) => ofDocuments.test(source))).toEqual([]);
    expect(sources).toContain('src/dataset/schema-table.ts');
    // No dialog has times of day, and none counts ISBNs to make them unique.
    expect(sources).not.toContain('src/generators/structure/times.ts');
    expect(sources).not.toContain('src/generators/check-digits.ts');
    expect(sources).toContain('src/generators/structure/dates.ts');
  });
});

describe('The build of faker’s data', () => {
  test('holds what the dialogs’ fields sample once, and no list that none samples', async () => {
    const code = await bundle('workers/dialogs/dialogs-api.ts');
    const listed = ['Praseodymium', '🌭'];
    for (const text of listed) expect([text, code.split(text).length - 1]).toEqual([text, 1]);
    expect(code).toContain(en.animal?.crocodilia?.[0]);
    expect(code).not.toContain('federal_reserve_routing_symbol\\":');
    expect(code).not.toContain('user_agent_pattern\\":');
    for (const unused of en.animal?.bear ?? []) expect(code).not.toContain(unused);
    expect(code).not.toContain('/Applications');
    expect(code).not.toContain('atomicNumber\\":');
  });

  test.each(['workers/dialogs/dialogs-api.ts', 'src/library/index.ts'])(
    'brings none of faker’s code: %s',
    async (entry) => {
      const modules = (await chunksOf(entry)).flatMap(({ modules: own }) => Object.keys(own));
      expect(modules.filter((id) => id.includes('@faker-js/faker/dist/'))).toEqual([]);
    },
  );

  test('fails with a clear message if faker’s package is bundled beside its lists', async () => {
    const path = '/node_modules/@faker-js/faker/dist/base-1.js';
    const built = bundle('/entry.js', {
      '/entry.js': `import { fakerLists } from '${DATA_MODULE}';\nimport { list } from '${path}';\nconsole.log(fakerLists, list);`,
      [DATA_MODULE]: '',
      [path]: 'export const list = `one.two`.split(`.`);',
    });
    await expect(built).rejects.toThrow(/rowloom:lean-faker-data.*base-1\.js is bundled beside/s);
  });

  test('gives the dialogs the rows and the files that the whole data gives', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worker-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'assets'));
    for (const { fileName, code } of await chunksOf('workers/dialogs/dialogs-api.ts', {}, [leanFields()]))
      writeFileSync(join(folder, fileName), code);
    const { createDialogsApi: createBuilt }: typeof import('../../../workers/dialogs/dialogs-api.ts') =
      await import(join(folder, 'dialogs-api.js'));
    rmSync(folder, { recursive: true });
    const built = createBuilt(largeTables);
    const whole = createDialogsApi(largeTables);
    const runs = [
      ...SPECIFIED_CATEGORIES.map(({ id }) => categoryRun(id, { rows: 1000, pattern: '[a-z]{3}' })),
      customRun(
        SPECIFIED_KINDS.map(([kind]) => [kind, kind]),
        { rows: 1000 },
      ),
    ];
    for (const [number, run] of runs.entries()) {
      await Promise.all([built.open(number, run), whole.open(number, run)]);
      expect(built.read(number, 0, 1000)).toEqual(whole.read(number, 0, 1000));
      for (const as of ['csv', 'json', 'sql', 'text', 'table'] as const)
        expect((await written(built, run, as)) === (await written(whole, run, as)), as).toBe(true);
    }
  });

  test('fails with a clear message if a list that fields sample does not exist in faker', () => {
    expect(() => assertListed({ animal: ['bear'], finance: ['currency'] }, [en, base])).not.toThrow();
    expect(() => assertListed({ animal: ['bear', 'unicorn'], pets: ['name'] }, [en, base])).toThrow(
      'rowloom:lean-faker-data: faker has no animal.unicorn, pets.name',
    );
  });
});
