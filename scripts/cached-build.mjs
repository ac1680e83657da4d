import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Folders that no build for Node uses. */
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

/**
 * Removes builds of other sources that nobody has used for long.
 * @param {string} cache
 */
function removeStale(cache) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > STALE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** In a new clone, installs the packages that builds need. Standard output stays free for rows. */
function installPackages() {
  if (existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return;
  process.stderr.write('Installing the packages of this clone, once …\n');
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/install.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status === 0) return;
  process.stderr.write(`The packages could not be installed. Run “npm ci” in ${ROOT} to see why.\n`);
  process.exit(1);
}

/**
 * Builds into a folder, unless the same sources have been built before. A build is renamed into place when it is complete,
 * so processes that run at the same time do not disturb each other.
 * @param {string} name the folder in `node_modules/.cache`
 * @param {string} script a script that builds into the folder given as its argument, such as `scripts/build-cli.mjs`
 * @param {readonly string[]} sources the files and folders that the build reads, besides the script
 * @returns {string} the folder with the files
 */
export function cachedBuild(name, script, sources) {
  const cache = join(ROOT, 'node_modules/.cache', name);
  const states = [...sources, script].flatMap(statesOf).join('\n');
  const hash = createHash('sha256').update(states).digest('hex').slice(0, 16);
  const folder = join(cache, hash);
  if (statSync(folder, { throwIfNoEntry: false })) return folder;
  installPackages();
  mkdirSync(cache, { recursive: true });
  removeStale(cache);
  const own = join(cache, `${hash}-${randomUUID()}`);
  // In a separate process, because a build takes three times as much memory as writing rows.
  execFileSync(process.execPath, [join(ROOT, script), own], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    renameSync(own, folder);
  } catch {
    // Another process finished the same build first.
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
}
