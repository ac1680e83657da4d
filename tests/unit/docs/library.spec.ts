import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as library from '../../../src/library/index.ts';
import { createTypeProject, settings } from '../../fixtures/type-project.ts';

const page = readFileSync('docs/library.md', 'utf8');
const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

/** Each example is a module. The first line of some names them. */
const examples = blocks.map((code, i) => {
  const name = /^\/\/ ([\w.-]+)\.ts\n/.exec(code)?.[1] ?? `example-${i + 1}`;
  return { name, code };
});

const isTest = (name: string) => name.endsWith('.test');

/** What an example prints, as the comments after `console.log` say. */
function promisedOutput(code: string): readonly string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output = '']) => output);
}

describe('the page about the library', () => {
  it('mentions every public name', () => {
    const entry = readFileSync('src/library/index.ts', 'utf8');
    const types = [...entry.matchAll(/export type \{([^}]*)\}/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    const missing = [...Object.keys(library), ...types].filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(page),
    );
    expect(missing).toEqual([]);
  });
});

describe('the examples of the page', { tags: ['deep'] }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'rowloom-docs-'));
  const before = process.cwd();

  beforeAll(() => {
    const entry = resolve('src/library/index.ts');
    for (const { name, code } of examples) {
      writeFileSync(join(directory, `${name}.ts`), code.replaceAll("'rowloom'", JSON.stringify(entry)));
    }
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  it('compile', () => {
    const project = createTypeProject();
    const options = {
      ...settings.bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
      paths: {
        vitest: [resolve('node_modules/vitest/dist/index.d.ts')],
        zod: [resolve('node_modules/zod/index.d.ts')],
      },
    };
    const files = Object.fromEntries(examples.map(({ name, code }) => [name, code]));
    expect(project.compile(files, { options })).toEqual([]);
    project.remove();
  });

  it.each(examples.filter(({ name }) => !isTest(name)))(
    '$name prints what it promises',
    async ({ name, code }) => {
      const log = vi.spyOn(console, 'log').mockImplementation(() => {});
      process.chdir(directory);
      await import(join(directory, `${name}.ts`)).finally(() => process.chdir(before));
      const printed = log.mock.calls.map((values) => values.map(String).join(' '));
      log.mockRestore();
      expect(printed).toEqual(promisedOutput(code));
    },
  );

  it('pass, if they are tests', () => {
    symlinkSync(join(before, 'node_modules'), join(directory, 'node_modules'));
    const program = join(before, 'node_modules/vitest/vitest.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program, 'run'], {
      cwd: directory,
      encoding: 'utf8',
    });
    expect(stdout).toContain(`${examples.filter(({ name }) => isTest(name)).length} passed`);
    expect(status).toBe(0);
  });
});
