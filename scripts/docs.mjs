// `npm run docs`: regenerates the parts of docs/ that come from the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('./docs/pages.ts')} */
const { pages } = (await runnerImport('./scripts/docs/pages.ts')).module;
/** @type {typeof import('./docs/field-profile.ts')} */
const { withProfile } = (await runnerImport('./scripts/docs/field-profile.ts')).module;

// The profile is apart from `pages`: its 100,000 rows of each field take longer than a test should.
for (const [path, write] of Object.entries({ ...pages, 'docs/fields.md': withProfile }))
  writeFileSync(path, write(readFileSync(path, 'utf8')));
