import { execFileSync } from 'node:child_process';

/** What the shell's `times` prints for its children: user and system time. https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#times */
const CHILDREN_TIMES = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/;

/** The CPU time of a program, in ms. What it prints is dropped. */
export function cpuTime(file: string, args: readonly string[], cwd: string): number {
  const script = '"$0" "$@" > /dev/null; times';
  const times = execFileSync('sh', ['-c', script, file, ...args], { cwd, encoding: 'utf8' });
  const [, userMin, user, systemMin, system] = (CHILDREN_TIMES.exec(times) ?? []).map(Number);
  if (userMin === undefined || user === undefined || systemMin === undefined || system === undefined) {
    throw new Error(`The shell printed ${times}`);
  }
  return (userMin + systemMin) * 60_000 + (user + system) * 1000;
}
