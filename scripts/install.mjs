// Installs what is missing: the packages of the lock file; with --tests also the programs that the tests need, such as
// Chromium; with --deep also those of the deep tests: Firefox, WebKitGTK, PostgreSQL, MariaDB, SQLite and Slurm; with --long
// those of the tests, Slurm, LibreOffice, and the runtimes besides this Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findMariadb, findNodeWithSqlite, findPostgresql, findSqlite, nodeWithSqlite } from './databases.mjs';
import { findSlurm } from './slurm.mjs';

const LOCK = 'package-lock.json';
/** npm's own record of the installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string; optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Packages for other operating systems are optional and may be absent. */
function packagesMissing() {
  if (!existsSync(INSTALLED)) return true;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn(LOCK)).some(
    ([path, { version, optional }]) => path !== '' && !optional && installed[path]?.version !== version,
  );
}

/** @param {string} folder that of a package with a lock file of its own */
function installFolder(folder) {
  if (!existsSync(join(folder, 'node_modules'))) run('npm', ['ci', '--prefix', folder]);
}

/** @typedef {{ name: string, missing: boolean, packages: readonly string[] }} Program */

/** @param {string} command */
const runs = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Programs that read the files that the tests write. @returns {readonly Program[]} */
function readers() {
  return ['python3', 'gzip'].map((name) => ({ name, missing: !runs(name), packages: [name] }));
}

/** @returns {readonly Program[]} */
function schedulers() {
  return [
    { name: 'Slurm', missing: !findSlurm(), packages: ['slurmctld', 'slurmd', 'slurm-client', 'munge'] },
  ];
}

/** @returns {readonly Program[]} */
function longPrograms() {
  // `libreoffice-calc-nogui` needs no display.
  const calc = { name: 'LibreOffice', missing: !runs('soffice'), packages: ['libreoffice-calc-nogui'] };
  return [...schedulers(), calc];
}

/** @returns {Promise<readonly Program[]>} */
async function deepPrograms() {
  const { findFirefox, findWebKit } = await import('./browser.mjs');
  return [
    { name: 'Firefox', missing: !findFirefox(), packages: ['firefox-esr'] },
    { name: 'WebKitGTK', missing: !findWebKit(), packages: ['webkit2gtk-driver', 'xvfb'] },
    { name: 'PostgreSQL', missing: !findPostgresql(), packages: ['postgresql'] },
    // `mariadb-dump` is in `mariadb-client`.
    { name: 'MariaDB', missing: !findMariadb(), packages: ['mariadb-server-core', 'mariadb-client'] },
    { name: 'SQLite', missing: !findSqlite(), packages: ['sqlite3'] },
    ...schedulers(),
  ];
}

async function browserMissing() {
  const { findBrowser } = await import('./browser.mjs');
  return !findBrowser();
}

/** @param {readonly string[]} packages */
function installPackages(packages) {
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
}

async function installChromium() {
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
  if (await browserMissing()) {
    run('apt-get', ['update']);
    const fonts = 'fonts-noto-color-emoji';
    if (!installPackages([fonts, 'chromium-headless-shell'])) installPackages([fonts, 'chromium']);
  }
  if (await browserMissing()) {
    console.error('No Chromium was found, and installing one failed. Set CHROMIUM_PATH to an installed one.');
    process.exit(1);
  }
}

/** Settings of Debian, in place while packages are installed. */
const INSTALL_SETTINGS = [
  {
    // PostgreSQL's package otherwise creates a database. https://manpages.debian.org/pg_createcluster
    path: '/etc/postgresql-common/createcluster.d/no-main-cluster.conf',
    text: 'create_main_cluster = false\n',
    mode: 0o644,
  },
  {
    // Packages otherwise start their services. https://manpages.debian.org/invoke-rc.d
    path: '/usr/sbin/policy-rc.d',
    text: '#!/bin/sh\nexit 101\n',
    mode: 0o755,
  },
];

/** @param {() => void} install */
function withoutServices(install) {
  const root = process.getuid?.() === 0;
  const settings = INSTALL_SETTINGS.filter(({ path }) => root && !existsSync(path));
  for (const { path, text, mode } of settings) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
  }
  try {
    install();
  } finally {
    for (const { path } of settings) rmSync(path);
  }
}

/**
 * If a program cannot be installed, its tests fail. Deep tests fail only in CI; elsewhere they are reported as not run.
 * @param {() => readonly Program[] | Promise<readonly Program[]>} find
 * @param {(install: () => void) => void} around
 */
async function installPrograms(find, around = (install) => install()) {
  const missing = (await find()).filter((program) => program.missing);
  if (missing.length === 0) return;
  run('apt-get', ['update']);
  around(() => {
    for (const { packages } of missing) installPackages(packages);
  });
  for (const program of await find()) {
    if (program.missing) console.error(`No ${program.name} was found, and installing it failed.`);
  }
}

// `npm ci` can fail with a registry that lacks the packages of other operating systems.
if (packagesMissing() && !run('npm', ['ci']) && !run('npm', ['install', '--no-save'])) process.exit(1);

const deep = process.argv.includes('--deep');
const long = process.argv.includes('--long');
if (deep || long || process.argv.includes('--tests')) {
  await installPrograms(readers);
  if (await browserMissing()) await installChromium();
}
if (deep) {
  await installPrograms(deepPrograms, withoutServices);
  if (!findNodeWithSqlite()) installFolder(nodeWithSqlite.folder);
}
if (long) {
  await installPrograms(longPrograms, withoutServices);
  for (const folder of [nodeWithSqlite.folder, 'tests/long/runtimes']) installFolder(folder);
}
