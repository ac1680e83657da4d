/** @module-tag deep */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tarball = `rowloom-${version}.tgz`;

/** Without Vitest's own mode, which would be the mode of the site, too. */
function npm(...args: readonly string[]) {
  const { NODE_ENV: _mode, ...env } = process.env;
  execFileSync('npm', ['run', '--silent', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env,
  });
}

beforeAll(() => npm('release', '--', '--dry-run', '--no-tests'));

it('a dry run writes the package, its bill of materials, the site and the notes, and publishes nothing', () => {
  expect(readdirSync('release')).toEqual(['notes.md', 'package', tarball, 'sbom.cdx.json']);
});

it('the site is the one of a build', () => {
  const files = () => readdirSync('dist', { recursive: true, encoding: 'utf8' }).toSorted();
  const released = files();
  npm('build');
  expect(released).toContain('index.html');
  expect(released).toEqual(files());
});

it('the notes are the section of the version in the changelog', () => {
  const notes = readFileSync('release/notes.md', 'utf8').trim();
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${version}\n\n${notes}\n\n## `);
});

it('the bill of materials names each package that the notices name, with license and hash', () => {
  const sbom = JSON.parse(readFileSync('release/sbom.cdx.json', 'utf8'));
  const notices = readFileSync('release/package/THIRD-PARTY-NOTICES.txt', 'utf8');
  const named = [...notices.matchAll(/^-{80}\n\n(\S+) (\d\S*), /gm)].map(([, name, of]) => `${name}@${of}`);
  expect(named).toContain('papaparse@5.7.1');
  expect(sbom.bomFormat).toBe('CycloneDX');
  for (const { name, purl, licenses, hashes } of sbom.components) {
    expect(purl).toContain('pkg:npm/');
    expect([licenses.length, hashes.length], name).toEqual([1, 1]);
  }
  const refs = sbom.components.map((component: Record<string, string>) => component['bom-ref']);
  expect(refs.toSorted()).toEqual(named.toSorted());
});
