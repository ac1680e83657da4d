// Checks the types of each part of the code with its own `tsconfig.json`. The compiler is TypeScript 7, which is six times as
// fast as 6. Version 6 stays for packages that need its API, which 7 does not have.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECTS = ['src', 'workers', 'src/library', 'src/cli', 'src/app', 'bench', 'tests', 'examples', '.'];
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

for (const project of PROJECTS) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
