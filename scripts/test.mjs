// All checks and tests, in the order in which they fail fastest. Ends with a line "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const REPORTS = 'node_modules/.cache/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
/** Playwright would take a relative path from its configuration's folder. */
const E2E_REPORT = resolve(REPORTS, 'e2e.json');

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
const e2e = readReport(E2E_REPORT)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0) + (e2e?.flaky ?? 0);
console.log(`${passed} passed, ${Math.max(failed, stepsFailed)} failed`);
process.exit(failed + stepsFailed === 0 ? 0 : 1);
