import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A Linux with its own processes, mounts and host name, on the files and the network of this one. */
export interface Machine {
  /** Runs a line of a shell script. Programs that it leaves in the background go on. An exit code other than 0 is an error. */
  run(line: string): Promise<void>;
  /** Ends all its processes at once, as a power failure does. Resolves when none is left. */
  kill(): Promise<void>;
}

/** https://man7.org/linux/man-pages/man1/unshare.1.html */
const NAMESPACES = ['--fork', '--kill-child', '--pid', '--mount', '--mount-proc', '--uts'];
/**
 * The first process: it runs lines from standard input and prints their exit codes. When it ends, the kernel ends all other
 * processes of the machine. It also ends when this process dies, because that closes standard input.
 */
const INIT = 'hostname "$0" || exit; while read -r line; do eval "$line"; echo "$?"; done';

/** Whether this process has the rights to start machines. Root usually has them. */
export const canStartMachines = () => spawnSync('unshare', [...NAMESPACES, 'true']).status === 0;

export function startMachine(name: string, environment: NodeJS.ProcessEnv): Machine {
  const child = spawn('unshare', [...NAMESPACES, 'bash', '-c', INIT, name], {
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // A machine that has ended does not read.
  child.stdin.on('error', () => {});
  const codes = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  return {
    async run(line) {
      child.stdin.write(`${line}\n`);
      const { value } = await codes.next();
      if (value !== '0') throw new Error(`On ${name}, "${line}" ended with exit code ${value}.`);
    },
    async kill() {
      child.stdin.end();
      await ended;
    },
  };
}
