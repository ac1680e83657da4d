import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { packedPackage } from '../../../scripts/load-package.mjs';
import { NPM_SETTINGS, withoutNpm } from '../../fixtures/installed-package.ts';

/** What the tests of each example print. */
const EXAMPLES = [
  { example: 'drizzle', passed: /^(?:#|ℹ) pass 2$/m },
  { example: 'playwright', passed: /^ +3 passed/m },
  { example: 'vitest', passed: /^ +Tests +5 passed \(5\)$/m },
];

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

const PLAIN_OUTPUT = { NO_COLOR: '1', FORCE_COLOR: undefined };

const run = promisify(execFile);

/** What the compiler says about a project. */
async function compile(folder: string): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [COMPILER, '-p', folder]);
    return stdout;
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The commands in an example's README. */
function commandsOf(example: string): readonly string[] {
  const tokens = marked.lexer(readFileSync(`examples/${example}/README.md`, 'utf8'));
  return tokens.flatMap((token) => (token.type === 'code' ? String(token.text).split('\n') : []));
}

it('has a test for each example', () => {
  const folders = readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(EXAMPLES.map(({ example }) => example));
});

it.each(EXAMPLES)('the example $example depends on this version of Rowloom', ({ example }) => {
  expect(readManifest(`examples/${example}`).devDependencies.rowloom).toBe(readManifest('.').version);
});

describe('with the packed package', { tags: ['deep'] }, () => {
  let tarball: string;
  let folder: string;
  beforeAll(() => {
    tarball = packedPackage();
    folder = mkdtempSync(join(tmpdir(), 'examples-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Copies an example, and lets it depend on the tarball instead of a published version. */
  function copyExample(example: string): string {
    const copy = join(folder, example);
    cpSync(`examples/${example}`, copy, { recursive: true });
    const manifest = readManifest(copy);
    const devDependencies = { ...manifest.devDependencies, rowloom: `file:${tarball}` };
    writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, devDependencies }));
    return copy;
  }

  it.each(EXAMPLES)(
    'the example $example passes its tests after its two commands, and its types are right',
    async ({ example, passed }) => {
      const commands = commandsOf(example);
      expect(commands).toEqual(['npm install', 'npm test']);
      const cwd = copyExample(example);
      const env = { ...withoutNpm(), ...NPM_SETTINGS, ...PLAIN_OUTPUT, CHROMIUM_PATH: findBrowser() };
      const { stdout } = await run('bash', ['-e', '-c', commands.join('\n')], { cwd, env });
      expect(stdout).toMatch(passed);
      expect(await compile(cwd)).toBe('');
    },
  );
});
