import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isJsonObject } from '../schema/json-object.ts';
import { systemCode } from './file-errors.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The computed start of a process varies by less than this. */
const SAME_START_SECONDS = 5;

/** The process that holds a lock, as the lock file names it. Versions before 0.4 wrote the first four properties alone. */
export interface Owner {
  /** A UUID, unique to the lock. */
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** When the process started, in seconds since 1970. */
  readonly started: number;
  /** Where `pid` is unique. Two processes with the same place can see each other. */
  readonly place?: string;
  /** When the process started, in clock ticks since the machine did. Undefined if the system does not tell. */
  readonly ticks?: string;
}

export type OwnerState = 'runs' | 'ended' | 'unknown';

function readOrUndefined(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * When a process started, or `ended` if its parent has only not asked yet how it ended. Undefined if the system does not tell,
 * perhaps because the process is another user's. The name of the program stands in brackets before the other fields, and can
 * hold blanks and brackets: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function startTicks(pid: number | 'self'): string | undefined {
  const text = readOrUndefined(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // The third field follows the last bracket.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return /[ZXx]/.test(fields?.[0] ?? '') ? 'ended' : fields?.[19];
}

/**
 * The boot of the machine and the namespace of process numbers, which is a container's own. Machines and containers can have
 * equal host names, and all containers a process 1. Where Linux hides either, no other process is in the same place. Systems without
 * `/proc`, such as macOS and Windows, have no such namespaces: their place is the host.
 * https://man7.org/linux/man-pages/man7/pid_namespaces.7.html
 */
function placeOfProcess(): string {
  if (!existsSync('/proc/self')) return `host ${hostname()}`;
  const boot = readOrUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim());
  const namespace = readOrUndefined(() => readlinkSync('/proc/self/ns/pid'));
  const isKnown = boot && namespace && startTicks('self');
  return isKnown ? `${boot} ${namespace}` : randomUUID();
}

const place = placeOfProcess();

function startOfProcess(): number {
  return Math.round(Date.now() / 1000 - process.uptime());
}

/** This process as the owner of a new lock. */
export function newOwner(): Owner {
  const ticks = startTicks('self');
  return {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    started: startOfProcess(),
    place,
    ...(ticks !== undefined && { ticks }),
  };
}

/** Undefined if the text is incomplete, because its process is just writing it or ended while it did. */
export function readOwner(text: string): Owner | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isJsonObject(read)) return undefined;
    const { id, pid, host, started, place, ticks } = read;
    const isOwner =
      typeof id === 'string' &&
      UUID.test(id) &&
      typeof host === 'string' &&
      typeof started === 'number' &&
      Number.isInteger(pid);
    if (!isOwner) return undefined;
    return {
      id,
      pid: Number(pid),
      host,
      started,
      ...(typeof place === 'string' && { place }),
      ...(typeof ticks === 'string' && { ticks }),
    };
  } catch {
    return undefined;
  }
}

/** Whether a process has this number now. */
function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user.
    return systemCode(error) === 'EPERM';
  }
}

/**
 * Whether the owner still runs. `unknown` if this process cannot see it, because it is on another machine or in another
 * container, or if the system does not tell whether another process has got its number.
 */
export function stateOf({ pid, host, started, place: ofOwner, ticks }: Owner): OwnerState {
  if (ofOwner !== undefined) {
    if (ofOwner !== place) return 'unknown';
    const ticksNow = startTicks(pid);
    if (ticksNow === undefined) return hasProcess(pid) ? 'unknown' : 'ended';
    return ticksNow === ticks ? 'runs' : 'ended';
  }
  if (host !== hostname()) return 'runs';
  const isSame =
    pid === process.pid ? Math.abs(started - startOfProcess()) < SAME_START_SECONDS : hasProcess(pid);
  return isSame ? 'runs' : 'ended';
}
