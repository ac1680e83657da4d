// `npm run profile`: makes 100,000 rows of every field and regenerates the table in docs/fields.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const PAGE = 'docs/fields.md';

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('./docs/field-profile.ts')} */
const { withProfile } = (await runnerImport('./scripts/docs/field-profile.ts')).module;

writeFileSync(PAGE, withProfile(readFileSync(PAGE, 'utf8')));
