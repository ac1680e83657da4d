/** @module-tag deep */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it, onTestFinished } from 'vitest';
import { withoutNpm } from '../../fixtures/installed-package.ts';
import { tarball } from '../../fixtures/npm-package.ts';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What follows an instruction that the Dockerfile has once. */
function only(instruction: string): string {
  const found = [...dockerfile.matchAll(new RegExp(`^${instruction}(.*)$`, 'gm'))];
  const [[, rest] = []] = found;
  if (rest === undefined || found.length > 1) throw new Error(`The Dockerfile has not one ${instruction}`);
  return rest;
}

it.each([
  ['nothing about the Dockerfile', dockerfile, []],
  ['a misspelled flag', dockerfile.replace('--from=', '--form='), ['Unknown flag: form']],
  ['a misspelled instruction', dockerfile.replace('USER', 'USR'), ['Unknown instruction: USR']],
])('a validator of Dockerfiles reports %s', (_, text, problems) => {
  expect(validate(text).map(({ message }) => message)).toEqual(problems);
});

it('the steps of the Dockerfile install a program that its user, who is not root, can run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const [build, image] = [join(folder, 'build'), join(folder, 'image')];
  mkdirSync(build);

  expect(only('COPY rowloom-')).toBe('*.tgz /');
  copyFileSync(tarball, join(build, basename(tarball)));
  const install = only('RUN ').replaceAll(/(?<= )\//g, `${build}/`);
  execFileSync('sh', ['-c', install], { cwd: folder, env: withoutNpm(), stdio: 'pipe' });
  const [from = '', to = ''] = only('COPY --from=install ').split(' ');
  mkdirSync(join(image, dirname(to)), { recursive: true });
  cpSync(join(build, from), join(image, to), { recursive: true, verbatimSymlinks: true });
  rmSync(build, { recursive: true });

  const [uid = 0, gid = 0] = only('USER ').split(':').map(Number);
  expect(Math.min(uid, gid)).toBeGreaterThan(0);
  const PATH = only('ENV PATH=')
    .replace('$PATH', process.env.PATH ?? '')
    .replace(/^/, image);
  const [program] = JSON.parse(only('ENTRYPOINT '));
  const asUser = process.getuid?.() === 0 ? { uid, gid } : {};
  const printed = execFileSync(program, ['--version'], {
    cwd: '/',
    env: { PATH },
    ...asUser,
    encoding: 'utf8',
  });
  expect(printed).toBe(`${version}\n`);
});
