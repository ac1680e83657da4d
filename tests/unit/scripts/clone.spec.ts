/** @module-tag deep */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { withoutNpm } from '../../fixtures/installed-package.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Runs the program as the README does, without asking a registry. */
function npx(args: readonly string[], cwd: string): string {
  const env = { ...withoutNpm(), npm_config_offline: 'true' };
  return execFileSync('npx', ['rowloom', ...args], { cwd, env, encoding: 'utf8' });
}

it.each(['', 'docs'])('npx runs the program in a clone, in the folder “%s” too', (folder) => {
  const cwd = join(ROOT, folder);
  expect(npx(['--version'], cwd)).toBe(`${version}\n`);
  const { $schema } = JSON.parse(npx(['init', '-'], cwd));
  expect(JSON.parse(readFileSync(join(cwd, $schema), 'utf8')).title).toBe('Rowloom schema');
});

it('the program is a file that the system may execute, as npm 9 and 10 need it', () => {
  expect(statSync(join(ROOT, 'scripts/rowloom.mjs')).mode & 0o111).toBe(0o111);
});

it('a clone without packages says on standard error how to install them, if npm cannot', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  for (const path of ['scripts', 'src', 'build', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'scripts/rowloom.mjs'), '--version'],
    { env: { PATH: '' }, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`Run “npm ci” in ${clone}/`);
});
