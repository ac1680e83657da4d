import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SessionError } from './session.ts';

interface DriverRequest {
  /** The name of the package. */
  readonly name: string;
  /** The module to load, if it is not the package's own, such as `mysql2/promise`. */
  readonly entry?: string;
  /** The version to install, if not the newest. */
  readonly version?: string | undefined;
  /** The databases to which the package connects, such as `MySQL and MariaDB`. */
  readonly products: string;
  /** A further way, as a sentence. */
  readonly otherwise?: string;
}

/** The commands that add a package, by the file in which each manager locks versions. */
const MANAGERS: readonly (readonly [file: string, command: string])[] = [
  ['pnpm-lock.yaml', 'pnpm add --save-dev'],
  ['yarn.lock', 'yarn add --dev'],
  ['bun.lock', 'bun add --dev'],
  ['bun.lockb', 'bun add --dev'],
];

/**
 * Loads a driver that a project has installed beside Rowloom, or in whose folder the program runs, as with `npx`.
 *
 * @throws SessionError with the command that installs the driver
 */
export function loadDriver({
  name,
  entry = name,
  version,
  products,
  otherwise = '',
}: DriverRequest): unknown {
  const places = [join(process.cwd(), 'package.json'), import.meta.url];
  for (const place of places) {
    const require = createRequire(place);
    const path = resolved(require, entry);
    if (path !== undefined) return require(path);
  }
  throw new SessionError({
    code: 'driver-missing',
    message: `Connections to ${products} need the package ${name}, which is not installed. Install it: ${installCommand(process.cwd())} ${name}${version === undefined ? '' : `@${version}`}${otherwise}`,
  });
}

function resolved(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}

/** The command of the package manager that locks the versions of a project, which is in a folder or in one above it. */
function installCommand(folder: string): string {
  const manager = MANAGERS.find(([file]) => existsSync(join(folder, file)));
  if (manager) return manager[1];
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, 'package-lock.json'))
    ? 'npm install --save-dev'
    : installCommand(parent);
}
