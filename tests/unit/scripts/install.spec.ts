import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

it('programs that the tests need are named if they are missing and cannot be installed', () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-programs-'));
  const { stderr } = spawnSync(process.execPath, ['scripts/install.mjs', '--long'], {
    cwd: ROOT,
    env: { ...process.env, PATH: empty },
    encoding: 'utf8',
  });
  rmSync(empty, { recursive: true });
  for (const name of ['python3', 'gzip', 'Slurm']) {
    expect(stderr).toContain(`No ${name} was found, and installing it failed.`);
  }
});
