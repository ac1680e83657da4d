// `node scripts/data/stable-characters.mjs folder`: writes `src/expression/stable-characters.ts`. The folder keeps the fetched
// packages. Needs npm and tar.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '.'] = process.argv.slice(2);
const TABLE = new URL('../../src/expression/stable-characters.ts', import.meta.url);

/** The version of the oldest engines that we support: Chrome 110, Firefox 115, Safari 16.4, Node 20. */
const OLDEST = '15.0.0';
/** The later versions. https://www.unicode.org/versions/enumeratedversions.html */
const LATER = ['15.1.0', '16.0.0', '17.0.0'];

/** https://tc39.es/ecma262/#table-binary-unicode-properties */
const BINARY =
  'ASCII_Hex_Digit Alphabetic Bidi_Control Bidi_Mirrored Case_Ignorable Cased Changes_When_Casefolded Changes_When_Casemapped Changes_When_Lowercased Changes_When_NFKC_Casefolded Changes_When_Titlecased Changes_When_Uppercased Dash Default_Ignorable_Code_Point Deprecated Diacritic Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extended_Pictographic Extender Grapheme_Base Grapheme_Extend Hex_Digit IDS_Binary_Operator IDS_Trinary_Operator ID_Continue ID_Start Ideographic Join_Control Logical_Order_Exception Lowercase Math Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark Radical Regional_Indicator Sentence_Terminal Soft_Dotted Terminal_Punctuation Unified_Ideograph Uppercase Variation_Selector White_Space XID_Continue XID_Start'.split(
    ' ',
  );
/** Properties that upper and lower case, words and slugs depend on. */
const OF_CASE = [
  'Case_Ignorable',
  'Cased',
  'Changes_When_Lowercased',
  'Changes_When_Titlecased',
  'Changes_When_Uppercased',
  'Lowercase',
  'Uppercase',
];

/** @param {string} version */
function fetched(version) {
  const target = resolve(folder, version);
  if (!existsSync(target)) {
    mkdirSync(target, { recursive: true });
    const name = `@unicode/unicode-${version}@2`;
    const archive = execFileSync('npm', ['pack', '--silent', name], { cwd: target, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', archive], { cwd: target });
  }
  return join(target, 'package');
}

const paths = new Map([OLDEST, ...LATER].map((version) => [version, fetched(version)]));

/**
 * @param {string} version
 * @param {string} property
 * @returns {Promise<ReadonlySet<number>>} no characters if the version does not have the value
 */
async function charactersOf(version, property) {
  const path = join(paths.get(version) ?? '', property, 'code-points.mjs');
  if (!existsSync(path)) return new Set();
  /** @type {{ default: readonly number[] }} */
  const { default: codes } = await import(pathToFileURL(path).href);
  return new Set(codes);
}

const unassigned = await charactersOf(OLDEST, 'General_Category/Unassigned');

/** @param {string} property */
function valuesOf(property) {
  const names = [...paths.values()].flatMap((path) =>
    readdirSync(join(path, property), { withFileTypes: true }),
  );
  return [...new Set(names.filter((entry) => entry.isDirectory()).map(({ name }) => `${property}/${name}`))];
}

/**
 * The assigned characters that have one of the properties in one version and not in another.
 * @param {readonly string[]} properties
 */
async function changed(properties) {
  /** @type {Set<number>} */
  const all = new Set();
  for (const property of properties) {
    const before = await charactersOf(OLDEST, property);
    for (const version of LATER) {
      const after = await charactersOf(version, property);
      for (const code of before) if (!after.has(code)) all.add(code);
      for (const code of after) if (!before.has(code) && !unassigned.has(code)) all.add(code);
    }
  }
  return all;
}

const binary = (/** @type {readonly string[]} */ names) => names.map((name) => `Binary_Property/${name}`);
const unstable = await changed([...valuesOf('General_Category'), ...binary(OF_CASE)]);
const varying = await changed([...valuesOf('Script'), ...valuesOf('Script_Extensions'), ...binary(BINARY)]);

/**
 * The lengths of runs of characters without and with a property in turn, to base 36.
 * @param {(code: number) => boolean} has
 */
function packed(has) {
  const lengths = [];
  let isInside = false;
  let start = 0;
  for (let code = 0; code <= 0x10ffff; code++) {
    if (has(code) === isInside) continue;
    lengths.push((code - start).toString(36));
    isInside = !isInside;
    start = code;
  }
  if (isInside) lengths.push((0x110000 - start).toString(36));
  return lengths.join(' ');
}

writeFileSync(
  TABLE,
  `// Written by scripts/data/stable-characters.mjs; src/generators/data/SOURCES.md names the sources.

/**
 * The characters that Unicode ${OLDEST} assigns, without those whose category or case a later version changes. The lengths of
 * runs of characters without and with this property in turn, to base 36.
 */
export const STABLE =
  '${packed((code) => !unassigned.has(code) && !unstable.has(code))}';

/** The stable characters of which a later version changes other properties that a regular expression can name. */
export const VARYING =
  '${packed((code) => varying.has(code) && !unstable.has(code))}';
`,
);
execFileSync('npx', ['biome', 'format', '--write', TABLE.pathname], { stdio: 'inherit' });
