// `npm run package`: writes the npm package to `package/`, and packs it there. `-- DIR`: to another folder.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? `${ROOT}package`);

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('../build/node-package.ts')} */
const { writePackage } = (await runnerImport(`${ROOT}build/node-package.ts`)).module;

await writePackage(ROOT, folder);
execFileSync('npm', ['pack', '--silent'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
