import { type Arguments, parseArguments } from './arguments.ts';
import type { CommandInfo } from './command-info.ts';
import type { Context } from './context.ts';

export interface Command extends CommandInfo {
  readonly start: (words: readonly string[], context: Context) => Promise<void>;
}

/**
 * Creates a command.
 * @param load imports the command's module, so that a command does not wait for the modules of others
 */
export function command<FlagName extends string>(
  info: CommandInfo<FlagName>,
  load: () => Promise<(args: Arguments<FlagName>, context: Context) => Promise<void>>,
): Command {
  return {
    ...info,
    async start(words, context) {
      const args = parseArguments(words, info);
      const run = await load();
      await run(args, context);
    },
  };
}
