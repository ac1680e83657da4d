// `node scripts/data/populations.mjs folder`: writes `src/generators/data/populations.ts`. The folder is a clone of
// https://github.com/factbook/factbook.json at commit 8662a8b17a784841ab4528631b04090eb2f183eb.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);

/** Thousands of people in places that the source counts with another country, or has by another code. */
const OTHERS = { AX: 30, BQ: 30, GF: 292, GP: 384, MQ: 356, RE: 886, YT: 321 };
/** Codes of the source, which are those of the Internet. */
const CODES = { UK: 'GB' };
/** Not in ISO 3166-1, or without inhabitants. The seas have an empty code. */
const NO_COUNTRIES = ['', 'AQ', 'EU', 'XK'];

/** @type {Record<string, number>} */
const thousands = { ...OTHERS };
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/^[a-z-]+\/[a-z]{2}\.json$/.test(path)) continue;
  const profile = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const population = profile['People and Society']?.Population;
  const [, people] = /([\d,]{2,})/.exec((population?.total ?? population)?.text ?? '') ?? [];
  const [, domain = ''] =
    /\.([a-z]{2})\b/.exec(profile.Communications?.['Internet country code']?.text ?? '') ?? [];
  const code = domain.toUpperCase();
  if (people)
    thousands[Reflect.get(CODES, code) ?? code] ??= Math.max(
      1,
      Math.round(Number(people.replaceAll(',', '')) / 1000),
    );
}

const known = Object.keys(thousands)
  .filter((code) => !NO_COUNTRIES.includes(code))
  .sort();
const lines = [];
for (let i = 0; i < known.length; i += 12) {
  lines.push(
    `  '${known
      .slice(i, i + 12)
      .map((code) => `${code} ${thousands[code]}`)
      .join('|')}',`,
  );
}
writeFileSync(
  new URL('../../src/generators/data/populations.ts', import.meta.url),
  `/** Thousands of people by country, as \`scripts/data/populations.mjs\` writes them. Nobody lives in the others. */
export const populations = [
${lines.join('\n')}
].join('|');
`,
);
