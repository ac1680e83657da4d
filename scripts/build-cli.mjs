// Builds the files of the npm package into the folder given as argument.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Name the folder for the files');

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('../build/node-bundle.ts')} */
const { nodeBundle } = (await runnerImport(`${ROOT}build/node-bundle.ts`)).module;
/** @type {typeof import('../build/compressed-texts.ts')} */
const { deflateFast } = (await runnerImport(`${ROOT}build/compressed-texts.ts`)).module;

await build(nodeBundle(ROOT, outDir, deflateFast));
// Without it, Node parses each file as CommonJS first: https://nodejs.org/api/packages.html#syntax-detection
writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }\n');
