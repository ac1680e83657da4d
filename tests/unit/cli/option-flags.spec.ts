import { describe, expect, it } from 'vitest';
import type { OptionInfos } from '../../../src/catalogue/option-values.ts';
import { parseArguments } from '../../../src/cli/arguments.ts';
import { commands } from '../../../src/cli/commands.ts';
import { optionFlags, readOptionFlags } from '../../../src/cli/option-flags.ts';
import { CommandError } from '../../../src/cli/problem.ts';
import { languages } from '../../../src/code/languages.ts';
import { formats } from '../../../src/formats/formats.ts';

const flags = optionFlags('format', 'docs/formats.md', '--option a=b');
const operand = { value: 'SCHEMA', help: '' };

function read(infos: OptionInfos, ...words: readonly string[]): object {
  return readOptionFlags(parseArguments(words, { flags, operand }), 'the format csv', infos);
}

const each = (...options: readonly string[]) => options.flatMap((option) => ['--option', option]);

function problemOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof CommandError) return error.problems[0];
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('--option', () => {
  it('reads each value by the kind of its option', () => {
    expect(
      read(formats.csv.options, ...each('delimiter=;', 'header=false', 'lineEnd=lf', 'nullText=')),
    ).toEqual({ delimiter: ';', header: false, lineEnd: 'lf', nullText: '' });
    expect(read(formats.sql.options, ...each('rowsPerInsert=20', 'dialect=mysql'))).toEqual({
      rowsPerInsert: 20,
      dialect: 'mysql',
    });
    expect(read(languages.ddl.options, ...each('dialect=sqlite'))).toEqual({ dialect: 'sqlite' });
  });

  it('reads everything behind the first = as the value, with tabs and line breaks as escapes', () => {
    expect(read(formats.template.options, ...each('row={id}=1\\n', 'separator=\\t'))).toEqual({
      row: '{id}=1\n',
      separator: '\t',
    });
    expect(read(formats.csv.options, '--option=delimiter==')).toEqual({ delimiter: '=' });
  });

  it('stands beside --options', () => {
    expect(read(formats.csv.options, '--options', '{"header":false}', ...each('delimiter=;'))).toEqual({
      header: false,
      delimiter: ';',
    });
  });

  it.each([
    [each('header=true', 'header=true'), 'invalid-flag', 'The option “header” is given twice.'],
    [
      ['--options', '{"header":false}', ...each('header=true')],
      'invalid-flag',
      'The option “header” is given twice.',
    ],
    [each('header'), 'invalid-flag', '--option must be like NAME=VALUE, not “header”.'],
    [each('=;'), 'invalid-flag', '--option must be like NAME=VALUE, not “=;”.'],
  ])('%j is refused', (words, code, message) => {
    expect(problemOf(() => read(formats.csv.options, ...words))).toMatchObject({ code, message });
  });

  it.each(['delimter', '__proto__', 'constructor'])('refuses %s and names all that there are', (name) => {
    const problem = problemOf(() => read(formats.csv.options, ...each(`${name}=1`)));
    expect(problem).toMatchObject({ path: ['options', name], code: 'unknown-property' });
    for (const option of Object.keys(formats.csv.options)) expect(problem?.message).toContain(option);
  });

  it('leaves other values to the check of the format', () => {
    expect(read(formats.csv.options, ...each('header=no'))).toEqual({ header: 'no' });
    expect(read(formats.sql.options, ...each('dialect='))).toEqual({ dialect: '' });
  });

  it('is a flag of the commands that have --options', () => {
    for (const [name, info] of Object.entries(commands)) {
      expect('option' in info.flags, name).toBe('options' in info.flags);
    }
  });
});
