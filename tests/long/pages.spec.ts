import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Vitest sets the variable to `test`, with which Vite would build React's development version. */
const { NODE_ENV: _mode, ...env } = process.env;

const run = (...args: readonly string[]) =>
  spawnSync('npm', ['run', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, CI: 'true' },
  }).status;

test('the tests of tests/e2e/long pass at their first try', () => {
  expect(run('build')).toBe(0);
  expect(run('e2e', '--', '--project=together', '--no-deps', '--retries=0', '--grep', 'long/')).toBe(0);
});
