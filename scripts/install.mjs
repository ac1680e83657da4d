// Installs what is missing: the packages of the lock file, and with --with-browser a Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
/** npm writes what it installed here; it lists each package of the lock file. */
const INSTALLED = 'node_modules/.package-lock.json';

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Packages for other systems than this one are optional, and not there. */
function packagesMissing() {
  if (!existsSync(INSTALLED)) return true;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  const locked = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages);
  return locked.some(
    ([path, { version, optional }]) => path !== '' && !optional && installed[path]?.version !== version,
  );
}

async function browserMissing() {
  const { findBrowser } = await import('./browser.mjs');
  return !findBrowser();
}

// A registry that does not have every system's packages may not satisfy `ci`.
if (packagesMissing() && !run('npm', ['ci']) && !run('npm', ['install', '--no-save'])) process.exit(1);

if (process.argv.includes('--with-browser') && (await browserMissing())) {
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
  if (await browserMissing()) {
    run('apt-get', ['update']);
    const install = ['install', '-y', '--no-install-recommends', 'fonts-noto-color-emoji'];
    if (!run('apt-get', [...install, 'chromium-headless-shell'])) run('apt-get', [...install, 'chromium']);
  }
  if (await browserMissing()) {
    console.error('No Chromium found, and none could be installed: name one in CHROMIUM_PATH.');
    process.exit(1);
  }
}
