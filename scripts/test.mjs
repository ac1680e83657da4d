// Runs the checks and tests of a tier, fastest first. The last line is "N passed, M failed". `--deep` runs the tests tagged
// `deep` and those in databases, on a cluster and in other browsers. `--total` prints the sum of both tiers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const UNIT_TESTS = 'tests/unit';
const REPORTS = 'node_modules/.cache/reports';
const MAX_ERROR_CHARACTERS = 2000;
/** The same as in `tests/playwright.config.ts`. */
const E2E_PROJECTS = ['together', 'undisturbed'];

/**
 * @typedef {'quick' | 'deep'} Tier
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name: string, passed: boolean, skipped: boolean, errors: readonly string[] }} TestResult
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 * @typedef {import('@playwright/test/reporter').JSONReportSpec} Spec
 */

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
async function run(script, args = [], env = {}) {
  const child = spawn('npm', ['run', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/**
 * @param {string} path
 * @returns {any} undefined if the step ended before it wrote its report
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Tier} tier */
const countsFile = (tier) => `${REPORTS}/${tier}.json`;

/**
 * @param {string} script
 * @param {string} report
 * @param {readonly string[]} args
 */
function runVitest(script, report, args = []) {
  return run(script, [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
}

/**
 * The arguments that leave out files without a test of the tier: Vitest would import them to filter their tests, in 20 s of
 * the quick tier and 60 s of the deep one.
 * @param {boolean} deep
 */
function unitArguments(deep) {
  const files = readdirSync(UNIT_TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(UNIT_TESTS, file));
  /** @param {RegExp} tag */
  const withTag = (tag) => files.filter((file) => tag.test(readFileSync(file, 'utf8')));
  return deep
    ? ['--tags-filter=deep', ...withTag(/@module-tag deep|'deep'/)]
    : ['--tags-filter=!deep', ...withTag(/@module-tag deep/).map((file) => `--exclude=${file}`)];
}

/** @returns {TestResult[]} */
function vitestResults(/** @type {string} */ path) {
  /** @type {import('vitest/reporters').JsonTestResults | undefined} */
  const report = readReport(path);
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      name: [...ancestorTitles, title].join(': '),
      passed: status === 'passed',
      skipped: status !== 'passed' && status !== 'failed',
      errors: failureMessages ?? [],
    })),
  );
}

/**
 * The tests in Playwright's report, from suites at every level.
 * @param {Partial<Pick<Suite, 'suites' | 'specs'>>} suite
 * @returns {Spec[]}
 */
function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @returns {TestResult[]} */
function playwrightResults(/** @type {string} */ path) {
  return specsIn(readReport(path) ?? {}).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      passed: status === 'expected' || status === 'flaky',
      skipped: status === 'skipped',
      errors: results.flatMap(({ status: result, errors }) =>
        result === 'passed' ? [] : errors.map(({ message }) => message ?? ''),
      ),
    })),
  );
}

/**
 * Prints, after all other output, the tests that did not pass at the first try, with their errors.
 * @param {readonly TestResult[]} results
 */
function printTroubles(results) {
  for (const { name, passed, skipped, errors } of results) {
    if (skipped || (passed && errors.length === 0)) continue;
    console.log(`${passed ? 'Passed only on the second try' : 'Failed'}: ${name}`);
    for (const error of errors) console.log(error.slice(0, MAX_ERROR_CHARACTERS));
  }
}

/**
 * @typedef {readonly [string, () => Promise<boolean>]} Step A name, and the function that runs the step.
 * @param {readonly Step[]} steps
 * @returns {Promise<{ passed: boolean, seconds: readonly string[] }>} With the duration of each step that has run.
 */
async function runInOrder(steps) {
  const seconds = [];
  for (const [name, run] of steps) {
    const start = performance.now();
    const passed = await run();
    seconds.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
    if (!passed) return { passed, seconds };
  }
  return { passed: true, seconds };
}

/** @param {Tier} tier */
async function runTier(tier) {
  const reports = resolve(REPORTS, tier);
  const unit = `${reports}/unit.json`;
  // Playwright would resolve a relative path against the folder of its configuration.
  const e2e = (/** @type {string} */ project) => `${reports}/e2e-${project}.json`;
  const databases = `${reports}/databases.json`;
  const cluster = `${reports}/cluster.json`;
  const browsers = `${reports}/browsers.json`;
  const deep = tier === 'deep';
  /** Each of the two takes 10 minutes, uses one core, and waits for a database or a browser most of the time. */
  async function runSideBySide() {
    const both = await Promise.all([runVitest('databases', databases), runVitest('browsers', browsers)]);
    return both.every(Boolean);
  }

  /** @param {string} project */
  function runE2e(project) {
    const filter = deep ? ['--grep', '@deep|deep/'] : ['--grep-invert', '@deep|deep/|long/'];
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e(project) };
    return run('e2e', [`--project=${project}`, '--no-deps', ...filter], env);
  }

  rmSync(reports, { recursive: true, force: true });
  rmSync(countsFile(tier), { force: true });
  mkdirSync(reports, { recursive: true });

  /** @type {readonly Step[]} */
  const lint = [['lint', () => run('lint')]];
  /** @type {readonly Step[]} */
  const deepSteps = [
    ['cluster', () => runVitest('cluster', cluster)],
    ['databases and browsers', runSideBySide],
  ];
  /** @type {readonly Step[]} */
  const steps = [
    ...(deep ? [] : lint),
    ['unit tests', () => runVitest('unit', unit, unitArguments(deep))],
    ['build', () => run('build')],
    ...(deep ? deepSteps : []),
    // One run after the other, because Playwright ignores filters for a project that another one depends on.
    ...E2E_PROJECTS.map((project) => /** @type {Step} */ ([`e2e ${project}`, () => runE2e(project)])),
  ];
  const { passed: stepsPassed, seconds } = await runInOrder(steps);

  const installed = [databases, cluster, browsers].flatMap(vitestResults);
  const results = [
    ...vitestResults(unit),
    ...E2E_PROJECTS.flatMap((project) => playwrightResults(e2e(project))),
    ...installed,
  ];
  printTroubles(results);
  for (const { name, skipped } of installed) if (skipped) console.log(`Not run: ${name}`);
  const passed = results.filter((result) => result.passed).length;
  const failed = results.filter((result) => !result.passed && !result.skipped).length;
  console.log(seconds.join(', '));
  return { passed, failed: Math.max(failed, stepsPassed ? 0 : 1) };
}

/** @returns {Counts} */
function total() {
  const counts = [readReport(countsFile('quick')), readReport(countsFile('deep'))];
  return {
    passed: counts.reduce((sum, tier) => sum + (tier?.passed ?? 0), 0),
    failed: counts.reduce((sum, tier) => sum + (tier?.failed ?? 1), 0),
  };
}

/** @returns {Promise<Counts>} */
async function countsOf(/** @type {Tier} */ tier) {
  const counts = await runTier(tier);
  writeFileSync(countsFile(tier), JSON.stringify(counts));
  return counts;
}

const { passed, failed } = process.argv.includes('--total')
  ? total()
  : await countsOf(process.argv.includes('--deep') ? 'deep' : 'quick');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
