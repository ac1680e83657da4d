import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { RowloomError } from './errors.ts';
import { systemCode } from './file-errors.ts';
import { newOwner, type Owner, type OwnerState, readOwner, stateOf } from './lock-owner.ts';
import { temporaryName, temporaryPrefix, temporaryPrefixOfLock } from './own-names.ts';

const LOCK_NAME = '.rowloom.lock';
/** How often to try again if other processes create and remove the lock at the same moments. */
const ATTEMPTS_MAX = 10;
/** How often an owner writes its lock again, so that the file's time moves. */
const BEAT_MS = 5_000;
/** An owner that cannot be seen has ended if its lock is older than this by the clock of the disk. */
const SILENT_MS = 60_000;

/** A lock that this process holds. */
export interface DirectoryLock {
  /** Prefix of temporary names. If this process is killed, the next owner removes files with such names. */
  readonly prefix: string;
  /** Rejects with a `RowloomError` with `directory-busy` if another process has taken the lock over, as after a long suspension. */
  confirm(): Promise<void>;
  /** Removes the lock. */
  release(): Promise<void>;
}

interface LockText {
  readonly text: string;
  /** When the file was written, in milliseconds by the clock of its disk. */
  readonly writtenMs: number;
}

function busy(directory: string, owner: Owner | undefined, state?: OwnerState): RowloomError {
  const by = owner ? ` by process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}` : '';
  const message =
    `“${directory}” is being written${by}. Wait until it has finished, or choose another directory. ` +
    `If no such process runs, delete “${join(directory, LOCK_NAME)}”` +
    (state === 'unknown' ? ', or wait for a minute: the lock ends a minute after its last sign.' : '.');
  return new RowloomError([{ path: [], code: 'directory-busy', message }]);
}

/** Creates a file that must not exist, and leaves it open. Undefined if it exists. */
async function createFile(path: string, text: string): Promise<FileHandle | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, 'wx');
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return undefined;
    throw error;
  }
  try {
    await file.write(text, 0);
    return file;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** Opens the file, because NFS keeps what it knows of a file until then: https://man7.org/linux/man-pages/man5/nfs.5.html */
async function readLock(path: string): Promise<LockText | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { mtimeMs } = await file.stat();
    return { text: await file.readFile('utf8'), writtenMs: mtimeMs };
  } finally {
    await file.close();
  }
}

/** The time by the clock of a directory's disk, which can be that of another machine. In milliseconds. */
async function diskTimeMs(directory: string): Promise<number> {
  const path = join(directory, temporaryName(temporaryPrefix(process.pid), randomUUID()));
  const file = await open(path, 'wx');
  try {
    // The server of a shared disk sets the time when data arrives.
    await file.write('.', 0);
    await file.datasync();
    return (await file.stat()).mtimeMs;
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

/** `unknown` if the owner cannot be seen, and has given a sign within the last minute. */
async function stateOfLock(directory: string, { text, writtenMs }: LockText): Promise<OwnerState> {
  const owner = readOwner(text);
  const state = owner ? stateOf(owner) : 'unknown';
  if (state !== 'unknown') return state;
  return (await diskTimeMs(directory)) - writtenMs > SILENT_MS ? 'ended' : 'unknown';
}

/** Removes the lock and the temporary files of a process that has ended. */
async function removeDead(directory: string, lock: string, { text }: LockText): Promise<void> {
  if ((await readLock(lock))?.text !== text) return;
  const owner = readOwner(text);
  if (owner) {
    const prefix = owner.place === undefined ? temporaryPrefix(owner.pid) : temporaryPrefixOfLock(owner.id);
    const names = (await readdir(directory)).filter((name) => name.startsWith(prefix));
    await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
  }
  await rm(lock, { force: true });
}

/** A lock file that this process has created. */
interface HeldFile {
  readonly text: string;
  readonly id: string;
  readonly file: FileHandle;
}

/**
 * Creates a lock file. Takes over that of a process that has ended: only one process does so at a time, because it first locks
 * the name with the ended one's id. Otherwise a slower process could remove the new lock of a faster one.
 */
async function acquire(directory: string, name: string, shown: string): Promise<HeldFile> {
  const lock = join(directory, name);
  const owner = newOwner();
  const text = `${JSON.stringify(owner)}\n`;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const file = await createFile(lock, text);
    if (file) return { text, id: owner.id, file };
    const existing = await readLock(lock);
    if (existing === undefined) continue;
    const holder = readOwner(existing.text);
    const state = await stateOfLock(directory, existing);
    if (state !== 'ended') throw busy(shown, holder, state);
    const claim = `${name}-${holder?.id ?? 'incomplete'}`;
    const held = await acquire(directory, claim, shown);
    try {
      await removeDead(directory, lock, existing);
    } finally {
      await release(join(directory, claim), held);
    }
  }
  throw busy(shown, undefined);
}

/** Removes a lock file, unless another process has taken it over. */
async function release(lock: string, { text, file }: HeldFile): Promise<void> {
  await file.close();
  if ((await readLock(lock))?.text === text) await rm(lock, { force: true });
}

/**
 * Writes the lock again and again, so that its time moves. Returns a function that ends this. The timers are those of Node: the
 * global ones of jsdom, in which Jest can run tests, are numbers.
 */
function startBeats({ file, text }: HeldFile): () => Promise<void> {
  let beat: Promise<unknown> = Promise.resolve();
  const beats = setInterval(() => {
    // Through the open file: a lock that has been taken over is another file. The disk may be full for a while.
    beat = file
      .write(text, 0)
      .then(() => file.datasync())
      .catch(() => {});
  }, BEAT_MS).unref();
  return async () => {
    clearInterval(beats);
    await beat;
  };
}

/**
 * Locks a directory, so that only one process at a time writes files there. Takes over the lock of a process that has ended. A
 * process on another machine or in another container has ended if it has not written its lock for a minute. Rejects with a
 * `RowloomError` with `directory-busy`, or with an error of the file system.
 * @param shown the directory as the user knows it, for messages
 */
export async function lockDirectory(directory: string, shown = directory): Promise<DirectoryLock> {
  const lock = join(directory, LOCK_NAME);
  const held = await acquire(directory, LOCK_NAME, shown);
  const stopBeats = startBeats(held);
  return {
    prefix: temporaryPrefixOfLock(held.id),
    async confirm() {
      const existing = await readLock(lock);
      if (existing?.text !== held.text) throw busy(shown, existing && readOwner(existing.text));
    },
    async release() {
      await stopBeats();
      await release(lock, held);
    },
  };
}
