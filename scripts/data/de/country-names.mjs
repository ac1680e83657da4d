// Writes src/locales/languages/de/country-names.ts: German names of countries, as ICU has them from the Unicode CLDR.
//
//   node scripts/data/de/country-names.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LANGUAGES = new URL('../../../src/locales/languages/', import.meta.url);
const OUTPUT = fileURLToPath(new URL('de/country-names.ts', LANGUAGES));
const names = new Intl.DisplayNames('de', { type: 'region' });
const codes = [
  ...readFileSync(new URL('en/country-names.ts', LANGUAGES), 'utf8').matchAll(/(?<=['"|])([A-Z]{2}) /g),
].map(([, code = '']) => code);

/** CLDR's names for special regions are longer than people write. */
const SHORT = new Map([
  ['HK', 'Hongkong'],
  ['MO', 'Macau'],
  ['CD', 'Demokratische Republik Kongo'],
  ['CG', 'Republik Kongo'],
]);

const entries = codes.map((code) => `${code} ${SHORT.get(code) ?? names.of(code)}`);
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/de/country-names.mjs.

const entries = ${JSON.stringify(entries.join('|'))}.split('|');

/** ISO 3166-1 alpha-2 codes and the countries' German names, most of them as in the Unicode CLDR. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
`,
);
execFileSync('npx', ['biome', 'check', '--write', OUTPUT], { stdio: 'inherit' });
