// `npm run docs`: regenerates the parts of docs/ that come from the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('./docs/pages.ts')} */
const { pages } = (await runnerImport('./scripts/docs/pages.ts')).module;

for (const [path, write] of Object.entries(pages)) writeFileSync(path, write(readFileSync(path, 'utf8')));
