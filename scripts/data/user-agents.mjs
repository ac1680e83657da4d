// `node scripts/data/user-agents.mjs folder`: writes the table of user agents. The folder keeps the fetched package. Needs npm
// and tar.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const TABLE = new URL('../../src/generators/data/user-agents.ts', import.meta.url);

/** Browsers' shares of page views in the United States, by version. */
const PACKAGE = 'caniuse-lite@1.0.30001827';
/** Releases of a browser that are this many behind its newest are left out. */
const RECENT_RELEASES = 10;
/** A version is left out if it has less than this part of its browser. */
const LEAST_SHARE = 0.02;
/** A weight is one of this many page views. */
const PAGE_VIEWS = 2000;

const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const CHROME_OS = 'X11; CrOS x86_64 14541.0.0';
const LINUX = 'X11; Linux x86_64';
const ANDROID = 'Linux; Android 10; K';

/**
 * Chromium gives the system and the major version only: https://www.chromium.org/updates/ua-reduction/
 * @param {string} system
 * @param {number} version
 * @param {string} [end]
 */
function chromium(system, version, end = 'Safari/537.36') {
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${end}`;
}

/**
 * @param {string} system
 * @param {number} version
 */
function firefox(system, version) {
  return `Mozilla/5.0 (${system}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
}

/**
 * Safari 26 and later give version 18.7 for the system: https://webkit.org/blog/17333/webkit-features-in-safari-26-0/
 * @param {string} version
 */
function iphone(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const system = major >= 26 ? '18_7' : `${major}_${minor}`;
  return `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
}

/**
 * Samsung's browser names its Chromium: https://developer.samsung.com/internet/release-note.html
 * @param {string} version
 */
function samsung(version) {
  const engine = { 27: 125, 28: 130, 29: 136, 30: 143 }[version];
  if (engine === undefined) throw new Error(`The Chromium of Samsung's browser ${version} is not known`);
  return `Mozilla/5.0 (${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/${version}.0 Chrome/${engine}.0.0.0 Mobile Safari/537.36`;
}

/**
 * For each browser, user agents by version. The percentages of systems are ours, from the systems' shares of desktops in the
 * United States: Windows has about 63, macOS 26, ChromeOS 5, Linux 4.
 * @type {Record<string, (version: string) => (readonly [userAgent: string, percent: number])[]>}
 */
const BROWSERS = {
  chrome: (version) => [
    [chromium(WINDOWS, Number(version)), 71],
    [chromium(MAC, Number(version)), 18],
    [chromium(CHROME_OS, Number(version)), 7],
    [chromium(LINUX, Number(version)), 4],
  ],
  edge: (version) => [
    [chromium(WINDOWS, Number(version), `Safari/537.36 Edg/${version}.0.0.0`), 94],
    [chromium(MAC, Number(version), `Safari/537.36 Edg/${version}.0.0.0`), 6],
  ],
  // Opera is 16 versions behind its Chromium.
  opera: (version) => [
    [chromium(WINDOWS, Number(version) + 16, `Safari/537.36 OPR/${version}.0.0.0`), 90],
    [chromium(MAC, Number(version) + 16, `Safari/537.36 OPR/${version}.0.0.0`), 10],
  ],
  firefox: (version) => [
    [firefox(WINDOWS, Number(version)), 64],
    [firefox('Macintosh; Intel Mac OS X 10.15', Number(version)), 17],
    [firefox(LINUX, Number(version)), 19],
  ],
  safari: (version) => [
    [
      `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version.includes('.') ? version : `${version}.0`} Safari/605.1.15`,
      100,
    ],
  ],
  ios_saf: (version) => [[iphone(version), 100]],
  samsung: (version) => [[samsung(version), 100]],
  and_chr: (version) => [[chromium(ANDROID, Number(version), 'Mobile Safari/537.36'), 100]],
  and_ff: (version) => [
    [`Mozilla/5.0 (Android 16; Mobile; rv:${version}.0) Gecko/${version}.0 Firefox/${version}.0`, 100],
  ],
};

/** Only the sum of these browsers' versions is known. They are as on desktops. */
const DESKTOP = new Map([
  ['and_chr', 'chrome'],
  ['and_ff', 'firefox'],
]);

function shares() {
  const unpacked = join(folder, 'package');
  if (!existsSync(unpacked)) {
    const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
  }
  const require = createRequire(import.meta.url);
  /** @type {{ default: (packed: unknown) => Record<string, Record<string, number | null>> }} */
  const { default: region } = require(resolve(unpacked, 'dist/unpacker/region.js'));
  return region(require(resolve(unpacked, 'data/regions/US.js')));
}

/**
 * The share of each recent version among a browser's page views. `18.5-18.7` is several versions, and gives the last.
 * @param {Record<string, number | null>} versions
 */
function recent(versions) {
  const known = Object.entries(versions)
    .map(([version, share]) => ({ version: version.split('-').at(-1) ?? '', share: share ?? 0 }))
    .filter(({ version, share }) => share > 0 && Number(version) > 0);
  const newest = Math.max(...known.map(({ version }) => Number.parseFloat(version)));
  const kept = known.filter(({ version }) => Number.parseFloat(version) > newest - RECENT_RELEASES);
  const sum = kept.reduce((total, { share }) => total + share, 0);
  const common = kept.filter(({ share }) => share >= LEAST_SHARE * sum);
  const rest = common.reduce((total, { share }) => total + share, 0);
  return common.map(({ version, share }) => ({ version, part: share / rest }));
}

const byBrowser = shares();
const total = Object.keys(BROWSERS).reduce((sum, browser) => sum + browserShare(browser), 0);

/** @param {string} browser */
function browserShare(browser) {
  return Object.values(byBrowser[browser] ?? {}).reduce(
    (/** @type {number} */ sum, share) => sum + (share ?? 0),
    0,
  );
}

const lines = Object.entries(BROWSERS).flatMap(([browser, write]) =>
  recent(byBrowser[DESKTOP.get(browser) ?? browser] ?? {}).flatMap(({ version, part }) =>
    write(version).map(([userAgent, percent]) => ({
      userAgent,
      weight: Math.round((browserShare(browser) / total) * part * (percent / 100) * PAGE_VIEWS),
    })),
  ),
);
const packed = lines
  .filter(({ weight }) => weight > 0)
  .sort((one, other) => other.weight - one.weight)
  .map(({ userAgent, weight }) => `${userAgent} ${weight}`)
  .join('|');
writeFileSync(
  TABLE,
  `// Written by scripts/data/user-agents.mjs; SOURCES.md names the sources.

/** User agents of browsers, with how many of ${PAGE_VIEWS.toLocaleString('en-US')} page views each has. */
export const userAgents =
  '${packed}';
`,
);
