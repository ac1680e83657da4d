import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD = join(ROOT, 'scripts/build-cli.mjs');
const CACHE = join(ROOT, 'node_modules/.cache/cli');
/** The sources of the command. */
const SOURCES = ['src', 'build', 'scripts/build-cli.mjs', 'package-lock.json'];
/** Folders that the command does not use. */
const OTHERS = ['src/app'];
/** How long an outdated build is kept, because a process may still be running it. */
const STALE_MS = 86_400_000;

/**
 * The names, sizes and modification times of all files below a path.
 * @param {string} path
 * @returns {string[]}
 */
function statesOf(path) {
  if (OTHERS.includes(path)) return [];
  const state = statSync(join(ROOT, path));
  if (!state.isDirectory()) return [`${path} ${state.size} ${state.mtimeMs}`];
  const names = readdirSync(join(ROOT, path)).sort();
  return names.flatMap((name) => statesOf(`${path}/${name}`));
}

/** Removes builds of other sources that nobody has used for long. */
function removeStale() {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > STALE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * The folder with the files of the npm package, rebuilt if their sources have changed. A build is renamed into place when
 * it is complete, so commands that run at the same time do not disturb each other.
 * @returns {string}
 */
function bundleFolder() {
  const hash = createHash('sha256').update(SOURCES.flatMap(statesOf).join('\n')).digest('hex').slice(0, 16);
  const folder = join(CACHE, hash);
  if (!statSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(CACHE, { recursive: true });
    removeStale();
    const own = join(CACHE, `${hash}-${randomUUID()}`);
    // In a separate process, because a build takes three times as much memory as writing rows.
    execFileSync(process.execPath, [BUILD, own], { stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      renameSync(own, folder);
    } catch {
      // Another process finished the same build first.
      rmSync(own, { recursive: true, force: true });
    }
  }
  return folder;
}

/** @param {string} name */
const load = (name) => import(pathToFileURL(join(bundleFolder(), `${name}.js`)).href);

/** @returns {Promise<typeof import('../src/cli/cli.ts')>} */
export const loadCli = () => load('cli');

/** @returns {Promise<typeof import('../src/library/index.ts')>} */
export const loadLibrary = () => load('index');
