import { describe, expect, it } from 'vitest';
import { commonFlags } from '../../../src/cli/command-info.ts';
import { commands } from '../../../src/cli/commands.ts';
import { exitCodes } from '../../../src/cli/exit-codes.ts';
import { commandHelp, commandHelpJson, programHelp, programHelpJson } from '../../../src/cli/help.ts';

const helps = [
  ['the program', programHelp()] as const,
  ...Object.entries(commands).map(([name, info]) => [name, commandHelp(name, info)] as const),
];

describe.each(helps)('the help of %s', (_, help) => {
  it('fits a terminal of 100 columns', () => {
    for (const line of help.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
  });

  it('has examples of commands and flags that exist', () => {
    const calls = [...help.matchAll(/rowloom ([a-z]+)((?: [^|>\n]+)?)/g)].map(([, name = '', rest = '']) => {
      const flags = [...rest.matchAll(/--([\w-]+)/g)].map(([, flag]) => flag);
      return { name, flags };
    });
    expect(calls).not.toEqual([]);
    for (const { name, flags } of calls) {
      const known = Object.keys({ ...commands[name]?.flags, ...commonFlags });
      expect(Object.keys(commands)).toContain(name);
      expect(known).toEqual(expect.arrayContaining(flags));
    }
  });
});

it('the help of the program names every command and exit code', () => {
  for (const name of [...Object.keys(commands), ...Object.keys(exitCodes)]) {
    expect(programHelp()).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

it('the help of a command names each of its flags', () => {
  for (const [name, info] of Object.entries(commands)) {
    for (const flag of Object.keys({ ...info.flags, ...commonFlags })) {
      expect(commandHelp(name, info)).toContain(`--${flag} `);
    }
  }
});

it('the help as JSON has every command, flag, example and exit code', () => {
  const { commands: listed, exitCodes: codes } = JSON.parse(programHelpJson());
  expect(codes).toEqual(
    Object.entries(exitCodes).map(([code, meaning]) => ({ code: Number(code), meaning })),
  );
  const expected = Object.entries(commands).map(([name, { summary, examples, flags }]) => ({
    name,
    summary,
    examples,
    flags: Object.keys({ ...flags, ...commonFlags }),
  }));
  type Listed = Omit<(typeof expected)[number], 'flags'> & { flags: readonly { name: string }[] };
  expect(
    listed.map(({ name, summary, examples, flags }: Listed) => ({
      name,
      summary,
      examples,
      flags: flags.map((flag) => flag.name),
    })),
  ).toEqual(expected);
});

it('the help of a command as JSON is its part of the help of the program, on one line', () => {
  const { commands: listed } = JSON.parse(programHelpJson());
  for (const [i, [name, info]] of Object.entries(commands).entries()) {
    const text = commandHelpJson(name, info);
    expect(text.trimEnd()).not.toContain('\n');
    expect(JSON.parse(text)).toEqual(listed[i]);
  }
});
