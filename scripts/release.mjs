// `npm run release`: tests the version of package.json, writes its package, SBOM and notes to `release/` and the site to `dist/`, and
// publishes the package. -- --dry-run: all but the publication, which needs an account. -- --no-tests: where the tests have passed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASE = `${ROOT}release`;
const PACKAGE = `${RELEASE}/package`;

const isDryRun = process.argv.includes('--dry-run');
const hasTests = !process.argv.includes('--no-tests');

/** `runnerImport` sets this process's NODE_ENV to `development`: the site would have React's development build. */
const env = { ...process.env };

/** Vite's own loader: Node 20 imports no TypeScript. @type {typeof import('../build/node-package.ts')} */
const { writePackage } = (await runnerImport(`${ROOT}build/node-package.ts`)).module;
/** @type {typeof import('../build/sbom.ts')} */
const { packageSbom } = (await runnerImport(`${ROOT}build/sbom.ts`)).module;

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd = ROOT) {
  execFileSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32', env });
}

/** @param {string} version */
function notesOf(version) {
  const [, ...sections] = readFileSync(`${ROOT}CHANGELOG.md`, 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  if (!section) throw new Error(`CHANGELOG.md has no section “## ${version}”`);
  return section.slice(version.length).trim();
}

/**
 * The tag must name the version, and npm's provenance the repository: https://docs.npmjs.com/generating-provenance-statements
 * @param {string} version
 */
function setRepository(version) {
  const {
    GITHUB_REF_TYPE: type,
    GITHUB_REF_NAME: name,
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
  } = process.env;
  if (type === 'tag' && name !== `v${version}`) {
    throw new Error(`The tag is ${name}, and package.json has the version ${version}`);
  }
  if (server && repository) npm(['pkg', 'set', `repository=git+${server}/${repository}.git`], PACKAGE);
}

const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const notes = notesOf(version);
if (hasTests) for (const tier of ['test', 'test:deep']) npm(['run', tier]);

rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
writeFileSync(`${RELEASE}/notes.md`, `${notes}\n`);
const packages = await writePackage(ROOT, PACKAGE);
setRepository(version);
npm(['pack', '--silent', '--pack-destination', RELEASE], PACKAGE);
const materials = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
});
const sbom = packageSbom(ROOT, JSON.parse(materials), packages);
writeFileSync(`${RELEASE}/sbom.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`);
npm(['run', 'build']);

const [tarball] = readdirSync(RELEASE).filter((file) => file.endsWith('.tgz'));
if (!tarball) throw new Error('npm wrote no package');
npm(['publish', `./${tarball}`, '--access', 'public', isDryRun ? '--dry-run' : '--provenance'], RELEASE);
