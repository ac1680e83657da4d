import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedBuild } from './cached-build.mjs';

const SOURCES = ['src', 'build', 'package.json', 'package-lock.json'];

/** @param {string} name */
function load(name) {
  const folder = cachedBuild('cli', 'scripts/build-cli.mjs', SOURCES);
  return import(pathToFileURL(join(folder, `${name}.js`)).href);
}

/** The command line, rebuilt if its sources have changed. @returns {Promise<typeof import('../src/cli/cli.ts')>} */
export const loadCli = () => load('cli');

/** The library, from the same build. @returns {Promise<typeof import('../src/library/index.ts')>} */
export const loadLibrary = () => load('index');
