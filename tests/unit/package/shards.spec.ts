/** @module-tag deep */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { shellBlocks } from '../../fixtures/code-blocks.ts';
import { startInContainer } from '../../fixtures/container.ts';
import { installPackage } from '../../fixtures/installed-package.ts';
import { isJob, podSpecOf, readManifests } from '../../fixtures/manifests.ts';
import { tarball } from '../../fixtures/npm-package.ts';

const { project, program, remove } = installPackage(tarball);
afterAll(remove);

const PATH = [dirname(program), process.env.PATH].join(delimiter);
const people = JSON.parse(readFileSync('tests/fixtures/people.json', 'utf8'));
people.tables[0].rows = 1000;
/** Where the commands run. */
const folder = join(project, 'run');
const schema = join(folder, 'people.json');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(schema, JSON.stringify(people));
});

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, PATH, ...env } };
  const { stdout } = await promisify(execFile)(command, [...args], options);
  return stdout;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const wholeFile = () => run(program, ['rows', schema, '--table', 'people', '--format', 'csv']);

it('the commands of docs/scale.md for one machine end with the file that rowloom rows writes', async () => {
  const [commands = '', check = ''] = shellBlocks(readFileSync('docs/scale.md', 'utf8'));
  expect(check).toContain('sha256sum');
  await run('bash', ['-e', '-o', 'pipefail', '-c', commands]);
  expect(await run('bash', ['-e', '-o', 'pipefail', '-c', check])).toBe('');
  expect(sha256(readFileSync(join(folder, 'people.csv'), 'utf8'))).toBe(sha256(await wholeFile()));

  const part = join(folder, 'data/people/part-00017.csv');
  writeFileSync(part, readFileSync(part, 'utf8').replace('e', 'E'));
  await expect(run('bash', ['-e', '-o', 'pipefail', '-c', check])).rejects.toMatchObject({
    stdout: 'people/part-00017.csv: FAILED\n',
  });
});

const jobs = [...readManifests().values()].flat().filter(isJob);
const onVolume = (text: string) =>
  text.replace(/(?<!\w)\/data\b/g, folder).replace('/schema/schema.json', schema);

/** The job of a name, and what its pods pass to the program or the shell. */
function jobNamed(name: string) {
  const job = jobs.find(({ metadata }) => metadata.name === name);
  const [{ command = [], args = [] } = {}] = (job && podSpecOf(job)?.containers) ?? [];
  if (!job) throw new Error(`There is no job ${name}`);
  return { completions: job.spec.completions, command, args: args.map(onVolume) };
}

it('what the pods of deploy/kubernetes/ run, one after the other, ends with the same file', async () => {
  for (const name of ['rowloom-plan', 'rowloom-run', 'rowloom-verify']) {
    const { completions, args } = jobNamed(name);
    for (let index = 0; index < (completions ?? 1); index++) {
      // As Kubernetes sets it.
      const env = completions === undefined ? {} : { JOB_COMPLETION_INDEX: String(index) };
      await run(program, args, env);
    }
  }
  const { command, args } = jobNamed('rowloom-join');
  const [shell = '', ...flags] = command;
  const log = await run(shell, [...flags, ...args], { HOSTNAME: 'rowloom-join-x7k2p' });
  const file = readFileSync(join(folder, 'people.csv'), 'utf8');
  expect(sha256(file)).toBe(sha256(await wholeFile()));
  expect(log).toContain(sha256(file));
  expect(log).toContain(`${Buffer.byteLength(file)} `);
  expect(readdirSync(folder).sort()).toEqual(['people', 'people.csv', 'people.json']);
});

describe('the pod of rowloom-join', () => {
  const { command, args } = jobNamed('rowloom-join');
  const [shell = '', ...flags] = command;
  const env = { ...process.env, PATH, HOSTNAME: 'rowloom-join-x7k2p' };
  const filesOfPod = () => readdirSync(folder).filter((name) => name.startsWith('people.csv'));

  it('leaves no file if a shard is missing, and exits as the program does', async () => {
    await run(program, jobNamed('rowloom-plan').args);
    await expect(run(shell, [...flags, ...args], env)).rejects.toMatchObject({ code: 2 });
    expect(filesOfPod()).toEqual([]);
  });

  it('removes its file when its node is drained', async () => {
    // A program that is still printing.
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'rowloom'), '#!/bin/sh\necho id,name\nsleep infinity\n', { mode: 0o755 });
    const watcher = watch(folder);
    const container = startInContainer(shell, [...flags, ...args], {
      ...env,
      PATH: [bin, PATH].join(delimiter),
    });
    await once(watcher, 'change');
    watcher.close();
    expect(filesOfPod()).toEqual(['people.csv.rowloom-join-x7k2p']);
    container.kill('SIGTERM');
    expect(await container.end()).toBe(143);
    expect(filesOfPod()).toEqual([]);
  });
});
