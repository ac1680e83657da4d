import { type CommandInfo, commonFlags, type Flag } from '../../src/cli/command-info.ts';
import { commands } from '../../src/cli/commands.ts';
import { exitCodes } from '../../src/cli/exit-codes.ts';
import { flagText, usageOf } from '../../src/cli/help.ts';
import { commandProblemCodes } from '../../src/cli/problem.ts';
import { code, table, text, withParts } from './reference.ts';

function commandSection([name, info]: readonly [string, CommandInfo]): string {
  const flags = Object.entries<Flag>({ ...info.flags, ...commonFlags });
  const rows = [
    [code(info.operand.value), text(info.operand.help)],
    ...flags.map(([flag, of]) => [code(flagText(flag, of)), text(of.help)]),
  ];
  const examples = info.examples.map(({ command, does }) => `# ${does}\n${command}`).join('\n\n');
  return [
    `### ${name}`,
    [info.summary, ...info.details].join(' '),
    `\`\`\`\n${usageOf(name, info)}\n\`\`\``,
    table(['argument', 'what it does'], rows),
    `\`\`\`sh\n${examples}\n\`\`\``,
  ].join('\n\n');
}

/** The generated parts of docs/cli.md, by the names of their markers. */
const parts: Readonly<Record<string, () => string>> = {
  commands: () => Object.entries(commands).map(commandSection).join('\n\n'),
  'exit-codes': () =>
    table(
      ['exit code', 'what it means'],
      Object.entries(exitCodes).map(([exitCode, meaning]) => [code(exitCode), text(meaning)]),
    ),
  codes: () =>
    table(
      ['code', 'what it says'],
      Object.entries(commandProblemCodes).map(([name, sentence]) => [code(name), text(sentence)]),
    ),
};

/** The commands in the README of the npm package: what each one does, in a line. */
function commandSummaries(): string {
  return Object.entries(commands)
    .map(([name, { summary }]) => `- ${code(name)}: ${summary}`)
    .join('\n');
}

export function withCommandSummaries(page: string): string {
  return withParts(page, { commands: commandSummaries });
}

export function withCommands(page: string): string {
  return withParts(page, parts);
}
