import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const DATA_NOTICES = 'src/generators/data/NOTICES.txt';
const LICENSE_FILE = /^(licen[cs]e|notice|ofl)/i;
const LINE = `\n\n${'-'.repeat(80)}\n\n`;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** All packages of the lock file, by their folders. */
function lockedPackages(root: string): Readonly<Record<string, LockedPackage>> {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/** The folders of the packages that the site contains. */
function sitePackages(root: string): ReadonlySet<string> {
  const own = Object.entries(lockedPackages(root)).filter(
    ([folder, { dev, optional, devOptional }]) =>
      folder !== '' && !dev && !optional && !devOptional && existsSync(join(root, folder)),
  );
  return new Set(own.map(([folder]) => folder));
}

function packageNotice(
  root: string,
  [folder, { version, license }]: readonly [string, LockedPackage],
): string {
  const files = readdirSync(join(root, folder)).filter((name) => LICENSE_FILE.test(name));
  const texts = files.map((name) => readFileSync(join(root, folder, name), 'utf8').trim());
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return [`${name} ${version}, ${license}`, ...texts].join('\n\n');
}

/**
 * The notices that the licenses of the data and of packages require in every copy.
 * @param root the folder of this repository
 * @param folders the folders of the copied packages, such as `node_modules/react`; by default those of the site
 */
export function noticesText(root: string, folders: ReadonlySet<string> = sitePackages(root)): string {
  const data = readFileSync(join(root, DATA_NOTICES), 'utf8').trim();
  const copied = Object.entries(lockedPackages(root)).filter(([folder]) => folders.has(folder));
  return `${[data, ...copied.map((locked) => packageNotice(root, locked))].join(LINE)}\n`;
}

/** Serves the notices with the site. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'rowloom:third-party-notices',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = noticesText(this.environment.config.root);
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source });
    },
  };
}
