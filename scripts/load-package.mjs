import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cachedBuild } from './cached-build.mjs';

const SOURCES = ['src', 'build', 'docs', 'public/llms.txt', 'LICENSE', 'package.json', 'package-lock.json'];

/** The path of the npm package's tarball, which is packed again if its sources have changed. */
export function packedPackage() {
  const folder = cachedBuild('package', 'scripts/package.mjs', SOURCES);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`There is no tarball in ${folder}`);
  return join(folder, tarball);
}
