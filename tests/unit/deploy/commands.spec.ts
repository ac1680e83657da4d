import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments } from '../../../src/cli/arguments.ts';
import { commands } from '../../../src/cli/commands.ts';
import { shellBlocks } from '../../fixtures/code-blocks.ts';
import { programCalls } from '../../fixtures/program-calls.ts';

const deployed = readdirSync('deploy', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
const files = ['README.md', ...deployed, ...pages.map((page) => join('docs', page))];

const calls = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.md') ? shellBlocks(text) : [text];
  return code.flatMap(programCalls).map((call) => [file, call] as const);
});

it('every call of the program in deploy/ and the pages has a command and flags that exist', () => {
  const tried = new Set(calls.map(([, { name }]) => name));
  expect([...tried]).toEqual(expect.arrayContaining(['plan', 'run', 'verify', 'join', 'rows']));
  for (const [file, { name, words }] of calls) {
    const info = commands[name];
    if (!info) throw new Error(`${file}: There is no command ${name}`);
    expect(() => parseArguments(words, info), `${file}: rowloom ${name} ${words.join(' ')}`).not.toThrow();
  }
});

it('a call with a flag that does not exist would be found', () => {
  const [call, ...others] = programCalls(
    `# rowloom runs\nxargs -I{} \\\n  rowloom rows 'a b.json' --form=csv | head # rowloom ends`,
  );
  expect(call).toEqual({ name: 'rows', words: ['a b.json', '--form=csv'] });
  expect(others).toEqual([]);
  const { rows } = commands;
  expect(() => rows && parseArguments(call?.words ?? [], rows)).toThrow();
});

it('every link between the pages in deploy/ leads to a file', () => {
  const readmes = deployed.filter((file) => file.endsWith('.md'));
  const links = readmes.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?![a-z]+:)([^)#]+)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  expect(links).toContain('docs/scale.md');
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

it('every image in deploy/ is of this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const texts = deployed.map((file) => readFileSync(file, 'utf8'));
  const versions = texts.flatMap((text) => [...text.matchAll(/\browloom:(\S+)/g)].map(([, tag]) => tag));
  expect(versions.length).toBeGreaterThan(1);
  expect(new Set(versions)).toEqual(new Set([version]));
});
