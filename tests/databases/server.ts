import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A separate database server with one empty database. */
export interface Server {
  /** The variables with which any client reaches the server as its administrator. */
  readonly environment: Readonly<Record<string, string>>;
  /** The address of a database, as the program takes it. */
  url(database: string): string;
  /** Runs a script in the database's command line client, and returns its output. A failing statement ends it. */
  run(script: string | Readable): Promise<string>;
  /** What the product's own program prints of a database. */
  dump(database: string, options: readonly string[]): Promise<string>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export interface Product {
  readonly name: string;
  readonly dialect: 'postgresql' | 'mysql';
  readonly installed: boolean;
  start(): Promise<Server>;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

interface Commands {
  readonly create: Command;
  readonly serve: Command;
  readonly client: Command;
  /** Takes options and the name of a database after its arguments. */
  readonly dump: Command;
  /** The variables that clients read. */
  readonly environment: Readonly<Record<string, string>>;
  /** A file that clients read in their home folder. */
  readonly clientFile?: { readonly name: string; readonly text: string };
  readonly url: (database: string) => string;
  /** The line on the server's standard error that says that it accepts connections. */
  readonly ready: RegExp;
}

/** Debian's user and group `nobody`, because database servers do not start as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Waits for a process to end. Throws its output as an error if it failed. */
async function ended(child: ChildProcess, { program }: Command): Promise<string> {
  const [output, error, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${error}${output}`);
  return output;
}

/** Resolves at a line of standard error, which is read to its end. */
async function untilLine(child: ChildProcess, ready: RegExp): Promise<void> {
  if (!child.stderr) throw new Error('The server has no standard error');
  const lines: string[] = [];
  const reader = createInterface(child.stderr);
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line);
      if (ready.test(line)) resolve();
    });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`The server ended: ${lines.join('\n')}`)));
  });
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  return folder;
}

/** Starts a server with a temporary folder for its data and its socket. */
export async function startServer(commandsIn: (folder: string) => Commands): Promise<Server> {
  const folder = await createFolder();
  const { create, serve, client, dump, environment, clientFile, url, ready } = commandsIn(folder);
  if (clientFile) await writeFile(join(folder, clientFile.name), clientFile.text);
  const unprivileged: SpawnOptions = {
    cwd: folder,
    env: { ...process.env, HOME: folder, TMPDIR: folder },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  };
  await ended(spawn(create.program, create.args, unprivileged), create);
  const server = spawn(serve.program, serve.args, { ...unprivileged, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilLine(server, ready);
  return {
    environment: { HOME: folder, ...environment },
    url,
    async run(script) {
      const child = spawn(client.program, client.args);
      const [output] = await Promise.all([
        ended(child, client),
        // If a statement failed, the client's own error says so; the broken pipe does not matter.
        pipeline(Readable.from(script), child.stdin).catch((error) => {
          if (error.code !== 'EPIPE') throw error;
        }),
      ]);
      return output;
    },
    dump(database, options) {
      return ended(spawn(dump.program, [...dump.args, ...options, database]), dump);
    },
    async stop() {
      const end = once(server, 'close');
      server.kill('SIGTERM');
      await end;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
