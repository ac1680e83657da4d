import { formatPath } from '../schema/problem.ts';
import { readCheckArguments } from './arguments.ts';
import { code } from './code.ts';
import { openSchema } from './open-schema.ts';
import { PipeClosed } from './output.ts';
import { CommandError, type CommandProblem, refuse } from './problem.ts';
import { rows } from './rows.ts';

const EXIT_PROBLEMS = 2;

function problemsOf(error: unknown): readonly CommandProblem[] {
  if (error instanceof CommandError) return error.problems;
  const isSystemError = error instanceof Error && 'syscall' in error;
  const message =
    error instanceof Error ? (isSystemError ? error.message : (error.stack ?? '')) : String(error);
  return [{ path: '', code: isSystemError ? 'write-failed' : 'failed', message }];
}

function reported({ path, ...rest }: CommandProblem): object {
  return { path: typeof path === 'string' ? path : formatPath(path), ...rest };
}

/** Exits with 0, or with 2 and one problem per line on standard error. A closed pipe ends the command without a message. */
async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof PipeClosed) return;
    process.exitCode = EXIT_PROBLEMS;
    process.stderr.write(
      problemsOf(error)
        .map((problem) => `${JSON.stringify(reported(problem))}\n`)
        .join(''),
    );
  }
}

/** `rows schema.json --table orders --from 0 --to 10 --format csv --options '{"delimiter":";"}'` */
export function runRows(args: readonly string[]): Promise<void> {
  return run(() => rows(args, process.stdout));
}

/** `code schema.json --language ddl --options '{"dialect":"mysql"}'` */
export function runCode(args: readonly string[]): Promise<void> {
  return run(() => code(args, process.stdout));
}

/** `check schema.json` */
export function runCheck(args: readonly string[]): Promise<void> {
  return run(async () => {
    await openSchema(readCheckArguments(args).file);
  });
}

/** The program: `rowloom rows …`, `rowloom check …`, `rowloom code …` */
export async function main([command = '', ...args]: readonly string[]): Promise<void> {
  const commands = { rows: runRows, check: runCheck, code: runCode };
  const found = Object.entries(commands).find(([name]) => name === command);
  await run(async () =>
    found ? found[1](args) : refuse(command, 'unknown-flag', `There is no command “${command}”.`),
  );
}
