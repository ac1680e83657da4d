import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createWorkspace } from '../../../../src/cli/mcp/workspace.ts';
import { temporaryDirectory } from '../../../fixtures/library.ts';
import { startSession } from '../../../fixtures/mcp-session.ts';

const schema = {
  version: 1,
  seed: 7,
  tables: [{ name: 't', rows: 3, columns: [{ name: 'id', field: 'sequence' }] }],
};

it('rows and schemas are written below the directory, and replace no file unless that is asked for', async () => {
  const directory = temporaryDirectory();
  const { call } = await startSession(directory, { allowWrites: true });
  expect(await call('write', { schema, out: 'data/', format: 'csv', rows: 't=2' })).toEqual({
    text: 'data/t.csv: 2 rows, 10 bytes',
    isError: false,
  });
  expect(readFileSync(join(directory, 'data/t.csv'), 'utf8')).toMatch(/^id\r?\n1\r?\n2\r?\n$/);
  expect(await call('save', { schema, out: 'schema.json' })).toMatchObject({ isError: false });
  expect(JSON.parse(readFileSync(join(directory, 'schema.json'), 'utf8'))).toEqual(schema);
  for (const name of ['write', 'save']) {
    const input = { schema: 'schema.json', out: name === 'write' ? 'data/t.csv' : 'schema.json' };
    const again = await call(name, input);
    expect(JSON.parse(again.text)).toMatchObject({ code: 'file-exists' });
    expect((await call(name, { ...input, force: true })).isError).toBe(false);
  }
});

it.each(['.', './', 'data', 'data/'])('a schema is not saved as the folder %s', async (out) => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'data'));
  const { call } = await startSession(directory, { allowWrites: true });
  for (const force of [false, true]) {
    const { text, isError } = await call('save', { schema, out, force });
    expect(isError).toBe(true);
    expect(JSON.parse(text).message).toMatch(
      /^“.+” is a folder\. Name a file in it, such as (?:data\/)?schema\.json\.$/,
    );
  }
  expect(readdirSync(directory)).toEqual(['data']);
});

it.each([
  '../x.json',
  '/tmp/x.json',
  'out/x.json',
  'out/new/x.json',
  'in/../../x.json',
  'nowhere.json',
  'loop',
])('the path %s leads out of the directory and is neither written nor read', async (path) => {
  const directory = temporaryDirectory();
  const outside = temporaryDirectory();
  mkdirSync(join(directory, 'in'));
  symlinkSync(outside, join(directory, 'out'));
  symlinkSync(join(outside, 'new.json'), join(directory, 'nowhere.json'));
  symlinkSync('loop', join(directory, 'loop'));
  const { call } = await startSession(directory, { allowWrites: true });
  for (const [name, input] of [
    ['save', { schema, out: path, force: true }],
    ['write', { schema, out: path, force: true, format: 'csv' }],
    ['check', { schema: path }],
    ['import', { path }],
  ] as const) {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(JSON.parse(text).code).toMatch(/^(?:outside-directory|write-failed)$/);
  }
  expect(readdirSync(outside)).toEqual([]);
});

it('rows are not written through links in a directory', async () => {
  const directory = temporaryDirectory();
  const secret = join(temporaryDirectory(), 'secret.csv');
  writeFileSync(secret, 'kept');
  mkdirSync(join(directory, 'data'));
  symlinkSync(secret, join(directory, 'data/t.csv'));
  const { call } = await startSession(directory, { allowWrites: true });
  const { text } = await call('write', { schema, out: 'data/', format: 'csv', force: true });
  expect(JSON.parse(text)).toMatchObject({ code: 'outside-directory' });
  expect(readFileSync(secret, 'utf8')).toBe('kept');
});

it.each([
  ['save', 'data/t.json'],
  ['write', 'data/t.json'],
  ['write', 'data/'],
  ['write', 'data/new/'],
])('%s of %s writes nothing outside if a directory becomes a link after its check', async (name, out) => {
  const directory = temporaryDirectory();
  const outside = temporaryDirectory();
  mkdirSync(join(directory, 'data'));
  const workspace = createWorkspace(directory);
  const writable = async (path: string) => {
    const checked = await workspace.writable(path);
    rmdirSync(join(directory, 'data'));
    symlinkSync(outside, join(directory, 'data'));
    return checked;
  };
  const { call } = await startSession(directory, {
    allowWrites: true,
    workspace: { ...workspace, writable },
  });
  const { text } = await call(name, { schema, out, ...(name === 'write' && { format: 'json' }) });
  expect(JSON.parse(text)).toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining(' leads out of the working directory.'),
  });
  expect(readdirSync(outside)).toEqual([]);
});

it.each(['save', 'write'])(
  '%s replaces no file outside to which a link leads after its check',
  async (name) => {
    const directory = temporaryDirectory();
    const secret = join(temporaryDirectory(), 'secret.json');
    writeFileSync(secret, 'kept');
    const workspace = createWorkspace(directory);
    const writable = async (path: string) => {
      const checked = await workspace.writable(path);
      symlinkSync(secret, checked);
      return checked;
    };
    const { call } = await startSession(directory, {
      allowWrites: true,
      workspace: { ...workspace, writable },
    });
    await call(name, { schema, out: 't.json', force: true });
    expect(readFileSync(secret, 'utf8')).toBe('kept');
  },
);

it('files of given rows are read beside the schema, and not outside', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'plans.csv'), 'code\na\nb\n');
  const given = (file: string) => ({ version: 1, tables: [{ name: 'plans', given: { file } }] });
  writeFileSync(join(directory, 'inside.json'), JSON.stringify(given('plans.csv')));
  writeFileSync(join(directory, 'outside.json'), JSON.stringify(given('../plans.csv')));
  const { call } = await startSession(directory);
  expect((await call('preview', { schema: 'inside.json', table: 'plans' })).text).toMatch(
    /^code\r?\na\r?\nb$/,
  );
  const { text } = await call('check', { schema: 'outside.json' });
  expect(text).toContain('"given-file"');
});

it('a name that is a flag or - is a file', async () => {
  const directory = temporaryDirectory();
  const { call } = await startSession(directory, { allowWrites: true });
  expect((await call('save', { schema, out: '-' })).isError).toBe(false);
  expect(existsSync(join(directory, '-'))).toBe(true);
  expect((await call('check', { schema: '-' })).text).toContain('No problems in 1 table with 3 rows.');
});
