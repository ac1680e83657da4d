import { madeWith } from '../schema/made-with.ts';
import { type CommandInfo, commonFlags, type Flag } from './command-info.ts';
import { commands } from './commands.ts';
import { exitCodes } from './exit-codes.ts';
import { textList, wrapped } from './text-list.ts';

/** How a flag is written: `--out PATH`. */
export function flagText(name: string, { value, short }: Flag): string {
  const letter = short === undefined ? '' : `-${short}, `;
  return `${letter}--${name}${value === undefined ? '' : ` ${value}`}`;
}

/** How a command is written: `rowloom rows SCHEMA [flags]`. */
export function usageOf(name: string, { operand }: Pick<CommandInfo, 'operand'>): string {
  const value = operand.many ? `${operand.value}…` : operand.value;
  return `rowloom ${name} ${operand.missing === undefined ? `[${value}]` : value} [flags]`;
}

function section(title: string, body: string): string {
  return `${title}:\n${body}`;
}

function exampleList(examples: CommandInfo['examples']): string {
  return examples.map(({ command, does }) => `  ${command}\n      ${does}`).join('\n');
}

/** The help of a command, as `rowloom rows --help` prints it. */
export function commandHelp(name: string, info: CommandInfo): string {
  const flags = Object.entries<Flag>({ ...info.flags, ...commonFlags });
  const parts = [
    `Usage: ${usageOf(name, info)}`,
    [info.summary, ...info.details].map((text) => wrapped(text)).join('\n'),
    textList([[info.operand.value, info.operand.help]]),
    section('Flags', textList(flags.map(([flag, of]) => [flagText(flag, of), of.help]))),
    section('Examples', exampleList(info.examples)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const named = (flags: Readonly<Record<string, Flag>>) =>
  Object.entries(flags).map(([name, flag]) => ({ name, ...flag }));

function commandObject(name: string, { summary, details, operand, flags, examples }: CommandInfo) {
  const usage = usageOf(name, { operand });
  return { name, usage, summary, details, operand, flags: named({ ...flags, ...commonFlags }), examples };
}

/** The help of a command, as `rowloom rows --help --json` prints it: an object on one line. */
export function commandHelpJson(name: string, info: CommandInfo): string {
  return `${JSON.stringify(commandObject(name, info))}\n`;
}

/** The help of the program with all commands, as `rowloom --help --json` prints it: an object on one line. */
export function programHelpJson(): string {
  const help = {
    version: madeWith.rowloom,
    commands: Object.entries(commands).map(([name, info]) => commandObject(name, info)),
    exitCodes: Object.entries(exitCodes).map(([code, meaning]) => ({ code: Number(code), meaning })),
  };
  return `${JSON.stringify(help)}\n`;
}

/** The help of the program, as `rowloom --help` prints it. */
export function programHelp(): string {
  const parts = [
    'Usage: rowloom COMMAND [flags]',
    wrapped('Rowloom generates realistic test data: rows of tables that a schema document describes.'),
    section('Commands', textList(Object.entries(commands).map(([name, { summary }]) => [name, summary]))),
    section(
      'Flags',
      textList([
        [flagText('help', commonFlags.help), 'Show this help, or that of a command after its name.'],
        ['-v, --version', 'Show the version.'],
      ]),
    ),
    section('Exit codes', textList(Object.entries(exitCodes).map(([code, meaning]) => [code, meaning]))),
    section(
      'Examples',
      exampleList([
        { command: 'rowloom init shop.json', does: 'Write a schema to start from.' },
        { command: 'rowloom rows shop.json --table orders --to 5', does: 'Look at its rows.' },
        { command: 'rowloom rows shop.json --out data/ --format csv', does: 'Write a CSV file per table.' },
      ]),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
