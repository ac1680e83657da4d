import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A Linux with processes, mounts and a host name of its own, on the files and the network of this one. */
export interface Machine {
  readonly name: string;
  /** Runs a line of shell script. Programs that it starts in the background go on. A failing line is an error. */
  run(line: string): Promise<void>;
  /** Ends all its processes at once, as a power failure does, and waits until none is left. */
  kill(): Promise<void>;
}

/** https://man7.org/linux/man-pages/man1/unshare.1.html */
const NAMESPACES = ['--fork', '--kill-child', '--pid', '--mount', '--mount-proc', '--uts'];
/**
 * The first process. It runs lines from standard input and prints their exit codes. When it ends, the kernel ends all others
 * of the machine: it also ends if this process dies, because standard input is closed then.
 */
const INIT = 'hostname "$0"; while read -r line; do eval "$line"; echo "$?"; done';

export const machinesAllowed = () => spawnSync('unshare', [...NAMESPACES, 'true']).status === 0;

export function startMachine(name: string, environment: NodeJS.ProcessEnv): Machine {
  const child: ChildProcess = spawn('unshare', [...NAMESPACES, 'bash', '-c', INIT, name], {
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The machine has no standard input and output');
  // A machine that was killed no longer reads.
  stdin.on('error', () => {});
  const codes = createInterface(stdout)[Symbol.asyncIterator]();
  // All processes of the machine hold standard output open.
  const gone = once(child, 'close');
  return {
    name,
    async run(line) {
      stdin.write(`${line}\n`);
      const { value } = await codes.next();
      if (value !== '0') throw new Error(`${name} ended "${line}" with ${value}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
