// All checks and tests, in the order in which they fail fastest. Ends with a line "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const REPORTS = 'node_modules/.cache/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
/** Playwright would take a relative path from its configuration's folder. */
const E2E_REPORT = resolve(REPORTS, 'e2e.json');
/** In characters. */
const MOST_ERROR_TEXT = 2000;

function run(script, args = [], env = {}) {
  const { status } = spawnSync('npm', ['run', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The tests in Playwright's report, from all depths of its suites. */
function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Says at the very end, where one looks first, what did not pass at the first try and why. */
function tellTroubles(report) {
  for (const { title, file, tests } of specsIn(report)) {
    for (const { status, results } of tests) {
      if (status !== 'flaky' && status !== 'unexpected') continue;
      const { errors } = results.find(({ status: result }) => result !== 'passed') ?? { errors: [] };
      const outcome = status === 'flaky' ? 'Passed only at the second try' : 'Failed';
      console.log(`${outcome}: ${file}: ${title}`);
      for (const { message } of errors) console.log(message.slice(0, MOST_ERROR_TEXT));
    }
  }
}

const steps = [
  () => run('check'),
  () => run('unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]),
  () => run('build'),
  () => run('e2e', [], { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT }),
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const stepsFailed = steps.every((step) => step()) ? 0 : 1;
const unit = readReport(UNIT_REPORT);
const e2eReport = readReport(E2E_REPORT);
const e2e = e2eReport?.stats;
tellTroubles(e2eReport ?? {});
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + (e2e?.flaky ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0);
console.log(`${passed} passed, ${Math.max(failed, stepsFailed)} failed`);
process.exit(failed + stepsFailed === 0 ? 0 : 1);
