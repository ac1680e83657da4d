import { redactor } from '../databases/redact.ts';
import { passwordsIn } from '../databases/url-passwords.ts';
import { closest } from '../expression/closest.ts';
import { RowloomError } from '../library/errors.ts';
import { madeWith } from '../schema/made-with.ts';
import type { Command } from './command.ts';
import { toCommandError } from './command-error.ts';
import { commands } from './commands.ts';
import type { Context } from './context.ts';
import { exitCodeOf } from './exit-codes.ts';
import { commandHelp, commandHelpJson, programHelp, programHelpJson } from './help.ts';
import { type CommandError, refuse } from './problem.ts';
import { reportJson, reportWords } from './report.ts';
import { handleSignals, Interrupted } from './signals.ts';
import { isPipeClosed, PipeClosed, printTo } from './standard-output.ts';

const HELP_FLAGS: ReadonlySet<string> = new Set(['--help', '-h']);
const VERSION_FLAGS: ReadonlySet<string> = new Set(['--version', '-v', '-V']);

/** Splits words at `--`: what follows it is not a flag, even if it looks like one. */
function splitAtEndOfFlags(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const end = words.indexOf('--');
  return end === -1 ? [words, []] : [words.slice(0, end), words.slice(end)];
}

/** Refuses the first word after the program's name. */
function refuseWord(word: string): never {
  const isFlag = word.startsWith('-');
  const known = isFlag ? ['--help', '--version'] : Object.keys(commands);
  const suggestion = closest(word, known);
  const didYouMean = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  const list = ` The commands are ${Object.keys(commands).join(', ')}.`;
  const [kind, code] = isFlag
    ? (['flag', 'unknown-flag'] as const)
    : (['command', 'unknown-command'] as const);
  return refuse('', code, `There is no ${kind} “${word}”.${didYouMean}${list}`);
}

function commandNamed(name = ''): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

function printHelp(name: string | undefined, { print, json }: Context): Promise<void> {
  if (name === undefined || HELP_FLAGS.has(name)) return print(json ? programHelpJson() : programHelp());
  const command = commandNamed(name);
  if (!command) return refuseWord(name);
  return print(json ? commandHelpJson(name, command) : commandHelp(name, command));
}

async function run([name, ...words]: readonly string[], context: Context): Promise<void> {
  if (name === undefined) return refuse('', 'missing-argument', 'Name a command.');
  if (VERSION_FLAGS.has(name)) return context.print(`${madeWith.rowloom}\n`);
  if (name === 'help' || HELP_FLAGS.has(name)) return printHelp(words[0], context);
  const command = commandNamed(name);
  if (!command) return refuseWord(name);
  const [flags] = splitAtEndOfFlags(words);
  if (flags.some((word) => HELP_FLAGS.has(word))) return printHelp(name, context);
  await command.start(words, context);
}

/** The problems in sentences. The program alone shows its help. */
function inWords(error: CommandError, [name]: readonly string[]): string {
  if (name === undefined) return programHelp();
  return reportWords(error, commandNamed(name) ? `rowloom ${name}` : 'rowloom');
}

/**
 * Runs the program `rowloom` with its arguments, and sets the exit code of this process. Reports problems on standard
 * error: in sentences, or as JSON with `--json`. A closed pipe ends the command without a message.
 */
export async function main(args: readonly string[]): Promise<void> {
  // Without a listener, a closed standard error would end the process with exit code 1.
  process.stderr.on('error', () => {});
  const [flags, operands] = splitAtEndOfFlags(args);
  const words = [...flags.filter((arg) => arg !== '--json'), ...operands];
  const json = words.length < args.length;
  const context: Context = {
    json,
    print: printTo(process.stdout),
    note(sentence) {
      if (!json) process.stderr.write(`${sentence}\n`);
    },
    interruptible: handleSignals(),
  };
  const passwords = args.flatMap(passwordsIn);
  // Replaces the arguments that other users of the machine see in lists of processes, such as those of ps.
  if (passwords.length > 0) process.title = 'rowloom';
  try {
    await run(words, context);
  } catch (error) {
    if (error instanceof PipeClosed) return;
    if (error instanceof RowloomError && isPipeClosed(error.cause)) return;
    if (error instanceof Interrupted) {
      process.exitCode = error.exitCode;
      return;
    }
    const known = toCommandError(error);
    process.exitCode = exitCodeOf(known.problems, commandNamed(words[0]));
    const report = json ? reportJson(known) : inWords(known, words);
    process.stderr.write(redactor(passwords)(report));
  }
}
