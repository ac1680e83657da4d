import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isJsonObject } from '../schema/json-object.ts';
import { RowloomError } from './errors.ts';
import { systemCode } from './file-errors.ts';
import { temporaryPrefix } from './own-names.ts';

const LOCK_NAME = '.rowloom.lock';
/** How often to try again if other processes create and remove the lock at the same moments. */
const ATTEMPTS_MAX = 10;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The computed start of a process varies by less than this. */
const SAME_START_SECONDS = 5;

/** The process that holds a lock, as the lock file names it. */
interface Owner {
  /** A UUID, unique to the lock. */
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** When the process started, in seconds since 1970. */
  readonly started: number;
}

function startOfProcess(): number {
  return Math.round(Date.now() / 1000 - process.uptime());
}

/** Whether the process still runs. Another process can have the same number later, for example in a new container. */
function isAlive({ pid, host, started }: Owner): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return Math.abs(started - startOfProcess()) < SAME_START_SECONDS;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user.
    return systemCode(error) === 'EPERM';
  }
}

/** Undefined if the file is incomplete, because its process is just writing it or ended while it did. */
function readOwner(text: string): Owner | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isJsonObject(read)) return undefined;
    const { id, pid, host, started } = read;
    const isOwner =
      typeof id === 'string' &&
      UUID.test(id) &&
      typeof host === 'string' &&
      typeof started === 'number' &&
      Number.isInteger(pid);
    return isOwner ? { id, pid: Number(pid), host, started } : undefined;
  } catch {
    return undefined;
  }
}

function busy(directory: string, owner: Owner | undefined): RowloomError {
  const by = owner ? ` by process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}` : '';
  const message =
    `“${directory}” is being written${by}. Wait until it has finished, or choose another directory. ` +
    `If no such process runs, delete “${join(directory, LOCK_NAME)}”.`;
  return new RowloomError([{ path: [], code: 'directory-busy', message }]);
}

/** Creates a file that must not exist. Returns false if it exists. */
async function createFile(path: string, text: string): Promise<boolean> {
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path, 'wx');
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    await file.writeFile(text);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return true;
}

async function readLock(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes the lock and the temporary files of a process that has ended. Only one process does this for one lock, because
 * it first creates a file with the lock's id. Otherwise a slower process could remove the new lock of a faster one.
 */
async function removeDead(directory: string, shown: string, { id, pid }: Owner): Promise<void> {
  const lock = join(directory, LOCK_NAME);
  const claim = join(directory, `${LOCK_NAME}-${id}`);
  if (!(await createFile(claim, ''))) throw busy(shown, undefined);
  try {
    const text = await readLock(lock);
    if (text === undefined || readOwner(text)?.id !== id) return;
    const names = await readdir(directory);
    const left = names.filter((name) => name.startsWith(temporaryPrefix(pid)));
    await Promise.all(left.map((name) => rm(join(directory, name), { force: true })));
    await rm(lock, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}

/**
 * Locks a directory, so that only one process at a time writes files there. Takes over the lock of a process that has ended.
 * Returns a function that removes the lock. Rejects with a `RowloomError` with `directory-busy`, or with an error of the
 * file system.
 * @param shown the directory as the user knows it, for messages
 */
export async function lockDirectory(directory: string, shown = directory): Promise<() => Promise<void>> {
  const lock = join(directory, LOCK_NAME);
  const own: Owner = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    started: startOfProcess(),
  };
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    if (await createFile(lock, `${JSON.stringify(own)}\n`)) return () => rm(lock, { force: true });
    const text = await readLock(lock);
    if (text === undefined) continue;
    const owner = readOwner(text);
    if (!owner || isAlive(owner)) throw busy(shown, owner);
    await removeDead(directory, shown, owner);
  }
  throw busy(shown, undefined);
}
