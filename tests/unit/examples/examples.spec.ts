import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { type PackedPackage, packPackage } from '../../fixtures/packed-package.ts';

/** What the tests of each example print. */
const EXAMPLES = [
  { example: 'drizzle', passed: /^(?:#|ℹ) pass 2$/m },
  { example: 'playwright', passed: /^ +3 passed/m },
  { example: 'vitest', passed: /^ +Tests +5 passed \(5\)$/m },
];

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

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
  expect(
    readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  ).toHaveLength(EXAMPLES.length);
});

describe.each(EXAMPLES)('the example $example', ({ example, passed }) => {
  it('depends on this version of Rowloom', () => {
    expect(readManifest(`examples/${example}`).devDependencies.rowloom).toBe(readManifest('.').version);
  });

  describe('in an empty folder', { tags: ['deep'] }, () => {
    let folder: string;
    let packed: PackedPackage;
    /** Installs the tarball instead of a published version. */
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), `example-${example}-`));
      packed = packPackage();
      cpSync(`examples/${example}`, folder, { recursive: true });
      const manifest = readManifest(folder);
      const devDependencies = { ...manifest.devDependencies, rowloom: `file:${packed.tarball}` };
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, devDependencies }));
    });
    afterAll(() => {
      packed.remove();
      rmSync(folder, { recursive: true });
    });

    it('passes its tests after its two commands, and its types are right', async () => {
      const env = {
        ...process.env,
        npm_config_prefer_offline: 'true',
        npm_config_audit: 'false',
        npm_config_fund: 'false',
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
        CHROMIUM_PATH: findBrowser(),
        FORCE_COLOR: '0',
      };
      const commands = commandsOf(example);
      expect(commands).toEqual(['npm install', 'npm test']);
      const { stdout } = await promisify(execFile)('bash', ['-e', '-c', commands.join('\n')], {
        cwd: folder,
        env,
      });
      expect(stdout).toMatch(passed);
      await promisify(execFile)(process.execPath, [COMPILER, '-p', folder]);
    });
  });
});
